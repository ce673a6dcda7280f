import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { lockTicket, type TicketRow } from '../repository.ts';

/**
 * Locks a ticket for a change by a clerk.
 * @throws DomainError request.not_found · ticket.merged (the thread continues in another ticket)
 */
export async function lockCase(tx: Transaction, id: string): Promise<TicketRow> {
  const row = await lockTicket(tx, id);
  if (!row) throw new DomainError('request.not_found');
  if (row.merged_into !== null) throw new DomainError('ticket.merged');
  return row;
}
