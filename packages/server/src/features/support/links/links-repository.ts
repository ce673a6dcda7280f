import { sql } from 'kysely';
import type { TicketLink } from '@wl/contract/office/support';
import type { Db, Transaction } from '../../../platform/database/database.ts';

export interface LinkRow {
  ticket_id: string;
  kind: TicketLink['kind'];
  /** Id of the round or payment. */
  ref: string;
  /**
   * Clerk who added the link; null if it was created from a round or payment number that the ticket's requester
   * entered.
   */
  linked_by: string | null;
  linked_at: Date;
}

declare module '../../../platform/database/database.ts' {
  interface Tables {
    support_ticket_links: LinkRow;
  }
}

/** Stores a link. Returns false if the ticket already has it. */
export async function insertLink(tx: Transaction, row: LinkRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('support_ticket_links')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Deletes a link. Returns false if the ticket has no link to this round or payment. */
export async function deleteLink(tx: Transaction, ticketId: string, ref: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('support_ticket_links')
    .where('ticket_id', '=', ticketId)
    .where('ref', '=', ref)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Returns the links of a ticket in the order in which they were added. */
export function linksOf(db: Db, ticketId: string): Promise<LinkRow[]> {
  return db
    .selectFrom('support_ticket_links')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .orderBy('linked_at')
    .orderBy('ref')
    .execute();
}

export async function copyLinks(tx: Transaction, from: string, to: string): Promise<void> {
  await sql`
    insert into support_ticket_links (ticket_id, kind, ref, linked_by, linked_at)
    select ${to}, kind, ref, linked_by, linked_at from support_ticket_links where ticket_id = ${from}
    on conflict do nothing`.execute(tx);
}
