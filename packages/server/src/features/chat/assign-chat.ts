import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { clerksWhoMay } from '../staff/index.ts';
import { numberOfTicket, openTicketFromChat, type TicketRequester } from '../support/index.ts';
import type { TicketTopic } from '@wl/world/casino/support';
import { addMessage } from './add-message.ts';
import { lockConversation, type ConversationRow } from './repository.ts';
import type { ChangeByMessage } from './store-message-repository.ts';
import { refusal } from './rules.ts';
import { findVisitor } from './visitors/visitors-repository.ts';
import { requesterOf, type Requester } from './requester.ts';

interface ByClerk {
  id: string;
  clerkId: string;
}

/**
 * Assigns a conversation to a clerk. `from` is the assigned clerk that the new clerk's page last showed; null if it
 * showed none. Idempotent.
 * @throws DomainError request.not_found · chat.ended · chat.taken
 */
export async function takeChat(
  deps: Deps,
  tx: Transaction,
  { id, clerkId, from }: ByClerk & { from: string | null },
): Promise<{ isNew: boolean }> {
  const row = await locked(tx, id);
  if (row.clerk_id === clerkId && row.state === 'active') return { isNew: false };
  if (row.state === 'ended') throw new DomainError('chat.ended');
  if (row.clerk_id !== from) throw new DomainError('chat.taken');
  await record(deps, tx, row, {
    kind: 'joined',
    clerkId,
    change: { state: 'active', clerk_id: clerkId },
  });
  return { isNew: true };
}

/**
 * Hands a conversation over to a colleague, or returns it to the queue if `to` is null. Stores the note before the
 * handover event.
 * @throws DomainError request.not_found · chat.ended · chat.not_yours · chat.no_colleague
 */
export async function handOver(
  deps: Deps,
  tx: Transaction,
  { id, clerkId, to, note }: ByClerk & { to: string | null; note: string },
): Promise<void> {
  const row = await own(tx, id, clerkId);
  if (to !== null) {
    const colleagues = await clerksWhoMay(tx, 'support.answer');
    const isColleague = to !== clerkId && colleagues.some((clerk) => clerk.id === to);
    if (!isColleague) throw new DomainError('chat.no_colleague');
  }
  const recorded = await record(deps, tx, row, { kind: 'note', clerkId, text: note });
  if (to === null)
    await record(deps, tx, recorded, {
      kind: 'returned',
      clerkId,
      change: {
        state: 'waiting',
        clerk_id: null,
        waiting_since: row.waiting_since ?? deps.clock.now(),
      },
    });
  else
    await record(deps, tx, recorded, {
      kind: 'joined',
      clerkId: to,
      // Keep the previous read mark: storing the note moved it, but the colleague has not read the conversation yet.
      change: { clerk_id: to, read_by_clerk: row.read_by_clerk },
    });
}

/**
 * Ends a conversation. Idempotent.
 * @throws DomainError request.not_found · chat.not_yours
 */
export async function endByClerk(
  deps: Deps,
  tx: Transaction,
  { id, clerkId }: ByClerk,
): Promise<{ isNew: boolean }> {
  const row = await locked(tx, id);
  if (row.state === 'ended') return { isNew: false };
  await own(tx, id, clerkId);
  await record(deps, tx, row, {
    kind: 'ended',
    clerkId,
    change: { state: 'ended', ended_at: deps.clock.now(), waiting_since: null },
  });
  return { isNew: true };
}

/**
 * Opens a ticket about a conversation, which may have ended, and shows the ticket's number to the member or visitor. A
 * conversation has at most one ticket: a repeated call returns the number of the existing ticket.
 * @throws DomainError request.not_found · chat.not_yours
 */
export async function escalate(
  deps: Deps,
  tx: Transaction,
  { id, clerkId, topic, text }: ByClerk & { topic: TicketTopic; text: string },
): Promise<{ number: string; isNew: boolean }> {
  const row = await locked(tx, id);
  if (row.ticket_id !== null)
    return { number: await numberOfTicket(tx, row.ticket_id), isNew: false };
  if (row.clerk_id !== clerkId) throw new DomainError('chat.not_yours');
  const ticket = await openTicketFromChat(deps, tx, {
    requester: await ticketRequester(tx, requesterOf(row)),
    clerkId,
    topic,
    text,
  });
  await record(deps, tx, row, {
    kind: 'ticket',
    clerkId,
    text: ticket.number,
    change: { ticket_id: ticket.id },
  });
  return { number: ticket.number, isNew: true };
}

/** Converts the requester of a conversation to the requester of a ticket. */
async function ticketRequester(tx: Transaction, { kind, id }: Requester): Promise<TicketRequester> {
  if (kind === 'member') return { memberId: id };
  const visitor = await findVisitor(tx, id);
  if (!visitor) throw new DomainError('request.not_found');
  const { name, email, language, confirmed_at } = visitor;
  return { name, email, language, isConfirmed: confirmed_at !== null };
}

async function locked(tx: Transaction, id: string): Promise<ConversationRow> {
  const row = await lockConversation(tx, id);
  if (!row) throw new DomainError('request.not_found');
  return row;
}

/** Locks and returns a conversation. Throws if this clerk may not act on it. */
async function own(tx: Transaction, id: string, clerkId: string): Promise<ConversationRow> {
  const row = await locked(tx, id);
  const problem = refusal(row, clerkId);
  if (problem) throw new DomainError(problem);
  return row;
}

/** Stores a clerk's action as a message in the conversation. */
async function record(
  deps: Deps,
  tx: Transaction,
  row: ConversationRow,
  {
    kind,
    clerkId,
    text = '',
    change = {},
  }: {
    kind: 'note' | 'joined' | 'returned' | 'ticket' | 'ended';
    clerkId: string;
    text?: string;
    change?: ChangeByMessage;
  },
): Promise<ConversationRow> {
  const added = await addMessage(deps, tx, row, {
    id: uuidv7(),
    kind,
    author: 'clerk',
    clerk_id: clerkId,
    text,
    at: deps.clock.now(),
    change,
  });
  return added.row;
}
