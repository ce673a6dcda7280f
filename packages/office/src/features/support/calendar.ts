/** Draft of the support calendar. */
import type { StoredSupportCalendar } from '@wl/contract/office/support-calendar';
import { MAX_CALENDAR_DATES, type SupportCalendar } from '@wl/world/casino/support-calendar';
import { datesIn } from '../../app/forms/dates.ts';

export type CalendarDraft = Omit<SupportCalendar, 'closed'> & {
  /** Closed dates, as the clerk writes them. */
  closed: string;
};

export const draftOf = ({ calendar }: StoredSupportCalendar): CalendarDraft => ({
  ...calendar,
  closed: calendar.closed.join('\n'),
});

/** Returns the calendar of a draft; null while it has no working day, an invalid date or too many dates. */
export function calendarOf(draft: CalendarDraft): SupportCalendar | null {
  const closed = datesIn(draft.closed);
  if (closed === null || closed.length > MAX_CALENDAR_DATES || !draft.days.includes(true))
    return null;
  return { ...draft, closed };
}
