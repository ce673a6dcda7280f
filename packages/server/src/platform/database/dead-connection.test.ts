import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '@wl/contract/call';
import { serve } from '../http/http.ts';
import { startTestApp, type TestApp } from '../testing.ts';

const ask = defineCall({
  method: 'GET',
  path: '/t/ask',
  auth: 'public',
  summary: 'Asks the database over a connection that has died in the meantime',
  reply: z.object({ data: z.object({ one: z.int() }) }),
});

let app: TestApp;
let isCut = false;
beforeAll(async () => {
  app = await startTestApp({
    features: [],
    routes: (routes, deps) => {
      serve(routes, ask, async () => {
        const client = await deps.database.pool.connect();
        try {
          const { rows: who } = await client.query<{ pid: number }>(
            'select pg_backend_pid() as pid',
          );
          if (isCut) {
            const dead = new Promise((resolve) => client.once('end', resolve));
            await deps.database.owner.query('select pg_terminate_backend($1)', [who[0]?.pid]);
            await dead;
          }
          const { rows } = await client.query<{ one: number }>('select 1 as one');
          return { data: { one: rows[0]?.one ?? 0 } };
        } finally {
          client.release(true);
        }
      });
    },
  });
});
afterAll(() => app.close());

test('a lost database connection answers 503 with Retry-After, and the next request succeeds', async () => {
  const client = app.client();
  isCut = true;
  const cut = await client.get('/api/t/ask');
  expect([cut.status, cut.body.code]).toEqual([503, 'request.overloaded']);
  expect(cut.headers['retry-after']).toBe('2');
  isCut = false;
  expect((await client.get('/api/t/ask')).body).toEqual({ data: { one: 1 } });
});

test('a connection with a named statement outdated by a schema change is dropped', async () => {
  const { owner, transaction } = app.deps.database;
  await owner.query('create table t_grown (id int); grant select on t_grown to public');
  const read = () =>
    transaction(async (tx) => {
      const { rows } = await tx.client.query({ name: 't_grown', text: 'select * from t_grown' });
      return rows.length;
    });
  expect(await read()).toBe(0);
  await owner.query('alter table t_grown add column name text');
  await expect(read()).rejects.toThrow(/cached plan/);
  expect(await read()).toBe(0);
});
