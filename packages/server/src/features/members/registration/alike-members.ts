import type { Deps } from '../../../platform/deps.ts';
import type { Db } from '../../../platform/database/database.ts';
import { findAlike, fillKeys, withoutKeys } from './alike-repository.ts';
import { keyedHash } from '../../../platform/keyed-hash.ts';
import type { MemberRow } from '../repository.ts';
import { addressText, personText, type Applicant } from '../rules.ts';

/** Another account that probably belongs to the same person. `why` is the attribute that matches. */
export interface Alike {
  id: string;
  nickname: string;
  why: 'name_and_birth' | 'phone' | 'address';
}

type Person = Parameters<typeof personText>[0] & Parameters<typeof addressText>[0];

/** Returns the keyed hashes that identify other accounts of the same person (decisions §3). */
export function likenessOf(
  deps: Pick<Deps, 'config'>,
  person: Person,
): { person_key: Buffer; address_key: Buffer } {
  return {
    person_key: keyedHash(deps, 'members.person', personText(person)),
    address_key: keyedHash(deps, 'members.address', addressText(person)),
  };
}

/** Extracts the fields of a member's row from which `likenessOf` computes its keys. */
export function applicantOf(
  row: Pick<
    MemberRow,
    'first_name' | 'last_name' | 'date_of_birth' | 'country' | 'post_code' | 'address1'
  >,
): Pick<Applicant, 'firstName' | 'lastName' | 'birthDate' | 'country' | 'postCode' | 'address1'> {
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    birthDate: row.date_of_birth,
    country: row.country,
    postCode: row.post_code,
    address1: row.address1,
  };
}

/**
 * Returns other accounts that match the member's name and birth date, phone number, or address, strongest match first.
 * At most 10 accounts are returned for each kind of match.
 */
export function alikeMembers(db: Db, member: MemberRow): Promise<Alike[]> {
  return findAlike(db, member);
}

const AT_ONCE = 500;

/** Backfills the keys used to find similar accounts, for members who registered before the keys existed. Idempotent. */
export async function fillLikeness(deps: Deps): Promise<void> {
  for (;;) {
    const rows = await withoutKeys(deps.db, AT_ONCE);
    for (const row of rows) await fillKeys(deps.db, row.id, likenessOf(deps, applicantOf(row)));
    if (rows.length < AT_ONCE) return;
  }
}
