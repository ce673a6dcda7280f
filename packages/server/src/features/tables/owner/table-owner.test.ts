import { tablesNews } from '@wl/contract/news/tables';
import { firstForgedLink } from '@wl/games/fairness/chain';
import { openRound, type Phase } from '@wl/games/tables/round/phases';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findTable } from '../repository.ts';
import { latestRounds } from '../rounds/rounds-repository.ts';
import { storeNewRound, storeNextState } from '../rounds/store-change.ts';
import { voidRound } from '../rounds/void-round.ts';
import { gameOfTable, paceOf } from '../table-rules.ts';
import {
  auditDifferences,
  bet,
  expireLease,
  newOwner,
  newPlayer,
  roundOf,
  runUntil,
  see,
  setState,
  startTables,
  TABLE,
  walletOf,
  wrongBets,
  type TablePlayer,
  type TestTables,
} from '../testing-tables.ts';
import { Fenced } from './as-owner.ts';
import { refundBets, settleBets } from './close-bets.ts';
import { runTable } from './run-table.ts';
import type { TableOwner } from './table-owner.ts';

let tables: TestTables;
let owner: TableOwner;
let players: TablePlayer[];
beforeAll(async () => {
  tables = await startTables();
  players = await Promise.all([1, 2, 3].map(() => newPlayer(tables)));
});
afterAll(() => tables.close());
beforeEach(async () => {
  expireLease(tables);
  await setState(tables, 'open');
  owner = newOwner(tables);
  await owner.tick();
  await runUntil(tables, owner, 'open');
});

const row = async () => (await findTable(tables.app.deps.db, TABLE))!;
const lease = async () => ({ slug: TABLE, epoch: (await row()).epoch });
const latest = async () => (await latestRounds(tables.app.deps.db, TABLE, 1))[0]!;

async function everyoneBets(): Promise<number> {
  const { number } = await roundOf(tables);
  for (const player of players) expect((await bet(player, number)).status).toBe(200);
  return number;
}

async function expectSound() {
  expect(await wrongBets(tables)).toEqual([]);
  expect(await auditDifferences(tables)).toEqual([]);
}

const settledEvents = async (round: number) => {
  const { rows } = await tables.app.deps.database.pool.query(
    `select w.wager_id from event_wagers w join tables_bets b on b.id = w.wager_id
     where b.round = $1 and w.product = 2`,
    [round],
  );
  return rows.length;
};

describe('an owner that is killed', () => {
  test.each<Phase>(['open', 'closing', 'closed', 'revealed', 'settled'])(
    'in the phase %s is replaced, and every bet is settled once',
    async (phase) => {
      const round = await everyoneBets();
      await runUntil(tables, owner, phase);
      expireLease(tables);
      const next = newOwner(tables);
      await next.tick();
      // The new owner may already have started the next phase. A late tick of the old owner must change nothing.
      await owner.tick();
      if (phase !== 'settled') await runUntil(tables, next, 'settled');
      expect(await settledEvents(round)).toBe(players.length);
      expect((await runUntil(tables, next, 'open')).number).toBe(round + 1);
      await expectSound();
    },
  );

  test('between the payment of its bets and the end of the round is replaced', async () => {
    const round = await everyoneBets();
    await runUntil(tables, owner, 'revealed');
    const stored = await latest();
    await settleBets(tables.app.deps, await lease(), {
      round: stored,
      game: gameOfTable(await row()),
    });
    const paid = await Promise.all(players.map((player) => walletOf(tables, player)));
    // A round whose bets have already been paid out must not be voided.
    expect(await voidRound(tables.app.deps, TABLE, { round, reason: 'equipment' })).toBe(false);
    expireLease(tables);
    const next = newOwner(tables);
    await next.tick();
    await runUntil(tables, next, 'settled');
    expect(await Promise.all(players.map((player) => walletOf(tables, player)))).toEqual(paid);
    expect(await settledEvents(round)).toBe(players.length);
    await expectSound();
  });
});

test('only one of two owners runs a table, and one that ends hands over at once', async () => {
  const { epoch } = await row();
  const other = newOwner(tables);
  await other.tick();
  expect((await row()).epoch).toBe(epoch);
  await owner.release();
  await other.tick();
  expect((await row()).epoch).toBe(epoch);
  tables.clock.advance(500);
  await other.tick();
  expect((await row()).epoch).toBe(epoch + 1);
});

test('an owner that was stopped and continues writes nothing', async () => {
  const round = await everyoneBets();
  await runUntil(tables, owner, 'revealed');
  const old = await lease();
  const before = await latest();
  expireLease(tables);
  const next = newOwner(tables);
  await next.tick();
  tables.clock.advance(60_000);
  const { deps } = tables.app;
  const stored = async () => [await latest(), (await row()).seq, await settledEvents(round)];
  const untouched = await stored();
  const table = await row();
  const own = { lease: old, chainRounds: 400 };
  await expect(runTable(deps, own)).rejects.toThrow(Fenced);
  const paying = { round: before, game: gameOfTable(table) };
  await expect(settleBets(deps, old, paying)).rejects.toThrow(Fenced);
  await expect(refundBets(deps, old, before)).rejects.toThrow(Fenced);
  await expect(storeNextState(deps, old, before, 'revealed')).rejects.toThrow(Fenced);
  const state = openRound(round + 1, paceOf(table), tables.clock.now().getTime());
  const opened = { ...before, state, chainIndex: before.chainIndex! + 1, drawn: undefined };
  await expect(storeNewRound(deps, old, opened)).rejects.toThrow(Fenced);
  // The database itself also rejects the old epoch, even without the check in the code.
  await expect(
    deps.database.pool.query('update tables_rounds set epoch = $1 where number = $2', [
      old.epoch,
      round,
    ]),
  ).rejects.toThrow('is not the current epoch');
  expect(await stored()).toEqual(untouched);
  await runUntil(tables, next, 'settled');
  expect(await settledEvents(round)).toBe(players.length);
});

