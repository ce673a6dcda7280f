/** Urgency of tickets, derived from their deadlines. */
import type { TicketLine } from '@wl/contract/office/support';

/**
 * Urgency of a ticket: overdue, due today in the support calendar's time zone, or due later; `none` if it is not
 * waiting for support.
 */
export type Urgency = 'late' | 'today' | 'later' | 'none';

const dayIn = (zone: string, at: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(at);

/** Returns true if the ticket is waiting for an answer from support. */
export const isWaiting = ({ state }: Pick<TicketLine, 'state'>): boolean =>
  state === 'open' || state === 'review';

/**
 * Returns the urgency of a ticket.
 * @param now current time in milliseconds
 * @param zone time zone of the support calendar
 */
export function urgencyOf(
  ticket: Pick<TicketLine, 'state' | 'due_at' | 'is_late'>,
  now: number,
  zone: string,
): Urgency {
  if (!isWaiting(ticket)) return 'none';
  const due = Date.parse(ticket.due_at);
  // This computer's clock can be wrong, so trust the server if it marks a ticket as overdue.
  if (ticket.is_late || due < now) return 'late';
  // A deadline is the first instant after the last permitted day, so subtract 1 ms to get that day.
  return dayIn(zone, due - 1) === dayIn(zone, now) ? 'today' : 'later';
}

/** Colour of a badge by urgency. */
export const urgencyTone: Readonly<Record<Urgency, 'bad' | 'warn' | 'ok' | undefined>> = {
  late: 'bad',
  today: 'warn',
  later: 'ok',
  none: undefined,
};
