/**
 * Baseline of the migrations (decision 92). On an empty database, `0089_baseline` creates the schema of all migrations
 * up to 0089 in one step. On a database that has already run `0089_voided_wagers.sql`, the last of those migrations,
 * the baseline is only recorded as applied.
 */
import type pg from 'pg';
import type { Migration } from './migrate.ts';

const BASELINE = '0089_baseline';

/** Last of the migrations that the baseline replaces. */
const replaced = {
  name: '0089_voided_wagers.sql',
  checksum: 'a2f9953f9e05aac2d9af26595fe4bc7f26ae984fa461debf7b8a0ecbba3f060b',
  /**
   * Commit that migrates a database up to migration 0089. The operator of an older database must first start the server
   * once at this commit.
   */
  commit: '1f87d9a5',
};

/**
 * Replaces the records of the migrations up to 0089 in `platform_migrations` with the record of the baseline. Does
 * nothing if the database is empty or already has the baseline, or if `wanted` does not contain the baseline. The
 * caller must hold the migration lock.
 * @throws Error with instructions for the operator if the database is older than the baseline
 */
export async function recordBaseline(
  client: pg.PoolClient,
  wanted: readonly Migration[],
): Promise<void> {
  const baseline = wanted.find(({ name }) => name === BASELINE);
  if (!baseline) return;
  const { rows } = await client.query<Pick<Migration, 'name' | 'checksum'>>(
    'select name, checksum from platform_migrations where number <= $1 order by number desc limit 1',
    [baseline.number],
  );
  const [last] = rows;
  if (!last || last.name === baseline.name) return;
  if (last.name !== replaced.name || last.checksum !== replaced.checksum)
    throw new Error(
      `The database is too old for this version: its last migration is "${last.name}". ` +
        `Start Wanderluck once at commit ${replaced.commit}, which updates the database to "${replaced.name}", then this version.`,
    );
  await client.query(
    `with replaced as (delete from platform_migrations where number < $1)
      update platform_migrations set name = $2, checksum = $3 where number = $1`,
    [baseline.number, baseline.name, baseline.checksum],
  );
}
