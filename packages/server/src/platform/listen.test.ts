import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createListener } from './listen.ts';
import { createLogger } from './log.ts';
import { cloneDatabase, type TestDatabase } from './testing.ts';

let clone: TestDatabase;
beforeAll(async () => {
  clone = await cloneDatabase();
});
afterAll(() => clone.drop());

test('a listening connection that PostgreSQL ends does not end us, and hears again', async () => {
  const listener = createListener(clone.appUrl, createLogger({ logLevel: 'silent' }));
  const hearing = { onNotice: vi.fn(), onGap: vi.fn() };
  listener.on('wl_test', hearing);
  await listener.start();
  const owner = new pg.Client({ connectionString: clone.ownerUrl });
  await owner.connect();
  // The server says FATAL and closes the socket: two errors of one connection.
  await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'wanderluck listen' and datname = current_database()`,
  );
  await expect
    .poll(
      async () => {
        await owner.query(`notify wl_test, 'again'`);
        return hearing.onNotice.mock.calls.length;
      },
      { interval: 200 },
    )
    .toBeGreaterThan(0);
  expect(hearing.onGap.mock.calls.length).toBeGreaterThan(1);
  await owner.end();
  await listener.stop();
});
