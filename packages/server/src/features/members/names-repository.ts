import type { Db } from '../../platform/database/database.ts';
import { ERASED } from './erase-repository.ts';

/** Returns nicknames by member id, for lists with many members. */
export async function nicknamesOf(db: Db, memberIds: string[]): Promise<Map<string, string>> {
  if (memberIds.length === 0) return new Map();
  const { rows } = await db.client.query<{ id: string; nickname: string }>({
    name: 'members_nicknames',
    text: 'select id, nickname from members where id = any($1::uuid[])',
    values: [memberIds],
  });
  return new Map(rows.map(({ id, nickname }) => [id, nickname]));
}

/** Returns the nicknames that other members can see. Erased members are omitted. */
export async function publicNicknamesOf(db: Db, memberIds: string[]): Promise<Map<string, string>> {
  const names = await nicknamesOf(db, memberIds);
  return new Map([...names].filter(([, name]) => !name.startsWith(ERASED)));
}

/** Fields of a member that are shown in a row of a back-office list. */
export interface MemberName {
  id: string;
  nickname: string;
  name: string;
  /** Country as an ISO 3166-1 alpha-2 code. */
  country: string;
}

/** Returns a map from each member's id to the member's nickname, name and country, for back-office lists. */
export async function peopleOf(db: Db, memberIds: string[]): Promise<Map<string, MemberName>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('members')
    .select(['id', 'nickname', 'first_name', 'last_name', 'country'])
    .where('id', 'in', [...new Set(memberIds)])
    .execute();
  return new Map(
    rows.map(({ id, nickname, first_name, last_name, country }) => [
      id,
      { id, nickname, name: `${first_name} ${last_name}`, country },
    ]),
  );
}

/**
 * Returns the ids of members whose account was closed at or before `before`, in ascending order, starting after the id
 * `after`.
 */
export async function closedBefore(
  db: Db,
  before: Date,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<string[]> {
  let query = db.selectFrom('members').select('id').where('closed_at', '<=', before);
  if (after !== undefined) query = query.where('id', '>', after);
  const rows = await query.orderBy('id').limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** Returns the subset of the given ids whose accounts are closed. */
export async function closedAmong(db: Db, memberIds: readonly string[]): Promise<string[]> {
  const { rows } = await db.client.query<{ id: string }>({
    name: 'members_closed_among',
    text: `select id from members where id = any($1::uuid[]) and status = 'closed'`,
    values: [memberIds],
  });
  return rows.map(({ id }) => id);
}

/** Returns the ids of up to `limit` members whose nicknames contain `text`, ignoring case. */
export async function membersNicknamed(db: Db, text: string, limit: number): Promise<string[]> {
  // Escape backslashes and the wildcards % and _ in the text.
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await db
    .selectFrom('members')
    .select('id')
    .where('nickname_key', 'like', pattern)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
