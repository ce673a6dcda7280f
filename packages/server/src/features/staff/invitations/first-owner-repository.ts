import type pg from 'pg';
import type { Db, Transaction } from '../../../platform/database/database.ts';

export interface FirstOwnerLinkRow {
  one: boolean;
  email: string;
  token_hash: Buffer;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

declare module '../../../platform/database/database.ts' {
  interface Tables {
    staff_first_owner_link: FirstOwnerLinkRow;
  }
}

/**
 * Finds an open link for the first owner by the hash of its token.
 * @returns undefined if the token is unknown, used or expired
 */
export function findOpenLink(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<FirstOwnerLinkRow | undefined> {
  return openLinks(db, tokenHash, now).executeTakeFirst();
}

/** Returns the open first-owner link with this token hash, and locks it until the transaction ends. */
export function lockOpenLink(
  tx: Transaction,
  tokenHash: Buffer,
  now: Date,
): Promise<FirstOwnerLinkRow | undefined> {
  return openLinks(tx, tokenHash, now).forUpdate().executeTakeFirst();
}

const openLinks = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('staff_first_owner_link')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now);

export async function useLinkUp(tx: Transaction, now: Date): Promise<void> {
  await tx.updateTable('staff_first_owner_link').set({ used_at: now }).execute();
}

const HAS_OWNER = `select 1 from staff_clerks where active and 'owner' = any(roles) limit 1`;

type Asked = Pick<pg.ClientBase, 'query'>;

export async function hasActiveOwner(client: Asked): Promise<boolean> {
  return (await client.query(HAS_OWNER)).rows.length > 0;
}

/**
 * Returns true if the address belongs to a clerk.
 * @param emailKey lower-case address
 */
export async function isClerk(client: Asked, emailKey: string): Promise<boolean> {
  const found = await client.query('select 1 from staff_clerks where email_key = $1', [emailKey]);
  return found.rows.length > 0;
}

/** Stores the link for the first owner, replacing any earlier one. Requires the database role that owns the tables. */
export async function putLink(
  client: Asked,
  link: Pick<FirstOwnerLinkRow, 'email' | 'token_hash' | 'created_at' | 'expires_at'>,
): Promise<void> {
  await client.query(
    `insert into staff_first_owner_link (email, token_hash, created_at, expires_at) values ($1, $2, $3, $4)
     on conflict (one) do update set email = excluded.email, token_hash = excluded.token_hash,
       created_at = excluded.created_at, expires_at = excluded.expires_at, used_at = null`,
    [link.email, link.token_hash, link.created_at, link.expires_at],
  );
}
