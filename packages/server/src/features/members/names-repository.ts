import type { Db } from '../../platform/database.ts';

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
