/** Draft of the support calendar, as edited in the form, and conversions between the draft and the calendar. */
import type { StoredSupportCalendar } from '@wl/contract/office/support-calendar';
import { MAX_CALENDAR_DATES, type SupportCalendar } from '@wl/world/casino/support-calendar';
import { datesIn } from '../../app/forms/dates.ts';

export type CalendarDraft = Omit<SupportCalendar, 'closed'> & {
  /** Closed dates as text, separated by white space, commas or semicolons. */
  closed: string;
};

export const draftOf = ({ calendar }: StoredSupportCalendar): CalendarDraft => ({
  ...calendar,
  closed: calendar.closed.join('\n'),
});

/**
 * Converts a draft to a calendar. Returns null if the draft has an invalid date, too many closed dates, or no working
 * day.
 */
export function calendarOf(draft: CalendarDraft): SupportCalendar | null {
  const closed = datesIn(draft.closed);
  if (closed === null || closed.length > MAX_CALENDAR_DATES || !draft.days.includes(true))
    return null;
  return { ...draft, closed };
}
