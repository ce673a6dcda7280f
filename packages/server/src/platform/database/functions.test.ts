import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { parsers } from './database.ts';
import { readFunctions } from './functions.ts';
import { migrate } from './migrate.ts';
import { testPostgres } from '../testing.ts';

const { ownerUrl } = testPostgres();
const admin = new pg.Pool({ connectionString: ownerUrl.replace(/\/[^/]*$/, '/postgres'), max: 1 });
const name = `f_${process.pid}`;
let pool: pg.Pool;
let folders: { migrations: string; functions: string };

const newFolder = () => fs.mkdtempSync(path.join(os.tmpdir(), 'wl-functions-'));
const write = (file: string, sql: string) => {
  fs.mkdirSync(path.join(folders.functions, 'play'), { recursive: true });
  fs.writeFileSync(path.join(folders.functions, 'play', file), sql);
};
const one = async (sql: string): Promise<unknown> =>
  Object.values((await pool.query<Record<string, unknown>>(sql)).rows[0] ?? {})[0];

beforeEach(async () => {
  await pool?.end();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name} template template0`);
  pool = new pg.Pool({
    connectionString: ownerUrl.replace(/\/[^/]*$/, `/${name}`),
    types: parsers,
    max: 2,
  });
  pool.on('error', () => {});
  folders = { migrations: newFolder(), functions: newFolder() };
  fs.writeFileSync(
    path.join(folders.migrations, '0001_one.sql'),
    `create table stakes (n int);
      create function play_sum(n int) returns int language sql as 'select n';`,
  );
  write(
    'play_sum.sql',
    `create or replace function play_sum(a int) returns int\nlanguage sql as $$ select a + 1 $$;`,
  );
});
afterAll(async () => {
  await pool.end();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
});

test('a file replaces the function of the migrations, and is applied again only after a change', async () => {
  expect(await migrate(pool, folders)).toEqual(['0001_one.sql', 'play_sum']);
  expect(await one('select play_sum(1)')).toBe(2);
  expect(await migrate(pool, folders)).toEqual([]);
  // Rename one parameter and add a second one. `create or replace` alone would add an overload and keep the old
  // function.
  write(
    'play_sum.sql',
    `create or replace function play_sum(c bigint, d int) returns bigint\nlanguage sql as $$ select c + d $$;`,
  );
  expect(await migrate(pool, folders)).toEqual(['play_sum']);
  expect(await one('select play_sum(1, 2)')).toBe(3);
  expect(await one(`select count(*)::int from pg_proc where proname = 'play_sum'`)).toBe(1);
});

test('a trigger function is replaced without its trigger', async () => {
  const raising = (by: number) =>
    `create or replace function play_raise() returns trigger\nlanguage plpgsql as $$ begin new.n := new.n + ${by}; return new; end $$;`;
  write('play_raise.sql', raising(1));
  await migrate(pool, folders);
  await pool.query(
    'create trigger raised before insert on stakes for each row execute function play_raise()',
  );
  write('play_raise.sql', raising(10));
  await migrate(pool, folders);
  await pool.query('insert into stakes values (1)');
  expect(await one('select n from stakes')).toBe(11);
});

test('a function whose file was deleted is dropped', async () => {
  write(
    'play_old.sql',
    `create or replace function play_old() returns int\nlanguage sql as $$ select 1 $$;`,
  );
  await migrate(pool, folders);
  fs.rmSync(path.join(folders.functions, 'play', 'play_old.sql'));
  expect(await migrate(pool, folders)).toEqual(['play_old']);
  expect(await one(`select count(*)::int from pg_proc where proname = 'play_old'`)).toBe(0);
});

test('a function is created after the functions that it calls', async () => {
  write(
    'play_calls.sql',
    `create or replace function play_calls() returns int\nlanguage sql as $$ select play_zero() $$;`,
  );
  write(
    'play_zero.sql',
    `-- Called by play_calls.\ncreate or replace function play_zero() returns int\nlanguage sql as $$ select 0 $$;`,
  );
  expect(await migrate(pool, folders)).toEqual([
    '0001_one.sql',
    'play_zero',
    'play_calls',
    'play_sum',
  ]);
});

test('if one file is rejected, no function changes, and the error names the file', async () => {
  await migrate(pool, folders);
  write(
    'play_sum.sql',
    `create or replace function play_sum(a int) returns int\nlanguage sql as $$ select a + 5 $$;`,
  );
  write(
    'play_worse.sql',
    `create or replace function play_worse() returns int\nlanguage sql as $$ select nothing $$;`,
  );
  await expect(migrate(pool, folders)).rejects.toThrow('Function "play_worse" failed');
  expect(await one('select play_sum(1)')).toBe(2);
});

test('a file must define the function of its name, once in all folders', () => {
  write(
    'play_other.sql',
    'create or replace function play_sum() returns int language sql as $$ select 1 $$;',
  );
  expect(() => readFunctions(folders.functions)).toThrow('create or replace function play_other(');
  write(
    'play_other.sql',
    'create or replace function play_other() returns int language sql as $$ select 1 $$;',
  );
  fs.mkdirSync(path.join(folders.functions, 'bag'));
  fs.copyFileSync(
    path.join(folders.functions, 'play', 'play_other.sql'),
    path.join(folders.functions, 'bag', 'play_other.sql'),
  );
  expect(() => readFunctions(folders.functions)).toThrow('Two function files are named');
});
