import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkDurability, createDatabase, type Database } from './database.ts';
import { startEmbedded, type EmbeddedServer } from './embedded.ts';
import { superviseEmbedded } from './embedded-supervisor.ts';
import { createLogger } from '../log.ts';
import { prepareAppRole } from './roles.ts';
import { freePort } from '../testing/testing-port.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-pg-'));
fs.chmodSync(folder, 0o755);
const dir = path.join(folder, 'pg');
const log = createLogger({ logLevel: 'silent' });
let port: number;
let server: EmbeddedServer;

const settings = ['shared_buffers = 16MB', 'max_wal_size = 64MB', 'min_wal_size = 32MB'];
const start = () => startEmbedded({ dir, port, settings });

async function sql<T extends pg.QueryResultRow>(text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: server.url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

const isGone = (pid: number) => {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
};

beforeAll(async () => {
  port = await freePort();
  server = await start();
  await sql('create table kept (n int)');
});
afterAll(async () => {
  await server.stop();
  fs.rmSync(folder, { recursive: true });
});

describe('embedded PostgreSQL', () => {
  test('requires a SCRAM password and stores it in a file readable only by its owner', async () => {
    const wrong = server.url.replace(/:[^:@]+@/, ':wrong@');
    const client = new pg.Client({ connectionString: wrong });
    await expect(client.connect()).rejects.toMatchObject({ code: '28P01' });
    const rows = await sql<{ kind: string }>(
      `select left(rolpassword, 13) as kind from pg_authid where rolname = current_user`,
    );
    expect(rows).toEqual([{ kind: 'SCRAM-SHA-256' }]);
    expect(fs.statSync(`${dir}.password`).mode & 0o777).toBe(0o600);
    expect(fs.existsSync(`${dir}.initdb-password`)).toBe(false);
  });

  test('attaches to the running server on a second start', async () => {
    const again = await start();
    expect([again.attached, again.pid]).toEqual([true, server.pid]);
  });

  test('has all committed rows after being killed and started again', async () => {
    const client = new pg.Client({ connectionString: server.url });
    client.on('error', () => {});
    await client.connect();
    for (let n = 0; n < 50; n += 1) await client.query('insert into kept values ($1)', [n]);
    process.kill(server.pid, 'SIGKILL');
    const started = performance.now();
    server = await start();
    expect(server.attached).toBe(false);
    expect(await sql('select count(*)::int as n from kept')).toEqual([{ n: 50 }]);
    expect(performance.now() - started).toBeLessThan(20_000);
    await client.end().catch(() => {});
  });

  test('starts despite a stale pid file that names another process', async () => {
    await server.stop();
    // Write a pid file that names this test's own process and the port of a server that is not PostgreSQL. PostgreSQL
    // must start, and the test process must keep running.
    const foreign = net.createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => foreign.once('listening', resolve));
    const { port: other } = foreign.address() as net.AddressInfo;
    foreign.on('connection', (socket) => socket.destroy());
    fs.writeFileSync(
      path.join(dir, 'postmaster.pid'),
      `${process.pid}\n${dir}\n1700000000\n${other}\n\n127.0.0.1\n0 0\nready\n`,
    );
    server = await start();
    expect(await sql('select count(*)::int as n from kept')).toEqual([{ n: 50 }]);
    expect(isGone(process.pid)).toBe(false);
    foreign.close();
  });

  test('reports a port taken by another program', async () => {
    const second = path.join(folder, 'second');
    await expect(startEmbedded({ dir: second, port, settings })).rejects.toThrow(
      `Port ${port}, meant for the embedded PostgreSQL, is taken by another program; set PGPORT`,
    );
  });

  test('starts despite the remains of an interrupted initdb', async () => {
    const half = path.join(folder, 'half');
    fs.mkdirSync(`${half}.new`);
    fs.writeFileSync(path.join(`${half}.new`, 'PG_VERSION'), '18\n');
    fs.mkdirSync(half);
    const made = await startEmbedded({ dir: half, port: await freePort(), settings });
    await made.stop();
    await expect.poll(() => isGone(made.pid)).toBe(true);
  });
});

describe('a database on embedded PostgreSQL', () => {
  let database: Database;
  let supervisor: { stop(): Promise<void> };
  beforeAll(async () => {
    const appUrl = await prepareAppRole(server.url, undefined, Buffer.alloc(32));
    database = createDatabase({ ownerUrl: server.url, appUrl, log });
    await database.owner.query('create table money (id int primary key, cents bigint)');
  });
  afterAll(async () => {
    await supervisor.stop();
    await database.close();
    server = await start();
  });

  test('lets the application’s role write rows but not change the schema or roles', async () => {
    await database.pool.query('insert into money values (1, 100)');
    for (const forbidden of ['drop table money', 'create table x (n int)', 'create role eve'])
      await expect(database.pool.query(forbidden)).rejects.toThrow(
        /permission denied|must be owner/,
      );
    const again = await prepareAppRole(server.url, undefined, Buffer.alloc(32));
    expect(again).toContain('wanderluck_app:');
  });

  test('runs transactions atomically and afterCommit callbacks only after a commit', async () => {
    const seen: string[] = [];
    const failed = database.transaction(async (tx) => {
      tx.afterCommit(() => seen.push('never'));
      await tx.client.query('update money set cents = 0');
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    const swallowed = database.transaction(async (tx) => {
      await tx.client.query('update money set cents = 0');
      await tx.client.query('select 1 / 0').catch(() => {});
    });
    await expect(swallowed).rejects.toThrow('rolled back by an earlier error');
    await database.transaction(async (tx) => {
      tx.afterCommit(() => {
        throw new Error('nobody listens');
      });
      tx.afterCommit(() => seen.push('after'));
      await tx.client.query('update money set cents = cents + 1');
    });
    const { rows } = await database.pool.query('select cents from money');
    expect([rows, seen]).toEqual([[{ cents: 101 }], ['after']]);
  });

  test('is restarted by the supervisor after a kill, and the pools reconnect', async () => {
    const startedAt = async () => {
      const { rows } = await database.pool.query<{ at: string }>(
        'select pg_postmaster_start_time()::text as at',
      );
      return rows[0]?.at ?? '';
    };
    const firstStart = await startedAt();
    supervisor = superviseEmbedded(server, { dir, port }, log);
    process.kill(server.pid, 'SIGKILL');
    // A backend can still answer briefly after its postmaster has died, so wait for an answer from the new server.
    await expect
      .poll(() => startedAt().catch(() => firstStart), { interval: 100 })
      .not.toBe(firstStart);
    const { rows } = await database.pool.query('select cents from money');
    expect(rows).toEqual([{ cents: 101 }]);
    await database.transaction((tx) => tx.client.query('update money set cents = 5'));
  });

  test.each(['fsync', 'synchronous_commit', 'full_page_writes'])(
    'fails the durability check with %s off',
    async (name) => {
      await checkDurability(database.owner);
      const set = async (value: string) => {
        await database.owner.query(`alter system set ${name} = ${value}`);
        await database.owner.query('select pg_reload_conf()');
        await expect
          .poll(async () => {
            const client = new pg.Client({ connectionString: server.url });
            await client.connect();
            const { rows } = await client.query<{ v: string }>(
              `select current_setting('${name}') as v`,
            );
            await client.end();
            return rows[0]?.v;
          })
          .toBe(value);
      };
      await set('off');
      const fresh = new pg.Pool({ connectionString: server.url });
      await expect(checkDurability(fresh)).rejects.toThrow(`${name} = off and could lose`);
      await fresh.end();
      await set('on');
    },
  );
});
