import { defineEvents, type EventKind } from '@wl/contract/event';
import { wagersEvents } from '@wl/contract/events/wagers';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createEvents, subscriber, type StoredEvent, storeEvent } from './events.ts';
import { uuidv7 } from '../ids.ts';
import { createMetrics } from '../metrics.ts';
import { startTestApp, type TestApp } from '../testing.ts';
import type { Deps } from '../deps.ts';

const { query } = pg.Client.prototype;

let casino: TestApp;
beforeAll(async () => {
  casino = await startTestApp({ features: [] });
  await casino.deps.database.owner.query(
    `create table t_effects (n bigserial primary key, event_id bigint not null, node text);
     grant all on t_effects to wanderluck_app; grant usage on sequence t_effects_n_seq to wanderluck_app`,
  );
});
afterAll(() => casino.close());

const data = z.looseObject({});
const t = defineEvents('t', {
  one: data,
  two: data,
  late: data,
  early: data,
  kill: data,
  good: data,
  bad: data,
  live: data,
  common: data,
  many: data,
});

let serial = 0;
/** Creates an event runner with one new subscriber, and a list of the events that this subscriber handles. */
function listen(deps: Deps, kinds: EventKind[], handle?: (event: StoredEvent) => Promise<void>) {
  serial += 1;
  const got: StoredEvent[] = [];
  const events = createEvents({ ...deps, metrics: createMetrics({ defaults: false }) });
  const name = `t.${serial}`;
  events.subscribe(
    subscriber({
      name,
      kinds,
      handle: async (tx, event) => {
        await handle?.(event);
        await tx.client.query('insert into t_effects (event_id, node) values ($1, $2)', [
          event.id,
          name,
        ]);
        got.push(event);
      },
    }),
  );
  /** Returns the types of the events whose effects were committed. */
  const done = async () => {
    const { rows } = await deps.database.pool.query<{ type: string }>(
      'select e.type from t_effects t join events e on e.id = t.event_id where t.node = $1 order by t.n',
      [name],
    );
    return rows.map(({ type }) => type);
  };
  return { events, got, name, done };
}

const append = (type: string, memberId = uuidv7()) =>
  casino.deps.transaction((tx) => storeEvent(tx, { memberId, type, data: { a: 1 } }));

test('a subscriber receives its event types once and in order, with the member’s sequence numbers', async () => {
  const memberId = uuidv7();
  expect([await append('t.one', memberId), await append('t.two', memberId)]).toEqual([1, 2]);
  await append('t.other');
  const { events, got } = listen(casino.deps, [t.one, t.two]);
  await events.drain();
  await events.drain();
  expect(got.map(({ type, seq }) => [type, seq])).toEqual([
    ['t.one', 1],
    ['t.two', 2],
  ]);
  expect(got[0]).toMatchObject({ memberId, data: { a: 1 } });
});

test('an event whose transaction commits late is not skipped', async () => {
  const { events, got } = listen(casino.deps, [t.late, t.early]);
  const slow = await casino.deps.database.pool.connect();
  await slow.query('begin');
  await slow.query(`insert into events (type, data) values ('t.late', '{}')`);
  // `t.early` has a higher id and transaction id than `t.late` and commits first, but must be handled second.
  await append('t.early');
  await events.drain();
  expect(got).toHaveLength(0);
  await slow.query('commit');
  slow.release();
  await events.drain();
  expect(got.map(({ type }) => type)).toEqual(['t.late', 't.early']);
});

test('subscribers at the same position share one query for new events, and none misses an event', async () => {
  const events = createEvents({ ...casino.deps, metrics: createMetrics({ defaults: false }) });
  const got: Record<string, number[]> = { 't.left': [], 't.right': [] };
  for (const [name, ids] of Object.entries(got))
    events.subscribe({
      name,
      kinds: [t.common, wagersEvents.settled],
      startAt: 'now',
      handle: async (_tx, { id }) => {
        ids.push(id);
      },
    });
  await events.drain();
  const { pool } = casino.deps.database;
  let readings = 0;
  const count = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    if ((args[0] as { name?: string }).name === 'platform_read_events_rounds') readings += 1;
    return (query as (...all: unknown[]) => never).apply(this, args);
  });
  for (let round = 0; round < 5; round += 1) {
    await append('t.common');
    await append('t.common');
    await events.drain();
  }
  count.mockRestore();
  const { rows } = await pool.query<{ id: number }>(
    `select id from events where type = 't.common' order by tx, id`,
  );
  expect(got['t.left']).toEqual(rows.map(({ id }) => id));
  expect(got['t.right']).toEqual(got['t.left']);
  // The first of five iterations needs 4 queries, because the subscribers start at different positions. Each further
  // iteration needs 3: one shared query for the new events, then one per subscriber to find that there are no more.
  // Without sharing, the total would be 20.
  expect(readings).toBe(16);
});

