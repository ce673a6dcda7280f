/**
 * Tests bets and other writes after a failover to a server that accepts reads but no writes. `alter system` puts this
 * test worker's PostgreSQL into that state.
 */
import { defineCall } from '@wl/contract/call';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createDatabase } from '../../../platform/database/database.ts';
import { serve } from '../../../platform/http/http.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { startTestApp, testPostgres, type TestApp } from '../../../platform/testing.ts';
import { betPath, signInPlayer } from '../testing-players.ts';

const write = defineCall({
  method: 'GET',
  path: '/t/write',
  auth: 'public',
  summary: 'Writes, and says by which connection',
  reply: z.object({ data: z.object({ pid: z.int() }) }),
});

let app: TestApp;
let admin: pg.Client;
const logged: string[] = [];
beforeAll(async () => {
  const server = new URL(testPostgres().ownerUrl);
  server.pathname = 'postgres';
  admin = new pg.Client({ connectionString: server.href });
  await admin.connect();
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  app = await startTestApp({
    features: betPath,
    log,
    routes: (routes, deps) => {
      serve(routes, write, () =>
        deps.transaction(async (tx) => {
          await tx.client.query('update platform_settings set updated_at = now()');
          const { rows } = await tx.client.query<{ pid: number }>('select pg_backend_pid() as pid');
          return { data: { pid: rows[0]?.pid ?? 0 } };
        }),
      );
    },
  });
});
afterAll(async () => {
  await app.close();
  await admin.end();
});
beforeEach(() => {
  logged.length = 0;
});
const takesWrites = () => setReadOnly('off');
afterEach(takesWrites);

async function setReadOnly(value: 'on' | 'off') {
  await admin.query(
    value === 'on'
      ? 'alter system set default_transaction_read_only = on'
      : 'alter system reset default_transaction_read_only',
  );
  await admin.query('select pg_reload_conf()');
  await expect
    .poll(async () => (await admin.query('show default_transaction_read_only')).rows)
    .toEqual([{ default_transaction_read_only: value }]);
}

const bet = () => ({ id: uuidv7(), game: 'neon-shibuya', bet: { stakeCents: 100 } });

test('a bet refused by a read-only database waits until writes are possible and is booked once', async () => {
  const player = await signInPlayer(app, { cashCents: 10_000 });
  expect((await player.post('/api/play/rounds', bet())).status).toBe(200);
  await setReadOnly('on');
  const placed = player.post('/api/play/rounds', bet());
  // This log message shows that the read-only database has rejected the batch.
  await expect.poll(() => logged.join('\n')).toContain('a batch of bets lost its connection');
  await takesWrites();
  expect((await placed).status).toBe(200);
  const { rows } = await app.deps.database.owner.query(
    'select count(*)::int as rounds from wagers_settled where member_id = $1',
    [player.subjectId],
  );
  expect(rows).toEqual([{ rounds: 2 }]);
});

test('other writes to a read-only database answer 503 request.overloaded, and their connection is dropped', async () => {
  const client = app.client();
  const before = (await client.get('/api/t/write')).body.data.pid;
  await setReadOnly('on');
  const refused = await client.get('/api/t/write');
  expect([refused.status, refused.body.code]).toEqual([503, 'request.overloaded']);
  await takesWrites();
  const after = await client.get('/api/t/write');
  expect(after.status).toBe(200);
  expect(after.body.data.pid).not.toBe(before);
});

test('a new connection to a read-only database is rejected, even for reads', async () => {
  const { database, deps } = app;
  const another = createDatabase({ ...database, log: deps.log });
  await setReadOnly('on');
  for (const pool of [another.pool, another.owner])
    await expect(pool.query('select 1')).rejects.toMatchObject({ code: '25006' });
  await takesWrites();
  expect((await another.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await another.close();
});
