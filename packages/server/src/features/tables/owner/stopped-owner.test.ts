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

/** Duration of the stop in milliseconds; the database ends a stopped owner's transaction sooner, after 1.5 s. */
const STOPPED_MS = 2_500;

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
  const locked = Promise.withResolvers<void>();
  const step = asOwner(deps, old, async () => {
    locked.resolve();
    await new Promise((done) => setTimeout(done, STOPPED_MS));
  });
  const ended = expect(step).rejects.toThrow();
  await locked.promise;
  expireLease(tables);
  const next = newOwner(tables);
  // The table is still locked, so `next` skips it instead of waiting.
  await next.tick();
  expect(await epoch()).toBe(old.epoch);
  await ended;
  tables.clock.advance(500);
  await next.tick();
  expect(await epoch()).toBe(old.epoch + 1);
});
