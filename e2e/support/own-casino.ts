import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { test as shared } from '@playwright/test';
import type pg from 'pg';
import { type Casino as Started, startCasino } from '../../tools/contact-sheet/casino.ts';
import { type Casino, casino, embeddedDatabase, useCasino } from './casino.ts';
import { withDatabase } from './database.ts';

const root = path.resolve(import.meta.dirname, '../..');
const TEMPLATE = 'e2e_template';
/**
 * Key of the advisory lock that is held while the template database is created. The number is arbitrary; no other lock
 * uses it.
 */
const TEMPLATE_LOCK = 4_071_126;

/**
 * Playwright's `test` for files that change data shown to every visitor, such as prices, games or the lobby. A file
 * that imports this `test` runs against its own casino: a second server, with a new database in the shared casino's
 * PostgreSQL instance.
 */
export const test = shared.extend<object, { ownCasino: Casino }>({
  ownCasino: [
    async ({}, use) => {
      const started = await startOwn();
      useCasino(started);
      await use(started);
      useCasino(undefined);
      await started.stop();
    },
    { scope: 'worker', auto: true, timeout: 240_000 },
  ],
  baseURL: async ({ ownCasino }, use) => use(ownCasino.url),
});

async function startOwn(): Promise<Casino & Pick<Started, 'stop'>> {
  const data = path.resolve(root, `test-results/data-${randomUUID().slice(0, 8)}`);
  const database = await cloneTemplate();
  const started = await startOn(database, data);
  return {
    ...started,
    database,
    stop: async () => {
      await started.stop();
      await rm(data, { recursive: true, force: true });
      await inPostgres((admin) =>
        admin.query(`drop database ${new URL(database).pathname.slice(1)} with (force)`),
      );
    },
  };
}

/**
 * Starts a server on a copied database. It uses the shared casino's secrets, because the copied rows are encrypted with
 * them.
 */
async function startOn(database: string, data: string): Promise<Started> {
  await mkdir(data, { recursive: true });
  await copyFile(
    path.resolve(root, casino().data, 'secrets.json'),
    path.join(data, 'secrets.json'),
  );
  return startCasino(root, { DATA_DIR: data, DATABASE_URL: database, SEED_DEMO: 'true' });
}

/** Runs `work` in the maintenance database `postgres` of the shared casino's PostgreSQL server. */
async function inPostgres<T>(work: (admin: pg.Client) => Promise<T>): Promise<T> {
  return withDatabase(await addressOf('postgres'), work);
}

async function addressOf(name: string): Promise<string> {
  const url = new URL(await embeddedDatabase(path.resolve(root, 'test-results/data')));
  url.pathname = name;
  return url.href;
}

/**
 * Copies the template database, and creates the template first if it does not exist.
 * @returns the copy's connection URL
 */
async function cloneTemplate(): Promise<string> {
  const name = `e2e_${randomUUID().replaceAll('-', '')}`;
  await inPostgres(async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [
      TEMPLATE,
    ]);
    if (rowCount === 0) await makeTemplate(admin);
    await admin.query(`create database ${name} template ${TEMPLATE}`);
  });
  return addressOf(name);
}

/**
 * Creates the template database. Starts a casino once on an empty database, so that the server migrates and seeds it,
 * then stops the casino.
 */
async function makeTemplate(admin: pg.Client): Promise<void> {
  const making = `${TEMPLATE}_${randomUUID().slice(0, 8)}`.replaceAll('-', '');
  await admin.query(`create database ${making}`);
  const data = path.resolve(root, `test-results/data-${making}`);
  const started = await startOn(await addressOf(making), data);
  await started.stop();
  await rm(data, { recursive: true, force: true });
  // Rename the database only when it is complete, so that an interrupted run leaves no partial template.
  await admin.query(`alter database ${making} rename to ${TEMPLATE}`);
}
