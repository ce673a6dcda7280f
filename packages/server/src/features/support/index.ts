import type { Db } from '../../platform/database/database.ts';
import { findTicket } from './repository.ts';
import { numberOf } from './rules.ts';

/** Functions of the support feature that other features use. */
export { openTicketFromChat, openTicketOfMember, type TicketRequester } from './open-ticket.ts';

/** Returns a ticket's number, such as `E-1042`, or an empty string if the ticket has been deleted. */
export async function numberOfTicket(db: Db, id: string): Promise<string> {
  const row = await findTicket(db, id);
  return row ? numberOf(row) : '';
}
