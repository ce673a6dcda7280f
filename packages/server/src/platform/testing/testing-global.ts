import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { parsers } from '../database/database.ts';
import { startEmbedded, type Programs } from '../database/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { prepareAppRole } from '../database/roles.ts';
import { freePort } from './testing-port.ts';

export interface TestPostgres {
  /** Database URL with the credentials of the owner role. Replace the URL's path to select a database. */
  ownerUrl: string;
  appUrl: string;
  /** Name of the migrated template database. Nothing connects to it, so it can be cloned. */
  template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * One PostgreSQL server per Vitest worker. Subscribers read an event only after every older transaction on the
     * server has ended. On a shared server, an open transaction of one test file would therefore delay the events of
     * other test files.
     */
    postgres: TestPostgres[];
  }
}

const MEMORY = '/dev/shm';
/**
 * Minimum free memory, in bytes, for running databases in memory. It is several times the peak memory use of a test
 * run.
 */
const ENOUGH_BYTES = 4 * 2 ** 30;

/**
 * Returns a folder in `/dev/shm` if there is enough free memory, otherwise a folder under `test-results`. In memory,
 * the tests of `wallet` and `limits` take 66 s instead of 76 s.
 */
function chooseRoot(): string {
  const onDisk = path.resolve(import.meta.dirname, '../../../../../test-results');
  if (!fs.existsSync(MEMORY)) return onDisk;
  const { bavail, bsize } = fs.statfsSync(MEMORY);
  return bavail * bsize > ENOUGH_BYTES ? path.join(MEMORY, 'wanderluck-tests') : onDisk;
}

const root = chooseRoot();
const TEMPLATE = 'wl_template';

const SETTINGS = [
  'max_connections = 200',
  'shared_buffers = 64MB',
  'max_wal_size = 512MB',
  // Disable autovacuum. Subscribers read an event only after every older transaction on the server has ended, including
  // autovacuum transactions. A test that handles an event immediately after storing it might not find the event.
  'autovacuum = off',
];

/**
 * Stops the servers of killed test runs and deletes their folders. A folder belongs to a killed run if the process
 * whose id is in its name no longer exists.
 */
function sweep() {
  for (const name of fs.existsSync(root) ? fs.readdirSync(root) : []) {
    const owner = /^pg(?:15)?-(\d+)$/.exec(name)?.[1];
    if (!owner || fs.existsSync(`/proc/${owner}`)) continue;
    const dir = path.join(root, name);
    for (const data of fs.globSync(path.join(dir, 'data-*/'))) {
      try {
        const [pid] = fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
        const cwd = fs.readlinkSync(`/proc/${pid ?? ''}/cwd`);
        if (cwd === path.resolve(data)) process.kill(Number(pid), 'SIGQUIT');
      } catch {
        // Ignore the error: the PostgreSQL server of this data folder is no longer running.
      }
    }
    fs.rmSync(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

/** Starts one embedded PostgreSQL server for each vitest worker. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return startServers(project, 'pg');
}

/**
 * Starts a real PostgreSQL server for each vitest worker, with a migrated template database that each test file clones.
 * @param name prefix of the folder name; must differ between the projects of a run
 * @param programs PostgreSQL binaries; default: the embedded ones
 */
export async function startServers(
  project: TestProject,
  name: 'pg' | 'pg15',
  programs?: Programs,
): Promise<() => Promise<void>> {
  sweep();
  const dir = path.join(root, `${name}-${process.pid}`);
  const numbers = Array.from({ length: project.vitest.config.maxWorkers }, (_, index) => index);
  const servers = await Promise.all(
    numbers.map(async (number) =>
      startEmbedded({
        dir: path.join(dir, `data-${number}`),
        port: await freePort(),
        settings: SETTINGS,
        ...(programs ? { programs } : {}),
      }),
    ),
  );
  project.provide('postgres', await Promise.all(servers.map(({ url }) => makeTemplate(url))));
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
    fs.rmSync(dir, { recursive: true, force: true });
  };
}

async function makeTemplate(url: string): Promise<TestPostgres> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const ownerUrl = new URL(url);
  ownerUrl.pathname = TEMPLATE;
  const appUrl = await prepareAppRole(ownerUrl.href, undefined, Buffer.alloc(32));
  const owner = new pg.Pool({ connectionString: ownerUrl.href, types: parsers });
  for (const event of ['error', 'connect'] as const) owner.on(event, () => {});
  await migrate(owner);
  const { runMigrations } = await import('graphile-worker');
  await runMigrations({ pgPool: owner });
  await owner.end();
  return { ownerUrl: ownerUrl.href, appUrl, template: TEMPLATE };
}
