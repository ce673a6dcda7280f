import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** Person to search for. `likenessOf` computes `personKey` and `addressKey`. `phone` is empty if unknown. */
export interface KnownPerson {
  personKey: Buffer;
  addressKey: Buffer;
  emailKey: string;
  phone: string;
}

/** Returns the ids of this person's accounts, matched by name and birth date, by e-mail address or by phone number. */
export async function accountsOfPerson(db: Db, person: KnownPerson): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from members
    where person_key = ${person.personKey} or email_key = ${person.emailKey}
      or (phone = ${person.phone} and phone <> '')`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Returns the given members who share a browser or an address with the person being searched for, and the reason
 * (`why`):
 *
 * - `device`: the member has used the same browser as one of the person's `accounts`
 * - `address`: the member lives at the given address or at the address of one of `accounts`
 *
 * If both apply, `why` is `device`.
 */
export async function membersNear(
  db: Db,
  { addressKey }: Pick<KnownPerson, 'addressKey'>,
  accounts: readonly string[],
  memberIds: readonly string[],
): Promise<{ id: string; why: 'device' | 'address' }[]> {
  const { rows } = await sql<{ id: string; why: 'device' | 'address' }>`
    select id, case when by_device then 'device' else 'address' end as why from (
      select m.id,
        exists (select from members_devices d
          join members_devices own on own.device_hash = d.device_hash
          where d.member_id = m.id and own.member_id = any(${[...accounts]}::uuid[])) as by_device,
        m.address_key = ${addressKey}
          or m.address_key in (select address_key from members where id = any(${[...accounts]}::uuid[])) as by_address
      from members m where m.id = any(${[...memberIds]}::uuid[])) near
    where by_device or by_address`.execute(db);
  return rows;
}

/** Returns the ids of the given members who registered through an affiliate's link. */
export async function membersWithAffiliateToken(
  db: Db,
  memberIds: readonly string[],
): Promise<string[]> {
  if (memberIds.length === 0) return [];
  const { rows } = await db.client.query<{ id: string }>({
    name: 'members_with_affiliate_token',
    text: `select id from members where id = any($1::uuid[]) and affiliate_token is not null`,
    values: [memberIds],
  });
  return rows.map(({ id }) => id);
}

/**
 * Returns the ids of other accounts of the same person. Two accounts match if they have the same name and birth date or
 * the same phone number, or were used in the same browser.
 */
export async function otherAccountsOf(db: Db, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select other.id from members own
      join members other on other.person_key = own.person_key and other.id <> own.id
      where own.id = ${memberId}
    union
    select other.id from members own join members other on other.phone = own.phone and other.id <> own.id
      where own.id = ${memberId} and own.phone <> ''
    union
    select other.member_id from members_devices own
      join members_devices other on other.device_hash = own.device_hash and other.member_id <> own.member_id
      where own.member_id = ${memberId}`.execute(db);
  return rows.map(({ id }) => id);
}
