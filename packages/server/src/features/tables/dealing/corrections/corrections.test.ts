/**
 * Tests that corrections of settled rounds book exact amounts, only once, and only after a second person has confirmed
 * the request.
 */
import * as corrections from '@wl/contract/office/tables-corrections';
import { askTableVoid, confirmTableVoid } from '@wl/contract/office/tables-rounds';
import { readRecord } from '@wl/contract/tables-record';
import { firstBrokenLine } from '@wl/games/tables/dealt/record';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeClerk } from '../../../staff/testing-clerks.ts';
import { voidSettled } from '../../../wagers/index.ts';
import type { TableOwner } from '../../owner/table-owner.ts';
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
  walletOf,
  type TablePlayer,
  type TestTables,
} from '../../testing-tables.ts';
import { CARRY_OUT_VOID } from '../../voids/carry-out-void.ts';
import {
  BACCARAT,
  BANKER_WINS,
  dealerAt,
  dealRound,
  PLAYER_WINS,
  startDealing,
  TIE,
  type TestClerk,
  type TestDealer,
} from '../testing-dealing.ts';
import { CARRY_OUT_CORRECTION, carryOutCorrection } from './carry-out-correction.ts';

const comment = 'The recording shows another card.';

let tables: TestTables;
let owner: TableOwner;
let dealer: TestDealer;
let first: TestClerk;
let second: TestClerk;
beforeAll(async () => {
  tables = await startDealing();
  const clerk = await makeClerk(tables.app, ['dealer']);
  dealer = dealerAt(clerk, BACCARAT);
  first = await makeClerk(tables.app, ['pit_boss'], 'Petra Pit');
  second = await makeClerk(tables.app, ['owner'], 'Olga Owner');
});
afterAll(() => tables.close());
beforeEach(async () => {
  expireLease(tables);
  await setState(tables, 'open', BACCARAT);
  owner = newOwner(tables);
  await dealer.startShift();
  await owner.tick();
  await runUntil(tables, owner, 'open', BACCARAT);
});

const ask = (round: number, items: readonly string[], by = first) =>
  by.call(corrections.askCorrection, {
    params: { slug: BACCARAT, round: String(round) },
    body: { items: [...items], reason: 'wrong_card', comment },
  });
const confirm = (id: string, by = second) =>
  by.call(corrections.confirmCorrection, { params: { id }, body: { comment } });
const decline = (id: string, by = second) =>
  by.call(corrections.declineCorrection, { params: { id }, body: { comment } });
const carryOut = (id: string) => tables.app.deps.jobs.runNow(CARRY_OUT_CORRECTION, { id });

/** Requests a correction as the pit boss and confirms it as the owner. Returns its id. */
async function confirmed(round: number, items: readonly string[]): Promise<string> {
  const asked = await ask(round, items);
  expect(asked.body).toMatchObject({ data: { id: expect.any(String) } });
  expect((await confirm(asked.body.data.id)).status).toBe(200);
  return asked.body.data.id;
}

async function correct(round: number, items: readonly string[]): Promise<string> {
  const id = await confirmed(round, items);
  await carryOut(id);
  return id;
}

type Spots = Record<string, number>;

/** Deals a round in which each member has one bet. Returns the number of the round and the ids of the bets. */
async function played(items: readonly string[], bets: readonly (readonly [TablePlayer, Spots])[]) {
  const { number } = await roundOf(tables, BACCARAT);
  const ids: string[] = [];
  for (const [player, spots] of bets) {
    const { status, body } = await bet(player, number, { table: BACCARAT, spots });
    expect(status).toBe(200);
    ids.push(body.data.bet.id);
  }
  await dealRound(tables, { owner, dealer, slug: BACCARAT }, items);
  return { round: number, ids };
}

const cash = async (player: TablePlayer) => (await walletOf(tables, player)).cash;

async function debtOf({ subjectId }: TablePlayer): Promise<number> {
  const { rows } = await tables.app.deps.database.pool.query<{ owed: number }>(
    'select coalesce(sum(amount_cents), 0)::bigint as owed from wallet_debts where member_id = $1',
    [subjectId],
  );
  return rows[0]!.owed;
}

