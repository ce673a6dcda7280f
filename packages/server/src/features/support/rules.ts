import {
  TICKET_MIN_TEXT,
  TICKET_PROMISE_MS,
  REVIEW_WITHIN_MS,
  type TicketKind,
} from '@wl/world/casino/support';
import type { ErrorCode } from '@wl/contract/errors';
import type { FieldCode } from '@wl/contract/field-texts';
import { isEmail } from '../../platform/email/email-address.ts';
import type { TicketRow } from './repository.ts';

/** Returns the time by which an answer is promised. */
export const dueAt = (kind: TicketKind, now: Date): Date =>
  new Date(now.getTime() + TICKET_PROMISE_MS[kind]);

/** Returns the ticket number shown to clerks and to the ticket's author, such as `E-12`. */
export const numberOf = ({ number }: Pick<TicketRow, 'number'>): string => `E-${number}`;

/**
 * Returns a ticket's errors by field, or an empty object if the ticket is valid. A member's name and e-mail address
 * come from the account, so they are checked only for visitors.
 */
export function judgeTicket(
  ticket: { name: string; email: string; text: string },
  isMember: boolean,
): Record<string, FieldCode> {
  const faults: Record<string, FieldCode> = {};
  if (!isMember && ticket.name === '') faults['name'] = 'field.required';
  if (!isMember && ticket.email === '') faults['email'] = 'field.email_missing';
  else if (!isMember && !isEmail(ticket.email)) faults['email'] = 'field.email_invalid';
  if (ticket.text === '') faults['text'] = 'field.required';
  else if (ticket.text.length < TICKET_MIN_TEXT) faults['text'] = 'field.too_little';
  return faults;
}

/** Returns true if a second review of a complaint may be requested: within a month of its first answer. */
export function mayReview(
  row: Pick<TicketRow, 'kind' | 'state' | 'answered_at' | 'reviewed_by'>,
  now: Date,
): boolean {
  return (
    row.kind === 'complaint' &&
    row.state === 'answered' &&
    row.reviewed_by === null &&
    row.answered_at !== null &&
    now.getTime() - row.answered_at.getTime() < REVIEW_WITHIN_MS
  );
}

/** Returns the reason why this clerk may not answer the ticket now; undefined if the clerk may answer it. */
export function refusal(
  row: Pick<TicketRow, 'state' | 'answered_by' | 'claimed_by' | 'claimed_until'>,
  clerkId: string,
  now: Date,
): ErrorCode | undefined {
  if (row.state !== 'open' && row.state !== 'review') return 'ticket.answered';
  if (row.state === 'review' && row.answered_by === clerkId) return 'ticket.other_clerk';
  const isHeld = row.claimed_until !== null && row.claimed_until > now;
  return isHeld && row.claimed_by !== clerkId ? 'ticket.claimed' : undefined;
}
