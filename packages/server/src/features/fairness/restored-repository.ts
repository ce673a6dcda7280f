import type { Db } from '../../platform/database/database.ts';

const NAME = 'fairness.restored_from';

/**
 * Returns the name of the most recently restored backup for which all seeds were replaced; undefined if seeds were
 * never replaced after a restore.
 */
export async function readRestored(db: Db): Promise<unknown> {
  const row = await db
    .selectFrom('platform_settings')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirst();
  return row?.value;
}

export async function saveRestored(db: Db, backup: string): Promise<void> {
  const value = JSON.stringify(backup);
  await db
    .insertInto('platform_settings')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Returns the ids of the members who have an open seed pair. */
export async function membersWithPairs(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('fairness_seed_pairs')
    .select('member_id')
    .where('opened_at', 'is not', null)
    .where('retired_at', 'is', null)
    .orderBy('member_id')
    .execute();
  return rows.map(({ member_id }) => member_id);
}
