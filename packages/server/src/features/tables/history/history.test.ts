/** Tests the list of a member's finished table rounds and their replays, for members and clerks. */
import { askTableVoid, confirmTableVoid } from '@wl/contract/office/tables-rounds';
import * as corrections from '@wl/contract/office/tables-corrections';
import { memberTableRounds, replayMemberTableRound } from '@wl/contract/office/tables-history';
import { replayTableRound, tableHistory } from '@wl/contract/tables-history';
import { statement } from '@wl/contract/wallet-statement';
import { verifyTableRound } from '@wl/games/tables/verify-table-round';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uuidv7 } from '../../../platform/ids.ts';
import { makeClerk } from '../../staff/testing-clerks.ts';
import { CARRY_OUT_CORRECTION } from '../dealing/corrections/carry-out-correction.ts';
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
} from '../dealing/testing-dealing.ts';
import type { TableOwner } from '../owner/table-owner.ts';
import { voidRound } from '../rounds/void-round.ts';
import { CARRY_OUT_VOID } from '../voids/carry-out-void.ts';
import {
  bet,
  expireLease,
  newOwner,
  newPlayer,
  roundOf,
  runUntil,
  setState,
  TABLE,
  type TablePlayer,
  type TestTables,
} from '../testing-tables.ts';

/** Stakes on two spots that cover every number but zero. */
const BOTH = { red: 1_000, black: 500 };

let tables: TestTables;
let owner: TableOwner;
let dealer: TestDealer;
let support: TestClerk;
let pitBoss: TestClerk;
let chief: TestClerk;
beforeAll(async () => {
  tables = await startDealing();
  const { app } = tables;
  dealer = dealerAt(await makeClerk(app, ['dealer']), BACCARAT);
  support = await makeClerk(app, ['support']);
  pitBoss = await makeClerk(app, ['pit_boss']);
  chief = await makeClerk(app, ['owner']);
});
afterAll(() => tables.close());
beforeEach(async () => {
  expireLease(tables);
  await setState(tables, 'open');
  owner = newOwner(tables);
  await owner.tick();
});

const historyOf = async (player: TablePlayer, query: Record<string, unknown> = {}) =>
  (await player.call(tableHistory, { query: query as never })).body;
const replayOf = (player: TablePlayer, round: number, slug = TABLE) =>
  player.call(replayTableRound, { params: { slug, round: String(round) } });

/** Plays a round of roulette in which the player has one bet for each of the given stakes. */
async function played(player: TablePlayer, ...stakes: Record<string, number>[]): Promise<number> {
  const { number } = await runUntil(tables, owner, 'open');
  for (const spots of stakes) expect((await bet(player, number, { spots })).status).toBe(200);
  await settle();
  return number;
}

/**
 * Lets the owner settle the current round. Each step of the clock skips a whole phase, because these tests play many
 * rounds.
 */
async function settle(): Promise<void> {
  for (let step = 0; (await roundOf(tables)).phase !== 'settled'; step++) {
    if (step > 10) throw new Error('the round was not settled');
    tables.clock.advance(30_000);
    await owner.tick();
  }
}

/** Plays a round that becomes void, and refunds its bets. */
async function voided(player: TablePlayer): Promise<number> {
  const { number } = await runUntil(tables, owner, 'open');
  await bet(player, number, { spots: BOTH });
  await voidRound(tables.app.deps, TABLE, { round: number, reason: 'equipment' });
  await owner.tick();
  return number;
}

/** Corrects a round of baccarat. The pit boss requests the correction, and another clerk confirms it. */
async function correct(round: number, items: readonly string[]): Promise<void> {
  const comment = 'The recording shows another card.';
  const asked = await pitBoss.call(corrections.askCorrection, {
    params: { slug: BACCARAT, round: String(round) },
    body: { items: [...items], reason: 'wrong_card', comment },
  });
  const { id } = asked.body.data;
  await chief.call(corrections.confirmCorrection, { params: { id }, body: { comment } });
  await tables.app.deps.jobs.runNow(CARRY_OUT_CORRECTION, { id });
}

