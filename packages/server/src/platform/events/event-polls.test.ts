import { defineEvents } from '@wl/contract/event';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Db } from '../database/database.ts';
import { createMetrics } from '../metrics.ts';
import { startTestApp, type TestApp } from '../testing.ts';
import { createEventPages } from './event-pages.ts';
import { createEvents, type Events, storeEvent } from './events.ts';

const { query } = pg.Client.prototype;

let casino: TestApp;
beforeAll(async () => {
  casino = await startTestApp({ features: [] });
});
afterAll(() => casino.close());

const t = defineEvents('t', { polled: z.looseObject({}) });
const append = () =>
  casino.deps.transaction((tx) => storeEvent(tx, { type: t.polled.type, data: {} }));

/** Creates an event runner with one subscriber. The runner polls only when `poll` is called. */
function createNode(name: string, got: number[]) {
  const events = createEvents({ ...casino.deps, metrics: createMetrics({ defaults: false }) });
  events.subscribe({
    name,
    kinds: [t.polled],
    startAt: 'now',
    handle: async (_tx, { id }) => {
      got.push(id);
    },
  });
  onTestFinished(() => events.stop());
  return events;
}

/** Polls once and waits until the poll has ended: `start` polls immediately, and `stop` waits for that poll. */
async function poll(node: Events): Promise<void> {
  node.start();
  await node.stop();
}

/**
 * Polls until `count` events have been handled. One poll may not be enough, because a committed event becomes readable
 * only after all older transactions have ended, including those of other tests.
 */
async function pollUntil(node: Events, got: readonly number[], count: number): Promise<void> {
  const poller = async () => {
    await poll(node);
    return got.length;
  };
  await expect.poll(poller, { timeout: 5000 }).toBeGreaterThanOrEqual(count);
  expect(got).toHaveLength(count);
}

/**
 * Counts the executions of each named statement until the test ends. Returns a function that takes a statement's name
 * and returns its count.
 */
function countStatements(): (name: string) => number {
  const counts = new Map<string, number>();
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const { name = '' } = args[0] as { name?: string };
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return (query as (...all: unknown[]) => never).apply(this, args);
  });
  onTestFinished(() => spy.mockRestore());
  return (name) => counts.get(name) ?? 0;
}

test('a poll that finds no event does not lock the cursor, and the next event is still handled', async () => {
  const got: number[] = [];
  const node = createNode('t.idle', got);
  await poll(node);
  await append();
  await pollUntil(node, got, 1);
  const count = countStatements();
  for (let n = 0; n < 3; n += 1) await poll(node);
  expect(count('platform_read_events')).toBe(3);
  expect(count('platform_take_cursor')).toBe(0);
  await append();
  await pollUntil(node, got, 2);
});

test('nodes that poll in turn handle each event once, wherever the last one was handled', async () => {
  const got: number[] = [];
  const nodes = [createNode('t.turns', got), createNode('t.turns', got)] as const;
  for (const node of nodes) await poll(node);
  for (let n = 0; n < 8; n += 1) {
    await append();
    await pollUntil(nodes[n % 2 === 0 ? 0 : 1], got, n + 1);
  }
  for (const node of nodes) await poll(node);
  expect(new Set(got).size).toBe(8);
  expect(got).toHaveLength(8);
});

test('a transaction never waits for a page that is read without a transaction', async () => {
  const pages = createEventPages();
  const extent = { size: 10, rounds: false };
  const start = { tx: '0', id: 0 };
  await append();
  // Simulate a query that waits for a free connection because transactions hold all of them.
  const waiting = { client: { query: () => new Promise(() => {}) } } as unknown as Db;
  void pages.peek(waiting, start, extent);
  const page = await casino.deps.transaction((tx) => pages.read(tx, start, extent));
  expect(page.last).toBeDefined();
});

test('polls that wait for an empty page share the next query', async () => {
  const pages = createEventPages();
  const extent = { size: 10, rounds: false };
  const start = { tx: '0', id: 0 };
  /** Resolves the pending query with the given rows. */
  let end: ((rows: unknown[][]) => void) | undefined;
  let queries = 0;
  const query = () => {
    queries += 1;
    return new Promise((resolve) => {
      end = (rows) => resolve({ rows });
    });
  };
  const db = { client: { query } } as unknown as Db;
  const early = pages.peek(db, start, extent);
  await expect.poll(() => queries).toBe(1);
  const waiting = Array.from({ length: 5 }, () => pages.peek(db, start, extent));
  end?.([]);
  expect((await early).last).toBeUndefined();
  await expect.poll(() => queries).toBe(2);
  const late = pages.peek(db, start, extent);
  end?.([['7', '3', null, null, '0', 't.polled', '{}']]);
  for (const page of await Promise.all([...waiting, late]))
    expect(page.last).toEqual({ tx: '3', id: 7 });
  expect(queries).toBe(2);
});

test('a poll does not rely on an empty page whose query began before it', async () => {
  const pages = createEventPages();
  const extent = { size: 10, rounds: false };
  const start = { tx: '0', id: 0 };
  await append();
  // Simulates a query that began before the event was committed and ends only after the poll has begun.
  let end: (() => void) | undefined;
  const stale = {
    client: { query: () => new Promise((resolve) => (end = () => resolve({ rows: [] }))) },
  };
  const before = pages.peek(stale as unknown as Db, start, extent);
  await expect.poll(() => end !== undefined).toBe(true);
  const after = pages.peek(casino.deps.db, start, extent);
  end?.();
  expect((await before).last).toBeUndefined();
  expect((await after).last).toBeDefined();
});
