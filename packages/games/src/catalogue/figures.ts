import type { GameStats } from '../game.ts';

/** Returns the volatility class for a standard deviation given as a multiple of the stake (games.md §4). */
export function volatilityOf(sigma: number): GameStats['volatility'] {
  if (sigma < 2.5) return 1;
  if (sigma < 3.5) return 2;
  if (sigma < 5) return 3;
  return sigma < 8 ? 4 : 5;
}

/**
 * Returns the half-width of the 95 % confidence interval in percentage points, rounded up to two decimals.
 * @param error standard error of a share
 */
export function intervalOf(error: number): number {
  return Math.ceil(error * 196 * 100) / 100;
}

/** Rounds a figure to four decimals for publication. */
export function fourDigits(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
