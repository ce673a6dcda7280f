/**
 * The migration `0089_baseline` creates the schema that the migrations 0001 to 0089 created step by step. An empty
 * database runs it. A database that has run 0089 has the same schema already, so it only records the baseline. Decision
 * 92.
 */
import type pg from 'pg';
import type { Migration } from './migrate.ts';

const BASELINE = '0089_baseline';

/** Last of the migrations that the baseline replaces. */
const replaced = {
  name: '0089_voided_wagers.sql',
  checksum: 'a2f9953f9e05aac2d9af26595fe4bc7f26ae984fa461debf7b8a0ecbba3f060b',
  /** Commit with this migration, which updates older databases. */
  commit: '1f87d9a5',
};

/**
 * Replaces the records of the migrations up to 0089 in `platform_migrations` by that of the baseline. Does nothing in an
 * empty database, in one that has the baseline, or if there is no baseline among the wanted migrations. The caller holds
 * the lock of the migrations.
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
