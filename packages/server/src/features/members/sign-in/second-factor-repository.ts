import type { Db, Transaction } from '../../../platform/database/database.ts';

export interface SecondFactorRow {
  member_id: string;
  secret: Buffer;
  last_step: number;
  /** Times at which wrong codes were recently entered. Each wrong code counts towards the limit. */
  wrong_codes: Date[];
  begun_at: Date;
  /**
   * Time at which the member confirmed the setup; null if the setup is not confirmed. Sign-in requires the second
   * factor only once the setup is confirmed.
   */
  confirmed_at: Date | null;
}

interface RecoveryCodeRow {
  member_id: string;
  code_hash: Buffer;
}

declare module '../../../platform/database/database.ts' {
  interface Tables {
    members_second_factors: SecondFactorRow;
    members_recovery_codes: RecoveryCodeRow;
  }
}

/**
 * Returns a member's second factor, even if its setup is not confirmed yet. Locks the row, so that concurrent attempts
 * are checked one after another.
 */
export function lockSecondFactor(
  tx: Transaction,
  memberId: string,
): Promise<SecondFactorRow | undefined> {
  return tx
    .selectFrom('members_second_factors')
    .selectAll()
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Returns the time at which the member confirmed the second factor, and the number of remaining recovery codes. Returns
 * undefined if sign-in requires no second factor.
 */
export async function findSecondFactor(
  db: Db,
  memberId: string,
): Promise<{ since: Date; codesLeft: number } | undefined> {
  const row = await db
    .selectFrom('members_second_factors as f')
    .select((eb) => [
      'f.confirmed_at',
      eb
        .selectFrom('members_recovery_codes as c')
        .whereRef('c.member_id', '=', 'f.member_id')
        .select((e) => e.fn.countAll<number>().as('codes'))
        .as('codes'),
    ])
    .where('f.member_id', '=', memberId)
    .where('f.confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row?.confirmed_at
    ? { since: row.confirmed_at, codesLeft: Number(row.codes ?? 0) }
    : undefined;
}

/**
 * Stores a second factor whose setup has begun. Replaces a factor whose setup was never confirmed.
 * @returns false if a factor is already confirmed
 */
export async function beginFactor(
  tx: Transaction,
  begun: { memberId: string; secret: Buffer; now: Date },
): Promise<boolean> {
  const row = { secret: begun.secret, last_step: 0, wrong_codes: [], begun_at: begun.now };
  const put = await tx
    .insertInto('members_second_factors')
    .values({ member_id: begun.memberId, ...row, confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet(row)
        .where('members_second_factors.confirmed_at', 'is', null),
    )
    .returning('member_id')
    .executeTakeFirst();
  return put !== undefined;
}

export async function updateFactor(
  tx: Transaction,
  memberId: string,
  change: Partial<Pick<SecondFactorRow, 'last_step' | 'wrong_codes' | 'confirmed_at'>>,
): Promise<void> {
  await tx
    .updateTable('members_second_factors')
    .set(change)
    .where('member_id', '=', memberId)
    .execute();
}

/**
 * Deletes a member's second factor and recovery codes.
 * @returns true if a confirmed factor was deleted
 */
export async function deleteFactor(tx: Transaction, memberId: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('members_second_factors')
    .where('member_id', '=', memberId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return gone !== undefined && gone.confirmed_at !== null;
}

/** Replaces all of a member's recovery codes. The previous codes become invalid. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  memberId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.deleteFrom('members_recovery_codes').where('member_id', '=', memberId).execute();
  await tx
    .insertInto('members_recovery_codes')
    .values(hashes.map((code_hash) => ({ member_id: memberId, code_hash })))
    .execute();
}

/**
 * Removes one of a member's recovery codes.
 * @returns the number of remaining codes, or undefined if the member has no such code
 */
export async function spendRecoveryCode(
  tx: Transaction,
  memberId: string,
  hash: Buffer,
): Promise<number | undefined> {
  const spent = await tx
    .deleteFrom('members_recovery_codes')
    .where('member_id', '=', memberId)
    .where('code_hash', '=', hash)
    .returning('member_id')
    .executeTakeFirst();
  if (!spent) return undefined;
  const { left } = await tx
    .selectFrom('members_recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return left;
}
