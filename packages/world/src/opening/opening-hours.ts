/** Opening hours that repeat every week, with exceptions for single dates. */
import {
  CalendarDate,
  fromAbsolute,
  parseDate,
  Time,
  toCalendarDate,
  toCalendarDateTime,
  toZoned,
} from '@internationalized/date';

/**
 * Interval in wall-clock times (`HH:MM`). If `to` is not later than `from`, the interval ends on the next day. `24:00`
 * is the end of the day.
 */
export interface Interval {
  from: string;
  to: string;
}

export interface OpeningHours {
  /** Time zone of all times, such as `Europe/Istanbul`. */
  zone: string;
  /** Intervals that begin on each day of the week, Monday first. Overlapping intervals count as one. */
  days: readonly (readonly Interval[])[];
  /**
   * Dates (`YYYY-MM-DD`) whose intervals differ from those of their weekday. A closed date has no intervals. An
   * interval that began on the evening before still ends at its own time.
   */
  dates: readonly { date: string; intervals: readonly Interval[] }[];
}

const WEEK = 7;
/** Maximum number of dates that differ from their weekday. */
export const MAX_DATES = 60;
/** Maximum number of intervals that begin on one day. */
export const MAX_INTERVALS = 6;
/**
 * Maximum number of days ahead for a date that differs from its weekday, counted from the day on which staff save it.
 */
export const MAX_DAYS_AHEAD = 400;
/**
 * Number of days to search for the next opening: enough to cover a full week after the maximum number of consecutive
 * closed dates.
 */
const SEARCHED_DAYS = MAX_DATES + WEEK + 1;

/** State at an instant: open or closed, and the time of the next change. */
export interface Opening {
  isOpen: boolean;
  /** Time of the next opening if the hours are closed; null if they are open or no opening is scheduled. */
  opensAt: Date | null;
  /** Time of the next closing if the hours are open; null if they are closed or never close. */
  closesAt: Date | null;
}

/** Returns whether the hours are open at an instant, and when they will next open or close. */
export function openingAt(hours: OpeningHours, at: Date): Opening {
  const today = toCalendarDate(fromAbsolute(at.getTime(), hours.zone));
  for (const { from, to, isEndless } of spansFrom(hours, today)) {
    if (at < from) return { isOpen: false, opensAt: from, closesAt: null };
    if (at < to) return { isOpen: true, opensAt: null, closesAt: isEndless ? null : to };
  }
  return { isOpen: false, opensAt: null, closesAt: null };
}

interface Span {
  from: Date;
  to: Date;
  /** True if the span lasts beyond the last day that was searched. */
  isEndless: boolean;
}

/**
 * Generates the open spans in order. Begins with the day before `today`, because its intervals can end after midnight.
 * Intervals that overlap or touch form one span.
 */
function* spansFrom(hours: OpeningHours, today: CalendarDate): Generator<Span> {
  const end = today.add({ days: searchedDays(hours, today) });
  const endsAt = instantOf(end, '00:00', hours.zone);
  let current: Omit<Span, 'isEndless'> | undefined;
  for (let day = today.subtract({ days: 1 }); day.compare(end) < 0; day = day.add({ days: 1 }))
    for (const { from, to } of spansOf(hours, day)) {
      if (current && from <= current.to) {
        if (to > current.to) current.to = to;
        continue;
      }
      if (current) yield { ...current, isEndless: false };
      current = { from, to };
    }
  if (current) yield { ...current, isEndless: current.to >= endsAt };
}

/**
 * Returns the number of days to search, so that the search covers a week after the last date that differs from its
 * weekday. Such a date can be one day more than `MAX_DAYS_AHEAD` ahead, because today can be a day earlier in the zone
 * of the hours than in UTC.
 */
function searchedDays({ dates }: OpeningHours, today: CalendarDate): number {
  const ahead = dates.map(({ date }) => parseDate(date).compare(today) + WEEK + 1);
  return Math.max(SEARCHED_DAYS, ...ahead.filter((days) => days <= MAX_DAYS_AHEAD + 1 + WEEK + 1));
}

/** Returns the spans that begin on a date, earliest first. A span that a clock change skips is left out. */
function spansOf({ zone, days, dates }: OpeningHours, day: CalendarDate) {
  // `toDate('UTC')` gives midnight UTC on the date, so that the weekday does not depend on this machine's zone.
  const weekday = (day.toDate('UTC').getUTCDay() + 6) % WEEK;
  const name = day.toString();
  const intervals = dates.find(({ date }) => date === name)?.intervals ?? days[weekday] ?? [];
  return intervals
    .map(({ from, to }) => ({
      from: instantOf(day, from, zone),
      to: instantOf(to > from ? day : day.add({ days: 1 }), to, zone),
    }))
    .filter(({ from, to }) => from < to)
    .toSorted((a, b) => a.from.getTime() - b.from.getTime());
}

/** Returns the instant of a wall-clock time in a zone. A time that a clock change skips is moved forward. */
function instantOf(day: CalendarDate, time: string, zone: string): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const wall =
    hour === 24
      ? toCalendarDateTime(day.add({ days: 1 }))
      : toCalendarDateTime(day, new Time(hour, minute));
  return toZoned(wall, zone).toDate();
}
