/** Opening hours of the chat, during which clerks answer. Members can write at any time. */
import {
  CalendarDate,
  fromAbsolute,
  toCalendarDate,
  toCalendarDateTime,
  toZoned,
  Time,
} from '@internationalized/date';

/** Hours of one weekday as wall-clock times (`HH:MM`). `to` is later than `from`; `24:00` is the end of the day. */
export interface DayHours {
  from: string;
  to: string;
}

export interface ChatHours {
  /** Time zone of the opening hours, such as `Europe/Istanbul`. */
  zone: string;
  /** Opening hours for each day of the week, Monday first; null for a day on which the chat is closed. */
  days: readonly (DayHours | null)[];
  /** Dates (`YYYY-MM-DD`) on which the chat is closed, such as public holidays. */
  closed: readonly string[];
}

const ALL_DAY: DayHours = { from: '00:00', to: '24:00' };
const WEEK = 7;

/** Default opening hours, used until staff change them: always open. */
export const alwaysOpen: ChatHours = {
  zone: 'UTC',
  days: Array.from({ length: WEEK }, () => ALL_DAY),
  closed: [],
};

export const MAX_CLOSED_DATES = 60;
/**
 * Number of days to search for the next opening: enough to cover a full week after the maximum number of consecutive
 * closed dates.
 */
const SEARCHED_DAYS = MAX_CLOSED_DATES + WEEK + 1;

/** State of the chat at an instant: open or closed, and the time of the next change. */
export interface Opening {
  isOpen: boolean;
  /** Time of the next opening if the chat is closed; null if the chat is open or no opening is scheduled. */
  opensAt: Date | null;
  /** Time of the next closing if the chat is open; null if the chat is closed or never closes. */
  closesAt: Date | null;
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

/** Returns the opening and closing instants on a date; null if the chat is closed on that date. */
function hoursOn({ zone, days, closed }: ChatHours, day: CalendarDate): [Date, Date] | null {
  // `toDate('UTC')` gives midnight UTC on the date, so that the weekday does not depend on this machine's zone.
  const weekday = (day.toDate('UTC').getUTCDay() + 6) % WEEK;
  const hours = days[weekday];
  if (!hours || closed.includes(day.toString())) return null;
  return [instantOf(day, hours.from, zone), instantOf(day, hours.to, zone)];
}

/** Returns whether the chat is open at an instant, and when it will next open or close. */
export function openingAt(hours: ChatHours, at: Date): Opening {
  const today = toCalendarDate(fromAbsolute(at.getTime(), hours.zone));
  const spans = Array.from({ length: SEARCHED_DAYS }, (_, day) =>
    hoursOn(hours, today.add({ days: day })),
  ).filter((span) => span !== null);
  const current = spans.findIndex(([from, to]) => from <= at && at < to);
  if (current < 0) {
    const next = spans.find(([from]) => from > at);
    return { isOpen: false, opensAt: next?.[0] ?? null, closesAt: null };
  }
  // Merge consecutive spans without a gap between them. For example, two spans can meet at midnight.
  let last = current;
  while (spans[last + 1]?.[0].getTime() === spans[last]?.[1].getTime()) last += 1;
  const isEndless = last === spans.length - 1 && spans.length === SEARCHED_DAYS;
  return {
    isOpen: true,
    opensAt: null,
    closesAt: isEndless ? null : (spans[last]?.[1] ?? null),
  };
}
