import type { Db } from '../../platform/database.ts';
import { ERASED } from './erase-repository.ts';

/** Nicknames by member, for lists that name many. */
export async function nicknamesOf(db: Db, memberIds: string[]): Promise<Map<string, string>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('members')
    .select(['id', 'nickname'])
    .where('id', 'in', [...new Set(memberIds)])
    .execute();
  return new Map(rows.map(({ id, nickname }) => [id, nickname]));
}

/** Nicknames as other members may read them; who was erased has none. */
export async function publicNicknamesOf(db: Db, memberIds: string[]): Promise<Map<string, string>> {
  const names = await nicknamesOf(db, memberIds);
  return new Map([...names].filter(([, name]) => !name.startsWith(ERASED)));
}

/** What a line of a desk's list tells of a member. */
export interface MemberName {
  id: string;
  nickname: string;
  name: string;
  /** ISO 3166 alpha-2. */
  country: string;
}

/** Nickname, name and country by member, for lists of the desk. */
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

/** Members whose account was closed at `before` or earlier, in order of their ids, after `after`. */
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

/** Those of these members whose account is closed, as the caller's next statement finds them. */
export async function closedAmong(db: Db, memberIds: readonly string[]): Promise<string[]> {
  const { rows } = await db.client.query<{ id: string }>({
    name: 'members_closed_among',
    text: `select id from members where id = any($1::uuid[]) and status = 'closed'`,
    values: [memberIds],
  });
  return rows.map(({ id }) => id);
}