test('an event whose connection is killed before the commit is retried and has one effect', async () => {
  let kills = 2;
  const { events, name } = listen(casino.deps, [t.kill], async () => {
    if (kills === 0) return;
    kills -= 1;
    // Terminate all active connections of the application, including the one that handles this event.
    await casino.deps.database.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and usename = 'wanderluck_app' and state <> 'idle' and pid <> pg_backend_pid()`,
    );
  });
  await append('t.kill');
  for (let round = 0; round < 4; round += 1) await events.drain().catch(() => {});
  const { rows } = await casino.deps.database.pool.query<{ n: number }>(
    'select count(*) as n from t_effects where node = $1',
    [name],
  );
  expect(kills).toBe(0);
  expect(rows[0]?.n).toBe(1);
});

test('three event runners with the same subscriber handle every event once in total', async () => {
  const name = 't.shared';
  const nodes = [1, 2, 3].map(() => {
    const events = createEvents({ ...casino.deps, metrics: createMetrics({ defaults: false }) });
    events.subscribe({
      name,
      kinds: [t.many],
      handle: async (tx, event) => {
        await tx.client.query('insert into t_effects (event_id, node) values ($1, $2)', [
          event.id,
          name,
        ]);
      },
    });
    return events;
  });
  for (let i = 0; i < 60; i += 1) await append('t.many');
  await Promise.all(nodes.map((node) => node.drain()));
  await nodes[0]?.drain();
  const { rows } = await casino.deps.database.pool.query<{ all: number; once: number }>(
    'select count(*) as all, count(distinct event_id) as once from t_effects where node = $1',
    [name],
  );
  expect(rows[0]).toEqual({ all: 60, once: 60 });
});

test('a failing event does not block later events and is recorded as a failure', async () => {
  const { events, done, name } = listen(casino.deps, [t.good, t.bad], async ({ type }) => {
    if (type === 't.bad') throw new Error('no');
  });
  await append('t.good');
  await append('t.bad');
  await append('t.good');
  for (let round = 0; round < 15; round += 1) await events.drain();
  expect(await done()).toEqual(['t.good', 't.good']);
  const { rows } = await casino.deps.database.pool.query(
    'select error from event_failures where name = $1',
    [name],
  );
  expect(rows).toEqual([{ error: 'Error: no' }]);
});

test('a running subscriber is woken by commits and catches up after a stop', async () => {
  const { events, done } = listen(casino.deps, [t.live]);
  const count = async () => (await done()).length;
  await append('t.live');
  // Fake the one-second poll, so that only a wake-up call can make the subscriber find events.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  events.start();
  await expect.poll(count).toBe(1);
  await casino.deps.transaction(async (tx) => {
    await storeEvent(tx, { type: 't.live', data: {} });
    tx.afterCommit(events.wake);
  });
  await expect.poll(count, { interval: 10 }).toBe(2);
  for (let n = 0; n < 3; n += 1) {
    events.wakeSoon(t.live);
    await append('t.live');
  }
  await expect.poll(count, { interval: 10, timeout: 10_000 }).toBe(5);
  await events.stop();
  await append('t.live');
  events.start();
  await expect.poll(count).toBe(6);
  await events.stop();
});

test('the application cannot change or delete stored events', async () => {
  await expect(casino.deps.database.pool.query(`update events set type = 'x'`)).rejects.toThrow(
    /permission denied/,
  );
  await expect(casino.deps.database.pool.query('delete from events')).rejects.toThrow(
    /permission denied/,
  );
});
