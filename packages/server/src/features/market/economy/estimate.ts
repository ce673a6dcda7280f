import { xoshiro128 } from '@wl/games/simulation/xoshiro';
import type { Lifetime } from './lifetime.ts';

/** Averages over many simulated lifetimes of an item, in cents unless stated otherwise. */
export interface Estimate {
  lifetimes: number;
  value: number;
  /** Standard error of `value`. */
  error: number;
  granted: number;
  required: number;
  /** Share of simulated lifetimes in which the wagering requirement was met with money left. */
  finishShare: number;
}

/** Half-width of a 99% confidence interval, in standard errors. */
export const WIDTH_99 = 2.5758;

/**
 * Returns the half-width of the 99% confidence interval of a share, by Wilson's method (Journal of the American
 * Statistical Association 22, 1927, 209–212). Unlike the normal approximation, this method does not give 0 for a share
 * of 0 or 1.
 * @param lifetimes number of lifetimes from which the share was computed
 */
export function shareInterval(share: number, lifetimes: number): number {
  const spread = WIDTH_99 ** 2 / lifetimes;
  return Math.sqrt(spread * share * (1 - share) + spread ** 2 / 4) / (1 + spread);
}

/**
 * Minimum number of lifetimes for fitting the control variate's coefficient. With fewer lifetimes, the fit would be
 * unreliable, so the coefficient is 1.
 */
const LIFETIMES_FOR_SLOPE = 1_000;

/**
 * Simulates a market item's lifetime many times and returns the averages. The winnings of operator-paid spins serve as
 * a control variate, which reduces the variance caused by rare jackpots.
 */
export function estimate(lifetime: Lifetime, lifetimes: number, seed: number): Estimate {
  const random = xoshiro128(seed);
  let sum = 0;
  let squares = 0;
  let drawn = 0;
  let drawnSquares = 0;
  let products = 0;
  let granted = 0;
  let required = 0;
  let finished = 0;
  for (let i = 0; i < lifetimes; i++) {
    const ending = lifetime(random);
    sum += ending.gain;
    squares += ending.gain * ending.gain;
    drawn += ending.drawn;
    drawnSquares += ending.drawn * ending.drawn;
    products += ending.gain * ending.drawn;
    granted += ending.granted;
    required += ending.required;
    if (ending.finished) finished += 1;
  }
  const mean = sum / lifetimes;
  const meanDrawn = drawn / lifetimes;
  const drawnVariance = drawnSquares / lifetimes - meanDrawn * meanDrawn;
  const covariance = products / lifetimes - mean * meanDrawn;
  const fitted = drawnVariance > 0 ? covariance / drawnVariance : 0;
  const slope = lifetimes < LIFETIMES_FOR_SLOPE ? 1 : fitted;
  const variance =
    squares / lifetimes - mean * mean - 2 * slope * covariance + slope * slope * drawnVariance;
  return {
    lifetimes,
    value: mean - slope * meanDrawn,
    error: Math.sqrt(Math.max(0, variance) / lifetimes),
    granted: granted / lifetimes,
    required: required / lifetimes,
    finishShare: finished / lifetimes,
  };
}
