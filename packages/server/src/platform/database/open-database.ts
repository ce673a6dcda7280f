import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { runMigrations } from 'graphile-worker';
import { checkServer } from './check-server.ts';
import type { Config } from '../config/config.ts';
import { checkDurability, ForgetfulDatabase, parsers } from './database.ts';
import { startEmbedded } from './embedded.ts';
import { superviseEmbedded } from './embedded-supervisor.ts';
import type { Logger } from '../log.ts';
import { migrate } from './migrate.ts';
import { prepareAppRole } from './roles.ts';
import { compareSharedKeys, keepSharedKeys, sharedKeysOf } from './shared-keys.ts';

export interface OpenDatabase {
  ownerUrl: string;
  appUrl: string;
  /** Description of the database's location, for the log. */
  why: string;
  /** Stops the embedded database server; does nothing for an external one. */
  stop(): Promise<void>;
}

const DATABASE = 'wanderluck';

const AGAIN_MS = 1000;

/** Error codes that indicate that the database is not available yet, so startup waits for it. */
const ABSENT = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ETIMEDOUT', 'EAI_AGAIN', '57P03']);

/**
 * Opens the embedded or external database, prepares its two roles and runs the migrations. If an external database is
 * not available, waits until it is, or until `signal` is aborted.
 * @throws Error with a one-sentence message for the operator, or the signal's abort reason
 */
export async function openDatabase(
  config: Config,
  log: Logger,
  signal?: AbortSignal,
): Promise<OpenDatabase> {
  const server = config.databaseUrl
    ? { url: config.databaseUrl, why: 'outside', stop: async () => {} }
    : await openEmbedded(config, log);
  try {
    if (config.databaseUrl !== undefined) await untilPresent(config.databaseUrl, log, signal);
    const appUrl = await prepare(server.url, config, log);
    return { ownerUrl: server.url, appUrl, why: server.why, stop: () => server.stop() };
  } catch (error) {
    // A failed startup must not leave the embedded database running.
    await server.stop();
    throw error;
  }
}

/**
 * Waits while an external database is unavailable. Returns on any other connection error, because the next connection
 * attempt reports it.
 */
async function untilPresent(connectionString: string, log: Logger, signal?: AbortSignal) {
  for (let waits = false; ; waits = true) {
    const client = new pg.Client({ connectionString });
    client.on('error', () => {});
    const code = await client.connect().then(
      () => undefined,
      (error: { code?: string }) => error.code,
    );
    client.end().catch(() => {});
    if (code === undefined || !ABSENT.has(code)) return;
    if (!waits)
      log.warn(`no PostgreSQL answers at the address in DATABASE_URL (${code}); waiting for it`);
    await setTimeout(AGAIN_MS, undefined, { signal }).catch(() => signal?.throwIfAborted());
  }
}

/**
 * Checks the server, prepares the roles and runs the migrations.
 * @returns the URL for the application role
 */
async function prepare(ownerUrl: string, config: Config, log: Logger): Promise<string> {
  const keys = sharedKeysOf(config);
  let appUrl: string;
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 1, types: parsers });
  owner.on('error', () => {});
  owner.on('connect', (client) => {
    client.on('error', () => {});
  });
  try {
    await reachable(checkServer(owner, log));
    await checkDurability(owner);
    // Compare the keys before any write, so that a refused node neither migrates the database nor changes the
    // application role's password.
    await compareSharedKeys(owner, keys);
    appUrl = await prepareAppRole(ownerUrl, config.databaseAppUrl, config.appSecret);
    const applied = await migrate(owner);
    if (applied.length > 0) log.info({ applied }, 'database migrated');
    await keepSharedKeys(owner, keys);
    await runMigrations({ pgPool: owner });
  } finally {
    await owner.end();
  }
  await checkAppRole(appUrl);
  return appUrl;
}

async function openEmbedded(config: Config, log: Logger) {
  const options = { dir: path.join(config.dataDir, 'pg'), port: config.pgPort };
  const server = await startEmbedded(options);
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [
    DATABASE,
  ]);
  if (rowCount === 0) await admin.query(`create database ${DATABASE}`);
  await admin.end();
  const url = new URL(server.url);
  url.pathname = DATABASE;
  const supervisor = superviseEmbedded(server, options, log);
  return {
    url: url.href,
    why: `embedded, ${server.why}${server.attached ? ', taken over from an earlier start' : ''}`,
    stop: () => supervisor.stop(),
  };
}

/** Replaces common connection errors with a short message that does not reveal the password. */
async function reachable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (code !== undefined && (code === 'ENOTFOUND' || ABSENT.has(code)))
      throw new Error(`No PostgreSQL answers at the address in DATABASE_URL (${code}).`);
    if (code === '28P01' || code === '28000')
      throw new Error('PostgreSQL refuses the user or password in DATABASE_URL.');
    if (code === '3D000')
      throw new Error(`DATABASE_URL names a database that does not exist (${message}).`);
    throw error;
  }
}

/**
 * Connects once as the application role, so that a wrong DATABASE_APP_URL aborts startup instead of failing the first
 * bet.
 */
async function checkAppRole(appUrl: string) {
  const client = new pg.Client({ connectionString: appUrl });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1 from platform_settings limit 1');
    // Check the durability settings for this role too. The settings can differ between roles, and this role books the
    // bets.
    await checkDurability(client);
  } catch (error) {
    if (error instanceof ForgetfulDatabase) throw error;
    throw new Error(
      `The application's role cannot use the database (${(error as Error).message}); check DATABASE_APP_URL.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}
