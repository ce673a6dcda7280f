import { defineEvents } from '@wl/contract/event';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Db } from '../database/database.ts';
import { createMetrics } from '../metrics.ts';
import { startTestApp, type TestApp } from '../testing.ts';
import { createEventPages } from './event-pages.ts';
import { createEvents, storeEvent } from './events.ts';

const { query } = pg.Client.prototype;

let casino: TestApp;
beforeAll(async () => {
  casino = await startTestApp({ features: [] });
});
afterAll(() => casino.close());

const t = defineEvents('t', { polled: z.looseObject({}) });
const append = () =>
  casino.deps.transaction((tx) => storeEvent(tx, { type: t.polled.type, data: {} }));

/** Starts an event runner with one subscriber, which polls only when it is woken. */
function startNode(name: string, got: number[]) {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const events = createEvents({ ...casino.deps, metrics: createMetrics({ defaults: false }) });
  events.subscribe({
    name,
    kinds: [t.polled],
    startAt: 'now',
    handle: async (_tx, { id }) => {
      got.push(id);
    },
  });
  events.start();
  onTestFinished(async () => {
    await events.stop();
    vi.useRealTimers();
  });
  return events;
}

/** Counts the executions of a named statement until the test ends. Returns a function that returns the count. */
function countStatements(name: string): () => number {
  let count = 0;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    if ((args[0] as { name?: string }).name === name) count += 1;
    return (query as (...all: unknown[]) => never).apply(this, args);
  });
  onTestFinished(() => spy.mockRestore());
  return () => count;
}

const quiet = () => new Promise((resolve) => setTimeout(resolve, 200));

test('a poll that finds no event does not lock the cursor, and the next event is still handled', async () => {
  const got: number[] = [];
  const node = startNode('t.idle', got);
  await quiet();
  await append();
  node.wake(t.polled);
  await expect.poll(() => got.length).toBe(1);
  await quiet();
  const locks = countStatements('platform_take_cursor');
  const looks = countStatements('platform_read_events');
  for (let n = 0; n < 3; n += 1) {
    node.wake(t.polled);
    await quiet();
  }
  expect(locks()).toBe(0);
  expect(looks()).toBeGreaterThanOrEqual(3);
  await append();
  node.wake(t.polled);
  await expect.poll(() => got.length).toBe(2);
});

test('nodes that are woken in turn handle each event once, wherever the last one was handled', async () => {
  const got: number[] = [];
  const nodes = [startNode('t.turns', got), startNode('t.turns', got)];
  await quiet();
  for (let n = 0; n < 8; n += 1) {
    await append();
    nodes[n % 2]?.wake(t.polled);
    await expect.poll(() => got.length).toBe(n + 1);
  }
  await quiet();
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
