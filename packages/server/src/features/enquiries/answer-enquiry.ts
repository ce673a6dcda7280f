import { ENQUIRY_CLAIM_MS } from '@wl/world/house/enquiries';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { queueEmail } from '../../platform/email.ts';
import { recordEvent } from '../ledger/index.ts';
import { answerLetter } from './letters.ts';
import { insertMessage, lockEnquiry, updateEnquiry, type EnquiryRow } from './repository.ts';
import { numberOf, refusal } from './rules.ts';
import { publishQueue } from './send-enquiry.ts';

/**
 * Claims a support request for a clerk; claiming it again prolongs the claim.
 * @throws DomainError request.not_found · enquiry.answered · enquiry.claimed · enquiry.other_clerk
 */
export async function claimEnquiry(
  deps: Deps,
  tx: Transaction,
  { id, clerkId }: { id: string; clerkId: string },
): Promise<EnquiryRow> {
  const now = deps.clock.now();
  await held(tx, id, clerkId, now);
  const row = await updateEnquiry(tx, id, {
    claimed_by: clerkId,
    claimed_until: new Date(now.getTime() + ENQUIRY_CLAIM_MS),
  });
  publishQueue(deps, tx, row);
  return row;
}

/**
 * Sends a clerk's answer by e-mail and stores it with the support request. The answer closes a question. A complaint stays
 * answered until its second review, whose answer closes it.
 * @throws DomainError request.not_found · enquiry.answered · enquiry.claimed · enquiry.other_clerk
 */
export async function answerEnquiry(
  deps: Deps,
  tx: Transaction,
  { id, clerkId, text }: { id: string; clerkId: string; text: string },
): Promise<EnquiryRow> {
  const now = deps.clock.now();
  const before = await held(tx, id, clerkId, now);
  const isReview = before.state === 'review';
  await insertMessage(tx, { id: uuidv7(), enquiry_id: id, clerk_id: clerkId, text, at: now });
  const row = await updateEnquiry(tx, id, {
    state: before.kind === 'question' || isReview ? 'closed' : 'answered',
    ...(isReview ? { reviewed_by: clerkId } : { answered_by: clerkId, answered_at: now }),
    claimed_by: null,
    claimed_until: null,
  });
  await queueEmail(tx, answerLetter(deps, row, text));
  if (row.member_id !== null) {
    const data = { enquiry_id: id, number: numberOf(row), at: now.toISOString() };
    await recordEvent(tx, { memberId: row.member_id, type: 'enquiries.answered', data });
    tx.afterCommit(() => deps.events.wake('enquiries.answered'));
  }
  publishQueue(deps, tx, row);
  return row;
}

async function held(tx: Transaction, id: string, clerkId: string, now: Date): Promise<EnquiryRow> {
  const row = await lockEnquiry(tx, id);
  if (!row) throw new DomainError('request.not_found');
  const problem = refusal(row, clerkId, now);
  if (problem) throw new DomainError(problem);
  return row;
}
