/**
 * Starts the casino that a benchmark measures, in its own process with its own data folder and ports. Inserts members
 * into its database.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { readConfig } from '@wl/server/platform/config/config';
import { uuidv7 } from '@wl/server/platform/ids';
import { startSmtpSink } from '@wl/server/platform/testing/testing-smtp-sink';
import { freePort } from '@wl/server/platform/testing/testing-port';
import { productionSettings } from '@wl/server/platform/testing/testing-production';
import pg from 'pg';

const root = path.resolve(import.meta.dirname, '../..');

/** Node flags that `npm start` also uses (tools/run.mjs). */
const serverFlags = JSON.parse(
  fs.readFileSync(path.join(root, 'tools/server-flags.json'), 'utf8'),
) as string[];

/** Returns the casino settings that the benchmark takes from its environment. */
function chosenSettings(): NodeJS.ProcessEnv {
  const names = ['HTTP_PROCESSES', 'REDIS_URL'];
  return Object.fromEntries(
    names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
}

/**
 * Maximum number of database connections: 64 for pgbench, the connection pools of the server processes, and a margin.
 */
const MAX_CONNECTIONS = 200;

/**
 * Settings, including the secrets, that all casinos started by this process share. A casino can therefore read data
 * that an earlier casino encrypted.
 */
const nodeSettings = startSmtpSink().then((SMTP_URL) => ({
  ...productionSettings(),
  SMTP_URL,
  METRICS_TOKEN: randomBytes(24).toString('hex'),
}));

export interface Casino {
  port: number;
  /** Returns the URL with which the database owner connects to a database on the embedded PostgreSQL server. */
  databaseUrl(name?: string): string;
  /** Bearer token required by `/metrics`. */
  metricsToken: string;
  cookieName: string;
  pid: number;
  databasePid: number;
  stop(): Promise<void>;
}

/**
 * Starts the casino as in production, with an empty data folder below `test-results`. Then restarts it to apply the
 * higher connection limit that pgbench needs.
 *
 * @param more settings in addition to the production settings
 */
export async function startCasino(
  nodeArgs: string[] = [],
  more: NodeJS.ProcessEnv = {},
): Promise<Casino> {
  const dataDir = path.join(root, 'test-results', `bench-${process.pid}`);
  const [port, pgPort] = [await freePort(), await freePort()];
  const env = {
    PATH: process.env['PATH'],
    ...(await nodeSettings),
    PORT: String(port),
    PGPORT: String(pgPort),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ...chosenSettings(),
    ...more,
  };
  const password = () => fs.readFileSync(path.join(dataDir, 'pg.password'), 'utf8').trim();
  const databaseUrl = (name = 'wanderluck') =>
    `postgres://wanderluck:${password()}@127.0.0.1:${pgPort}/${name}`;
  const first = await launch(env, port, nodeArgs);
  await askAt(databaseUrl(), `alter system set max_connections = ${MAX_CONNECTIONS}`);
  await first.stop();
  const { pid, stop } = await launch(env, port, nodeArgs);
  const config = readConfig(env);
  const postmaster = fs
    .readFileSync(path.join(dataDir, 'pg/postmaster.pid'), 'utf8')
    .split('\n')[0];
  return {
    port,
    databaseUrl,
    metricsToken: env.METRICS_TOKEN,
    cookieName: `wl_${config.installationId}_member`,
    pid,
    databasePid: Number(postmaster),
    stop: async () => {
      await stop();
      const [folder, name] = [path.dirname(dataDir), path.basename(dataDir)];
      for (const entry of fs.readdirSync(folder))
        if (entry === name || entry.startsWith(`${name}-`))
          fs.rmSync(path.join(folder, entry), { recursive: true, force: true });
    },
  };
}

/**
 * Starts a second server alongside a running casino, with its own data folder and a separate database in the same
 * PostgreSQL instance. The second server's `stop` only ends its process; the first casino's `stop` deletes the data of
 * both.
 */
export async function startBeside(casino: Casino, database: string): Promise<Casino> {
  const dataDir = path.join(root, 'test-results', `bench-${process.pid}-${database}`);
  const port = await freePort();
  const env = {
    PATH: process.env['PATH'],
    ...(await nodeSettings),
    PORT: String(port),
    DATABASE_URL: casino.databaseUrl(database),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  };
  const { pid, stop } = await launch(env, port, []);
  return {
    ...casino,
    port,
    databaseUrl: (name = database) => casino.databaseUrl(name),
    cookieName: `wl_${readConfig(env).installationId}_member`,
    pid,
    stop,
  };
}

async function launch(env: NodeJS.ProcessEnv, port: number, nodeArgs: string[]) {
  const preload = path.join(root, 'tools/die-with-parent.mjs');
  const child: ChildProcess = spawn(
    process.execPath,
    [
      ...serverFlags,
      ...nodeArgs,
      '--import',
      preload,
      path.join(root, 'packages/server/src/main.ts'),
    ],
    { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await waitUntilReady(port, child);
  return {
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function waitUntilReady(port: number, child: ChildProcess) {
  const endMs = performance.now() + 60_000;
  for (;;) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    if (child.exitCode !== null || performance.now() > endMs)
      throw new Error('the casino did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export interface BenchMember {
  id: string;
  token: string;
  /** `name=value`. */
  cookie: string;
}

/** Creates members with a confirmed e-mail address, cash posted to the ledger, and an open session. */
export async function makeMembers(
  casino: Casino,
  count: number,
  cashCents: number,
  firstNumber = 0,
): Promise<BenchMember[]> {
  const client = new pg.Client({ connectionString: casino.databaseUrl() });
  await client.connect();
  const members: BenchMember[] = [];
  for (let n = 0; n < count; n += 1) {
    const id = uuidv7();
    await client.query(
      `insert into members (id, email, email_key, email_confirmed_at, password_hash, nickname, nickname_key, first_name,
         last_name, date_of_birth, gender, nationality, phone, address1, address2, post_code, city, country, language,
         offers, terms_accepted_at, identity_key, status, created_at, updated_at)
       values ($1, $2, $2, now(), '-', $3, $3, 'Bench', 'Player', '1990-01-01', 'female', 'Canada', '+12025550100',
         '1 Road', '', '12345', 'Town', 'CA', 'en', false, now(), $4, 'active', now(), now())`,
      [id, `${id}@example.com`, `bench${firstNumber + n}`, randomBytes(16)],
    );
    await client.query(
      `insert into journey_members (member_id, city, level, experience, skill_points, version)
       values ($1, 'tokyo', 1, 0, 0, 1)`,
      [id],
    );
    await client.query('select ledger_open($1)', [id]);
    if (cashCents > 0)
      await client.query(`select ledger_post($1, 90::smallint, $2, '{155}', '{101}', $3, now())`, [
        id,
        uuidv7(),
        [cashCents],
      ]);
    members.push(await signIn(casino, client, id));
  }
  await client.end();
  return members;
}

/** Opens a session for an existing member. */
export async function signIn(casino: Casino, client: pg.Client, id: string): Promise<BenchMember> {
  const token = randomBytes(32).toString('base64url');
  const cookie = randomBytes(32).toString('base64url');
  const hash = (text: string) => createHash('sha256').update(text).digest();
  await client.query(
    `insert into sessions (id, kind, subject_id, token_hash, cookie_hash, device, ip, created_at, last_seen_at,
       idle_expires_at, absolute_expires_at)
     values ($1, 'member', $2, $3, $4, 'bench', '127.0.0.1', now(), now(), now() + interval '2 hours',
       now() + interval '2 hours')`,
    [uuidv7(), id, hash(token), hash(cookie)],
  );
  return { id, token, cookie: `${casino.cookieName}=${cookie}` };
}

/** Runs one SQL statement as the database owner and returns the rows. */
export function ask<T>(casino: Casino, sql: string, database?: string): Promise<T[]> {
  return askAt<T>(casino.databaseUrl(database), sql);
}

async function askAt<T>(connectionString: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql)).rows as T[];
  } finally {
    await client.end();
  }
}
