/**
 * Rules for payouts from net revenue (decision 0036), as pure functions. Months are `YYYY-MM` and days are
 * `YYYY-MM-DD`, all in UTC.
 */

export const DAY_MS = 86_400_000;
/** Delay of affiliate payouts after the month's end. Most chargebacks arrive within this time (decisions §11). */
const PAYABLE_AFTER_MS = 30 * DAY_MS;

export interface Figures {
  ggr: number;
  bonus_cost: number;
  fees: number;
  charge_backs: number;
}

export const netOf = ({ ggr, bonus_cost, fees, charge_backs }: Figures): number =>
  ggr - bonus_cost - fees - charge_backs;

/**
 * Returns `percent` percent of the net revenue, in cents. Rounds down, which favours the operator even if the net
 * revenue is negative.
 */
export const shareOf = (netCents: number, percent: number): number =>
  Math.floor((netCents * percent) / 100);

export const monthOf = (at: Date): string => at.toISOString().slice(0, 7);
export const startOf = (month: string): Date => new Date(`${month}-01T00:00:00Z`);

export function nextMonth(month: string): string {
  const start = startOf(month);
  return monthOf(new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1)));
}

/** Returns the earliest time at which the affiliate's share for a month can be paid. */
export const payableFrom = (month: string): Date =>
  new Date(startOf(nextMonth(month)).getTime() + PAYABLE_AFTER_MS);

/** Returns the months from `first` to `last`, both inclusive, or an empty list if `first` is after `last`. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = nextMonth(month)) months.push(month);
  return months;
}

/**
 * Returns the percentage that applies in `month`: the percentage of the latest share that starts in or before `month`.
 * Returns 0 if there is no such share.
 */
export function percentIn(
  month: string,
  shares: readonly { month: string; percent: number }[],
): number {
  const holding = shares
    .filter((share) => share.month <= month)
    .toSorted((a, b) => a.month.localeCompare(b.month));
  return holding.at(-1)?.percent ?? 0;
}

export interface MonthRevenue {
  month: string;
  net: number;
  percent: number;
}

export interface SettledMonth extends MonthRevenue {
  share: number;
  carriedIn: number;
  paid: number;
  carriedOut: number;
}

/**
 * Settles months in order. A month with a negative balance pays nothing, and its whole balance is carried to the next
 * month.
 * @param carried balance carried from earlier months: negative or zero
 */
export function settle(months: readonly MonthRevenue[], carried: number): SettledMonth[] {
  let carriedIn = carried;
  return months.map((month) => {
    const share = shareOf(month.net, month.percent);
    const balance = carriedIn + share;
    const settled = {
      ...month,
      share,
      carriedIn,
      paid: Math.max(0, balance),
      carriedOut: Math.min(0, balance),
    };
    carriedIn = settled.carriedOut;
    return settled;
  });
}

/**
 * Returns the affiliate's share for each line of a report. Rounds the running total of the month instead of each line,
 * so that the lines add up to the month's share.
 */
export function sharesOf(
  lines: readonly { period: string; net: number }[],
  percentOf: (month: string) => number,
): number[] {
  let month = '';
  let sum = 0;
  return lines.map(({ period, net }) => {
    if (period.slice(0, 7) !== month) {
      month = period.slice(0, 7);
      sum = 0;
    }
    const before = shareOf(sum, percentOf(month));
    sum += net;
    return shareOf(sum, percentOf(month)) - before;
  });
}
