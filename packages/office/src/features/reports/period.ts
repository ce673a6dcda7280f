import type { Granularity } from '@wl/contract/office/reports';

const DAY_MS = 86_400_000;

/** First and last day of a period (`YYYY-MM-DD`, inclusive). */
export interface Days {
  from: string;
  until: string;
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/**
 * Returns the period of `count` UTC days that ends today.
 * @param now current time in milliseconds since the Unix epoch
 */
export const lastDays = (count: number, now: number): Days => ({
  from: dayOf(now - (count - 1) * DAY_MS),
  until: dayOf(now),
});

/** Preset periods, each chosen with one click. */
export const presets = ['today', 'yesterday', 'week', 'days', 'month'] as const;
export type Preset = (typeof presets)[number];

/**
 * Returns the first and last day of a preset period.
 * @param now current time in milliseconds since the Unix epoch
 */
export function presetDays(preset: Preset, now: number): Days {
  if (preset === 'yesterday') return { from: dayOf(now - DAY_MS), until: dayOf(now - DAY_MS) };
  if (preset === 'month') return { from: `${dayOf(now).slice(0, 7)}-01`, until: dayOf(now) };
  return lastDays(preset === 'today' ? 1 : preset === 'week' ? 7 : 30, now);
}

/** Returns the number of days in a period; less than 1 if the last day is before the first. */
export const lengthOf = ({ from, until }: Days): number =>
  (startOf(until) - startOf(from)) / DAY_MS + 1;

/**
 * Returns the reason why a report cannot be generated for a period, or undefined if it can. `incomplete` means that a
 * date field is empty.
 */
export function problemOf(
  days: Days,
  maxDays: number,
): 'incomplete' | 'reversed' | 'long' | undefined {
  if (days.from === '' || days.until === '') return 'incomplete';
  const length = lengthOf(days);
  if (length < 1) return 'reversed';
  return length > maxDays ? 'long' : undefined;
}

/**
 * Returns the first and last day of the report row that begins on `from`. The row ends with its week or month, but not
 * after `until`.
 */
export function rowDays(from: string, by: Granularity, until: string): Days {
  const date = new Date(startOf(from));
  const rest =
    by === 'week'
      ? (7 - date.getUTCDay()) % 7
      : new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate() -
        date.getUTCDate();
  const last = by === 'day' ? from : dayOf(date.getTime() + rest * DAY_MS);
  return { from, until: last < until ? last : until };
}
