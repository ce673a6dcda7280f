/** Tournaments (decisions §11). They are played only on slots, at one fixed stake, for prizes in Coins. */

/**
 * Scoring methods: highest multiplier of a single round, highest turnover, or most rounds with a payout above the
 * stake.
 */
export const scorings = ['multiplier', 'turnover', 'wins'] as const;
export type Scoring = (typeof scorings)[number];

export const entryWays = ['free', 'coins', 'ticket'] as const;
export type EntryWay = (typeof entryWays)[number];

export const tournamentStates = ['upcoming', 'running', 'settling', 'over', 'cancelled'] as const;
export type TournamentState = (typeof tournamentStates)[number];

/** Prize in Coins for each rank from `from` to `to` (inclusive). */
export interface PrizeBand {
  from: number;
  to: number;
  coins: number;
}

/**
 * Minimum number of ranked members required for full prizes. With fewer ranked members, the prizes are reduced in
 * proportion, so that a lone member at night does not win full prizes without competition (decision 42).
 */
export const FULL_PRIZES_FROM = 10;

/**
 * Returns the prize for a rank (1 is the first), in whole Coins.
 * @param scored number of members with a score; below `FULL_PRIZES_FROM`, prizes are reduced in proportion
 */
export function prizeOf(
  prizes: readonly PrizeBand[],
  rank: number,
  scored = FULL_PRIZES_FROM,
): number {
  const full = prizes.find(({ from, to }) => rank >= from && rank <= to)?.coins ?? 0;
  return Math.floor((full * Math.min(scored, FULL_PRIZES_FROM)) / FULL_PRIZES_FROM);
}

/** Returns the total of all prizes, in Coins. */
export function prizeSum(prizes: readonly PrizeBand[]): number {
  return prizes.reduce((sum, { from, to, coins }) => sum + (to - from + 1) * coins, 0);
}
