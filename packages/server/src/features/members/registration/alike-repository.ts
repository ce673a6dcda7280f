import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { MemberRow } from '../repository.ts';

interface AlikeRow {
  id: string;
  nickname: string;
  why: 'name_and_birth' | 'phone' | 'address';
}

/**
 * Maximum number of accounts per kind of match, so that a phone number shared by a household does not crowd out
 * accounts with the same name.
 */
const MOST = 10;

/**
 * Returns each matching account once, with its strongest match. Stronger matches come first. Among equal matches, newer
 * accounts come first.
 */
export async function findAlike(
  db: Db,
  {
    id,
    person_key,
    phone,
    address_key,
  }: Pick<MemberRow, 'id' | 'person_key' | 'address_key' | 'phone'>,
): Promise<AlikeRow[]> {
  const { rows } = await sql<AlikeRow>`
    select id, nickname, (array['name_and_birth', 'phone', 'address'])[min(rank)] as why from (
      (select id, nickname, created_at, 1 as rank from members
        where person_key = ${person_key} and id <> ${id} order by created_at desc limit ${MOST})
      union all
      (select id, nickname, created_at, 2 from members
        where phone = ${phone} and id <> ${id} order by created_at desc limit ${MOST})
      union all
      (select id, nickname, created_at, 3 from members
        where address_key = ${address_key} and id <> ${id} order by created_at desc limit ${MOST})
    ) alike
    group by id, nickname, created_at
    order by min(rank), created_at desc`.execute(db);
  return rows;
}

export function withoutKeys(db: Db, limit: number): Promise<MemberRow[]> {
  return db
    .selectFrom('members')
    .selectAll()
    .where((eb) => eb.or([eb('person_key', 'is', null), eb('address_key', 'is', null)]))
    .limit(limit)
    .execute();
}

/**
 * Stores a member's keys if one of them is missing. The member need not be locked, because a concurrent change of name
 * or address stores its own, newer keys.
 */
export async function fillKeys(
  db: Db,
  id: string,
  keys: Pick<MemberRow, 'person_key' | 'address_key'>,
): Promise<void> {
  await db
    .updateTable('members')
    .set(keys)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('person_key', 'is', null), eb('address_key', 'is', null)]))
    .execute();
}
