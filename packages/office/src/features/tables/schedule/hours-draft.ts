/** Draft of the opening hours of a table. */
import type { StoredTableHours } from '@wl/contract/office/tables-hours';
import type { Interval, OpeningHours } from '@wl/world/opening/opening-hours';

export interface HoursDraft {
  /** False if only clerks open and close the table. */
  isOn: boolean;
  zone: string;
  days: readonly (readonly Interval[])[];
  /** Dates whose intervals differ from those of their weekday. `date` is empty until the clerk chooses a date. */
  dates: OpeningHours['dates'];
}

/** Default for an interval that a clerk adds to a day. It ends after midnight. */
export const usualInterval: Interval = { from: '18:00', to: '02:00' };

const WEEK = 7;

/** Returns a draft of the stored hours. If no hours are stored, the draft has the given time zone and no intervals. */
export function draftOf({ hours }: StoredTableHours, zone: string): HoursDraft {
  if (hours) return { isOn: true, ...hours };
  return { isOn: false, zone, days: Array.from({ length: WEEK }, () => []), dates: [] };
}

const isSound = ({ from, to }: Interval) => from !== '' && to !== '' && from !== to;

/**
 * Returns the opening hours of a draft; null if the draft has none. Returns undefined if a time or a date is missing, an
 * interval is empty, or a date occurs twice.
 */
export function hoursOf({ isOn, zone, days, dates }: HoursDraft): OpeningHours | null | undefined {
  if (!isOn) return null;
  const all = [...days, ...dates.map(({ intervals }) => intervals)];
  const names = dates.map(({ date }) => date);
  const isComplete =
    all.every((intervals) => intervals.every(isSound)) &&
    names.every((date) => date !== '') &&
    new Set(names).size === names.length;
  return isComplete ? { zone, days, dates } : undefined;
}
