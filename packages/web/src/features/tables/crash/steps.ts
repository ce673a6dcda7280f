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

/** Returns the stakes in cents that a table's limits allow, in ascending order: 1, 2 and 5 times each power of ten. */
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

/** Returns the possible automatic cash-out targets for a stake, ascending; null means "by hand only". */
export function targetsFor(stakeCents: number): (number | null)[] {
  return [null, ...TARGETS.filter((target) => target <= highestFor(CRASH_RULES, stakeCents))];
}

/** Returns the value `by` places after `value` in a list; null if there is none. */
export function stepFrom<T>(values: readonly T[], value: T, by: 1 | -1): { value: T } | null {
  const next = values[values.indexOf(value) + by];
  return next === undefined || !values.includes(value) ? null : { value: next };
}
