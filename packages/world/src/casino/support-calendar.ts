/** Support's calendar: the days that count for the deadlines of tickets. */
export interface SupportCalendar {
  /** Time zone in which a day begins and ends, such as `Europe/Istanbul`. */
  zone: string;
  /** True for each weekday on which support works, Monday first. At least one is true. */
  days: readonly boolean[];
  /** Dates (`YYYY-MM-DD`) on which support does not work, such as public holidays. */
  closed: readonly string[];
}

/** Maximum number of closed dates. */
export const MAX_CALENDAR_DATES = 60;

/** Calendar until staff set another: Monday to Friday. */
export const plainCalendar: SupportCalendar = {
  zone: 'UTC',
  days: [true, true, true, true, true, false, false],
  closed: [],
};
