import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer } from '../../main.ts';
import { createListener } from './listen.ts';
import { createLogger, type Logger } from '../log.ts';
import { startEmbedded, type EmbeddedServer } from './embedded.ts';
import { freePort } from '../testing/testing-port.ts';
import { testConfig } from '../testing.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-boot-'));
fs.chmodSync(folder, 0o755);
let server: EmbeddedServer;
/** Settings for the node that the tests start repeatedly. */
const node = testConfig({ port: 0 });

async function sql(text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Starts and stops a complete server that uses the test PostgreSQL as its external database (DATABASE_URL). */
async function start(log?: Logger, signal?: AbortSignal): Promise<string> {
  try {
    const running = await startServer({ ...node, databaseUrl: server.url }, log, signal);
    await running.stop();
    return 'started';
  } catch (error) {
    return (error as Error).message;
  }
}

const dir = path.join(folder, 'pg');

beforeAll(async () => {
  const settings = ['shared_buffers = 16MB', 'max_wal_size = 64MB', 'min_wal_size = 32MB'];
  server = await startEmbedded({ dir, port: await freePort(), settings });
});
afterAll(async () => {
  await server.stop();
  fs.rmSync(folder, { recursive: true });
  fs.rmSync(node.dataDir, { recursive: true, force: true });
});

describe('a database that can lose committed transactions', () => {
  test.each(['fsync', 'synchronous_commit', 'full_page_writes'])(
    'with %s off prevents the start before any migration',
    async (name) => {
      await sql(`alter system set ${name} = off`);
      await sql('select pg_reload_conf()');
      await expect.poll(() => sql(`show ${name}`)).toEqual([{ [name]: 'off' }]);
      expect(await start()).toContain(`The database runs with ${name} = off`);
      expect(await sql(`select to_regclass('platform_migrations') as there`)).toEqual([
        { there: null },
      ]);
      await sql(`alter system reset ${name}`);
      await sql('select pg_reload_conf()');
      await expect.poll(() => sql(`show ${name}`)).toEqual([{ [name]: 'on' }]);
    },
    30_000,
  );

  test('with synchronous_commit off for the application’s role prevents the start', async () => {
    expect(await start()).toBe('started');
    await sql('alter role wanderluck_app set synchronous_commit = off');
    expect(await start()).toContain('The database runs with synchronous_commit = off');
    await sql('alter role wanderluck_app reset synchronous_commit');
    expect(await start()).toBe('started');
  });
});

/**
 * Checks that a listener closes its database connection if it fails to start (here because a standby rejects LISTEN).
 */
async function leavesNoListener() {
  const listener = createListener(server.url, createLogger(node));
  listener.on('wl_any', { onNotification: () => {}, onGap: () => {} });
  await expect(listener.start()).rejects.toThrow('LISTEN');
  await listener.stop();
  await expect
    .poll(() =>
      sql(`select pid from pg_stat_activity where application_name = 'wanderluck listen'`),
    )
    .toEqual([]);
}

test('the server refuses to start on a standby', async () => {
  await server.stop();
  const signal = path.join(dir, 'standby.signal');
  fs.writeFileSync(signal, '');
  server = await startEmbedded({ dir, port: await freePort() });
  expect(await sql('select pg_is_in_recovery() as standby')).toEqual([{ standby: true }]);
  expect(await start()).toContain('DATABASE_URL leads to a standby');
  await leavesNoListener();
  await server.stop();
  fs.rmSync(signal);
  server = await startEmbedded({ dir, port: await freePort() });
  expect(await start()).toBe('started');
});

describe('a server start while the database is down', () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const waits = () => expect.poll(() => lines.join('')).toContain('waiting for it');
  const port = () => Number(new URL(server.url).port);

  test('waits for the database and then succeeds', async () => {
    lines.length = 0;
    await server.stop();
    const starting = start(log);
    await waits();
    server = await startEmbedded({ dir, port: port() });
    expect(await starting).toBe('started');
  });

  test('stops waiting when it is aborted', async () => {
    lines.length = 0;
    await server.stop();
    const stopping = new AbortController();
    const starting = start(log, stopping.signal);
    await waits();
    stopping.abort();
    expect(await starting).toContain('aborted');
    server = await startEmbedded({ dir, port: port() });
  });
});
