import {
  TICKET_MIN_TEXT,
  REVIEW_WITHIN_MS,
  TICKET_ANSWERED_MS,
  TICKET_FILES_WITHIN_MS,
  TICKET_RATING_MS,
  TICKET_REOPEN_MS,
  type TicketState,
} from '@wl/world/casino/support';
import type { ErrorCode } from '@wl/contract/errors';
import type { FieldCode } from '@wl/contract/field-texts';
import { isEmail } from '../../platform/email/email-address.ts';
import type { TicketChange, TicketRow } from './repository.ts';

/** Returns the ticket number shown to clerks and to the ticket's requester, such as `E-12`. */
export const numberOf = ({ number }: Pick<TicketRow, 'number'>): string => `E-${number}`;

/** Maximum number of digits in a ticket number. JavaScript represents all integers of this length exactly. */
const MAX_DIGITS = 15;

/** Returns the number in a text such as `E-1042` or `1042`; undefined if the text is not a ticket number. */
export function numberIn(text: string): number | undefined {
  const digits = /^(?:e-?)?(\d+)$/i.exec(text.trim())?.[1];
  return digits === undefined || digits.length > MAX_DIGITS ? undefined : Number(digits);
}

/**
 * Returns a ticket's errors by field, or an empty object if the ticket is valid. A member's name and e-mail address
 * come from the account, so these fields are checked only for visitors.
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

/** Maximum length, in characters, of a text shown in a list of tickets. */
const PREVIEW_LENGTH = 160;

/** Returns the beginning of a text as a single line. */
export function previewOf(text: string): string {
  const characters = [
    ...text
      .slice(0, PREVIEW_LENGTH * 4)
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ];
  return characters.length > PREVIEW_LENGTH
    ? `${characters.slice(0, PREVIEW_LENGTH - 1).join('')}…`
    : characters.join('');
}

/** Returns true if the ticket is waiting for an answer from support. */
export const isWaiting = ({ state }: { state: TicketState }): boolean =>
  state === 'open' || state === 'review';

/**
 * Returns true if a waiting ticket is past the deadline for its next answer or, if it is a complaint, for its final
 * answer.
 */
export const isLate = (
  row: Pick<TicketRow, 'state' | 'due_at' | 'final_due_at' | 'reviewed_by'>,
  now: Date,
): boolean => isWaiting(row) && earlier(row.due_at, finalDueOf(row)) < now;

const earlier = (one: Date, other: Date | null): Date => (other && other < one ? other : one);

/**
 * Returns the deadline for a complaint's final answer; null if the final answer has been sent, or if the ticket is a
 * question.
 */
const finalDueOf = (row: Pick<TicketRow, 'final_due_at' | 'reviewed_by'>): Date | null =>
  row.reviewed_by === null ? row.final_due_at : null;

/**
 * Returns the deadline for the next answer: the promised time, or the deadline for the final answer if that is earlier.
 */
export const nextDueOf = (
  row: Pick<TicketRow, 'final_due_at' | 'reviewed_by'>,
  promised: Date,
): Date => earlier(promised, finalDueOf(row));

/**
 * Returns true if the requester can ask for a second review of a complaint: once, after it has been answered and within
 * `REVIEW_WITHIN_MS` of the answer.
 */
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

/**
 * Returns the reason why the requester cannot add a message to the ticket now; undefined if the requester can. A merged
 * ticket accepts no messages. New messages are added to the ticket into which it was merged.
 */
export function replyRefusal(
  row: Pick<TicketRow, 'state' | 'reviewed_by' | 'last_at' | 'merged_into'>,
  now: Date,
): ErrorCode | undefined {
  if (row.merged_into !== null) return 'ticket.closed';
  if (row.state !== 'closed') return undefined;
  // The answer to the second review of a complaint is final, so the requester cannot reopen the ticket.
  const isFinal = row.reviewed_by !== null;
  const isOld = now.getTime() - row.last_at.getTime() > TICKET_REOPEN_MS;
  return isFinal || isOld ? 'ticket.closed' : undefined;
}

/** Returns true if the requester can close the ticket. */
export const canClose = ({ state }: Pick<TicketRow, 'state'>): boolean => state !== 'closed';

/** Returns true if the requester can rate the ticket now. */
export const canRate = (
  row: Pick<TicketRow, 'state' | 'answered_at' | 'merged_into'>,
  now: Date,
): boolean =>
  !isWaiting(row) &&
  row.merged_into === null &&
  row.answered_at !== null &&
  now.getTime() - row.answered_at.getTime() < TICKET_RATING_MS;

/** Returns true if the requester can still add files to a message. */
export const takesFiles = (sentAt: Date, now: Date): boolean =>
  now.getTime() - sentAt.getTime() < TICKET_FILES_WITHIN_MS;

/** Returns true if another clerk has claimed the ticket. */
export const isClaimedByOther = (
  row: Pick<TicketRow, 'claimed_by' | 'claimed_until'>,
  clerkId: string,
  now: Date,
): boolean => row.claimed_until !== null && row.claimed_until > now && row.claimed_by !== clerkId;

/**
 * Returns the reason why this clerk may not answer the ticket now; undefined if the clerk may answer it.
 * @param answerers clerks who answered the ticket before; a review needs a different clerk
 * @param further true if the clerk knows that the ticket has been answered and wants to add to that answer
 */
