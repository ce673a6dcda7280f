/** Tests that two clerks are required to void a round of a shared table, before and after its settlement. */
import * as calls from '@wl/contract/office/tables-rounds';
import type { OfficeTableRound } from '@wl/contract/office/tables-rounds';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testClock } from '../../../platform/clock.ts';
import { longSessions, startTestApp } from '../../../platform/testing.ts';
import { makeClerk } from '../../staff/testing-clerks.ts';
import { voidSettled } from '../../wagers/index.ts';
import type { TableOwner } from '../owner/table-owner.ts';
import {
  auditDifferences,
  bet,
  expireLease,
  newOwner,
  newPlayer,
  roundOf,
  runUntil,
  setState,
  TABLE,
  walletOf,
  type TablePlayer,
  type TestTables,
} from '../testing-tables.ts';
import { CARRY_OUT_VOID, carryOutVoid } from './carry-out-void.ts';

const CASH = 100_000;
const comment = 'The wheel stopped twice.';

let tables: TestTables;
let owner: TableOwner;
let players: TablePlayer[];
let first: Awaited<ReturnType<typeof makeClerk>>;
let second: typeof first;
beforeAll(async () => {
  const clock = testClock('2026-03-02T12:00:00Z');
  const app = await startTestApp({ clock, config: { sessions: longSessions } });
  tables = { app, clock, close: () => app.close() };
  first = await makeClerk(app, ['games']);
  second = await makeClerk(app, ['risk']);
});
afterAll(() => tables.close());
beforeEach(async () => {
  expireLease(tables);
  await setState(tables, 'open');
  owner = newOwner(tables);
  await owner.tick();
  await runUntil(tables, owner, 'open');
  players = await Promise.all([1, 2, 3].map(() => newPlayer(tables, CASH)));
});

const ask = (round: number, by = first) =>
  by.call(calls.askTableVoid, {
    params: { slug: TABLE, round: String(round) },
    body: { reason: 'equipment', comment },
  });
const confirm = (id: string, by = second) =>
  by.call(calls.confirmTableVoid, { params: { id }, body: { comment } });
const decline = (id: string, by = second) =>
  by.call(calls.declineTableVoid, { params: { id }, body: { comment } });
const carryOut = (id: string) => tables.app.deps.jobs.runNow(CARRY_OUT_VOID, { id });

async function officeRound(number: number, by = first): Promise<OfficeTableRound> {
  const { body } = await by.call(calls.officeTableRounds, { params: { slug: TABLE } });
  return body.data.rounds.find((round: OfficeTableRound) => round.number === number);
}

async function everyoneBets(): Promise<number> {
  const { number } = await roundOf(tables);
  for (const player of players) expect((await bet(player, number)).status).toBe(200);
  return number;
}

/** Requests a void as the first clerk and confirms it as the second. Returns the request's id. */
async function confirmed(round: number): Promise<string> {
  const { id } = (await ask(round)).body.data;
  expect((await confirm(id)).status).toBe(200);
  return id;
}

const balances = () => Promise.all(players.map((player) => walletOf(tables, player)));
const untouched = () => players.map(() => ({ cash: CASH, in_play: 0 }));

