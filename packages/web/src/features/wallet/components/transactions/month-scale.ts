/** The axes of the month chart. Pure. */

export interface Month {
  /** `YYYY-MM`. */
  month: string;
  /** Cents. */
  top_ups: number;
  cash_outs: number;
}

/** The lowest end of a scale, in cents. */
const LOWEST = 10_00;
/** A chart has at least this many columns: a single month is a bar, not a wall. */
const FEWEST = 6;
const MOST = 24;

/** The round amount (1, 2 or 5 with zeros) at or above `cents` where a scale ends; at least ten units. */
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
 * Every month from the first with a payment to the last, those without one as zeros: time runs evenly. Short histories get
 * earlier, empty months in front.
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
