import { sql } from 'kysely';
import type { Language } from '@wl/world/languages';
import type { Db, Transaction } from '../../../platform/database/database.ts';

export interface VisitorRow {
  id: string;
  key_hash: Buffer;
  name: string;
  email: string;
  email_key: string;
  language: Language;
  created_at: Date;
  /** Time of the e-mail that asked the visitor to confirm their address; null if none was sent. */
  asked_at: Date | null;
  confirmed_at: Date | null;
}

declare module '../../../platform/database/database.ts' {
  interface Tables {
    chat_visitors: VisitorRow;
  }
}

/** Stores a visitor unless a visitor with the same `key_hash` already exists. Returns the stored visitor. */
export async function insertVisitor(
  tx: Transaction,
  visitor: Omit<VisitorRow, 'asked_at' | 'confirmed_at'>,
): Promise<VisitorRow> {
  await tx
    .insertInto('chat_visitors')
    .values({ ...visitor, asked_at: null, confirmed_at: null })
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .execute();
  return tx
    .selectFrom('chat_visitors')
    .selectAll()
    .where('key_hash', '=', visitor.key_hash)
    .executeTakeFirstOrThrow();
}

export function findVisitor(db: Db, id: string): Promise<VisitorRow | undefined> {
  return db.selectFrom('chat_visitors').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function visitorsOf(db: Db, ids: readonly string[]): Promise<Map<string, VisitorRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('chat_visitors').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Finds a visitor and prevents the visitor's deletion until the transaction ends. The lock is shared, so the visitor's
 * messages can be stored concurrently.
 */
export function keepVisitor(tx: Transaction, id: string): Promise<VisitorRow | undefined> {
  return tx
    .selectFrom('chat_visitors')
    .selectAll()
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
}

/**
 * Finds a visitor and locks the row exclusively, so that no other transaction can store a message from the visitor
 * until this transaction ends.
 */
export function lockVisitor(tx: Transaction, id: string): Promise<VisitorRow | undefined> {
  return tx
    .selectFrom('chat_visitors')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Returns the number of confirmation e-mails that were sent to an address after `since`. Locks the address until the
 * transaction ends, so that simultaneous requests cannot exceed the limit.
 */
export async function countAsked(tx: Transaction, emailKey: string, since: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`chat_visitors:${emailKey}`}))`.execute(tx);
  const { count } = await tx
    .selectFrom('chat_visitors')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('email_key', '=', emailKey)
    .where('asked_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Records when the visitor was asked to confirm the e-mail address. Returns false if a time was already recorded. */
export async function markAsked(tx: Transaction, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('chat_visitors')
    .set({ asked_at: at })
    .where('id', '=', id)
    .where('asked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function markConfirmed(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.updateTable('chat_visitors').set({ confirmed_at: at }).where('id', '=', id).execute();
}

export async function deleteVisitor(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('chat_visitors').where('id', '=', id).execute();
}

/**
 * Deletes visitors who were created before `before` and have no conversations. Skips visitors whose first message is
 * being stored. Returns the number of deleted visitors.
 */
export async function deleteSilent(db: Db, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from chat_visitors where id in (
    select id from chat_visitors v where created_at < ${before}
      and not exists (select from chat_conversations c where c.visitor_id = v.id)
    for update skip locked)`.execute(db);
  return Number(numAffectedRows);
}
