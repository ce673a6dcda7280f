/** Tournaments of decisions §11: slots only, one fixed stake, prizes in Coins. */

/** What wins: the best round, the most staked, or the most rounds that paid more than they cost. */
export const scorings = ['multiplier', 'turnover', 'wins'] as const;
export type Scoring = (typeof scorings)[number];

export const entryWays = ['free', 'coins', 'ticket'] as const;
export type EntryWay = (typeof entryWays)[number];

/** `draft` is seen by the office alone. */
export const tournamentStates = ['upcoming', 'running', 'settling', 'over', 'cancelled'] as const;
export type TournamentState = (typeof tournamentStates)[number];

/** Coins for each of the places `from` to `to`, both included. */
export interface PrizeBand {
  from: number;
  to: number;
  coins: number;
}

/**
 * Prizes are paid in full from so many members with a score on; of fewer, each brings a tenth. Who plays alone would win for
 * nothing otherwise, every hour of the night (decision 42).
 */
export const FULL_PRIZES_FROM = 10;

/**
 * What the place `rank` (1 is the first) is paid, in whole Coins.
 * @param scored members with a score
 */
export function prizeOf(
  prizes: readonly PrizeBand[],
  rank: number,
  scored = FULL_PRIZES_FROM,
): number {
  const full = prizes.find(({ from, to }) => rank >= from && rank <= to)?.coins ?? 0;
  return Math.floor((full * Math.min(scored, FULL_PRIZES_FROM)) / FULL_PRIZES_FROM);
}

/** All prizes together. */
export function prizeSum(prizes: readonly PrizeBand[]): number {
  return prizes.reduce((sum, { from, to, coins }) => sum + (to - from + 1) * coins, 0);
}