describe('a void round', () => {
  test.each<Phase>(['open', 'closing', 'closed', 'revealed'])(
    'in the phase %s refunds every bet, and its link is never used again',
    async (phase) => {
      const before = await Promise.all(players.map((player) => walletOf(tables, player)));
      const round = await everyoneBets();
      await runUntil(tables, owner, phase);
      const { deps } = tables.app;
      expect(await voidRound(deps, TABLE, { round, reason: 'equipment' })).toBe(true);
      expect(await voidRound(deps, TABLE, { round, reason: 'equipment' })).toBe(false);
      expect((await bet(players[0]!, round)).body.code).toBe('tables.round_void');
      await owner.tick();
      expect(await Promise.all(players.map((player) => walletOf(tables, player)))).toEqual(before);
      expect(await roundOf(tables)).toMatchObject({ phase: 'void', void_reason: 'equipment' });
      expect((await roundOf(tables)).result).toBeUndefined();
      const { chainIndex } = await latest();
      await runUntil(tables, owner, 'open');
      expect(await latest()).toMatchObject({ chainIndex: chainIndex! + 1, drawn: undefined });
      expect(await settledEvents(round)).toBe(0);
      await expectSound();
    },
  );
});

test('a closed table finishes its round and opens no other', async () => {
  const round = await everyoneBets();
  await setState(tables, 'closed');
  await runUntil(tables, owner, 'settled');
  expect(await settledEvents(round)).toBe(players.length);
  tables.clock.advance(60_000);
  await owner.tick();
  expect((await roundOf(tables)).number).toBe(round);
  expect((await row()).lease_until).toBeNull();
  await setState(tables, 'open');
  tables.clock.advance(1_000);
  await owner.tick();
  expect((await roundOf(tables)).number).toBe(round + 1);
});

test('500 bets of one round are settled once each', async () => {
  const { number } = await roundOf(tables);
  const crowd = await Promise.all(Array.from({ length: 50 }, () => newPlayer(tables)));
  for (let turn = 0; turn < 10; turn++) {
    const answers = await Promise.all(
      crowd.map((player) => bet(player, number, { spots: { red: 100 * (turn + 1) } })),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  }
  await runUntil(tables, owner, 'revealed');
  await runUntil(tables, owner, 'settled');
  expect(await settledEvents(number)).toBe(500);
  const balances = await Promise.all(crowd.map((player) => walletOf(tables, player)));
  // Each member staked a total of $55.00 on red, so all of them have won or lost the same amount.
  expect(new Set(balances.map(({ cash }) => cash)).size).toBe(1);
  expect([94_500, 105_500]).toContain(balances[0]!.cash);
  expect(balances.every(({ in_play }) => in_play === 0)).toBe(true);
  await expectSound();
});

test('the table tells nothing about a result before it is revealed', async () => {
  const publish = vi.spyOn(tables.app.deps.realtime, 'publish');
  const seen: string[] = [];
  const numbers: number[] = [];
  for (let played = 0; played < 5; played++) {
    const { number } = await everyoneBets().then(() => roundOf(tables));
    for (const phase of ['open', 'closing', 'closed'] as const) {
      await runUntil(tables, owner, phase);
      const answers = [await see(tables), await tables.app.client().get('/api/tables')];
      seen.push(JSON.stringify([answers, publish.mock.calls]));
    }
    const { result } = await runUntil(tables, owner, 'revealed');
    const { link, round_key } = result!;
    expect(seen.some((text) => text.includes(link!) || text.includes(round_key!))).toBe(false);
    expect(result!.round).toBe(number);
    await runUntil(tables, owner, 'settled');
    await runUntil(tables, owner, 'open');
  }
  for (const [channel, kind, data] of publish.mock.calls)
    if (kind === tablesNews.changed) {
      expect(channel).toBe(`table.${TABLE}`);
      numbers.push((data as { seq: number }).seq);
    }
  // The changes are numbered consecutively, and the snapshot has the number of the last change.
  expect(numbers).toEqual(numbers.map((_, index) => numbers[0]! + index));
  expect((await see(tables)).table.seq).toBe(numbers.at(-1));
  publish.mockRestore();
});

test('the links of a chain lead to its published end', async () => {
  const { rows } = await tables.app.deps.database.pool.query<{
    link: string | null;
    index: number;
  }>(
    `select link, chain_index as index from tables_rounds where table_slug = $1 and chain_no = 1
     order by chain_index`,
    [TABLE],
  );
  const { chains } = await see(tables);
  const whole = rows.findIndex(({ link }) => link === null);
  expect(
    firstForgedLink(
      chains[0]!.published,
      rows.slice(0, whole).map(({ link }) => link!),
    ),
  ).toBe(undefined);
  expect(rows.map(({ index }) => index)).toEqual(rows.map((_, index) => index));
});