describe('a confirmed correction', () => {
  test('pays a lost bet that wins, takes a payout back, and leaves the others unchanged, once', async () => {
    const [loser, winner, other] = await Promise.all(
      [1, 2, 3].map(() => newPlayer(tables, 50_000)),
    );
    const { round, ids } = await played(BANKER_WINS, [
      [loser!, { player: 10_000 }],
      [winner!, { banker: 10_000 }],
      [other!, { tie: 1_000 }],
    ]);
    expect([await cash(loser!), await cash(winner!), await cash(other!)]).toEqual([
      ...[40_000, 59_500, 49_000],
    ]);
    const before = (await see(tables, BACCARAT)).table.results[0]!;
    const id = await correct(round, PLAYER_WINS);
    const right = [60_000, 40_000, 49_000];
    expect([await cash(loser!), await cash(winner!), await cash(other!)]).toEqual(right);
    await carryOut(id);
    expect([await cash(loser!), await cash(winner!), await cash(other!)]).toEqual(right);
    expect(await debtOf(winner!)).toBe(0);

    // Both results are public, and both are in the record.
    const result = (await see(tables, BACCARAT)).table.results.find((one) => one.round === round)!;
    expect(result).toMatchObject({ road: 'blue', corrected_from: before.events });
    const { body } = await tables.app
      .client()
      .call(readRecord, { params: { slug: BACCARAT, round: String(round) } });
    expect(firstBrokenLine(body.data.lines)).toBeUndefined();
    expect(body.data.lines.map(({ kind }: { kind: string }) => kind).slice(-3)).toEqual([
      ...['correction_requested', 'correction_confirmed', 'correction_finished'],
    ]);
    // The bet with an unchanged payout keeps its wager. The other bets have a second wager.
    const { rows } = await tables.app.deps.database.pool.query(
      `select id, payout, corrected_from, wager_id is null as same from tables_bets where id = any($1) order by payout`,
      [ids],
    );
    expect(rows).toEqual(
      expect.arrayContaining([
        { id: ids[0], payout: 20_000, corrected_from: 0, same: false },
        { id: ids[1], payout: 0, corrected_from: 19_500, same: false },
        { id: ids[2], payout: 0, corrected_from: null, same: true },
      ]),
    );
    await tables.app.deps.events.drain();
    const news = await Promise.all(
      [loser!, winner!, other!].map((player) => player.get('/api/notifications')),
    );
    const corrected = news.map(({ body: { data } }) =>
      data.filter(({ kind }: { kind: string }) => kind.startsWith('round_')),
    );
    expect(corrected).toMatchObject([
      [{ kind: 'round_corrected', amount: 20_000, before: 0 }],
      [{ kind: 'round_corrected', amount: 0, before: 19_500 }],
      [],
    ]);
    expect(await auditDifferences(tables)).toEqual([]);
  });

  test('turns a payout that was spent into a debt, also if a part is still won', async () => {
    const [lost, part] = await Promise.all([1, 2].map(() => newPlayer(tables, 10_000)));
    const { round } = await played(BANKER_WINS, [
      [lost!, { banker: 10_000 }],
      // A tie returns this stake.
      [part!, { banker: 10_000 }],
    ]);
    // Both members bet all their cash on the next round, so nothing can be taken back.
    const { number } = await runUntil(tables, owner, 'open', BACCARAT);
    for (const player of [lost!, part!])
      await bet(player, number, { table: BACCARAT, spots: { player: 10_000, banker: 9_500 } });
    expect([await cash(lost!), await cash(part!)]).toEqual([0, 0]);
    await correct(round, TIE);
    // 195.00 was paid, but the correct payout is 100.00, so 95.00 is owed.
    expect([await debtOf(lost!), await debtOf(part!)]).toEqual([9_500, 9_500]);
    expect([await cash(lost!), await cash(part!)]).toEqual([0, 0]);
    expect(await auditDifferences(tables)).toEqual([]);
    // Correct the same round a second time. The correct payout is now zero.
    await correct(round, PLAYER_WINS);
    expect([await debtOf(lost!), await debtOf(part!)]).toEqual([19_500, 19_500]);
    expect(await auditDifferences(tables)).toEqual([]);
    // The third correction restores the first result. The debts remain, and the members receive the whole payout again.
    await correct(round, BANKER_WINS);
    expect([await cash(lost!), await cash(part!)]).toEqual([19_500, 19_500]);
    const { table } = await see(tables, BACCARAT);
    expect(table.results.find((one) => one.round === round)).toMatchObject({ road: 'red' });
    expect(await auditDifferences(tables)).toEqual([]);
    await dealRound(tables, { owner, dealer, slug: BACCARAT }, TIE);
  });

  test('leaves out a bet that a clerk has voided alone', async () => {
    const player = await newPlayer(tables, 50_000);
    const { round, ids } = await played(BANKER_WINS, [[player, { banker: 10_000 }]]);
    const { deps } = tables.app;
    await deps.transaction((tx) =>
      voidSettled(deps, tx, {
        ...{ memberId: player.subjectId, id: ids[0]!, reason: 'complaint' },
        ...{ at: tables.clock.now() },
      }),
    );
    expect(await cash(player)).toBe(50_000);
    await correct(round, PLAYER_WINS);
    expect(await cash(player)).toBe(50_000);
    expect(await auditDifferences(tables)).toEqual([]);
  });

  test('continues after a crash between two transactions', async () => {
    const players = await Promise.all([1, 2, 3].map(() => newPlayer(tables, 50_000)));
    const { round } = await played(
      BANKER_WINS,
      players.map((player) => [player, { player: 10_000 }] as const),
    );
    const id = await confirmed(round, PLAYER_WINS);
    const { deps } = tables.app;
    let left = 2;
    const failing = {
      ...deps,
      transaction: ((fn) => {
        left -= 1;
        return left === 0 ? Promise.reject(new Error('killed')) : deps.transaction(fn);
      }) as typeof deps.transaction,
    };
    await expect(carryOutCorrection(failing, id, { batch: 2 })).rejects.toThrow('killed');
    const paid = await Promise.all(players.map(cash));
    expect(paid.toSorted()).toEqual([40_000, 60_000, 60_000]);
    await Promise.all([carryOut(id), carryOutCorrection(deps, id)]);
    for (const player of players) expect(await cash(player)).toBe(60_000);
    const { corrections } = await dealer.see();
    expect(corrections[0]).toMatchObject({ id, outcome: 'confirmed', asked_by: 'Petra Pit' });
    expect(corrections[0]!.finished_at).not.toBe(null);
    expect(await auditDifferences(tables)).toEqual([]);
  });

  test('can be followed by a void of the round, which undoes the corrected bets', async () => {
    const player = await newPlayer(tables, 50_000);
    const { round } = await played(BANKER_WINS, [[player, { player: 10_000 }]]);
    await correct(round, PLAYER_WINS);
    expect(await cash(player)).toBe(60_000);
    const asked = await first.call(askTableVoid, {
      params: { slug: BACCARAT, round: String(round) },
      body: { reason: 'wrong_entry', comment },
    });
    const { id } = asked.body.data;
    // While a void is waiting for confirmation, the result cannot be corrected, and vice versa.
    expect((await ask(round, TIE)).body.code).toBe('tables.void_waiting');
    expect(
      (await second.call(confirmTableVoid, { params: { id }, body: { comment } })).status,
    ).toBe(200);
    await tables.app.deps.jobs.runNow(CARRY_OUT_VOID, { id });
    expect(await cash(player)).toBe(50_000);
    expect((await ask(round, TIE)).body.code).toBe('tables.void_waiting');
    expect(await auditDifferences(tables)).toEqual([]);
  });
});

