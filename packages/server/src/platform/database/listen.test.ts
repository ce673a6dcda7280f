import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createListener } from './listen.ts';
import { createLogger } from '../log.ts';
import { cloneDatabase, type TestDatabase } from '../testing.ts';

let clone: TestDatabase;
beforeAll(async () => {
  clone = await cloneDatabase();
});
afterAll(() => clone.drop());

test('a listener reconnects after PostgreSQL terminates its connection and receives again', async () => {
  const listener = createListener(clone.appUrl, createLogger({ logLevel: 'silent' }));
  const hearing = { onNotification: vi.fn(), onGap: vi.fn() };
  listener.on('wl_test', hearing);
  await listener.start();
  const owner = new pg.Client({ connectionString: clone.ownerUrl });
  await owner.connect();
  // Terminate the listener's connection. PostgreSQL sends FATAL and then closes the socket, so the listener gets two
  // errors on one connection.
  await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'wanderluck listen' and datname = current_database()`,
  );
  await expect
    .poll(
      async () => {
        await owner.query(`notify wl_test, 'again'`);
        return hearing.onNotification.mock.calls.length;
      },
      { interval: 200 },
    )
    .toBeGreaterThan(0);
  expect(hearing.onGap.mock.calls.length).toBeGreaterThan(1);
  await owner.end();
  await listener.stop();
});

test('a followed value is loaded again once its subscription has started', async () => {
  const listener = createListener(clone.appUrl, createLogger({ logLevel: 'silent' }));
  await listener.start();
  const loads: number[] = [];
  await listener.follow('wl_late', 'a value', async () => {
    loads.push(loads.length);
  });
  expect(loads.length).toBeGreaterThan(0);
  // A change between the first load and the start of the subscription triggers no notification. The value must
  // therefore be loaded again after the subscription has started.
  await expect.poll(() => loads.length).toBeGreaterThan(1);
  await listener.stop();
});

test('a failed load is retried without another notification', async () => {
  const listener = createListener(clone.appUrl, createLogger({ logLevel: 'silent' }));
  await listener.start();
  let isBroken = false;
  let loads = 0;
  await listener.follow('wl_flaky', 'a value', async () => {
    loads += 1;
    if (!isBroken) return;
    isBroken = false;
    throw new Error('no connection');
  });
  await expect.poll(() => loads).toBe(2);
  isBroken = true;
  const owner = new pg.Client({ connectionString: clone.ownerUrl });
  await owner.connect();
  await owner.query('notify wl_flaky');
  await expect.poll(() => loads).toBe(4);
  await owner.end();
  await listener.stop();
});

test('loads never overlap, and notifications during a load cause one more load', async () => {
  const listener = createListener(clone.appUrl, createLogger({ logLevel: 'silent' }));
  await listener.start();
  let running = 0;
  let most = 0;
  let loads = 0;
  let release = () => {};
  await listener.follow('wl_burst', 'a value', async () => {
    running += 1;
    most = Math.max(most, running);
    loads += 1;
    if (loads === 3)
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    running -= 1;
  });
  await expect.poll(() => loads).toBe(2);
  const owner = new pg.Client({ connectionString: clone.ownerUrl });
  await owner.connect();
  await owner.query('notify wl_burst');
  await expect.poll(() => loads).toBe(3);
  const heard = vi.fn();
  listener.on('wl_burst', { onNotification: heard, onGap: () => {} });
  for (let times = 0; times < 5; times += 1) await owner.query('notify wl_burst');
  await expect.poll(() => heard.mock.calls.length).toBe(5);
  release();
  await expect.poll(() => loads).toBe(4);
  expect(most).toBe(1);
  await owner.end();
  await listener.stop();
});
