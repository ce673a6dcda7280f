import type { Db } from '../../platform/database/database.ts';
import { roleMay } from './permissions.ts';

/** Returns clerks' names by id, for lists that show which clerk made a decision. */
export async function clerkNames(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.client.query<{ id: string; name: string }>({
    name: 'staff_clerk_names',
    text: 'select id, name from staff_clerks where id = any($1::uuid[])',
    values: [ids],
  });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Returns the active clerks who have a permission, in alphabetical order. */
export async function clerksWhoMay(
  db: Db,
  permission: string,
): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .selectFrom('staff_clerks')
    .select(['id', 'name', 'roles'])
    .where('active', '=', true)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows
    .filter(({ roles }) => roles.some((role) => roleMay(role, permission)))
    .map(({ id, name }) => ({ id, name }));
}
