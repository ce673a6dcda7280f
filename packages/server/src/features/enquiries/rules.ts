import {
  ENQUIRY_MIN_TEXT,
  ENQUIRY_PROMISE_MS,
  REVIEW_WITHIN_MS,
  type EnquiryKind,
} from '@wl/world/house/enquiries';
import type { ErrorCode } from '@wl/contract/errors';
import type { FieldCode } from '@wl/contract/field-texts';
import { isEmail } from '../members/index.ts';
import type { EnquiryRow } from './repository.ts';

/** Until when the house promises an answer to what is written now. */
export const dueAt = (kind: EnquiryKind, now: Date): Date =>
  new Date(now.getTime() + ENQUIRY_PROMISE_MS[kind]);

/** What a clerk and the writer call it. */
export const numberOf = ({ number }: Pick<EnquiryRow, 'number'>): string => `E-${number}`;

/** What is wrong with a letter, per field; empty: it can be sent. Members' names and addresses are the account's. */
export function judgeEnquiry(
  letter: { name: string; email: string; text: string },
  isMember: boolean,
): Record<string, FieldCode> {
  const faults: Record<string, FieldCode> = {};
  if (!isMember && letter.name === '') faults['name'] = 'field.required';
  if (!isMember && letter.email === '') faults['email'] = 'field.email_missing';
  else if (!isMember && !isEmail(letter.email)) faults['email'] = 'field.email_invalid';
  if (letter.text === '') faults['text'] = 'field.required';
  else if (letter.text.length < ENQUIRY_MIN_TEXT) faults['text'] = 'field.too_little';
  return faults;
}

/** A complaint that was answered once may be looked at a second time, for a month. */
export function mayReview(
  row: Pick<EnquiryRow, 'kind' | 'state' | 'answered_at' | 'reviewed_by'>,
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

/** Why this clerk may not answer now; undefined: they may. */
export function refusal(
  row: Pick<EnquiryRow, 'state' | 'answered_by' | 'claimed_by' | 'claimed_until'>,
  clerkId: string,
  now: Date,
): ErrorCode | undefined {
  if (row.state !== 'open' && row.state !== 'review') return 'enquiry.answered';
  if (row.state === 'review' && row.answered_by === clerkId) return 'enquiry.other_clerk';
  const isHeld = row.claimed_until !== null && row.claimed_until > now;
  return isHeld && row.claimed_by !== clerkId ? 'enquiry.claimed' : undefined;
}
