import { float53, type WordStream } from '../../fairness/stream.ts';

/** Rules of the crash game. Its multipliers are in hundredths: 250 = 2.50×. */
export interface CrashRules {
  /** Average return at any target, in hundredths of the stake. */
  returnHundredths: number;
  /**
   * Highest multiplier in hundredths. The flight ends at this multiplier at the latest, and all remaining bets are
   * cashed out.
   */
  highest: number;
}

/** Crash rules: 99 % return at every target, multiplier at most 50,000× (games.md §4 no. 28). */
export const CRASH_RULES: CrashRules = { returnHundredths: 99, highest: 5_000_000 };

/** Growth rate of the multiplier: after t seconds of flight, it is e^{0.06 t} (games.md §5). */
const CRASH_GROWTH_PER_SECOND = 0.06;

/**
 * Returns the multiplier at which the flight ends, in hundredths: ⌊99 / (1 − u)⌋, but at least 1.00×, where u is a
 * random number in [0, 1) with 53 bits. A target of M hundredths is reached with probability 99 / M, so the return is
 * 99 % at any target.
 */
export function crashPoint(rules: CrashRules, stream: WordStream): number {
  const point = Math.floor(rules.returnHundredths / (1 - float53(stream)));
  return Math.min(Math.max(point, 100), rules.highest);
}

/** Returns the payout of a stake in hundredths: the target if the flight reached it, otherwise 0. */
export function settleCrash(crashHundredths: number, targetHundredths: number): number {
  return crashHundredths >= targetHundredths ? targetHundredths : 0;
}

/** Returns the multiplier after the given flight time, in hundredths, rounded down. */
export function multiplierAt(elapsedMs: number): number {
  return Math.floor(100 * Math.exp((CRASH_GROWTH_PER_SECOND * elapsedMs) / 1000));
}

/** Returns the first whole millisecond at which a multiplier (in hundredths) is reached. */
export function timeToReach(hundredths: number): number {
  let ms = Math.max(0, Math.ceil((Math.log(hundredths / 100) / CRASH_GROWTH_PER_SECOND) * 1000));
  // The logarithm can be inexact in the last digit, so correct the result by evaluating the multiplier itself.
  while (ms > 0 && multiplierAt(ms - 1) >= hundredths) ms--;
  while (multiplierAt(ms) < hundredths) ms++;
  return ms;
}
