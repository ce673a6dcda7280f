/** Draft of the chat's opening hours. */
import type { StoredChatHours } from '@wl/contract/office/chat';
import type { ChatHours, DayHours } from '@wl/world/chat/hours';
import { datesIn } from '../../app/forms/dates.ts';

/** Cache key of the opening hours. */
export const CHAT_HOURS = ['chat-hours'];

export type HoursDraft = Omit<StoredChatHours['hours'], 'closed'> & {
  /** Closed dates, as the clerk writes them: separated by spaces, commas or line breaks. */
  closed: string;
};

/** Default opening hours for a weekday that the clerk changes from closed to open. */
export const usualHours: DayHours = { from: '09:00', to: '18:00' };

export const draftOf = ({ hours }: StoredChatHours): HoursDraft => ({
  ...hours,
  closed: hours.closed.join('\n'),
});

/**
 * Returns the opening hours entered in a draft. Returns null if a time is missing, a closing time is not later than its
 * opening time, or a closed date is invalid.
 */
export function hoursOf(draft: HoursDraft): ChatHours | null {
  const closed = datesIn(draft.closed);
  const areDaysValid = draft.days.every(
    (day) => day === null || (day.from !== '' && day.to !== '' && day.from < day.to),
  );
  return closed && areDaysValid ? { ...draft, closed } : null;
}
