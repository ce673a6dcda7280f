import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** Returns the members among `memberIds` who share a payment instrument with one of the members in `accounts`. */
export async function membersSharing(
  db: Db,
  accounts: readonly string[],
  memberIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct theirs.member_id as id
    from wallet_methods own
    join wallet_methods theirs on theirs.provider = own.provider and theirs.token = own.token
    where own.member_id = any(${[...accounts]}::uuid[])
      and theirs.member_id = any(${[...memberIds]}::uuid[])`.execute(db);
  return rows.map(({ id }) => id);
}
