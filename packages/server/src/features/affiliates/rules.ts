/** How net revenue becomes a pay-out (decision 0036). Pure; months are `YYYY-MM`, days `YYYY-MM-DD`, all UTC. */

export const DAY_MS = 86_400_000;
/** Decisions §11: paid 30 days after the month's end, when most charge-backs have come. */
const PAYABLE_AFTER_MS = 30 * DAY_MS;

export interface Figures {
  ggr: number;
  bonus_cost: number;
  fees: number;
  charge_backs: number;
}

export const netOf = ({ ggr, bonus_cost, fees, charge_backs }: Figures): number =>
  ggr - bonus_cost - fees - charge_backs;

/** Part of a net revenue, rounded down: what is left over stays with the house, also of a loss. */
export const shareOf = (netCents: number, percent: number): number =>
  Math.floor((netCents * percent) / 100);

export const monthOf = (at: Date): string => at.toISOString().slice(0, 7);
export const startOf = (month: string): Date => new Date(`${month}-01T00:00:00Z`);

export function nextMonth(month: string): string {
  const start = startOf(month);
  return monthOf(new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1)));
}

/** When a month's revenue may be paid. */
export const payableFrom = (month: string): Date =>
  new Date(startOf(nextMonth(month)).getTime() + PAYABLE_AFTER_MS);

/** Months from the first to the last one, both included; none when the first is later. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = nextMonth(month)) months.push(month);
  return months;
}

/** Percent that hold in a month: those of the newest row that is not later. */
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
 * Settles months in their order: a month below zero is paid nothing and goes on to the next one, whole.
 * @param carried what the months before owe, never above zero
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
 * Shares of a report's lines that add up to the share of each month's sum: every day takes what the month so far comes to,
 * less what the days before took.
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
