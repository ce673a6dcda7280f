import type { TicketKind, TicketTopic } from '@wl/world/casino/support';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { clerksWhoMay } from '../../staff/index.ts';
import { deadlinesFrom } from '../calendar.ts';
import { publishQueue, publishTicket } from '../publish-ticket.ts';
import { updateTicket, type TicketRow } from '../repository.ts';
import { closedAt, isClaimedByOther, isWaiting, needsAnswer, unclaimed } from '../rules.ts';
import { addEntry, opened } from '../thread/add-message.ts';
import { lockCase } from './lock-case.ts';
import { sentBefore } from './sent-before.ts';

interface ByClerk {
  id: string;
  clerkId: string;
}

/** Ticket before and after a change; both are the same if a repeated call changed nothing. */
interface Changed {
  before: TicketRow;
  after: TicketRow;
}

/**
 * Adds a note that only clerks can see. A repeated call with the same id adds no second note.
 * @returns false if the note was already stored
 * @throws DomainError request.not_found · ticket.merged · ticket.id_reused
 */
export async function addNote(
  deps: Deps,
  tx: Transaction,
  { id, clerkId, note }: ByClerk & { note: { id: string; text: string } },
): Promise<boolean> {
  const known = await sentBefore(tx, { ticketId: id, clerkId, kind: 'note', ...note });
  if (known) return false;
  const row = await lockCase(tx, id);
  const at = deps.clock.now();
  await addEntry(tx, row, { ...note, kind: 'note', clerk_id: clerkId, at });
  publishQueue(deps, tx, await updateTicket(tx, id, {}));
  return true;
}

/**
 * Changes the kind and topic of a ticket. If a question becomes a complaint, its deadlines are replaced by those for
 * complaints, counted from the receipt of the ticket.
 * @param version version of the ticket that the clerk has seen
 * @throws DomainError request.not_found · ticket.merged · ticket.changed · ticket.stays_complaint
 */
export async function changeTicket(
  deps: Deps,
  tx: Transaction,
  { id, clerkId, ...wanted }: ByClerk & { kind: TicketKind; topic: TicketTopic; version: number },
): Promise<Changed> {
  const before = await lockCase(tx, id);
  const { kind, topic, version } = wanted;
  if (before.kind === kind && before.topic === topic) return { before, after: before };
  if (before.version !== version) throw new DomainError('ticket.changed');
  const isRaised = before.kind === 'question' && kind === 'complaint';
  if (before.kind !== kind && !isRaised) throw new DomainError('ticket.stays_complaint');
  await addEntry(tx, before, {
    id: uuidv7(),
    kind: 'changed',
    clerk_id: clerkId,
    text: `${before.kind} ${before.topic}`,
    at: deps.clock.now(),
  });
  const deadlines = isRaised ? await deadlinesFrom(tx, kind, before.created_at) : {};
  const after = await updateTicket(tx, id, { kind, topic, ...deadlines });
  publishTicket(deps, tx, after);
  return { before, after };
}

/**
 * Assigns a ticket to a clerk, or to nobody if `to` is null. Ends any claim that is not the new assignee's own.
 * @throws DomainError request.not_found · ticket.merged · ticket.no_colleague · ticket.claimed
 */
export async function assignTicket(
  deps: Deps,
  tx: Transaction,
  { id, clerkId, to }: ByClerk & { to: string | null },
): Promise<Changed> {
  const before = await lockCase(tx, id);
  if (before.assignee_id === to) return { before, after: before };
  const clerks = to === null ? [] : await clerksWhoMay(tx, 'support.answer');
  if (to !== null && !clerks.some((clerk) => clerk.id === to))
    throw new DomainError('ticket.no_colleague');
  if (isClaimedByOther(before, clerkId, deps.clock.now())) throw new DomainError('ticket.claimed');
  const endsClaim = before.claimed_by !== null && before.claimed_by !== to;
  const after = await updateTicket(tx, id, {
    assignee_id: to,
    ...(endsClaim ? unclaimed : {}),
  });
  publishQueue(deps, tx, after);
  return { before, after };
}

/**
 * Closes a ticket without sending an answer. The reason is visible only to clerks. Idempotent.
 * @throws DomainError request.not_found · ticket.merged · ticket.claimed · ticket.answer_first
 */
export async function closeTicket(
  deps: Deps,
  tx: Transaction,
  { id, clerkId, reason }: ByClerk & { reason: string },
): Promise<Changed> {
  const now = deps.clock.now();
  const before = await lockCase(tx, id);
  if (before.state === 'closed') return { before, after: before };
  if (isClaimedByOther(before, clerkId, now)) throw new DomainError('ticket.claimed');
  if (needsAnswer(before)) throw new DomainError('ticket.answer_first');
  await addEntry(tx, before, {
    id: uuidv7(),
    kind: 'closed',
    clerk_id: clerkId,
    text: reason,
    at: now,
  });
  const after = await updateTicket(tx, id, closedAt(now));
  publishTicket(deps, tx, after);
  return { before, after };
}

/**
 * Reopens an answered or closed ticket, with a new deadline. Idempotent.
 * @throws DomainError request.not_found · ticket.merged
 */
export async function reopenTicket(
  deps: Deps,
  tx: Transaction,
  { id, clerkId }: ByClerk,
): Promise<Changed> {
  const now = deps.clock.now();
  const before = await lockCase(tx, id);
  if (isWaiting(before)) return { before, after: before };
  await addEntry(tx, before, {
    id: uuidv7(),
    kind: 'reopened',
    clerk_id: clerkId,
    text: '',
    at: now,
  });
  const after = await updateTicket(tx, id, await opened(tx, before, now));
  publishTicket(deps, tx, after);
  return { before, after };
}
