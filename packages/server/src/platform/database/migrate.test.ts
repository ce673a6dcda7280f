import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { parsers } from './database.ts';
import { migrate, migrationsFolder, readMigrations } from './migrate.ts';
import { testPostgres } from '../testing.ts';

const { ownerUrl } = testPostgres();
const admin = new pg.Pool({ connectionString: ownerUrl.replace(/\/[^/]*$/, '/postgres'), max: 1 });
const name = `m_${process.pid}`;
const url = ownerUrl.replace(/\/[^/]*$/, `/${name}`);
let folder: string;
const pools: pg.Pool[] = [];

const connect = () => {
  const pool = new pg.Pool({ connectionString: url, types: parsers, max: 2 });
  pool.on('error', () => {});
  pools.push(pool);
  return pool;
};
const write = (file: string, sql: string) => {
  fs.writeFileSync(path.join(folder, file), sql);
};

beforeEach(async () => {
  for (const pool of pools.splice(0)) await pool.end();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name} template template0`);
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-migrate-'));
  write('0001_one.sql', 'create table one (n int);');
});
afterAll(async () => {
  for (const pool of pools) await pool.end();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
});

test('migrate applies missing files once and in order', async () => {
  const pool = connect();
  expect(await migrate(pool, { migrations: folder })).toEqual(['0001_one.sql']);
  expect(await migrate(pool, { migrations: folder })).toEqual([]);
  write('0002_two.sql', 'insert into one values (2); create table two (n int);');
  expect(await migrate(pool, { migrations: folder })).toEqual(['0002_two.sql']);
});

test('migrate rejects an edited or removed file, or a new one numbered before an applied one', async () => {
  const pool = connect();
  write('0003_three.sql', 'select 1');
  await migrate(pool, { migrations: folder });
  write('0001_one.sql', 'create table one (n bigint);');
  await expect(migrate(pool, { migrations: folder })).rejects.toThrow('"0001_one.sql" was edited');
  write('0001_one.sql', 'create table one (n int);');
  write('0002_two.sql', 'select 1');
  await expect(migrate(pool, { migrations: folder })).rejects.toThrow(
    '"0002_two.sql" comes before',
  );
  fs.rmSync(path.join(folder, '0002_two.sql'));
  fs.rmSync(path.join(folder, '0003_three.sql'));
  await expect(migrate(pool, { migrations: folder })).rejects.toThrow(
    'knows migration "0003_three.sql"',
  );
});

test('the SQL files of a folder are one migration', async () => {
  fs.mkdirSync(path.join(folder, '0002_two'));
  write('0002_two/b.sql', 'insert into two values (2);');
  write('0002_two/a.sql', 'create table two (n int);');
  expect(await migrate(connect(), { migrations: folder })).toEqual(['0001_one.sql', '0002_two']);
});

test('a failing migration file is rolled back completely', async () => {
  const pool = connect();
  write('0002_bad.sql', 'create table half (n int); select 1 / 0;');
  await expect(migrate(pool, { migrations: folder })).rejects.toThrow(
    '"0002_bad.sql" failed: division by zero',
  );
  const { rows } = await pool.query(
    `select to_regclass('half') as half, to_regclass('one') as one`,
  );
  expect(rows).toEqual([{ half: null, one: 'one' }]);
});

test('two concurrent migrations apply each file once', async () => {
  write('0002_slow.sql', 'select pg_sleep(0.2); create table slow (n int);');
  const applied = await Promise.all([
    migrate(connect(), { migrations: folder }),
    migrate(connect(), { migrations: folder }),
  ]);
  expect(applied.flat()).toEqual(['0001_one.sql', '0002_slow.sql']);
});

test('misnamed files and duplicate numbers are rejected', () => {
  write('two.sql', '');
  expect(() => readMigrations(folder)).toThrow('"two.sql" must be named');
  fs.renameSync(path.join(folder, 'two.sql'), path.join(folder, '0001_two.sql'));
  expect(() => readMigrations(folder)).toThrow('share a number');
});

test('the baseline is the one that was compared with the migrations that it replaces', () => {
  // The baseline must never change, because installed databases store its checksum (decision 92).
  expect(readMigrations(migrationsFolder)[0]).toMatchObject({
    name: '0089_baseline',
    checksum: 'cfb842f0343bc0a601d04a104728fefbe24fc30f8a8c46d4c2450e1de16b7458',
  });
});
