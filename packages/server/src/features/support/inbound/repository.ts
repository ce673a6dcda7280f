import { sql, type Generated } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.ts';
import type { Place } from '../../../platform/files/seal.ts';
import { findTicket, type TicketRow } from '../repository.ts';

/** E-mail to support, as received. */
export interface InboundRow {
  id: string;
  received_at: Date;
  digest: Buffer;
  recipient: string;
  /** Address in MAIL FROM; empty for bounces. */
  sender: string;
  remote_ip: string | null;
  helo: string;
  key_id: string;
  sealed: Buffer;
  state: 'waiting' | 'done' | 'ignored';
  /** Result of processing the e-mail, such as `opened`, `added` or `automatic`. */
  outcome: string;
  ticket_id: string | null;
}

declare module '../../../platform/database/database.ts' {
  interface Tables {
    inbound_emails: Omit<InboundRow, 'state' | 'outcome' | 'ticket_id'> & {
      state: Generated<InboundRow['state']>;
      outcome: Generated<string>;
      ticket_id: string | null;
    };
  }
}

/** Returns the `Place` to which an e-mail's encryption is bound. The e-mail cannot be decrypted in any other row. */
export const placeOf = (id: string): Place => ({
  use: 'support.emails',
  recordId: id,
  fileId: 'raw',
});

/** Stores an e-mail. @returns false if it is already stored for this recipient */
export async function insertInbound(
  tx: Transaction,
  row: Omit<InboundRow, 'state' | 'outcome' | 'ticket_id'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('inbound_emails')
    .values({ ...row, ticket_id: null })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function findInbound(db: Db, id: string): Promise<InboundRow | undefined> {
  return db.selectFrom('inbound_emails').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks an e-mail. @returns false if it has already been processed */
export async function lockWaiting(tx: Transaction, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('inbound_emails')
    .select('state')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.state === 'waiting';
}

export async function finishInbound(
  tx: Transaction,
  id: string,
  result: { state: 'done' | 'ignored'; outcome: string; ticket_id?: string },
): Promise<void> {
  await tx.updateTable('inbound_emails').set(result).where('id', '=', id).execute();
}

/** Returns the number of e-mails from the same sender that were received after `since` and before this e-mail. */
export async function countFromSender(
  db: Db,
  { id, sender }: Pick<InboundRow, 'id' | 'sender'>,
  since: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('inbound_emails')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('id', '<', id)
    .where('received_at', '>', since)
    .where(sql`lower(sender)`, '=', sender.toLowerCase())
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the ids of at most 1,000 unprocessed e-mails that arrived before a given time, oldest first. */
export async function waitingSince(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('inbound_emails')
    .select('id')
    .where('state', '=', 'waiting')
    .where('received_at', '<', before)
    .orderBy('received_at')
    .limit(1000)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes the processed e-mails that arrived before a given time. Returns the number of deleted e-mails. */
export async function deleteProcessed(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('inbound_emails')
    .where('state', '<>', 'waiting')
    .where('received_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Returns the Message-IDs of the e-mails in a ticket's thread, oldest first. */
export async function emailIdsOf(db: Db, ticketId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('support_ticket_messages as m')
    .innerJoin('support_tickets as t', 't.id', 'm.ticket_id')
    .select('m.email_id')
    .where((eb) => eb.or([eb('t.id', '=', ticketId), eb('t.merged_into', '=', ticketId)]))
    .where('m.email_id', 'is not', null)
    .orderBy('m.at')
    .orderBy('m.seq')
    .execute();
  return rows.flatMap(({ email_id }) => email_id ?? []);
}

/** Returns the message that belongs to the given incoming or outgoing e-mail. */
export function messageByEmail(
  db: Db,
  emailId: string,
): Promise<{ ticket_id: string; clerk_id: string | null; text: string } | undefined> {
  return db
    .selectFrom('support_ticket_messages')
    .select(['ticket_id', 'clerk_id', 'text'])
    .where('email_id', '=', emailId)
    .executeTakeFirst();
}

/** Returns the ticket ids of the given e-mails, in the same order. Skips e-mails without a ticket. */
export async function ticketsOfEmails(db: Db, emailIds: readonly string[]): Promise<string[]> {
  if (emailIds.length === 0) return [];
  const rows = await db
    .selectFrom('support_ticket_messages')
    .select(['ticket_id', 'email_id'])
    .where('email_id', 'in', emailIds)
    .execute();
  const byEmail = new Map(rows.map((row) => [row.email_id, row.ticket_id]));
  return emailIds.flatMap((id) => byEmail.get(id) ?? []);
}

/** Sender of an e-mail to support: a member, or a visitor with a verified or unverified address. */
export type EmailSender = { memberId: string } | { emailKey: string; isUnverified: boolean };

/** Returns the sender's latest unmerged ticket created after `since`. Tickets that are not closed take precedence. */
export async function latestTicket(
  db: Db,
  sender: EmailSender,
  since: Date,
): Promise<TicketRow | undefined> {
  const recent = db
    .selectFrom('support_tickets')
    .select('id')
    .where('created_at', '>', since)
    .where('merged_into', 'is', null);
  const own =
    'memberId' in sender
      ? recent.where('member_id', '=', sender.memberId)
      : recent
          .where('member_id', 'is', null)
          .where('email_key', '=', sender.emailKey)
          .where('is_unverified', '=', sender.isUnverified);
  const found = await own
    .orderBy(sql`state = 'closed'`)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found && findTicket(db, found.id);
}
