import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { applyFunctions, functionsFolder } from './functions.ts';

/**
 * Number of the advisory lock. It is arbitrary but the same on every node, so that nodes that start together migrate
 * only once.
 */
const LOCK = 4_801_977;

export const migrationsFolder = path.resolve(import.meta.dirname, '../../migrations');

/** Folders that define the schema. */
interface SchemaFolders {
  migrations: string;
  /** Missing if the functions remain as the migrations created them. */
  functions?: string;
}
const schemaFolders: SchemaFolders = { migrations: migrationsFolder, functions: functionsFolder };

interface Migration {
  number: number;
  name: string;
  checksum: string;
  sql: string;
}

/**
 * Returns the migrations of a folder in order.
 * @throws Error if a file is misnamed or two files share a number
 */
export function readMigrations(folder: string): Migration[] {
  const migrations = fs
    .readdirSync(folder)
    .filter((file) => !file.startsWith('.'))
    .sort()
    .map((file) => {
      const match = /^(\d{4})_([a-z0-9_]+)\.sql$/.exec(file);
      if (!match) throw new Error(`Migration "${file}" must be named NNNN_some_name.sql.`);
      const sql = fs.readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n');
      const checksum = createHash('sha256').update(sql).digest('hex');
      return { number: Number(match[1]), name: file, checksum, sql };
    });
  migrations.forEach((migration, index) => {
    const before = migrations[index - 1];
    if (before?.number === migration.number)
      throw new Error(`Migrations "${before.name}" and "${migration.name}" share a number.`);
  });
  return migrations;
}

/**
 * Applies the missing migrations in order, each file in its own transaction, then the new and changed functions.
 * @returns names of the applied files and functions
 * @throws Error if an applied migration was edited or removed, or a missing one precedes an applied one
 */
export async function migrate(owner: pg.Pool, folders = schemaFolders): Promise<string[]> {
  const wanted = readMigrations(folders.migrations);
  const client = await owner.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(`create table if not exists platform_migrations (
      number int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`);
    const { rows: applied } = await client.query<Omit<Migration, 'sql'>>(
      'select number, name, checksum from platform_migrations order by number',
    );
    checkApplied(applied, wanted);
    const last = applied.at(-1)?.number ?? 0;
    const missing = wanted.filter(({ number }) => !applied.some((done) => done.number === number));
    const early = missing.find(({ number }) => number < last);
    if (early)
      throw new Error(
        `Migration "${early.name}" comes before one that is already applied (${last}); give it a number above.`,
      );
    for (const migration of missing) await apply(client, migration);
    const functions =
      folders.functions === undefined ? [] : await applyFunctions(client, folders.functions);
    return [...missing.map(({ name }) => name), ...functions];
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {});
    client.release();
  }
}

function checkApplied(applied: Omit<Migration, 'sql'>[], wanted: Migration[]) {
  for (const done of applied) {
    const file = wanted.find(({ number }) => number === done.number);
    if (!file)
      throw new Error(
        `The database knows migration "${done.name}", which this version lacks; start the newer version.`,
      );
    if (file.checksum !== done.checksum)
      throw new Error(
        `Migration "${done.name}" was edited after it was applied; restore it and write a new one.`,
      );
  }
}

/**
 * Statements that must run before a released migration on an older PostgreSQL version. The migration file itself cannot
 * be edited, because its checksum would no longer match in databases where it has been applied (decision 67).
 */
const STAND_INS: Readonly<Record<string, string>> = {
  // The collation is available only from PostgreSQL 17 on. "C" is sufficient, because 0074 replaces the index before
  // the server writes a row.
  '0060_enquiries_of_visitors.sql': `do $$ begin
    if current_setting('server_version_num')::int < 170000 then create collation public.pg_c_utf8 from "C"; end if;
  end $$`,
};

async function apply(client: pg.PoolClient, { number, name, checksum, sql }: Migration) {
  try {
    await client.query('begin');
    const standIn = STAND_INS[name];
    if (standIn !== undefined) await client.query(standIn);
    await client.query(sql);
    await client.query(
      'insert into platform_migrations (number, name, checksum) values ($1, $2, $3)',
      [number, name, checksum],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw new Error(`Migration "${name}" failed: ${(error as Error).message}`, { cause: error });
  }
}
