import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';

export const functionsFolder = path.resolve(import.meta.dirname, '../../../functions');

interface FunctionFile {
  /** Name of the SQL function, which is also the name of its file. */
  name: string;
  checksum: string;
  sql: string;
}

/**
 * Reads the SQL functions in a folder, one from each file `<feature>/<function>.sql`. Called functions come before
 * their callers, because PostgreSQL rejects a `language sql` function that calls an unknown function.
 * @throws Error if a file does not define the function that it is named after, or if two files have the same name
 */
export function readFunctions(folder: string): FunctionFile[] {
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sql'))
    .toSorted();
  const known = new Set<string>();
  const functions = files.map((file): FunctionFile => {
    const name = path.basename(file, '.sql');
    const sql = fs.readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n');
    if (!sql.includes(`create or replace function ${name}(`))
      throw new Error(
        `Function file "${file}" must contain "create or replace function ${name}(".`,
      );
    if (known.has(name)) throw new Error(`Two function files are named "${name}.sql".`);
    known.add(name);
    return { name, checksum: createHash('sha256').update(sql).digest('hex'), sql };
  });
  return calledFirst(functions);
}

/** Sorts the functions so that each comes after the functions it calls. */
function calledFirst(functions: readonly FunctionFile[]): FunctionFile[] {
  const byName = new Map(functions.map((one) => [one.name, one]));
  const ordered = new Set<FunctionFile>();
  const visited = new Set<FunctionFile>();
  const visit = (one: FunctionFile) => {
    if (visited.has(one)) return;
    visited.add(one);
    for (const [word] of one.sql.replaceAll(/--.*/g, '').matchAll(/\w+/g)) {
      const called = byName.get(word);
      if (called) visit(called);
    }
    ordered.add(one);
  };
  functions.forEach(visit);
  return [...ordered];
}

/**
 * Applies new and changed function files, and drops functions whose files were deleted, in one transaction. The caller
 * must hold the migration lock and have applied the migrations.
 * @returns names of the functions that were applied or dropped
 * @throws Error if PostgreSQL rejects a file
 */
export async function applyFunctions(client: pg.PoolClient, folder: string): Promise<string[]> {
  const wanted = readFunctions(folder);
  await client.query(`create table if not exists platform_functions (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from platform_functions order by name',
  );
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const changed = wanted.filter(({ name, checksum }) => applied.get(name) !== checksum);
  const names = new Set(wanted.map(({ name }) => name));
  const deleted = [...applied.keys()].filter((name) => !names.has(name));
  if (changed.length + deleted.length === 0) return [];
  await client.query('begin');
  try {
    for (const name of deleted) await forget(client, name);
    for (const file of changed) await apply(client, file);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
  return [...deleted, ...changed.map(({ name }) => name)];
}

async function forget(client: pg.PoolClient, name: string) {
  await drop(client, name, true);
  await client.query('delete from platform_functions where name = $1', [name]);
}

async function apply(client: pg.PoolClient, { name, checksum, sql }: FunctionFile) {
  try {
    await drop(client, name);
    await client.query(sql);
  } catch (error) {
    throw new Error(`Function "${name}" failed: ${(error as Error).message}`, { cause: error });
  }
  await client.query(
    `insert into platform_functions (name, checksum) values ($1, $2)
      on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
    [name, checksum],
  );
}

/**
 * Drops every overload of a function, because `create or replace` with different parameters would add another overload.
 * Keeps trigger functions by default, because triggers depend on them.
 * @param alsoTriggers true to drop trigger functions as well; this fails if a trigger still calls the function
 */
async function drop(client: pg.PoolClient, name: string, alsoTriggers = false) {
  const { rows } = await client.query<{ signature: string }>(
    `select oid::regprocedure::text as signature from pg_proc
      where proname = $1 and pronamespace = 'public'::regnamespace
        and ($2 or prorettype <> 'trigger'::regtype)`,
    [name, alsoTriggers],
  );
  for (const { signature } of rows) await client.query(`drop function ${signature}`);
}
