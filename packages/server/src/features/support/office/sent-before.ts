import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { lockTicket, type TicketRow } from '../repository.ts';
import { findMessage } from '../thread/messages-repository.ts';

/** Clerk's answer or note. */
interface Sent {
  ticketId: string;
  clerkId: string;
  /** Id of the entry, from the client. */
  id: string;
  kind: 'message' | 'note';
  text: string;
}

/**
 * Locks a ticket and returns it if a repeated call has already stored this entry; undefined if the id is new. The lock
 * makes a simultaneous call with the same id wait for the first one.
 * @throws DomainError ticket.id_reused if the id belongs to another entry
 */
export async function sentBefore(
  tx: Transaction,
  { ticketId, clerkId, id, kind, text }: Sent,
): Promise<TicketRow | undefined> {
  const ticket = await lockTicket(tx, ticketId);
  if (!ticket) throw new DomainError('request.not_found');
  const entry = await findMessage(tx, id);
  if (!entry) return undefined;
  const isSame =
    entry.enquiry_id === ticket.id &&
    entry.clerk_id === clerkId &&
    entry.kind === kind &&
    entry.text === text;
  if (!isSame) throw new DomainError('ticket.id_reused');
  return ticket;
}