describe('a confirmed void', () => {
  test('of a settled round returns every stake and takes every payout back, once', async () => {
    const round = await everyoneBets();
    await runUntil(tables, owner, 'settled');
    const paid = await officeRound(round);
    expect(paid).toMatchObject({ phase: 'settled', bets: 3, members: 3, stake_cents: 4_500 });
    expect(paid.events).not.toEqual([]);
    const id = await confirmed(round);
    await carryOut(id);
    expect(await balances()).toEqual(untouched());
    await carryOut(id);
    expect(await balances()).toEqual(untouched());
    const { void: asked, ...stored } = await officeRound(round);
    expect(stored).toEqual({ ...paid, void: undefined });
    expect(asked).toMatchObject({ id, outcome: 'confirmed', mine: true, reason: 'equipment' });
    expect(asked?.finished_at).not.toBe(null);
    await tables.app.deps.events.drain();
    const { body } = await players[0]!.get('/api/notifications');
    expect(body.data[0]).toMatchObject({ kind: 'round_voided', amount: 1_500 });
    expect(await auditDifferences(tables)).toEqual([]);
  });

  test('of a running round refunds its bets, and the table goes on', async () => {
    const round = await everyoneBets();
    const id = await confirmed(round);
    // The table owner has not refunded the bets yet, so the job must fail and be retried.
    await expect(carryOut(id)).rejects.toThrow('still being closed');
    await owner.tick();
    await carryOut(id);
    expect(await balances()).toEqual(untouched());
    expect(await officeRound(round)).toMatchObject({ phase: 'void', void_reason: 'equipment' });
    expect((await runUntil(tables, owner, 'open')).number).toBe(round + 1);
    expect(await auditDifferences(tables)).toEqual([]);
  });

  test('continues after a crash between two bets', async () => {
    const round = await everyoneBets();
    await runUntil(tables, owner, 'settled');
    const id = await confirmed(round);
    const { deps } = tables.app;
    let left = 2;
    const failing = {
      ...deps,
      transaction: ((fn) => {
        left -= 1;
        return left === 0 ? Promise.reject(new Error('killed')) : deps.transaction(fn);
      }) as typeof deps.transaction,
    };
    await expect(carryOutVoid(failing, id)).rejects.toThrow('killed');
    await carryOut(id);
    expect(await balances()).toEqual(untouched());
    expect(await auditDifferences(tables)).toEqual([]);
  });

  test('leaves out a bet that a clerk has already voided alone', async () => {
    const round = await everyoneBets();
    await runUntil(tables, owner, 'settled');
    const { rows } = await tables.app.deps.database.pool.query<{ id: string }>(
      'select id from tables_bets where round = $1 and member_id = $2',
      [round, players[0]!.subjectId],
    );
    const { deps } = tables.app;
    const [memberId, betId] = [players[0]!.subjectId, rows[0]!.id];
    await deps.transaction((tx) =>
      voidSettled(deps, tx, { memberId, id: betId, reason: 'complaint', at: tables.clock.now() }),
    );
    await carryOut(await confirmed(round));
    expect(await balances()).toEqual(untouched());
    expect(await auditDifferences(tables)).toEqual([]);
  });
});

describe('a request', () => {
  test('changes nothing until another clerk confirms it, and can be declined', async () => {
    const round = await everyoneBets();
    await runUntil(tables, owner, 'settled');
    const paid = await balances();
    const { id } = (await ask(round)).body.data;
    expect((await confirm(id, first)).body.code).toBe('override.same_clerk');
    await carryOut(id);
    expect(await balances()).toEqual(paid);
    expect((await ask(round, second)).body.code).toBe('tables.void_waiting');
    expect((await decline(id)).status).toBe(200);
    expect((await confirm(id)).body.code).toBe('tables.void_decided');
    await carryOut(id);
    expect(await balances()).toEqual(paid);
    // A declined request does not prevent another request.
    expect((await ask(round)).status).toBe(200);
  });

  test('is made and decided once, also from two windows at the same time', async () => {
    const round = await everyoneBets();
    await runUntil(tables, owner, 'settled');
    const asked = await Promise.all([ask(round), ask(round, second)]);
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { id } = asked.find(({ status }) => status === 200)!.body.data;
    const by = asked[0]?.status === 200 ? second : first;
    const decided = await Promise.all([confirm(id, by), decline(id, by)]);
    expect(decided.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('needs a known round that is not void, and the permission', async () => {
    expect((await ask(999_999)).body.code).toBe('tables.round_unknown');
    const unknown = await first.call(calls.officeTableRounds, { params: { slug: 'no-table' } });
    expect(unknown.body.code).toBe('tables.unknown');
    const support = await makeClerk(tables.app, ['support']);
    const { number } = await roundOf(tables);
    expect((await ask(number, support)).status).toBe(403);
    expect((await officeRound(number, support)).phase).toBe('open');
    expect((await officeRound(number)).events).toEqual([]);
  });
});
