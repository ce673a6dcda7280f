import type { Db } from '../../platform/database/database.ts';

/** Returns clerks' names by id, for lists that show the deciding clerk. */
export async function clerkNames(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('staff_clerks')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
