import type pg from 'pg';
import { SIGN_IN_FAILURE_WINDOW_MS } from '@wl/world/casino/limits';
import type { Db, Transaction } from '../../platform/database/database.ts';
import type { Role } from './permissions.ts';

export interface ClerkRow {
  id: string;
  email: string;
  email_key: string;
  name: string;
  password_hash: string;
  totp_secret: Buffer;
  totp_last_step: number;
  roles: Role[];
  active: boolean;
  created_at: Date;
}

interface AuditRow {
  id: number;
  at: Date;
  clerk_id: string | null;
  action: string;
  subject: string;
  before: unknown;
  after: unknown;
  reason: string | null;
  previous_hash: Buffer;
  hash: Buffer;
}

interface StaffBudgetRow {
  key: Buffer;
  failures: Date[];
  locked_until: Date | null;
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    staff_clerks: ClerkRow;
    staff_audit: AuditRow;
    staff_sign_in_budgets: StaffBudgetRow;
  }
}

export function findClerk(db: Db, id: string): Promise<ClerkRow | undefined> {
  return db.selectFrom('staff_clerks').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Returns the clerk with this e-mail address; undefined if there is none.
 * @param emailKey the address in lower case
 */
export function findClerkByEmail(db: Db, emailKey: string): Promise<ClerkRow | undefined> {
  return db
    .selectFrom('staff_clerks')
    .selectAll()
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
}

export async function putClerk(tx: Transaction, row: ClerkRow): Promise<void> {
  await tx
    .insertInto('staff_clerks')
    .values(row)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .execute();
}

/**
 * Deactivates the given demo accounts, even if no active owner remains.
 * @returns ids of the accounts that were active
 */
export async function deactivateClerks(
  tx: Transaction,
  emailKeys: readonly string[],
): Promise<string[]> {
  await tx.client.query(`select set_config('wanderluck.closes_demonstration', 'yes', true)`);
  const rows = await tx
    .updateTable('staff_clerks')
    .set({ active: false })
    .where('email_key', 'in', emailKeys)
    .where('active', '=', true)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Marks a time step of the authenticator as used. Locks the row until the transaction ends, so that a concurrent
 * deactivation waits and then also ends the session that this transaction opens.
 * @returns false if this step or a later one was already used, or the account is not active
 */
export async function takeTotpStep(tx: Transaction, clerkId: string, step: number) {
  const taken = await tx
    .updateTable('staff_clerks')
    .set({ totp_last_step: step })
    .where('id', '=', clerkId)
    .where('totp_last_step', '<', step)
    .where('active', '=', true)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/**
 * Locks an active account. A concurrent deactivation then waits, and also ends the session opened by this transaction.
 * @returns false if the account is not active
 */
export async function lockActiveClerk(tx: Transaction, clerkId: string): Promise<boolean> {
  const locked = await tx
    .selectFrom('staff_clerks')
    .select('id')
    .where('id', '=', clerkId)
    .where('active', '=', true)
    .forUpdate()
    .executeTakeFirst();
  return locked !== undefined;
}

export async function setPasswordHash(tx: Transaction, clerkId: string, hash: string) {
  await tx
    .updateTable('staff_clerks')
    .set({ password_hash: hash })
    .where('id', '=', clerkId)
    .execute();
}

/**
 * Counts an attempt before its credentials are checked, so that simultaneous requests get at most five attempts in
 * total. Does not count attempts while the budget is locked.
 * @returns the number of attempts in the time window, including this one; null while the budget is locked
 */
export async function takeTry(tx: Transaction, key: Buffer, now: Date): Promise<number | null> {
  const { rows } = await tx.client.query<{ failures: number }>({
    name: 'staff_take_try',
    text: `insert into staff_sign_in_budgets as b (key, failures) values ($1, array[$2::timestamptz])
      on conflict (key) do update set
        locked_until = null,
        failures = array(select f from unnest(b.failures) f
          where f > $2::timestamptz - $3 * interval '1 millisecond') || $2::timestamptz
        where b.locked_until is null or b.locked_until <= $2::timestamptz
      returning cardinality(failures) as failures`,
    values: [key, now, SIGN_IN_FAILURE_WINDOW_MS],
  });
  return rows[0]?.failures ?? null;
}

export async function lockBudget(tx: Transaction, key: Buffer, until: Date): Promise<void> {
  await tx
    .updateTable('staff_sign_in_budgets')
    .set({ locked_until: until })
    .where('key', '=', key)
    .execute();
}

export async function clearBudget(tx: Transaction, key: Buffer): Promise<void> {
  await tx.deleteFrom('staff_sign_in_budgets').where('key', '=', key).execute();
}

export interface AuditEntry {
  /** Id of the clerk; null if the server itself acted. */
  clerkId: string | null;
  /** Action name, such as `members.view` or `cash_outs.approve`. */
  action: string;
  /**
   * Subject of the action, such as `member:<id>` or `cash_out:<id>`; an empty string if the clerk viewed a whole list.
   */
  subject: string;
  before?: unknown;
  after?: unknown;
  reason?: string | null;
}

export async function appendAudit(
  tx: { client: Pick<pg.ClientBase, 'query'> },
  entry: AuditEntry,
): Promise<void> {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  await tx.client.query({
    name: 'staff_append_audit',
    // A database trigger replaces the placeholders for the id, time and hashes.
    text: `insert into staff_audit (id, at, clerk_id, action, subject, before, after, reason, previous_hash, hash)
      values (0, now(), $1, $2, $3, $4, $5, $6, '', '')`,
    values: [
      entry.clerkId,
      entry.action,
      entry.subject,
      json(entry.before),
      json(entry.after),
      entry.reason ?? null,
    ],
  });
}

export interface AuditLine {
  at: Date;
  /** Name of the clerk, or `system` if the server acted. */
  who: string;
  action: string;
  reason: string | null;
  hash: Buffer;
}

/** Returns the audit trail for a subject, newest entry first. */
export async function auditOf(db: Db, subject: string, limit: number): Promise<AuditLine[]> {
  const rows = await db
    .selectFrom('staff_audit as a')
    .leftJoin('staff_clerks as c', 'c.id', 'a.clerk_id')
    .select(['a.at', 'c.name', 'a.action', 'a.reason', 'a.hash'])
    .where('a.subject', '=', subject)
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ at, name, action, reason, hash }) => ({
    at,
    who: name ?? 'system',
    action,
    reason,
    hash,
  }));
}
