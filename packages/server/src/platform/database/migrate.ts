import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { recordBaseline } from './baseline.ts';
import { applyFunctions, functionsFolder } from './functions.ts';

/**
 * Key of the advisory lock. It is arbitrary but the same on every node, so that nodes that start together migrate only
 * once.
 */
const LOCK = 4_801_977;

export const migrationsFolder = path.resolve(import.meta.dirname, '../../../migrations');

interface SchemaFolders {
  migrations: string;
  /** Folder that contains the SQL functions. If undefined, the functions remain as the migrations created them. */
  functions?: string;
}
const schemaFolders: SchemaFolders = { migrations: migrationsFolder, functions: functionsFolder };

export interface Migration {
  number: number;
  /** Name of the migration's file or folder. */
  name: string;
  checksum: string;
  sql: string;
}

/** Returns the SQL of a file, or the SQL of all files in a folder, ordered by name. */
function readSql(place: string): string {
  const isFolder = fs.statSync(place).isDirectory();
  const files = isFolder ? fs.readdirSync(place).filter((file) => file.endsWith('.sql')) : [''];
  return files
    .toSorted()
    .map((file) => fs.readFileSync(path.join(place, file), 'utf8'))
    .join('');
}

/**
 * Returns the migrations in a folder, in order. A migration is a file `NNNN_some_name.sql`, or a folder
 * `NNNN_some_name` of SQL files that run together.
 * @throws Error if a file is misnamed or two files share a number
 */
export function readMigrations(folder: string): Migration[] {
  const migrations = fs
    .readdirSync(folder)
    .filter((file) => !file.startsWith('.'))
    .sort()
    .map((file) => {
      const match = /^(\d{4})_([a-z0-9_]+)(\.sql)?$/.exec(file);
      if (!match) throw new Error(`Migration "${file}" must be named NNNN_some_name.sql.`);
      const sql = readSql(path.join(folder, file)).replaceAll('\r\n', '\n');
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
 * Applies the missing migrations in order, each in its own transaction, then the new and changed functions.
 * @returns names of the applied migrations and functions
 * @throws Error if an applied migration was edited or removed, a missing one precedes an applied one, or the database is
 *   older than the baseline
 */
export async function migrate(owner: pg.Pool, folders = schemaFolders): Promise<string[]> {
  const wanted = readMigrations(folders.migrations);
  const client = await owner.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(`create table if not exists platform_migrations (
      number int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`);
    await recordBaseline(client, wanted);
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

async function apply(client: pg.PoolClient, { number, name, checksum, sql }: Migration) {
  try {
    await client.query('begin');
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
