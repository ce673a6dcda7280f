import { MAX_PERIOD_DAYS } from '@wl/contract/office/reports';

const DAY_MS = 86_400_000;

/** Days of a period, both included, `YYYY-MM-DD`. */
export interface Days {
  from: string;
  until: string;
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Returns the period of this many UTC days that ends today. @param now in milliseconds */
export const lastDays = (count: number, now: number): Days => ({
  from: dayOf(now - (count - 1) * DAY_MS),
  until: dayOf(now),
});

/** Returns the reason why no report can be made for a period, or undefined. An emptied date field is an empty text. */
export function problemOf({ from, until }: Days): 'incomplete' | 'reversed' | 'long' | undefined {
  if (from === '' || until === '') return 'incomplete';
  const days = (Date.parse(until) - Date.parse(from)) / DAY_MS + 1;
  if (days < 1) return 'reversed';
  return days > MAX_PERIOD_DAYS ? 'long' : undefined;
}
