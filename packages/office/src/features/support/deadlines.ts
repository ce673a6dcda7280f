/** Urgency of tickets by their deadlines. */
import type { TicketLine } from '@wl/contract/office/support';

/**
 * Urgency of a ticket: overdue, due today in support's time zone, due later; `none` if it does not wait for support.
 */
export type Urgency = 'late' | 'today' | 'later' | 'none';

const dayIn = (zone: string, at: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(at);

/** Returns true if the ticket waits for an answer from support. */
export const isWaiting = ({ state }: Pick<TicketLine, 'state'>): boolean =>
  state === 'open' || state === 'review';

/**
 * Returns the urgency of a ticket.
 * @param now current time in milliseconds
 * @param zone time zone of support's calendar
 */
export function urgencyOf(
  ticket: Pick<TicketLine, 'state' | 'due_at' | 'is_late'>,
  now: number,
  zone: string,
): Urgency {
  if (!isWaiting(ticket)) return 'none';
  const due = Date.parse(ticket.due_at);
  // The clock of this computer can be wrong, so a ticket that the server calls overdue is overdue.
  if (ticket.is_late || due < now) return 'late';
  // A deadline is the end of a day, stored as the first instant of the next day.
  return dayIn(zone, due - 1) === dayIn(zone, now) ? 'today' : 'later';
}

/** Colour of a badge by urgency. */
export const urgencyTone: Readonly<Record<Urgency, 'bad' | 'warn' | 'ok' | undefined>> = {
  late: 'bad',
  today: 'warn',
  later: 'ok',
  none: undefined,
};
