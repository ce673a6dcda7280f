import { float53, type WordStream } from '../../fairness/stream.ts';

/** Multipliers of the crash game are counted in hundredths: 250 = 2.50×. */
export interface CrashRules {
  /** What is returned of a stake on average at any target, in hundredths. */
  returnHundredths: number;
  /** Highest multiplier in hundredths: the flight ends there at the latest, and who is aboard is cashed out. */
  highest: number;
}

/** 99 % at every target, at most 50,000× (games.md §4 no. 28). */
export const CRASH_RULES: CrashRules = { returnHundredths: 99, highest: 5_000_000 };

/** e^{0.06 t}: growth of the multiplier per second of flight (games.md §5). */
const CRASH_GROWTH_PER_SECOND = 0.06;

/**
 * The multiplier at which the flight ends, in hundredths: ⌊99 / (1 − u)⌋ with u of 53 random bits, at least 1.00×. So a
 * target of M hundredths is reached with chance 99 / M, and returns 99 % whatever the target.
 */
export function crashPoint(rules: CrashRules, stream: WordStream): number {
  const point = Math.floor(rules.returnHundredths / (1 - float53(stream)));
  return Math.min(Math.max(point, 100), rules.highest);
}

/** What a stake returns, in hundredths: its target when the flight got that far, else nothing. */
export function settleCrash(crashHundredths: number, targetHundredths: number): number {
  return crashHundredths >= targetHundredths ? targetHundredths : 0;
}

/** The multiplier after a time of flight, in hundredths, rounded down. */
export function multiplierAt(elapsedMs: number): number {
  return Math.floor(100 * Math.exp((CRASH_GROWTH_PER_SECOND * elapsedMs) / 1000));
}

/** The first whole millisecond at which a multiplier (in hundredths) is reached. */
export function timeToReach(hundredths: number): number {
  let ms = Math.max(0, Math.ceil((Math.log(hundredths / 100) / CRASH_GROWTH_PER_SECOND) * 1000));
  // The logarithm may be off by one in the last digit; the multiplier itself decides.
  while (ms > 0 && multiplierAt(ms - 1) >= hundredths) ms--;
  while (multiplierAt(ms) < hundredths) ms++;
  return ms;
}
