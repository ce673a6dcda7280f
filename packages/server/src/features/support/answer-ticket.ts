import { supportEvents } from '@wl/contract/events/support';
import { TICKET_CLAIM_MS } from '@wl/world/casino/support';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { queueEmail } from '../../platform/email/email.ts';
import { recordEvent } from '../ledger/index.ts';
import { answerEmail } from './emails.ts';
import { insertMessage, lockTicket, updateTicket, type TicketRow } from './repository.ts';
import { numberOf, refusal } from './rules.ts';
import { publishQueue } from './open-ticket.ts';

/**
 * Claims a ticket for a clerk. Claiming it again extends the claim.
 * @throws DomainError request.not_found · ticket.answered · ticket.claimed · ticket.other_clerk
 */
export async function claimTicket(
  deps: Deps,
  tx: Transaction,
  { id, clerkId }: { id: string; clerkId: string },
): Promise<TicketRow> {
  const now = deps.clock.now();
  await held(tx, id, clerkId, now);
  const row = await updateTicket(tx, id, {
    claimed_by: clerkId,
    claimed_until: new Date(now.getTime() + TICKET_CLAIM_MS),
  });
  publishQueue(deps, tx, row);
  return row;
}

/**
 * Sends a clerk's answer by e-mail and stores it with the ticket. An answer to a question closes the ticket. The first
 * answer to a complaint sets the state `answered`, and the answer to its second review closes the ticket.
 * @throws DomainError request.not_found · ticket.answered · ticket.claimed · ticket.other_clerk
 */
export async function answerTicket(
  deps: Deps,
  tx: Transaction,
  { id, clerkId, text }: { id: string; clerkId: string; text: string },
): Promise<TicketRow> {
  const now = deps.clock.now();
  const before = await held(tx, id, clerkId, now);
  const isReview = before.state === 'review';
  await insertMessage(tx, { id: uuidv7(), enquiry_id: id, clerk_id: clerkId, text, at: now });
  const row = await updateTicket(tx, id, {
    state: before.kind === 'question' || isReview ? 'closed' : 'answered',
    ...(isReview ? { reviewed_by: clerkId } : { answered_by: clerkId, answered_at: now }),
    claimed_by: null,
    claimed_until: null,
  });
  await queueEmail(tx, answerEmail(deps, row, text));
  if (row.member_id !== null) {
    const data = { enquiry_id: id, number: numberOf(row), at: now.toISOString() };
    await recordEvent(tx, supportEvents.answered, { memberId: row.member_id, data });
    tx.afterCommit(() => deps.events.wake(supportEvents.answered));
  }
  publishQueue(deps, tx, row);
  return row;
}

async function held(tx: Transaction, id: string, clerkId: string, now: Date): Promise<TicketRow> {
  const row = await lockTicket(tx, id);
  if (!row) throw new DomainError('request.not_found');
  const problem = refusal(row, clerkId, now);
  if (problem) throw new DomainError(problem);
  return row;
}
