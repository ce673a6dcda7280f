import { sql, type ColumnType, type Generated } from 'kysely';
import type { RefusedFile } from '@wl/contract/support';
import { ticketKindsForRequesters } from '@wl/world/casino/support';
import type { TicketEntryKind, TicketSource } from '@wl/world/casino/support';
import type * as z from 'zod/mini';
import type { Db, Transaction } from '../../../platform/database/database.ts';

export type Refused = z.infer<typeof RefusedFile>;

/** Entry in a ticket's thread. */
export interface MessageRow {
  id: string;
  ticket_id: string;
  /** Sequence number of the entry, in the order in which entries were stored. */
  seq: number;
  kind: TicketEntryKind;
  /** Clerk who wrote the entry; null if the ticket's requester or the casino itself wrote it. */
  clerk_id: string | null;
  /** True for entries that the casino added automatically, such as a change of state. */
  by_system: boolean;
  source: TicketSource;
  text: string;
  /** Earlier messages that the requester's e-mail quoted, stored separately from `text`. */
  quoted: string;
  /** Message-ID of the e-mail in which this message was received or sent; null if no e-mail was used. */
  email_id: string | null;
  refused_files: Refused[];
  at: Date;
}

/** New entry in a ticket's thread. Fields that have a default are optional. */
export type NewMessageRow = Pick<MessageRow, 'id' | 'ticket_id' | 'clerk_id' | 'text' | 'at'> &
  Partial<Omit<MessageRow, 'seq'>>;

declare module '../../../platform/database/database.ts' {
  interface Tables {
    support_ticket_messages: Pick<MessageRow, 'id' | 'ticket_id' | 'clerk_id' | 'text' | 'at'> & {
      seq: Generated<number>;
      kind: Generated<TicketEntryKind>;
      by_system: Generated<boolean>;
      source: Generated<TicketSource>;
      quoted: Generated<string>;
      email_id: string | null;
      refused_files: ColumnType<Refused[], string | undefined, never>;
    };
  }
}

/**
 * Stores an entry in a thread. Entries are never changed.
 * @returns false if an entry with this id, or from this e-mail, is already stored
 */
export async function insertMessage(
  tx: Transaction,
  { refused_files, email_id, ...row }: NewMessageRow,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('support_ticket_messages')
    .values({
      ...row,
      email_id: email_id ?? null,
      ...(refused_files ? { refused_files: JSON.stringify(refused_files) } : {}),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function findMessage(db: Db, id: string): Promise<MessageRow | undefined> {
  return db
    .selectFrom('support_ticket_messages')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns all entries of the given tickets, oldest first. */
export function messagesOf(db: Db, ticketIds: readonly string[]): Promise<MessageRow[]> {
  return db
    .selectFrom('support_ticket_messages')
    .selectAll()
    .where('ticket_id', 'in', ticketIds)
    .orderBy('at')
    .orderBy('seq')
    .execute();
}

/** Returns the requester's latest message in the given tickets; undefined if there is none. */
export function latestOfRequester(
  db: Db,
  ticketIds: readonly string[],
): Promise<MessageRow | undefined> {
  return db
    .selectFrom('support_ticket_messages')
    .selectAll()
    .where('ticket_id', 'in', ticketIds)
    .where('clerk_id', 'is', null)
    .where('by_system', '=', false)
    .where('kind', 'in', ['message', 'review'])
    .orderBy('at', 'desc')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Returns the number of messages that the requester has sent in these tickets since the given time. */
export async function countOfRequester(
  db: Db,
  ticketIds: readonly string[],
  since: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('support_ticket_messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('ticket_id', 'in', ticketIds)
    .where('clerk_id', 'is', null)
    .where('kind', '=', 'message')
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the ids of the clerks who answered these tickets. A chat summary does not count as an answer. */
export async function answerersOf(db: Db, ticketIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('support_ticket_messages')
    .select('clerk_id')
    .distinct()
    .where('ticket_id', 'in', ticketIds)
    .where('clerk_id', 'is not', null)
    .where('kind', '=', 'message')
    .where('source', '<>', 'chat')
    .execute();
  return new Set(rows.flatMap(({ clerk_id }) => clerk_id ?? []));
}

/** Returns the latest text that the requester can see in each ticket's thread, keyed by ticket id. */
export async function lastTexts(
  db: Db,
  ticketIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ticketIds.length === 0) return new Map();
  const root = sql<string>`coalesce(t.merged_into, t.id)`;
  const rows = await db
    .selectFrom('support_ticket_messages as m')
    .innerJoin('support_tickets as t', 't.id', 'm.ticket_id')
    .distinctOn(root)
    .select([root.as('root'), 'm.text'])
    .where((eb) => eb.or([eb('t.id', 'in', ticketIds), eb('t.merged_into', 'in', ticketIds)]))
    .where('m.kind', 'in', ['message', 'review'])
    .where('m.text', '<>', '')
    .orderBy(root)
    .orderBy('m.at', 'desc')
    .orderBy('m.seq', 'desc')
    .execute();
  return new Map(rows.map(({ root: id, text }) => [id, text]));
}

/** Returns true if the ticket's requester can see this entry. */
export const isForRequester = (
  row: MessageRow,
): row is MessageRow & { kind: (typeof ticketKindsForRequesters)[number] } =>
  (ticketKindsForRequesters as readonly TicketEntryKind[]).includes(row.kind);
