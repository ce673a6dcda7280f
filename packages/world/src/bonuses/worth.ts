import type { BonusTerms } from './kind.ts';

/**
 * Returns the maximum cost of an item to the operator, in cents: its bonus money, or the stakes that it covers. A grant
 * that costs more than `GRANT_FOUR_EYES_CENTS` needs two clerks.
 * @param smallestStakeCents returns the smallest stake of a game, given the game's slug
 */
export function worthCents(
  terms: BonusTerms,
  smallestStakeCents: (game: string) => number,
): number {
  switch (terms.kind) {
    case 'deposit_bonus':
    case 'deposit_cashback':
      return terms.maxCents;
    case 'free_spins':
      return terms.spins * smallestStakeCents(terms.game);
    case 'spin_credits':
      return terms.creditCents;
    case 'tournament_ticket':
    case 'destination_ticket':
      return 0;
  }
}