describe('a request', () => {
  test('changes nothing until another person confirms it, and can be declined', async () => {
    const player = await newPlayer(tables, 50_000);
    const { round } = await played(BANKER_WINS, [[player, { player: 10_000 }]]);
    const { id } = (await ask(round, PLAYER_WINS)).body.data;
    expect((await confirm(id, first)).body.code).toBe('override.same_clerk');
    await carryOut(id);
    expect(await cash(player)).toBe(40_000);
    expect((await ask(round, TIE, second)).body.code).toBe('tables.correction_waiting');
    const voided = await first.call(askTableVoid, {
      params: { slug: BACCARAT, round: String(round) },
      body: { reason: 'wrong_entry', comment },
    });
    expect(voided.body.code).toBe('tables.correction_waiting');
    expect((await decline(id)).status).toBe(200);
    expect((await confirm(id)).body.code).toBe('tables.correction_decided');
    await carryOut(id);
    expect(await cash(player)).toBe(40_000);
    // A declined request does not prevent another request. Of two simultaneous decisions, only one takes effect.
    const again = (await ask(round, PLAYER_WINS)).body.data.id;
    const decided = await Promise.all([confirm(again), decline(again, first)]);
    expect(decided.map(({ status }) => status).sort()).toEqual([200, 409]);
    await carryOut(again);
  });

  test('needs a settled round, a complete and different result, and the permission', async () => {
    const { round } = await played(BANKER_WINS, []);
    expect((await ask(round, BANKER_WINS)).body.code).toBe('tables.same_result');
    expect((await ask(round, BANKER_WINS.slice(0, 4))).body.code).toBe('tables.entry_incomplete');
    expect((await ask(round, [...PLAYER_WINS, '2c'])).body.code).toBe('tables.entry_complete');
    expect((await ask(round, ['1c'])).body.code).toBe('tables.item_unknown');
    expect((await ask(999_999, TIE)).body.code).toBe('tables.round_unknown');
    const { number } = await runUntil(tables, owner, 'open', BACCARAT);
    expect((await ask(number, TIE)).body.code).toBe('tables.not_settled');
    for (const role of ['dealer', 'games', 'risk', 'support'] as const)
      expect((await ask(round, TIE, await makeClerk(tables.app, [role]))).status).toBe(403);
    const drawn = await first.call(corrections.askCorrection, {
      params: { slug: 'pearl-salon', round: '0' },
      body: { items: TIE, reason: 'wrong_card', comment },
    });
    expect(drawn.body.code).toBe('tables.not_dealt');
  });
});
