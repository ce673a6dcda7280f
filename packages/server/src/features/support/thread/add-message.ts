import type { TicketSource } from '@wl/world/casino/support';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { deadlinesFrom } from '../calendar.ts';
import { publishTicket } from '../publish-ticket.ts';
import { updateTicket, type TicketChange, type TicketRow } from '../repository.ts';
import { isWaiting, nextDueOf } from '../rules.ts';
import { insertMessage, type NewMessageRow, type Refused } from './messages-repository.ts';

/** Message from a ticket's requester. */
export interface RequesterMessage {
  id: string;
  text: string;
  source: TicketSource;
  at: Date;
  /** Earlier messages that the requester's e-mail quoted, stored separately from `text`. */
  quoted?: string;
  /** Message-ID of the e-mail, if the message was received by e-mail. */
  emailId?: string;
  refusedFiles?: Refused[];
}

/**
 * Adds a message from the requester to a ticket and publishes the change. Reopens an answered or closed ticket with a
 * new deadline. The caller must have checked with `replyRefusal` that the ticket accepts messages.
 * @param ticket ticket that this transaction has locked with `lockRoot`
 * @returns the changed ticket
 * @throws DomainError ticket.id_reused if a message with this id, or from this e-mail, is already stored
 */
export async function addRequesterMessage(
  deps: Deps,
  tx: Transaction,
  ticket: TicketRow,
  { id, text, source, at, quoted, emailId, refusedFiles }: RequesterMessage,
): Promise<TicketRow> {
  const change: TicketChange = { last_at: at };
  if (!isWaiting(ticket)) Object.assign(change, await opened(tx, ticket, at));
  if (ticket.state === 'closed')
    await addEntry(tx, ticket, { id: uuidv7(), kind: 'reopened', clerk_id: null, text: '', at });
  await addEntry(tx, ticket, {
    id,
    clerk_id: null,
    text,
    source,
    at,
    ...(quoted === undefined ? {} : { quoted }),
    ...(emailId === undefined ? {} : { email_id: emailId }),
    ...(refusedFiles === undefined ? {} : { refused_files: refusedFiles }),
  });
  const changed = await updateTicket(tx, ticket.id, change);
  publishTicket(deps, tx, changed);
  return changed;
}

/** Returns the changes that reopen a ticket at the given time. */
export async function opened(tx: Transaction, ticket: TicketRow, at: Date): Promise<TicketChange> {
  const { due_at } = await deadlinesFrom(tx, ticket.kind, at);
  return {
    state: 'open',
    closed_at: null,
    due_at: nextDueOf(ticket, due_at),
    waiting_since: at,
  };
}

/**
 * Adds an entry to the thread of a locked ticket.
 * @throws DomainError ticket.id_reused if the entry's id is already in use
 */
export async function addEntry(
  tx: Transaction,
  ticket: Pick<TicketRow, 'id'>,
  entry: Omit<NewMessageRow, 'ticket_id'>,
): Promise<void> {
  const isNew = await insertMessage(tx, { ...entry, ticket_id: ticket.id });
  if (!isNew) throw new DomainError('ticket.id_reused');
}
