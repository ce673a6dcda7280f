import type { PlayDay } from '@wl/contract/own-play';

/** Period covered by one bar of the charts: a day, a week starting on Monday, or a month. */
export interface Period {
  /** First day, `YYYY-MM-DD`. */
  start: string;
  rounds: number;
  staked: number;
  paid: number;
  /** Payouts minus stakes. */
  net: number;
  minutes: number;
}

export type PeriodUnit = 'day' | 'week' | 'month';

/**
 * Returns the unit of time for the bars of a chart. Charts of longer periods use longer units, because daily bars for a
 * whole year would be unreadable.
 */
export const unitOf = (days: number): PeriodUnit =>
  days <= 30 ? 'day' : days <= 90 ? 'week' : 'month';

const DAY_MS = 24 * 60 * 60 * 1000;
const textOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

function startOf(day: string, unit: PeriodUnit): string {
  if (unit === 'month') return `${day.slice(0, 7)}-01`;
  if (unit === 'day') return day;
  const ms = Date.parse(day);
  const sinceMonday = (new Date(ms).getUTCDay() + 6) % 7;
  return textOf(ms - sinceMonday * DAY_MS);
}

/** Returns every period from the first to the last day, oldest first. In periods without play, all figures are 0. */
export function periodsOf(
  days: readonly PlayDay[],
  { from, to }: { from: string; to: string },
  unit: PeriodUnit,
): Period[] {
  const periods = new Map<string, Period>();
  for (let ms = Date.parse(from); ms <= Date.parse(to); ms += DAY_MS) {
    const start = startOf(textOf(ms), unit);
    if (!periods.has(start))
      periods.set(start, { start, rounds: 0, staked: 0, paid: 0, net: 0, minutes: 0 });
  }
  for (const day of days) {
    const period = periods.get(startOf(day.day, unit));
    if (!period) continue;
    period.rounds += day.rounds;
    period.staked += day.staked_cents;
    period.paid += day.paid_cents;
    period.net += day.paid_cents - day.staked_cents;
    period.minutes += day.minutes;
  }
  return [...periods.values()];
}

/** Returns the totals over all periods. */
export function sumOf(periods: readonly Period[]): Omit<Period, 'start'> {
  const sum = { rounds: 0, staked: 0, paid: 0, net: 0, minutes: 0 };
  for (const { rounds, staked, paid, net, minutes } of periods) {
    sum.rounds += rounds;
    sum.staked += staked;
    sum.paid += paid;
    sum.net += net;
    sum.minutes += minutes;
  }
  return sum;
}
