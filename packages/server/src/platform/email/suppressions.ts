/**
 * Addresses to which no e-mails are sent, because an e-mail bounced or the owner complained. Each address is stored as
 * a keyed hash.
 */
import type { Db, Transaction } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { keyedHash } from '../keyed-hash.ts';
import { emailKeyOf } from './email-address.ts';

interface SuppressionRow {
  address_hash: Buffer;
  reason: 'hard_bounce' | 'complaint';
  source: 'smtp' | 'dsn' | 'arf';
  status: string;
  at: Date;
}

declare module '../database/database.ts' {
  interface Tables {
    email_suppressions: SuppressionRow;
  }
}

const STATUS_MAX_LENGTH = 200;

type WithConfig = Pick<Deps, 'config'>;

/** Length of the hash in bytes, short enough to fit into a return path. */
export const HASH_BYTES = 16;

/** Returns the hash under which an address is stored. */
export const addressHash = (deps: WithConfig, address: string): Buffer =>
  keyedHash(deps, 'email.address', emailKeyOf(address)).subarray(0, HASH_BYTES);

/**
 * Records that an e-mail to an address bounced or was reported as spam. For each of the two reasons, keeps only the
 * first report.
 */
export async function suppress(
  deps: WithConfig & Pick<Deps, 'db' | 'clock'>,
  hash: Buffer,
  report: Pick<SuppressionRow, 'reason' | 'source' | 'status'>,
): Promise<void> {
  await deps.db
    .insertInto('email_suppressions')
    .values({
      ...report,
      address_hash: hash,
      status: report.status.slice(0, STATUS_MAX_LENGTH),
      at: deps.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the time and the status of the hard bounce recorded for this address; undefined if none is recorded. */
export function bounceOf(
  deps: WithConfig,
  db: Db,
  address: string,
): Promise<Pick<SuppressionRow, 'at' | 'status'> | undefined> {
  return db
    .selectFrom('email_suppressions')
    .select(['at', 'status'])
    .where('address_hash', '=', addressHash(deps, address))
    .where('reason', '=', 'hard_bounce')
    .executeTakeFirst();
}

/** Returns true if an e-mail to the address bounced, or if the address's owner reported an e-mail as spam. */
export async function isSuppressed(deps: WithConfig, db: Db, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('email_suppressions')
    .select('at')
    .where('address_hash', '=', addressHash(deps, address))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Ends an address's suppression if a hard bounce caused it. A suppression caused by a complaint stays in effect. Called
 * when the owner of the address requests a code, so that a repaired mailbox receives e-mails again.
 */
export async function endBounce(deps: WithConfig, tx: Transaction, address: string): Promise<void> {
  await tx
    .deleteFrom('email_suppressions')
    .where('address_hash', '=', addressHash(deps, address))
    .where('reason', '=', 'hard_bounce')
    .execute();
}
