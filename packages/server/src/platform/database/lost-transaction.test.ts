import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type Database, type Transaction } from './database.ts';
import { createLogger } from '../log.ts';
import { cloneDatabase, type TestDatabase } from '../testing.ts';

let clone: TestDatabase;
let database: Database;
beforeAll(async () => {
  clone = await cloneDatabase();
  const log = createLogger({ logLevel: 'silent' });
  database = createDatabase({ ownerUrl: clone.ownerUrl, appUrl: clone.ownerUrl, log });
  await database.owner.query('create table purses (id int primary key, cents int not null)');
  await database.owner.query('insert into purses values (1, 0), (2, 0)');
});
afterAll(async () => {
  await database.close();
  await clone.drop();
});

const add = (tx: Transaction, id: number) =>
  tx.client.query('update purses set cents = cents + 1 where id = $1', [id]);

test('two deadlocked transactions both commit, and each runs its afterCommit callback once', async () => {
  let met = 0;
  const followed: number[] = [];
  const take = (first: number, second: number) =>
    database.transaction(async (tx) => {
      tx.afterCommit(() => followed.push(first));
      await tx.client.query(`set local deadlock_timeout = '10ms'`);
      // A transaction that retries waits here until the other transaction has committed. Otherwise, the retry could
      // lock a row that the other transaction still needs, and cause a second deadlock.
      if (met >= 2) await expect.poll(() => followed).toHaveLength(1);
      await add(tx, first);
      met += 1;
      // Wait until both transactions have locked their first row, so that locking the second row causes a deadlock.
      await expect.poll(() => met).toBeGreaterThanOrEqual(2);
      await add(tx, second);
    });
  await Promise.all([take(1, 2), take(2, 1)]);
  expect(met).toBe(3);
  expect(followed.sort()).toEqual([1, 2]);
  const { rows } = await database.owner.query('select cents from purses');
  expect(rows).toEqual([{ cents: 2 }, { cents: 2 }]);
});

test.each([
  ['40001', 4],
  ['23514', 1],
])('a transaction that always fails with %s is tried %i times', async (code, tries) => {
  let count = 0;
  const lost = database.transaction(async (tx) => {
    count += 1;
    await add(tx, 1);
    await tx.client.query(`do $$ begin raise exception 'lost' using errcode = '${code}'; end $$`);
  });
  await expect(lost).rejects.toMatchObject({ code });
  expect(count).toBe(tries);
  const { rows } = await database.owner.query('select cents from purses where id = 1');
  expect(rows).toEqual([{ cents: 2 }]);
});
