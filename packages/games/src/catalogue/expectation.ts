import { familyOf } from '../engines/families.ts';
import type { GameSpread, SentBet } from '../engines/family.ts';
import type { Game } from '../game.ts';
import generated from './generated/spreads.json' with { type: 'json' };
import { statsOf } from './index.ts';

const spreads = generated as unknown as Readonly<Partial<Record<string, GameSpread>>>;

/** Expected payout of a bet, in cents. The value is not rounded to whole cents. */
export interface Expectation {
  cents: number;
  /** Upper bound on the payout's standard deviation, computed as if all parts of a bet always won or lost together. */
  sigmaCents: number;
}

export const ONLY_BET = 'bet';

/**
 * Returns true if the expected payout depends on the bet and not only on the stake. This is the case if the game's
 * spots can have different returns, or if the stake could pay for the cheapest bonus buy at the minimum stake.
 */
export const needsBet = (game: Game, stakeCents: number): boolean =>
  familyOf(game).parts?.needBet(game, stakeCents) ?? false;

/** Returns the parts of a bet, each with its stake in cents and its published return in percent. */
export function expectationParts(
  game: Game,
  stakeCents: number,
  sent: SentBet,
): { cents: number; returnPercent: number }[] {
  const { returnPercent, perBet = {} } = statsOf(game.slug);
  return partsOf(game, stakeCents, sent).map(([name, cents]) => ({
    cents,
    returnPercent: perBet[name] ?? returnPercent,
  }));
}

/**
 * Computes the expected payout from the published returns (`stats.json`) of a bet's parts.
 * @param stakeCents total stake, including raises
 * @param sent the bet as received from the network; required if `needsBet` returns true
 */
export function expectationOf(game: Game, stakeCents: number, sent: SentBet = {}): Expectation {
  const parts = partsOf(game, stakeCents, sent);
  const { returnPercent, perBet = {} } = statsOf(game.slug);
  const sigmas = spreads[game.slug]?.sigmas ?? {};
  // Treat stakes added by later decisions as returned in full. The published return of the initial stake already
  // includes the winnings from raises under the advised strategy.
  let cents = stakeCents;
  let sigmaCents = 0;
  for (const [name, part] of parts) {
    cents += part * ((perBet[name] ?? returnPercent) / 100 - 1);
    sigmaCents += part * (sigmas[name] ?? 0);
  }
  return { cents, sigmaCents };
}

/** Returns the parts of the opening stake in cents, each with the name under which its return is published. */
const partsOf = (game: Game, stakeCents: number, sent: SentBet): [name: string, cents: number][] =>
  familyOf(game).parts?.of(game, stakeCents, sent) ?? [[ONLY_BET, stakeCents]];

/** Returns the standard error of a game's published return, as a share of the bet's price; 0 if the return is exact. */
export function returnErrorOf(slug: string): number {
  return spreads[slug]?.error ?? 0;
}

/** Returns true if a member's decisions can lower the return below the published return. */
export function hangsOnDecisions(game: Game): boolean {
  return game.steps !== undefined;
}
