import type pg from 'pg';
import type { Db, Transaction } from '../../platform/database.ts';

/** An address a member asked for, until its code comes back. */
export interface EmailWishRow {
  member_id: string;
  email: string;
  email_key: string;
  asked_at: Date;
  expires_at: Date;
}

export type Detail = 'nickname' | 'phone' | 'email' | 'address';

interface DetailChangeRow {
  id: string;
  member_id: string;
  what: Detail;
  /** JSON objects of the same shape. */
  before: string;
  after: string;
  session_id: string;
  at: Date;
}

declare module '../../platform/database.ts' {
  interface Tables {
    details_email_wishes: EmailWishRow;
    details_changes: DetailChangeRow;
  }
}

/** The later wish replaces the earlier one. */
export async function putEmailWish(tx: Transaction, wish: EmailWishRow): Promise<void> {
  const { email, email_key, asked_at, expires_at } = wish;
  await tx
    .insertInto('details_email_wishes')
    .values(wish)
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet({ email, email_key, asked_at, expires_at }),
    )
    .execute();
}

export function findEmailWish(db: Db, memberId: string): Promise<EmailWishRow | undefined> {
  return db
    .selectFrom('details_email_wishes')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

export async function removeEmailWish(tx: Transaction, memberId: string): Promise<void> {
  await tx.deleteFrom('details_email_wishes').where('member_id', '=', memberId).execute();
}

/** When a member moved last; undefined when never. */
export async function lastMoveOf(db: Db, memberId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('details_changes')
    .select('at')
    .where('member_id', '=', memberId)
    .where('what', '=', 'address')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at;
}

export async function insertChange(tx: Transaction, change: DetailChangeRow): Promise<void> {
  await tx.insertInto('details_changes').values(change).execute();
}

/**
 * Forgets what a member changed from what to what, when all of it has to go. With the owner's rights: the application may add to
 * this history and nothing else.
 */
export async function forgetChanges(owner: pg.Pool, memberId: string): Promise<void> {
  await owner.query('delete from details_changes where member_id = $1', [memberId]);
}
