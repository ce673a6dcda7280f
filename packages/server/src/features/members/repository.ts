import { sql } from 'kysely';
import type { Player } from '@wl/contract/members';
import type { DocumentState } from '@wl/world/casino/documents';
import type { PauseLength } from '@wl/world/casino/exclusions';
import type { Language } from '@wl/world/languages';
import { columnsOf, type Db, type Transaction } from '../../platform/database/database.ts';

/** Purpose of an e-mail code: `confirm` for the address given at registration, `change` for a new address. */
export type CodePurpose = 'confirm' | 'change';

export interface MemberRow {
  id: string;
  email: string;
  email_key: string;
  email_confirmed_at: Date | null;
  password_hash: string;
  nickname: string;
  nickname_key: string;
  first_name: string;
  last_name: string;
  /** Format `YYYY-MM-DD`. */
  date_of_birth: string;
  gender: 'male' | 'female';
  nationality: string;
  phone: string;
  address1: string;
  address2: string;
  post_code: string;
  city: string;
  /** Country as an ISO 3166-1 alpha-2 code. */
  country: string;
  language: Language;
  offers: boolean;
  terms_accepted_at: Date;
  affiliate_token: string | null;
  identity_key: Buffer;
  status: Player['status'];
  /** End of a break or of a temporary exclusion. */
  excluded_until: Date | null;
  /** Length of the latest break or exclusion; null if there was none or if its end has already been recorded. */
  exclusion_length: PauseLength | null;
  passport_active_at: Date | null;
  identity_state: DocumentState;
  address_state: DocumentState;
  payment_state: DocumentState;
  /**
   * Keyed hash of name and birth date; null if the row is older than this column and the hash has not been computed
   * yet.
   */
  person_key: Buffer | null;
  /** Keyed hash of the postal address; null if it has not been computed yet. */
  address_key: Buffer | null;
  closed_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

interface EmailCodeRow {
  member_id: string;
  purpose: CodePurpose;
  code_hash: Buffer;
  tries: number;
  expires_at: Date;
  created_at: Date;
}

interface SignInBudgetRow {
  key: Buffer;
  failures: Date[];
  locked_until: Date | null;
}

interface DeviceRow {
  member_id: string;
  device_hash: Buffer;
  device: string;
  first_seen_at: Date;
  last_seen_at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    members: MemberRow;
    members_email_codes: EmailCodeRow;
    members_sign_in_budgets: SignInBudgetRow;
    members_devices: DeviceRow;
  }
}

const columns = columnsOf<MemberRow>({
  id: true,
  email: true,
  email_key: true,
  email_confirmed_at: true,
  password_hash: true,
  nickname: true,
  nickname_key: true,
  first_name: true,
  last_name: true,
  date_of_birth: true,
  gender: true,
  nationality: true,
  phone: true,
  address1: true,
  address2: true,
  post_code: true,
  city: true,
  country: true,
  language: true,
  offers: true,
  terms_accepted_at: true,
  affiliate_token: true,
  identity_key: true,
  status: true,
  excluded_until: true,
  exclusion_length: true,
  passport_active_at: true,
  identity_state: true,
  address_state: true,
  payment_state: true,
  person_key: true,
  address_key: true,
  closed_at: true,
  created_at: true,
  updated_at: true,
});
const FIND = { name: 'members_find', text: `select ${columns.join()} from members where id = $1` };

/**
 * Returns a member's row. Uses a prepared statement, because many calls read the row, and some read it more than once.
 */
export async function findMember(db: Db, id: string): Promise<MemberRow | undefined> {
  return (await db.client.query<MemberRow>({ ...FIND, values: [id] })).rows[0];
}

/** Returns the rows of the given members in any order. Ids without a member are skipped. */
export async function findMembersById(db: Db, ids: readonly string[]): Promise<MemberRow[]> {
  const text = `select ${columns.join()} from members where id = any($1::uuid[])`;
  return (await db.client.query<MemberRow>({ name: 'members_find_all', text, values: [ids] })).rows;
}

/** Locks and returns a member's row, so that concurrent changes to the member run one after another. */
export function lockMember(tx: Transaction, id: string): Promise<MemberRow | undefined> {
  // `for no key update` does not block transactions that insert rows referencing the member. These rows only need the
  // member to exist.
  return tx
    .selectFrom('members')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function findMemberByEmail(db: Db, emailKey: string): Promise<MemberRow | undefined> {
  return db.selectFrom('members').selectAll().where('email_key', '=', emailKey).executeTakeFirst();
}

export async function insertMember(
  tx: Transaction,
  row: Omit<
    MemberRow,
    | 'email_confirmed_at'
    | 'status'
    | 'excluded_until'
    | 'exclusion_length'
    | 'passport_active_at'
    | 'identity_state'
    | 'address_state'
    | 'payment_state'
    | 'closed_at'
  >,
): Promise<void> {
  await tx
    .insertInto('members')
    .values({
      ...row,
      email_confirmed_at: null,
      status: 'active',
      excluded_until: null,
      exclusion_length: null,
      passport_active_at: null,
      identity_state: 'Pending',
      address_state: 'Pending',
      payment_state: 'Pending',
      closed_at: null,
    })
    .execute();
}

export async function updateMember(
  tx: Transaction,
  id: string,
  change: Partial<Omit<MemberRow, 'id'>>,
): Promise<MemberRow> {
  return tx
    .updateTable('members')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function nicknameIsTaken(db: Db, nicknameKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('members')
    .select('id')
    .where('nickname_key', '=', nicknameKey)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores an e-mail code. The member's earlier code for the same purpose, if any, becomes invalid. */
export async function putEmailCode(tx: Transaction, code: Omit<EmailCodeRow, 'tries'>) {
  await tx
    .insertInto('members_email_codes')
    .values({ ...code, tries: 0 })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'purpose']).doUpdateSet({
        code_hash: code.code_hash,
        tries: 0,
        expires_at: code.expires_at,
        created_at: code.created_at,
      }),
    )
    .execute();
}

/**
 * Returns the member's e-mail code for a purpose. Locks its row, so that concurrent attempts are counted one after the
 * other.
 */
export function lockEmailCode(
  tx: Transaction,
  memberId: string,
  purpose: CodePurpose,
): Promise<EmailCodeRow | undefined> {
  return tx
    .selectFrom('members_email_codes')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .forUpdate()
    .executeTakeFirst();
}

export async function countTry(tx: Transaction, memberId: string, purpose: CodePurpose) {
  await tx
    .updateTable('members_email_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .execute();
}

export async function removeEmailCode(tx: Transaction, memberId: string, purpose: CodePurpose) {
  await tx
    .deleteFrom('members_email_codes')
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .execute();
}

/**
 * Finds members by part of their e-mail address, nickname or name, or by their complete id. Newer members come first.
 * An empty search finds all members.
 */
export async function searchMembers(
  db: Db,
  search: string,
  window: { limit: number; offset: number },
): Promise<{ rows: MemberRow[]; total: number }> {
  const text = search.trim();
  let query = db.selectFrom('members');
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text))
    query = query.where('id', '=', text);
  else if (text !== '') {
    // Escape backslashes and the wildcards % and _ in the clerk's search text.
    const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where((eb) =>
      eb.or([
        eb('email_key', 'like', pattern),
        eb('nickname_key', 'like', pattern),
        eb(sql<string>`lower(first_name || ' ' || last_name)`, 'like', pattern),
      ]),
    );
  }
  const { total } = await query
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return { rows, total };
}
