import {
  type CalendarDate,
  fromAbsolute,
  toCalendarDate,
  toCalendarDateTime,
  toZoned,
} from '@internationalized/date';
import { COMPLAINT_FINAL_DAYS, TICKET_PROMISE, type TicketKind } from './support.ts';

/** Support's calendar: the days that count towards ticket deadlines. */
export interface SupportCalendar {
  /** IANA time zone that determines when each day begins and ends, such as `Europe/Istanbul`. */
  zone: string;
  /** One flag per weekday, starting with Monday: true if support is open on that day. At least one is true. */
  days: readonly boolean[];
  /** Dates (`YYYY-MM-DD`) on which support is closed, such as public holidays. */
  closed: readonly string[];
}

/** Maximum number of closed dates. */
export const MAX_CALENDAR_DATES = 60;

/** Default calendar, used until staff change it: Monday to Friday. */
export const plainCalendar: SupportCalendar = {
  zone: 'UTC',
  days: [true, true, true, true, true, false, false],
  closed: [],
};

const WEEK = 7;

const dateAt = (instant: Date, zone: string): CalendarDate =>
  toCalendarDate(fromAbsolute(instant.getTime(), zone));

/**
 * Returns the first instant after a date in the given time zone. If the clocks skip midnight, returns the instant of
 * the clock change.
 */
const endOf = (day: CalendarDate, zone: string): Date =>
  toZoned(toCalendarDateTime(day.add({ days: 1 })), zone).toDate();

/**
 * Returns true if the support team works on the given date. Dates that the time zone skips, as Samoa did in 2011, are
 * not working days.
 */
function isWorkingDay({ zone, days, closed }: SupportCalendar, day: CalendarDate): boolean {
  // `toDate('UTC')` gives midnight UTC on the date, so that the weekday does not depend on this machine's zone.
  const weekday = (day.toDate('UTC').getUTCDay() + 6) % WEEK;
  if (days[weekday] !== true || closed.includes(day.toString())) return false;
  return endOf(day.subtract({ days: 1 }), zone) < endOf(day, zone);
}

/**
 * Returns the deadline for answering a ticket: 24:00, in support's time zone, on the last of the promised working days.
 * The day of receipt does not count. Closed days cannot move the deadline past the limit in calendar days.
 * @param from time of receipt
 */
export function deadlineOf(kind: TicketKind, from: Date, calendar: SupportCalendar): Date {
  const { workingDays, days } = TICKET_PROMISE[kind];
  const receipt = dateAt(from, calendar.zone);
  let last = receipt;
  let counted = 0;
  for (let day = 1; day <= days && counted < workingDays; day += 1) {
    last = receipt.add({ days: day });
    if (isWorkingDay(calendar, last)) counted += 1;
  }
  return endOf(last, calendar.zone);
}

/**
 * Returns the time by which a complaint needs its final answer: the end of the last of the `COMPLAINT_FINAL_DAYS`
 * calendar days after receipt.
 */
export const finalDeadlineOf = (from: Date, { zone }: SupportCalendar): Date =>
  endOf(dateAt(from, zone).add({ days: COMPLAINT_FINAL_DAYS }), zone);

/** Returns the end of the day that contains this instant, in support's time zone. */
export const endOfDay = (at: Date, { zone }: SupportCalendar): Date =>
  endOf(dateAt(at, zone), zone);

/**
 * Returns the last millisecond before a deadline. Deadlines are at midnight, so the date of this instant is the last
 * day on which the deadline can be met.
 */
export const lastInstantBefore = (deadline: string): Date => new Date(Date.parse(deadline) - 1);
