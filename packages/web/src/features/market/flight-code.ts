import type { BonusTerms } from '@wl/world/bonuses/kind';

/** Maximum length of a flight code on the board, in characters. */
export const CODE_LENGTH = 5;

/**
 * Returns the flight code of an item: the abbreviation of its kind, followed by its amount or number, such as DB100 or
 * FS20.
 */
export function flightCode(terms: BonusTerms): string {
  switch (terms.kind) {
    case 'deposit_bonus':
      return `DB${Math.round(terms.maxCents / 100)}`;
    case 'deposit_cashback':
      return `CB${terms.percent}`;
    case 'free_spins':
      return `FS${terms.spins}`;
    case 'spin_credits':
      return `SC${Math.round(terms.creditCents / 100)}`;
    case 'tournament_ticket':
      return 'TOUR';
    case 'destination_ticket':
      return 'TRIP';
  }
}
