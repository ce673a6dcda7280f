import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Transaction } from '../../../platform/database/database.ts';
import { lockWallet } from '../../ledger/index.ts';
import { findTable } from '../repository.ts';
import { holdLatestRound } from '../rounds/rounds-repository.ts';
import {
  bet,
  expireLease,
  newOwner,
  newPlayer,
  roundOf,
  runUntil,
  setState,
  startTables,
  TABLE,
  walletOf,
  wrongBets,
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
  // The database ends the transaction while the process that opened it is still stopped.
  const taken = async () => {
    tables.clock.advance(500);
    await next.tick();
    return epoch();
  };
  await expect.poll(taken, { timeout: 20_000 }).toBe(old.epoch + 1);
  continued.resolve();
  await ended;
});

describe('a process that is stopped while it holds', () => {
  /**
   * Runs `lock` in a transaction that stays open, as if its process had been stopped.
   * @returns a function that lets the process continue, and expects the transaction to fail
   */
  async function stoppedAfter(lock: (tx: Transaction) => Promise<unknown>) {
    const [locked, continued] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const transaction = tables.app.deps.transaction(async (tx) => {
      await lock(tx);
      locked.resolve();
      await continued.promise;
      // When the process resumes, this query must fail, because the database has ended the transaction.
      await tx.client.query('select 1');
    });
    const ended = expect(transaction).rejects.toThrow();
    await locked.promise;
    return async () => {
      continued.resolve();
      await ended;
    };
  }

  async function openRound() {
    expireLease(tables);
    const owner = newOwner(tables);
    await owner.tick();
    await runUntil(tables, owner, 'open');
    const player = await newPlayer(tables);
    expect((await bet(player, (await roundOf(tables)).number)).status).toBe(200);
    return { owner, player };
  }

  test('the wallet of a member, the bets of the table are still settled', async () => {
    const { owner, player } = await openRound();
    const proceed = await stoppedAfter((tx) => lockWallet(tx, player.subjectId));
    await runUntil(tables, owner, 'settled');
    await proceed();
    expect(await wrongBets(tables)).toEqual([]);
    expect(await walletOf(tables, player)).toMatchObject({ in_play: 0 });
  });

  test('the round, its result is still drawn', async () => {
    const { owner } = await openRound();
    const proceed = await stoppedAfter((tx) => holdLatestRound(tx, TABLE, 60_000));
    await runUntil(tables, owner, 'revealed');
    await proceed();
  });

  test('a row behind which another transaction waits, that transaction is not ended', async () => {
    const { owner, player } = await openRound();
    const proceed = await stoppedAfter((tx) => lockWallet(tx, player.subjectId));
    const waiting = bet(player, (await roundOf(tables)).number);
    await runUntil(tables, owner, 'settled');
    // The bet may have been in time or late. In both cases, the server responded, so the transaction was not
    // terminated.
    expect([200, 409, 422]).toContain((await waiting).status);
    await proceed();
    expect(await wrongBets(tables)).toEqual([]);
  });
});
