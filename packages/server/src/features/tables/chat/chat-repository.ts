/** SQL queries for table talk. */
import type { Db, Transaction } from '../../../platform/database/database.ts';

declare module '../../../platform/database/database.ts' {
  interface Tables {
    tables_chat: TableMessageRow;
    tables_chat_members: TableTalkerRow;
    tables_chat_blocks: TableBlockRow;
  }
}

export interface TableMessageRow {
  /** Id chosen by the author's client. */
  id: string;
  table_slug: string;
  member_id: string;
  /** Author's nickname at the time of the message; null if the author had not agreed to show it. */
  name: string | null;
  city: string;
  text: string;
  at: Date;
  removed_at: Date | null;
}

export interface TableTalkerRow {
  member_id: string;
  shows_name: boolean;
  silenced_until: Date | null;
}

interface TableBlockRow {
  member_id: string;
  blocked_id: string;
  at: Date;
}

export function findMessage(db: Db, id: string): Promise<TableMessageRow | undefined> {
  return db.selectFrom('tables_chat').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns the latest messages at a table, newest first. */
export function latestMessages(
  db: Db,
  table: string,
  { limit, withRemoved = false }: { limit: number; withRemoved?: boolean },
): Promise<TableMessageRow[]> {
  let query = db.selectFrom('tables_chat').selectAll().where('table_slug', '=', table);
  if (!withRemoved) query = query.where('removed_at', 'is', null);
  return query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** Returns the messages sent before `message` at the same table, newest first. */
export function messagesBefore(
  db: Db,
  message: TableMessageRow,
  limit: number,
): Promise<TableMessageRow[]> {
  return db
    .selectFrom('tables_chat')
    .selectAll()
    .where('table_slug', '=', message.table_slug)
    .where('at', '<=', message.at)
    .where('id', '<>', message.id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns the time of a member's last message at a table. */
export async function lastSentAt(
  db: Db,
  memberId: string,
  table: string,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('tables_chat')
    .select('at')
    .where('member_id', '=', memberId)
    .where('table_slug', '=', table)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at;
}

/** Stores a message. Returns false if its id is already used. */
export async function insertMessage(tx: Transaction, message: TableMessageRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('tables_chat')
    .values(message)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

/** Marks a message as removed. Returns it, or undefined if it does not exist or has already been removed. */
export function markRemoved(
  tx: Transaction,
  id: string,
  at: Date,
): Promise<TableMessageRow | undefined> {
  return tx
    .updateTable('tables_chat')
    .set({ removed_at: at })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteMessagesBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('tables_chat')
    .where('at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export function findTalker(db: Db, memberId: string): Promise<TableTalkerRow | undefined> {
  return db
    .selectFrom('tables_chat_members')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

export function findTalkers(db: Db, memberIds: readonly string[]): Promise<TableTalkerRow[]> {
  if (memberIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('tables_chat_members')
    .selectAll()
    .where('member_id', 'in', memberIds)
    .execute();
}

export async function storeTalker(
  db: Db,
  memberId: string,
  change: Partial<Omit<TableTalkerRow, 'member_id'>>,
): Promise<void> {
  await db
    .insertInto('tables_chat_members')
    .values({ member_id: memberId, shows_name: false, silenced_until: null, ...change })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(change))
    .execute();
}

/** Returns the blocks that a member has placed on other members, newest first. */
export function blocksOf(db: Db, memberId: string): Promise<TableBlockRow[]> {
  return db
    .selectFrom('tables_chat_blocks')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .execute();
}

export async function insertBlock(db: Db, block: TableBlockRow): Promise<void> {
  await db
    .insertInto('tables_chat_blocks')
    .values(block)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteBlock(db: Db, memberId: string, blockedId: string): Promise<void> {
  await db
    .deleteFrom('tables_chat_blocks')
    .where('member_id', '=', memberId)
    .where('blocked_id', '=', blockedId)
    .execute();
}

/** Deletes a member's table talk messages and settings, and all blocks by or against the member. */
export async function forgetTalker(tx: Transaction, memberId: string): Promise<void> {
  await tx.deleteFrom('tables_chat').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('tables_chat_members').where('member_id', '=', memberId).execute();
  await tx
    .deleteFrom('tables_chat_blocks')
    .where((eb) => eb.or([eb('member_id', '=', memberId), eb('blocked_id', '=', memberId)]))
    .execute();
}
