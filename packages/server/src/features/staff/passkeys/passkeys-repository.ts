import type { Db, Transaction } from '../../../platform/database/database.ts';

export interface PasskeyRow {
  id: string;
  clerk_id: string;
  name: string;
  credential_id: Buffer;
  /** Public key in COSE format (RFC 9052). */
  public_key: Buffer;
  counter: number;
  transports: string[];
  synced: boolean;
  created_at: Date;
  last_used_at: Date | null;
}

declare module '../../../platform/database/database.ts' {
  interface Tables {
    staff_passkeys: PasskeyRow;
    staff_spent_challenges: { hash: Buffer; expires_at: Date };
  }
}

/** Returns the passkeys of a clerk, oldest first. */
export function passkeysOf(db: Db, clerkId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('staff_passkeys')
    .selectAll()
    .where('clerk_id', '=', clerkId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function findPasskey(
  db: Db,
  clerkId: string,
  credentialId: Buffer,
): Promise<PasskeyRow | undefined> {
  return db
    .selectFrom('staff_passkeys')
    .selectAll()
    .where('clerk_id', '=', clerkId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/**
 * Stores a passkey.
 * @returns false if a passkey with this credential id already exists
 */
export async function insertPasskey(tx: Transaction, row: PasskeyRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('staff_passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deletePasskey(
  tx: Transaction,
  clerkId: string,
  id: string,
): Promise<PasskeyRow | undefined> {
  return tx
    .deleteFrom('staff_passkeys')
    .where('clerk_id', '=', clerkId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Records a use of a passkey.
 * @param use `seen` is the counter that was stored when the signature was verified
 * @returns false if the passkey was removed or its counter has changed since verification
 */
export async function notePasskeyUse(
  tx: Transaction,
  id: string,
  use: { seen: number; counter: number; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_passkeys')
    .set({ counter: use.counter, last_used_at: use.at })
    .where('id', '=', id)
    .where('counter', '=', use.seen)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Marks a challenge as used and deletes expired challenges.
 * @returns false if the challenge was already used
 */
export async function spendChallenge(
  tx: Transaction,
  challenge: { hash: Buffer; expiresAt: Date },
  now: Date,
): Promise<boolean> {
  const { hash, expiresAt } = challenge;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('staff_spent_challenges')
    .values({ hash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .executeTakeFirst();
  await tx.deleteFrom('staff_spent_challenges').where('expires_at', '<=', now).execute();
  return numInsertedOrUpdatedRows === 1n;
}
