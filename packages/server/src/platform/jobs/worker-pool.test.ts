import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { enqueue } from './jobs.ts';
import { startTestApp, type TestApp } from '../testing.ts';

let casino: TestApp;
let cutNow = false;
const ran: number[] = [];
const unheard: unknown[] = [];
const hear = (error: unknown) => void unheard.push(error);
beforeAll(async () => {
  casino = await startTestApp({ features: [] });
  const { deps } = casino;
  deps.jobs.task<{ n: number }>('t.cut', async ({ n }) => {
    ran.push(n);
    cutNow = true;
  });
  await deps.jobs.start();
});
afterAll(() => casino.close());

test('a connection reset while a job is marked as done causes no unhandled rejection or second run', async () => {
  const { owner } = casino.deps.database;
  const listeners = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', hear);
  const connect = owner.connect.bind(owner) as (...input: unknown[]) => Promise<unknown>;
  const reset = () => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  let cuts = 0;
  const spy = vi.spyOn(owner, 'connect').mockImplementation((...input: unknown[]) => {
    if (!cutNow || cuts > 0 || input.length > 0) return connect(...input);
    cuts += 1;
    return Promise.reject(reset());
  });
  const waiting = async () => {
    const { rows } = await owner.query<{ n: number }>(
      `select count(*) as n from graphile_worker.jobs where task_identifier = 't.cut'`,
    );
    return rows[0]?.n;
  };

  await casino.deps.transaction((tx) => enqueue(tx, 't.cut', { n: 1 }));
  await expect.poll(() => [cuts, ran]).toEqual([1, [1]]);
  await expect.poll(waiting).toBe(0);

  spy.mockRestore();
  process.off('unhandledRejection', hear);
  for (const listener of listeners) process.on('unhandledRejection', listener);
  expect(unheard).toEqual([]);
  expect(ran).toEqual([1]);
});
