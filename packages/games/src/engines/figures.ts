import type { GameStats } from '../game.ts';
import type { GameSpread } from './family.ts';

/** Returns the volatility class for a standard deviation given as a multiple of the stake (games.md §4). */
export function volatilityOf(sigma: number): GameStats['volatility'] {
  if (sigma < 2.5) return 1;
  if (sigma < 3.5) return 2;
  if (sigma < 5) return 3;
  return sigma < 8 ? 4 : 5;
}

/**
 * Returns the half-width of the 95% confidence interval in percentage points, rounded up to two decimal places.
 * @param error standard error, as a share of the stake
 */
export function intervalOf(error: number): number {
  return Math.ceil(error * 196 * 100) / 100;
}

/** Rounds a figure to four decimal places for publication. */
export function fourDigits(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** Statistics of one bet. Amounts are multiples of the stake. */
export interface BetFigures {
  mean: number;
  sigma: number;
  hitShare: number;
  best: number;
}

/** Statistics of every bet at a table, keyed by the bet's name. */
export type BetsFigures = ReadonlyMap<string, BetFigures>;

/**
 * Returns the published statistics of a table.
 * @param reference bet whose return, standard deviation and hit rate are published for the whole game
 * @throws RangeError if the table has no such bet
 */
export function tableStats(bets: BetsFigures, reference: string): GameStats {
  const about = bets.get(reference);
  if (!about) throw new RangeError(`no figures of the bet ${reference}`);
  return {
    returnPercent: fourDigits(about.mean * 100),
    method: 'exact',
    sigma: fourDigits(about.sigma),
    volatility: volatilityOf(about.sigma),
    hitPercent: fourDigits(about.hitShare * 100),
    maxMultiplier: Math.max(...[...bets.values()].map(({ best }) => best)),
    perBet: Object.fromEntries([...bets].map(([id, { mean }]) => [id, fourDigits(mean * 100)])),
  };
}

export function singleBetStats(figures: BetFigures): GameStats {
  const { perBet: _, ...stats } = tableStats(new Map([['bet', figures]]), 'bet');
  return stats;
}

/** Computes the statistics of a bet from its equally likely payouts, given as multiples of the stake. */
export function figuresOf(pays: readonly number[]): BetFigures {
  const mean = pays.reduce((sum, pay) => sum + pay, 0) / pays.length;
  const squares = pays.reduce((sum, pay) => sum + pay * pay, 0) / pays.length;
  return {
    mean,
    sigma: Math.sqrt(squares - mean ** 2),
    hitShare: pays.filter((pay) => pay > 0).length / pays.length,
    best: Math.max(...pays),
  };
}

/**
 * Returns the spread of a table: each bet's standard deviation, and the standard error of the published return.
 * @param error standard error of the published return, as a share of the stake
 */
export const tableSpread = (bets: BetsFigures, error = 0): GameSpread => ({
  sigmas: Object.fromEntries([...bets].map(([name, { sigma }]) => [name, fourDigits(sigma)])),
  error,
});
