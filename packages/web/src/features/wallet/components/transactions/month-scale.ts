/** Pure functions for the axes of the month chart. */

export interface Month {
  /** `YYYY-MM`. */
  month: string;
  /** Cents. */
  top_ups: number;
  cash_outs: number;
}

/** Smallest possible upper end of a scale, in cents. */
const LOWEST = 10_00;
/** Minimum number of columns, so that a single month does not fill the chart. */
const FEWEST = 6;
const MOST = 24;

/**
 * Returns the upper end of a scale, in cents. The upper end is the lowest amount that is 1, 2 or 5 times a power of
 * ten, at least `cents`, and at least ten currency units.
 */
export function ceiling(cents: number): number {
  for (let step = LOWEST; ; step *= 10) {
    for (const factor of [1, 2, 5]) {
      if (step * factor >= cents) return step * factor;
    }
  }
}

const before = (month: string): string => {
  const [year = 0, at = 1] = month.split('-').map(Number);
  return at === 1 ? `${String(year - 1)}-12` : `${String(year)}-${String(at - 1).padStart(2, '0')}`;
};

/**
 * Returns every month from the first payment to the last, but at most the latest 24. Months without payments contain
 * zeros, so that the time axis is even. Short histories are extended with empty months at the start.
 */
export function everyMonth(months: readonly Month[]): Month[] {
  const last = months.at(-1);
  const first = months[0];
  if (!first || !last) return [];
  const known = new Map(months.map((one) => [one.month, one]));
  const all: Month[] = [];
  for (
    let month = last.month;
    all.length < MOST && (month >= first.month || all.length < FEWEST);
    month = before(month)
  ) {
    all.unshift(known.get(month) ?? { month, top_ups: 0, cash_outs: 0 });
  }
  return all;
}
