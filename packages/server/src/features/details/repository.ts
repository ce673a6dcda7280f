import type pg from 'pg';
import type { Db, Transaction } from '../../platform/database/database.ts';

/** New e-mail address that a member has requested, stored until the member enters the code sent to it. */
export interface EmailRequestRow {
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
  /** JSON object with the old values; `after` contains the new values of the same fields. */
  before: string;
  after: string;
  session_id: string;
  at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    details_email_requests: EmailRequestRow;
    details_changes: DetailChangeRow;
  }
}

/** Stores a request for a new e-mail address, replacing any earlier request of the member. */
export async function putEmailRequest(tx: Transaction, request: EmailRequestRow): Promise<void> {
  const { email, email_key, asked_at, expires_at } = request;
  await tx
    .insertInto('details_email_requests')
    .values(request)
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet({ email, email_key, asked_at, expires_at }),
    )
    .execute();
}

export function findEmailRequest(db: Db, memberId: string): Promise<EmailRequestRow | undefined> {
  return db
    .selectFrom('details_email_requests')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

export async function removeEmailRequest(tx: Transaction, memberId: string): Promise<void> {
  await tx.deleteFrom('details_email_requests').where('member_id', '=', memberId).execute();
}

/**
 * Returns the time at which a member last changed their postal address; undefined if the member has never changed it.
 */
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
 * Deletes a member's change history at the end of the retention period. Needs the table owner's rights, because the
 * application can only append to the table.
 */
export async function forgetChanges(owner: pg.Pool, memberId: string): Promise<void> {
  await owner.query('delete from details_changes where member_id = $1', [memberId]);
}