describe('the list', () => {
  test('has one line for each finished round, newest first, with the sums of its bets', async () => {
    const player = await newPlayer(tables);
    const first = await played(player, BOTH, { 'straight:7': 100 });
    const second = await played(player, BOTH);
    const { data, meta } = await historyOf(player);
    expect(meta).toEqual({ current_page: 1, total: 2, to: 2 });
    expect(data).toMatchObject([
      {
        table: TABLE,
        round: second,
        bets: 1,
        stake_cents: 1_500,
        events: [{ type: 'ball_landed' }, { type: 'round_finished' }],
      },
      { table: TABLE, round: first, bets: 2, stake_cents: 1_600, name: 'Thames Wheel' },
    ]);
    const { rows } = await tables.app.deps.database.pool.query<{ paid: number }>(
      'select sum(payout)::bigint as paid from wagers_settled where member_id = $1',
      [player.subjectId],
    );
    expect(data[0].payout_cents + data[1].payout_cents).toBe(rows[0]!.paid);
  });

  test('leaves out a round until it is finished, and shows nothing of other members', async () => {
    const [player, other] = await Promise.all([newPlayer(tables), newPlayer(tables)]);
    await played(other, BOTH);
    const { number } = await runUntil(tables, owner, 'open');
    await bet(player, number, { spots: BOTH });
    expect((await historyOf(player)).data).toEqual([]);
    expect(await replayOf(player, number)).toMatchObject({
      status: 404,
      body: { code: 'tables.round_unknown' },
    });
    await settle();
    expect((await historyOf(player)).data).toMatchObject([{ round: number }]);
    expect((await historyOf(player, { page: 2 })).meta).toMatchObject({ total: 1 });
  });

  test('pages of 20 rounds neither repeat nor miss one', async () => {
    const player = await newPlayer(tables);
    const rounds: number[] = [];
    for (let count = 0; count < 21; count++) rounds.unshift(await played(player, { red: 100 }));
    const [one, two] = [await historyOf(player), await historyOf(player, { page: 2 })];
    expect(one.meta).toEqual({ current_page: 1, total: 21, to: 20 });
    expect(two.meta).toEqual({ current_page: 2, total: 21, to: 21 });
    expect([...one.data, ...two.data].map(({ round }) => round)).toEqual(rounds);
  });

  test('filters by game, outcome and bet', async () => {
    const player = await newPlayer(tables);
    const lost = await played(player, { 'straight:7': 100, 'straight:8': 100 });
    const id = uuidv7();
    const { number: even } = await runUntil(tables, owner, 'open');
    await bet(player, even, { id, spots: { red: 100 } });
    const gone = await voided(player);
    const roundsFor = async (query: object) =>
      (await historyOf(player, { ...query })).data.map(({ round }: { round: number }) => round);
    expect(await roundsFor({ game: 'table-baccarat' })).toEqual([]);
    expect(await roundsFor({ game: 'table-roulette', outcome: 'void' })).toEqual([gone]);
    expect(await roundsFor({ bet: id })).toEqual([gone]);
    const { data } = await historyOf(player);
    const counted = data.filter(({ void_reason: reason }: { void_reason?: string }) => !reason);
    for (const [outcome, sign] of [
      ['won', 1],
      ['lost', -1],
    ] as const) {
      const wanted = counted.filter(
        (line: { payout_cents: number; stake_cents: number }) =>
          Math.sign(line.payout_cents - line.stake_cents) === sign,
      );
      expect(await roundsFor({ outcome })).toEqual(
        wanted.map((line: { round: number }) => line.round),
      );
    }
    expect(counted.map(({ round }: { round: number }) => round)).toContain(lost);
  });
});

