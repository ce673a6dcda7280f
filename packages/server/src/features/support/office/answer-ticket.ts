import type { BodyOf } from '@wl/contract/call';
import { supportEvents } from '@wl/contract/events/support';
import type { answerTicket as answerTicketCall } from '@wl/contract/office/support';
import { TICKET_CLAIM_MS } from '@wl/world/casino/support';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { recordEvent } from '../../ledger/index.ts';
import { publishQueue, publishTicket } from '../publish-ticket.ts';
import { mergedInto, updateTicket, type TicketRow } from '../repository.ts';
import { changeByAnswer, numberOf, refusal, unclaimed } from '../rules.ts';
import { sendAnswer } from '../send-emails.ts';
import { addEntry } from '../thread/add-message.ts';
import { answerersOf } from '../thread/messages-repository.ts';
import { lockCase } from './lock-case.ts';
import { sentBefore } from './sent-before.ts';

interface ByClerk {
  id: string;
  clerkId: string;
}

type Answer = BodyOf<typeof answerTicketCall>;

/**
 * Claims a ticket for a clerk, unless the ticket is closed (`ticket.answered`). Assigns it to the clerk if it has no
 * assignee. Claiming it again extends the claim.
 * @throws DomainError request.not_found · ticket.merged · ticket.answered · ticket.claimed · ticket.other_clerk
 */
export async function claimTicket(
  deps: Deps,
  tx: Transaction,
  { id, clerkId }: ByClerk,
): Promise<void> {
  const now = deps.clock.now();
  const before = await answerable(tx, id, { clerkId, now, further: true });
  const row = await updateTicket(tx, id, {
    claimed_by: clerkId,
    claimed_until: new Date(now.getTime() + TICKET_CLAIM_MS),
    assignee_id: before.assignee_id ?? clerkId,
  });
  publishQueue(deps, tx, row);
}

/**
 * Ends the clerk's own claim on a ticket. Idempotent.
 * @returns false if the clerk has no claim
 * @throws DomainError request.not_found · ticket.merged
 */
export async function releaseTicket(
  deps: Deps,
  tx: Transaction,
  { id, clerkId }: ByClerk,
): Promise<boolean> {
  const before = await lockCase(tx, id);
  if (before.claimed_by !== clerkId) return false;
  publishQueue(deps, tx, await updateTicket(tx, id, unclaimed));
  return true;
}

/**
 * Sends a clerk's answer by e-mail and stores it with the ticket. A repeated call with the same id changes nothing.
 * @param answer `close` also closes a question. Unless `further` is set, a ticket that is already answered is refused,
 * so that a clerk who has not seen a colleague's answer does not send a second answer.
 * @returns the ticket; `isNew` is false if the answer had already been stored
 * @throws DomainError request.not_found · ticket.merged · ticket.answered · ticket.claimed · ticket.other_clerk ·
 * ticket.id_reused
 */
export async function answerTicket(
  deps: Deps,
  tx: Transaction,
  { id, clerkId, answer }: ByClerk & { answer: Answer },
): Promise<{ row: TicketRow; isNew: boolean }> {
  const { text, close, further } = answer;
  const sent = { ticketId: id, clerkId, kind: 'message', id: answer.id, text } as const;
  const known = await sentBefore(tx, sent);
  if (known) return { row: known, isNew: false };
  const now = deps.clock.now();
  const before = await answerable(tx, id, { clerkId, now, further });
  const change = changeByAnswer(before, { clerkId, close, now });
  const row = await updateTicket(tx, id, change);
  const emailId = await sendAnswer(deps, tx, row, text);
  const entry = { id: answer.id, clerk_id: clerkId, text, at: now };
  await addEntry(tx, row, { ...entry, email_id: emailId });
  if (row.member_id !== null) {
    const data = { enquiry_id: id, number: numberOf(row), at: now.toISOString() };
    await recordEvent(tx, supportEvents.answered, { memberId: row.member_id, data });
    tx.afterCommit(() => deps.events.wake(supportEvents.answered));
  }
  publishTicket(deps, tx, row);
  return { row, isNew: true };
}

/** Locks and returns a ticket. Throws a `DomainError` if this clerk may not answer the ticket. */
async function answerable(
  tx: Transaction,
  id: string,
  { clerkId, now, further }: { clerkId: string; now: Date; further: boolean },
): Promise<TicketRow> {
  const row = await lockCase(tx, id);
  const answerers = await answerersOf(tx, [id, ...(await mergedInto(tx, id))]);
  const problem = refusal(row, clerkId, { now, answerers, further });
  if (problem) throw new DomainError(problem);
  return row;
}
