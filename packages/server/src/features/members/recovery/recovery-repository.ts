import type { Db, Transaction } from '../../../platform/database/database.ts';

export interface RecoveryRow {
  handle_hash: Buffer;
  /** Keyed hash of the e-mail address for which recovery was requested, normalised by `emailKeyOf`. */
  address_hash: Buffer;
  budget: Buffer;
  /** Id of the member with this e-mail address; null if there is none. */
  member_id: string | null;
  /** Keyed hash of the code; null if no code was sent, or if the code was used or invalidated. */
  code_hash: Buffer | null;
  tries: number;
  expires_at: Date;
  created_at: Date;
}

declare module '../../../platform/database/database.ts' {
  interface Tables {
    members_recoveries: RecoveryRow;
  }
}

/**
 * Returns the times of the recovery requests counted under `budget` after `since`, newest first. Concurrent requests
 * with the same budget wait until the transaction ends, so that together they cannot exceed the limit.
 */
export async function askedSince(tx: Transaction, budget: Buffer, since: Date): Promise<Date[]> {
  const key = `members_recoveries ${budget.toString('hex')}`;
  await tx.client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  const rows = await tx
    .selectFrom('members_recoveries')
    .select('created_at')
    .where('budget', '=', budget)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ created_at }) => created_at);
}

export async function insertRecovery(
  tx: Transaction,
  row: Omit<RecoveryRow, 'tries'>,
): Promise<void> {
  await tx
    .insertInto('members_recoveries')
    .values({ ...row, tries: 0 })
    .execute();
}

export function findRecovery(db: Db, handleHash: Buffer): Promise<RecoveryRow | undefined> {
  return db
    .selectFrom('members_recoveries')
    .selectAll()
    .where('handle_hash', '=', handleHash)
    .executeTakeFirst();
}

/** Returns a recovery request with its row locked, so that each of several simultaneous attempts is counted. */
export function lockRecovery(
  tx: Transaction,
  handleHash: Buffer,
): Promise<RecoveryRow | undefined> {
  return tx
    .selectFrom('members_recoveries')
    .selectAll()
    .where('handle_hash', '=', handleHash)
    .forUpdate()
    .executeTakeFirst();
}

export async function countRecoveryTry(tx: Transaction, handleHash: Buffer): Promise<void> {
  await tx
    .updateTable('members_recoveries')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('handle_hash', '=', handleHash)
    .execute();
}

/** Invalidates all password reset codes of this member. The reset requests still count towards the daily limit. */
export async function endRecoveries(tx: Transaction, memberId: string): Promise<void> {
  await tx
    .updateTable('members_recoveries')
    .set({ code_hash: null })
    .where('member_id', '=', memberId)
    .execute();
}

/** Deletes password reset requests that no longer count towards the daily limit. Runs daily. */
export async function sweepRecoveries(tx: Transaction, before: Date): Promise<void> {
  await tx.deleteFrom('members_recoveries').where('created_at', '<=', before).execute();
}