describe('a replay', () => {
  test('contains the round, its bets, and a proof that verifies', async () => {
    const player = await newPlayer(tables);
    const round = await played(player, BOTH);
    await played(player, BOTH);
    const { status, body } = await replayOf(player, round);
    expect(status).toBe(200);
    const { table, chain, bets, show_ms } = body.data;
    expect(table.round).toMatchObject({ number: round, phase: 'settled' });
    expect(table.results[0]).toEqual(table.round!.result);
    expect(show_ms).toBeGreaterThan(0);
    expect(bets).toMatchObject([{ round, stake_cents: 1_500, payout_cents: expect.any(Number) }]);
    const { link, chain_index: index, round_key: roundKey } = table.round!.result!;
    expect(
      verifyTableRound({
        game: table.game,
        mathVersion: table.math_version,
        bet: bets[0]!.bet,
        chain: { index: index!, link: link!, salt: chain!.salt! },
        published: chain!.published,
        roundKey: roundKey!,
      }),
    ).toMatchObject({ ok: true, verdict: 'proved' });
  });

  test('is unknown to members without a bet in the round, and to visitors', async () => {
    const [player, other] = await Promise.all([newPlayer(tables), newPlayer(tables)]);
    const round = await played(player, BOTH);
    for (const [slug, number, code] of [
      [TABLE, round, 'tables.round_unknown'],
      [TABLE, 999_999, 'tables.round_unknown'],
      ['no-such-table', round, 'tables.unknown'],
    ] as const)
      expect(await replayOf(other, number, slug)).toMatchObject({ status: 404, body: { code } });
    const visitor = await tables.app.client().get(`/api/tables/${TABLE}/rounds/${round}`);
    expect(visitor.status).toBe(401);
  });

  test('of a void round states the reason, and has neither result nor payout', async () => {
    const player = await newPlayer(tables);
    const round = await voided(player);
    expect((await historyOf(player)).data).toMatchObject([
      { round, payout_cents: 0, void_reason: 'equipment' },
    ]);
    const { table, bets, show_ms } = (await replayOf(player, round)).body.data;
    expect(table.round).toMatchObject({ phase: 'void', void_reason: 'equipment' });
    expect(table.round!.result).toBe(undefined);
    expect(show_ms).toBe(null);
    expect(bets[0]!.payout_cents).toBe(undefined);
  });

  test('of a round that clerks voided after its settlement keeps the result and states the reason', async () => {
    const player = await newPlayer(tables);
    const round = await played(player, BOTH);
    const comment = 'The wheel stopped twice.';
    const asked = await pitBoss.call(askTableVoid, {
      params: { slug: TABLE, round: String(round) },
      body: { reason: 'equipment', comment },
    });
    const { id } = asked.body.data;
    const [paid] = (await historyOf(player)).data;
    await chief.call(confirmTableVoid, { params: { id }, body: { comment } });
    // Until the stakes are refunded, the round is still shown with its payout.
    expect((await historyOf(player)).data).toEqual([paid]);
    expect((await replayOf(player, round)).body.data.table.round!.void_reason).toBe(undefined);
    await tables.app.deps.jobs.runNow(CARRY_OUT_VOID, { id });
    const line = { round, payout_cents: 0, void_reason: 'equipment' };
    expect((await historyOf(player, { outcome: 'void' })).data).toMatchObject([line]);
    for (const outcome of ['won', 'lost'])
      expect((await historyOf(player, { outcome })).data).toEqual([]);
    const { table } = (await replayOf(player, round)).body.data;
    expect(table.round).toMatchObject({ phase: 'settled', void_reason: 'equipment' });
    expect(table.round!.result).toBeDefined();
  });

  test('of a corrected dealt round shows both payouts and names the dealer of the round', async () => {
    await setState(tables, 'open', BACCARAT);
    await dealer.startShift('Marisol');
    await owner.tick();
    const { number: round } = await runUntil(tables, owner, 'open', BACCARAT);
    const player = await newPlayer(tables);
    await bet(player, round, { table: BACCARAT, spots: { player: 1_000 } });
    await dealRound(tables, { owner, dealer, slug: BACCARAT }, BANKER_WINS);
    await correct(round, PLAYER_WINS);
    await dealer.endShift();
    expect((await historyOf(player, { outcome: 'corrected' })).data).toMatchObject([
      { round, stake_cents: 1_000, payout_cents: 2_000, corrected_from_cents: 0 },
    ]);
    const { table, chain, bets } = (await replayOf(player, round, BACCARAT)).body.data;
    expect(chain).toBe(null);
    expect(table.dealt).toMatchObject({ dealer_name: 'Marisol' });
    expect(table.round!.result!.corrected_from).toBeDefined();
    expect(bets).toMatchObject([{ payout_cents: 2_000, corrected_from_cents: 0 }]);
  });

  test('is found by every line of the statement, also after two corrections', async () => {
    await setState(tables, 'open', BACCARAT);
    await dealer.startShift('Marisol');
    await owner.tick();
    const { number: round } = await runUntil(tables, owner, 'open', BACCARAT);
    const player = await newPlayer(tables);
    await bet(player, round, { table: BACCARAT, spots: { player: 1_000 } });
    await dealRound(tables, { owner, dealer, slug: BACCARAT }, BANKER_WINS);
    for (const items of [PLAYER_WINS, TIE]) await correct(round, items);
    await dealer.endShift();
    const { lines } = (await player.call(statement, { query: { view: 'rounds' } })).body.data;
    expect(lines).toHaveLength(3);
    for (const { operation_id: id } of lines)
      expect((await historyOf(player, { bet: id })).data).toMatchObject([{ round }]);
    const other = await newPlayer(tables);
    expect((await historyOf(other, { bet: lines[1]!.operation_id })).data).toEqual([]);
  });
});

test('clerks who may view members read the same rounds, and each view is in the audit log', async () => {
  const player = await newPlayer(tables);
  const round = await played(player, BOTH);
  const id = player.subjectId;
  const list = await support.call(memberTableRounds, { params: { id }, query: { page: 1 } });
  expect(list.body).toEqual(await historyOf(player));
  const params = { id, slug: TABLE, round: String(round) };
  const replay = await support.call(replayMemberTableRound, { params });
  expect(replay.body).toEqual((await replayOf(player, round)).body);
  const { rows } = await tables.app.deps.database.owner.query(
    `select action from staff_audit where subject = $1`,
    [`member:${id}`],
  );
  expect(rows).toEqual([{ action: 'members.view' }, { action: 'members.view' }]);
  expect((await pitBoss.call(replayMemberTableRound, { params })).status).toBe(403);
  expect((await player.call(replayMemberTableRound, { params })).status).toBe(401);
});
