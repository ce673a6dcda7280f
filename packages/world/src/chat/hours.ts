/** Opening hours of the chat, during which clerks answer. Members can write at any time. */
import { MAX_DATES, openingAt, type Opening } from '../opening/opening-hours.ts';

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

export const MAX_CLOSED_DATES = MAX_DATES;

/** Returns whether the chat is open at an instant, and when it will next open or close. */
export function chatOpeningAt({ zone, days, closed }: ChatHours, at: Date): Opening {
  const weekdays = days.map((hours) => (hours ? [hours] : []));
  const dates = closed.map((date) => ({ date, intervals: [] }));
  return openingAt({ zone, days: weekdays, dates }, at);
}