export function refusal(
  row: Pick<TicketRow, 'state' | 'answered_by' | 'claimed_by' | 'claimed_until'>,
  clerkId: string,
  { now, answerers, further }: { now: Date; answerers: ReadonlySet<string>; further: boolean },
): ErrorCode | undefined {
  if (!isWaiting(row) && !(further && row.state === 'answered')) return 'ticket.answered';
  const hasAnswered = row.answered_by === clerkId || answerers.has(clerkId);
  if (row.state === 'review' && hasAnswered) return 'ticket.other_clerk';
  return isClaimedByOther(row, clerkId, now) ? 'ticket.claimed' : undefined;
}

/** Values of the claim columns for an unclaimed ticket. */
export const unclaimed = { claimed_by: null, claimed_until: null } as const;

/** Returns the changes that close a ticket. */
export const closedAt = (now: Date) =>
  ({ state: 'closed', closed_at: now, waiting_since: null, ...unclaimed }) as const;

/**
 * Returns the changes that a clerk's answer makes to a ticket.
 * - An answer to a question closes the ticket if `close` is true.
 * - The first answer to a complaint leaves the ticket open, because the requester can ask for a second review.
 * - The answer to the second review of a complaint is final and closes the ticket.
 * - A further answer to an answered complaint does not change the times that depend on its first answer, such as the
 *   deadline for requesting the review.
 */
export function changeByAnswer(
  row: Pick<TicketRow, 'kind' | 'state' | 'reviewed_by'>,
  { clerkId, close, now }: { clerkId: string; close: boolean; now: Date },
): TicketChange {
  if (row.kind === 'complaint' && row.state === 'answered') return { last_at: now, ...unclaimed };
  const isReview = row.state === 'review';
  const isFinal = isReview || row.reviewed_by !== null;
  const closes = row.kind === 'question' ? close : isFinal;
  return {
    state: closes ? 'closed' : 'answered',
    closed_at: closes ? now : null,
    answered_at: now,
    waiting_since: null,
    ...(isReview ? { reviewed_by: clerkId } : {}),
    ...(isFinal ? {} : { answered_by: clerkId }),
    last_at: now,
    ...unclaimed,
  };
}

/**
 * Returns the cut-off time for closing answered tickets. Tickets of this kind that were answered at or before this time
 * can be closed.
 */
export const answeredBefore = (kind: TicketRow['kind'], now: Date): Date =>
  new Date(now.getTime() - (kind === 'question' ? TICKET_ANSWERED_MS : REVIEW_WITHIN_MS));

/** Returns true if an answered ticket can be closed automatically now. */
export const isDone = (
  row: Pick<TicketRow, 'kind' | 'state' | 'answered_at' | 'last_at'>,
  now: Date,
): boolean =>
  row.state === 'answered' && (row.answered_at ?? row.last_at) <= answeredBefore(row.kind, now);

/**
 * Returns true if the ticket is a complaint that has no answer yet or is in its second review. A clerk must answer the
 * complaint before it can be closed.
 */
export const needsAnswer = (row: Pick<TicketRow, 'kind' | 'state' | 'answered_at'>): boolean =>
  row.kind === 'complaint' && (row.answered_at === null || row.state === 'review');

type RequesterColumns = Pick<TicketRow, 'member_id' | 'email_key' | 'is_unverified'>;

/**
 * Returns true if the same person wrote both tickets. Only then may `source` be merged into `target`. An unverified
 * e-mail can claim any sender, so it never becomes part of a verified ticket. A visitor's ticket becomes part of a
 * member's ticket only if it has the member's confirmed address.
 * @param confirmedKey key of the confirmed e-mail address of the member who wrote `target`; null if there is none
 */
export function isSameRequester(
  source: RequesterColumns,
  target: RequesterColumns,
  confirmedKey: string | null,
): boolean {
  if (source.is_unverified && !target.is_unverified) return false;
  if (source.member_id !== null) return source.member_id === target.member_id;
  if (target.member_id === null) return source.email_key === target.email_key;
  return !source.is_unverified && source.email_key === confirmedKey;
}

/**
 * Returns the changes to a ticket when another ticket of the same requester is merged into it. If a waiting ticket is
 * merged into a complaint that has its final answer, that answer is no longer final, because it does not cover the
 * merged ticket.
 */
export function changeByMerge(source: TicketRow, target: TicketRow): TicketChange {
  const isComplaint = source.kind === 'complaint' || target.kind === 'complaint';
  const waits = isWaiting(source) || isWaiting(target);
  const dues = [source, target].filter(isWaiting).map((row) => row.due_at);
  const restarts = target.reviewed_by !== null && isWaiting(source);
  const sinces = [source, target].flatMap((row) => row.waiting_since ?? []);
  const finals = (restarts ? [source] : [source, target]).flatMap((row) => row.final_due_at ?? []);
  return {
    kind: isComplaint ? 'complaint' : 'question',
    final_due_at: finals.length === 0 ? null : earliest(finals),
    ...(waits ? { due_at: earliest(dues), closed_at: null } : {}),
    ...(waits && !isWaiting(target) ? { state: 'open' as const } : {}),
    ...(restarts ? { reviewed_by: null } : {}),
    ...(waits ? { waiting_since: earliest(sinces) } : {}),
    last_at: source.last_at > target.last_at ? source.last_at : target.last_at,
    assignee_id: target.assignee_id ?? source.assignee_id,
  };
}

const earliest = (dates: readonly Date[]): Date =>
  new Date(Math.min(...dates.map((date) => date.getTime())));
