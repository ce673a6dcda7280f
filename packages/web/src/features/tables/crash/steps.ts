import type { TableLimits } from '@wl/contract/tables-limits';
import { highestFor } from '@wl/games/engines/crash/bets';
import { CRASH_RULES } from '@wl/games/engines/crash/rules';

/** Leading digits of the stakes that the buttons offer. */
const DIGITS = [1, 2, 5] as const;
const DECADES = 7;

/** Automatic cash-out multipliers, in hundredths, that the buttons offer. */
const TARGETS = [
  110, 120, 130, 150, 170, 200, 250, 300, 400, 500, 700, 1_000, 1_500, 2_000, 3_000, 5_000, 10_000,
  20_000, 50_000, 100_000, 500_000, 1_000_000, 5_000_000,
] as const;

/**
 * Returns the offered stakes that a table's limits allow, in cents and in ascending order. Each stake is 1, 2 or 5
 * times a power of ten.
 */
export function stakesOf(limits: TableLimits): number[] {
  const { chip_cents, min_spot_cents, max_spot_cents } = limits;
  const all = Array.from({ length: DECADES }, (_, decade) =>
    DIGITS.map((one) => one * 10 ** decade),
  );
  return all
    .flat()
    .filter(
      (cents) => cents >= min_spot_cents && cents <= max_spot_cents && cents % chip_cents === 0,
    );
}

/**
 * Returns the possible automatic cash-out targets for a stake, in ascending order. The first is null, which means that
 * the member cashes out only by hand.
 */
export function targetsFor(stakeCents: number): (number | null)[] {
  return [null, ...TARGETS.filter((target) => target <= highestFor(CRASH_RULES, stakeCents))];
}

/**
 * Returns the next value in a list (`by` 1) or the previous value (`by` -1); null if there is none. Wraps the value in
 * an object, because a value can itself be null.
 */
export function stepFrom<T>(values: readonly T[], value: T, by: 1 | -1): { value: T } | null {
  const next = values[values.indexOf(value) + by];
  return next === undefined || !values.includes(value) ? null : { value: next };
}
