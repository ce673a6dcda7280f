import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTable } from '../repository.ts';
import {
  expireLease,
  newOwner,
  setState,
  startTables,
  TABLE,
  type TestTables,
} from '../testing-tables.ts';
import { asOwner } from './as-owner.ts';

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
  await setState(tables, 'open');
  await newOwner(tables).tick();
});
afterAll(() => tables.close());

test('a process that is stopped in the middle of a step does not keep its table', async () => {
  const { deps } = tables.app;
  const epoch = async () => (await findTable(deps.db, TABLE))!.epoch;
  const old = { slug: TABLE, epoch: await epoch() };
  const [locked, continued] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const step = asOwner(deps, old, () => {
    locked.resolve();
    return continued.promise;
  });
  const ended = expect(step).rejects.toThrow();
  await locked.promise;
  expireLease(tables);
  const next = newOwner(tables);
  // The table is still locked, so `next` skips it instead of waiting.
  await next.tick();
  expect(await epoch()).toBe(old.epoch);
  // The database ends the transaction, although its process still does nothing.
  const taken = async () => {
    tables.clock.advance(500);
    await next.tick();
    return epoch();
  };
  await expect.poll(taken, { timeout: 20_000 }).toBe(old.epoch + 1);
  continued.resolve();
  await ended;
});
