import { int53 } from '../../fairness/stream.ts';
import type { IntStream } from '../../game.ts';

/** Rules of the crash game. Its multipliers are in hundredths: 250 = 2.50×. */
export interface CrashRules {
  /** Average return in hundredths of the stake. It is the same for every target. */
  returnHundredths: number;
  /** Highest multiplier, in hundredths. At this multiplier, the round ends and all remaining bets are cashed out. */
  highest: number;
  /**
   * Largest payout of one bet, in cents. A bet is cashed out at the multiplier at which its value reaches this amount,
   * so the cap does not lower the return. Every cash-out multiplier returns 99%.
   */
  capCents: number;
}

/** Crash rules: 99% return at every target, multipliers up to 50,000×, payouts up to $250,000 per bet (games.md §4). */
export const CRASH_RULES: CrashRules = {
  returnHundredths: 99,
  highest: 5_000_000,
  capCents: 25_000_000,
};

const TWO_53 = 1n << 53n;

/** Growth rate of the multiplier, per second. After t seconds of climb, the multiplier is e^{0.06 t} (games.md §5). */
export const CRASH_GROWTH_PER_SECOND = 0.06;

/**
 * Returns the multiplier at which the climb ends, in hundredths. For a random 53-bit integer n, the multiplier is
 * ⌊99 × 2^53 / (2^53 − n)⌋, but at least 1.00×. A target of M hundredths is reached with probability 99 / M, so the
 * return is 99% at any target. Bets are not an input, so a climb never ends early to limit the casino's payouts
 * (tables.md).
 */
export function crashPoint(rules: CrashRules, stream: IntStream): number {
  // Compute the quotient with exact integers, because a float could round up to the next hundredth.
  const point = (BigInt(rules.returnHundredths) * TWO_53) / (TWO_53 - BigInt(int53(stream)));
  return Number(point < 100n ? 100n : point > rules.highest ? BigInt(rules.highest) : point);
}

/** Returns the payout in hundredths of the stake: the target if the climb reached it, otherwise 0. */
export function settleCrash(crashHundredths: number, targetHundredths: number): number {
  return crashHundredths >= targetHundredths ? targetHundredths : 0;
}

/** Returns the multiplier after the given climb time, in hundredths, rounded down. */
export function multiplierAt(elapsedMs: number): number {
  return Math.floor(100 * Math.exp((CRASH_GROWTH_PER_SECOND * elapsedMs) / 1000));
}

/** Returns the climb time at which a multiplier (in hundredths) is first reached, in whole ms. */
export function timeToReach(hundredths: number): number {
  let ms = Math.max(0, Math.ceil((Math.log(hundredths / 100) / CRASH_GROWTH_PER_SECOND) * 1000));
  // The logarithm can be inexact in the last digit, so correct the result by evaluating the multiplier itself.
  while (ms > 0 && multiplierAt(ms - 1) >= hundredths) ms--;
  while (multiplierAt(ms) < hundredths) ms++;
  return ms;
}
