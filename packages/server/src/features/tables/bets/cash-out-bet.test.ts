/** Tests crash at a shared table over HTTP: manual and automatic cash-outs, on both sides of every limit. */
import { climbMs } from '@wl/games/engines/crash/bets';
import { CRASH_RULES, multiplierAt, timeToReach } from '@wl/games/engines/crash/rules';
import { DECISIONS_MS } from '@wl/games/tables/round/phases';
import { verifyTableRound } from '@wl/games/tables/verify-table-round';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uuidv7 } from '../../../platform/ids.ts';
import { setup as limitsSetup } from '../../limits/setup.ts';
import { changeMember } from '../../members/index.ts';
import { settleBets } from '../owner/close-bets.ts';
import type { TableOwner } from '../owner/table-owner.ts';
import { findTable } from '../repository.ts';
import { latestRounds } from '../rounds/rounds-repository.ts';
import { voidRound } from '../rounds/void-round.ts';
import { gameOfTable } from '../table-rules.ts';
import {
  auditDifferences,
  expireLease,
  newOwner,
  newPlayer,
  runUntil,
  see,
  setState,
  startTables,
  walletOf,
  wrongBets,
  type TablePlayer,
  type TestTables,
} from '../testing-tables.ts';

const CRASH = 'pacific-departure';
const START = 100_000;

let tables: TestTables;
let owner: TableOwner;
beforeAll(async () => {
  tables = await startTables([{ name: 'limits', parts: { 'setup.ts': limitsSetup } }]);
});
afterAll(async () => {
  expect(await wrongBets(tables)).toEqual([]);
  expect(await auditDifferences(tables)).toEqual([]);
  await tables.close();
});
beforeEach(async () => {
  expireLease(tables);
  await setState(tables, 'open', CRASH);
  owner = newOwner(tables);
  await owner.tick();
  await settle();
});

/** Makes the owner settle the current round. Skips the rest of the climb, which can last for minutes. */
async function settle(by = owner): Promise<void> {
  const latest = async () => (await latestRounds(tables.app.deps.db, CRASH, 1))[0];
  const phase = (await latest())?.state.phase;
  if (phase === 'settled') return;
  if (phase !== 'revealed') await runUntil(tables, by, 'revealed', CRASH);
  const { since, showMs } = (await latest())!.state;
  const end = since + showMs! + DECISIONS_MS;
  tables.clock.set(new Date(Math.max(end, tables.clock.now().getTime())));
  await by.tick();
  await runUntil(tables, by, 'settled', CRASH);
}

interface Climb {
  number: number;
  startedAt: number;
  /** Secret multiplier at which the climb ends, read from the database. */
  point: number;
  endsAt: number;
}

/** Runs rounds until a climb ends between `from` and `to` hundredths. Calls `placeBets` at the start of every round. */
async function climbBetween(
  from: number,
  to: number,
  placeBets: (round: number) => Promise<unknown>,
): Promise<Climb> {
  for (let tried = 0; tried < 200; tried++) {
    const { number } = await runUntil(tables, owner, 'open', CRASH);
    await placeBets(number);
    await runUntil(tables, owner, 'revealed', CRASH);
    const [round] = await latestRounds(tables.app.deps.db, CRASH, 1);
    const point = round!.drawn!.result as number;
    const startedAt = round!.state.since;
    if (point >= from && point <= to)
      return { number, startedAt, point, endsAt: startedAt + climbMs(CRASH_RULES, point) };
    await settle();
  }
  throw new Error(`no climb ended within ${from} and ${to}`);
}

interface CrashBet {
  id?: string;
  spots?: Record<string, number>;
  autoCashOut?: Record<string, number>;
}

function bet(
  player: TablePlayer,
  round: number,
  { id = uuidv7(), spots = { first: 1_000 }, autoCashOut }: CrashBet = {},
) {
  const sent = { spots, ...(autoCashOut && { autoCashOut }) };
  return player.post(`/api/tables/${CRASH}/bets`, { id, round, bet: sent });
}

const cashOut = (player: TablePlayer, id: string, spot = 'first') =>
  player.post(`/api/tables/${CRASH}/bets/${id}/cash-out`, { spot });

const at = (ms: number) => tables.clock.set(new Date(ms));

/** Starts a climb with one bet of 10.00 per player and round. Returns the players' bets in the climb's round. */
async function climbWith(
  range: [number, number],
  players: readonly TablePlayer[],
  part: Omit<CrashBet, 'id'> = {},
) {
  let ids: string[] = [];
  const climb = await climbBetween(...range, async (round) => {
    ids = players.map(() => uuidv7());
    for (const [index, player] of players.entries())
      expect((await bet(player, round, { ...part, id: ids[index]! })).status).toBe(200);
  });
  const cash = await Promise.all(
    players.map(async (player) => (await walletOf(tables, player)).cash),
  );
  return { ...climb, ids, cash };
}

/** Creates a player with enough money to bet in every round until a climb ends in the wanted range. */
const richPlayer = () => newPlayer(tables, 10_000_000);

describe('a cash-out by hand', () => {
  test('pays the multiplier of its arrival, and the chain proves the climb', async () => {
    const player = await richPlayer();
    const { startedAt, point, endsAt, ids, cash } = await climbWith([150, 400], [player]);
    const ms = timeToReach(132) + 3;
    at(startedAt + ms);
    const { status, body } = await cashOut(player, ids[0]!);
    expect(status).toBe(200);
    const hundredths = multiplierAt(ms);
    expect(body.data.bet.cash_outs).toEqual({ first: { hundredths, ms } });
    // The response must not reveal where the climb will end.
    expect(body.data.bet.payout_cents).toBeUndefined();
    at(endsAt);
    await owner.tick();
    const shown = await see(tables, CRASH);
    expect(shown.table.round).toMatchObject({
      phase: 'revealed',
      result: { events: [{ type: 'climb_ended', hundredths: point }, { type: 'round_finished' }] },
    });
    expect(await walletOf(tables, player)).toMatchObject({ in_play: 1_000 });
    await settle();
    expect(await walletOf(tables, player)).toEqual({
      cash: cash[0]! + 10 * hundredths,
      in_play: 0,
    });
    const { result } = (await see(tables, CRASH)).table.round!;
    const chain = shown.chains.find(({ number }) => number === result!.chain)!;
    const proof = verifyTableRound({
      game: 'table-crash',
      mathVersion: '1',
      bet: { spots: { first: 1_000 }, cashOuts: { first: hundredths } },
      chain: { index: result!.chain_index!, link: result!.link!, salt: chain.salt! },
      published: chain.published,
      roundKey: result!.round_key!,
    });
    if (!proof.ok) throw new Error(proof.fault);
    expect([proof.verdict, proof.payoutCents]).toEqual(['proved', 10 * hundredths]);
    const { rows } = await tables.app.deps.database.pool.query<{ bet: object }>(
      'select bet from wagers_settled where id = $1',
      [ids[0]],
    );
    expect(rows[0]!.bet).toMatchObject({ cashOuts: { first: hundredths } });
  });

  test('is refused one millisecond before 1.01×, and at the millisecond at which the climb ends', async () => {
    const players = await Promise.all([1, 2, 3].map(richPlayer));
    const [early, last, late] = players;
    const { startedAt, endsAt, point, ids, cash } = await climbWith([120, 400], players);
    at(startedAt + timeToReach(101) - 1);
    expect((await cashOut(early!, ids[0]!)).body.code).toBe('tables.cash_out_early');
    // The owner has not noticed the end of the climb yet, so only the arrival time of each request counts.
    at(endsAt);
    expect((await cashOut(late!, ids[2]!)).body.code).toBe('tables.climb_ended');
    at(endsAt - 1);
    expect((await cashOut(last!, ids[1]!)).body.data.bet.cash_outs).toEqual({
      first: { hundredths: point, ms: endsAt - 1 - startedAt },
    });
    await settle();
    const after = await Promise.all(players.map((player) => walletOf(tables, player)));
    expect(after.map(({ cash: now }, index) => now - cash[index]!)).toEqual([0, 10 * point, 0]);
  });

  test('sent five times from two windows is stored once, also after the round', async () => {
    const player = await richPlayer();
    const { startedAt, ids, cash } = await climbWith([150, 400], [player]);
    at(startedAt + 3_000);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => cashOut(player, ids[0]!)));
    at(startedAt + 4_000);
    answers.push(await cashOut(player, ids[0]!.toUpperCase()));
    const [receipt] = answers.map(({ body }) => body.data.bet);
    for (const { body } of answers) expect(body.data.bet).toEqual(receipt);
    const seen = await player.get(`/api/tables/${CRASH}`);
    expect(seen.body.data.bets).toEqual([receipt]);
    await settle();
    const hundredths = multiplierAt(3_000);
    const again = await cashOut(player, ids[0]!);
    expect(again.body.data.bet).toMatchObject({
      cash_outs: { first: { hundredths, ms: 3_000 } },
      payout_cents: 10 * hundredths,
    });
    expect(await walletOf(tables, player)).toEqual({
      cash: cash[0]! + 10 * hundredths,
      in_play: 0,
    });
  });

  test('of one bet leaves the other one in the air', async () => {
    const player = await richPlayer();
    const { startedAt, point, ids, cash } = await climbWith([150, 400], [player], {
      spots: { first: 1_000, second: 500 },
      autoCashOut: { second: 110 },
    });
    at(startedAt + timeToReach(110) - 1);
    expect((await cashOut(player, ids[0]!, 'third')).body.code).toBe('tables.bet_unknown');
    at(startedAt + timeToReach(110));
    expect((await cashOut(player, ids[0]!, 'second')).body.code).toBe('tables.already_out');
    at(startedAt + timeToReach(140));
    expect((await cashOut(player, ids[0]!)).status).toBe(200);
    await settle();
    expect(point).toBeGreaterThanOrEqual(140);
    expect((await walletOf(tables, player)).cash - cash[0]!).toBe(10 * 140 + 5 * 110);
  });

  test('just before an automatic one takes precedence', async () => {
    const player = await richPlayer();
    const { startedAt, ids, cash } = await climbWith([150, 400], [player], {
      autoCashOut: { first: 130 },
    });
    at(startedAt + timeToReach(130) - 1);
    expect((await cashOut(player, ids[0]!)).body.data.bet.cash_outs.first.hundredths).toBe(129);
    await settle();
    expect((await walletOf(tables, player)).cash - cash[0]!).toBe(1_290);
  });

  test('of another member’s bet, of a bet that does not exist, and outside the climb is refused', async () => {
    const [player, other] = [await richPlayer(), await richPlayer()];
    const { number } = await runUntil(tables, owner, 'open', CRASH);
    const id = uuidv7();
    await bet(player, number, { id });
    expect((await cashOut(player, id)).body.code).toBe('tables.no_climb');
    await runUntil(tables, owner, 'closed', CRASH);
    expect((await cashOut(player, id)).body.code).toBe('tables.no_climb');
    await runUntil(tables, owner, 'revealed', CRASH);
    expect((await cashOut(other, id)).body).toMatchObject({ code: 'tables.bet_unknown' });
    expect((await cashOut(player, uuidv7())).body.code).toBe('tables.bet_unknown');
    const elsewhere = `/api/tables/harbour-ascent/bets/${id}/cash-out`;
    expect((await player.post(elsewhere, { spot: 'first' })).body.code).toBe('tables.bet_unknown');
    await settle();
    expect((await cashOut(player, id)).body.code).toBe('tables.climb_ended');
    await runUntil(tables, owner, 'open', CRASH);
    expect((await cashOut(player, id)).body.code).toBe('tables.climb_ended');
    expect((await tables.app.client().post(elsewhere, { spot: 'first' })).status).toBe(401);
  });

  test('is open to a member who excluded themselves during the climb', async () => {
    const player = await richPlayer();
    const { startedAt, ids } = await climbWith([150, 400], [player]);
    await tables.app.deps.transaction((tx) =>
      changeMember(tables.app.deps, tx, player.subjectId, {
        status: 'excluded',
        exclusion_length: 'permanent',
      }),
    );
    at(startedAt + 1_000);
    expect((await cashOut(player, ids[0]!)).status).toBe(200);
    expect((await bet(player, 0)).body.code).toBe('member.excluded');
  });

  test('of a void round is refused, and the stake is refunded', async () => {
    const player = await richPlayer();
    const { number, startedAt, ids, cash } = await climbWith([150, 400], [player]);
    at(startedAt + 1_000);
    expect((await cashOut(player, ids[0]!)).status).toBe(200);
    await voidRound(tables.app.deps, CRASH, { round: number, reason: 'equipment' });
    expect((await cashOut(player, ids[0]!, 'second')).body.code).toBe('tables.bet_unknown');
    await owner.tick();
    expect(await walletOf(tables, player)).toEqual({ cash: cash[0]! + 1_000, in_play: 0 });
  });
});

describe('between the end of the climb and the settlement', () => {
  test('a cash-out that is being stored is paid', async () => {
    const player = await richPlayer();
    const { startedAt, endsAt, ids, cash } = await climbWith([150, 400], [player]);
    const { deps } = tables.app;
    at(endsAt);
    await owner.tick();
    // The cash-out arrived during the climb. It waits for a lock on its bet while the settlement begins.
    at(startedAt + 2_000);
    const blocker = await deps.database.owner.connect();
    await blocker.query('begin');
    await blocker.query('select from tables_bets where id = $1 for update', [ids[0]]);
    const waiting = async () =>
      (await deps.database.owner.query('select from pg_locks where not granted')).rows.length;
    const answer = cashOut(player, ids[0]!);
    let ticking: Promise<unknown> | undefined;
    try {
      await expect.poll(waiting).toBe(1);
      at(endsAt + 60_000);
      ticking = owner.tick();
      await expect.poll(waiting).toBeGreaterThan(1);
    } finally {
      await blocker.query('rollback');
      blocker.release();
    }
    await ticking;
    const { body } = await answer;
    expect(body.data.bet.cash_outs.first.ms).toBe(2_000);
    await settle();
    const paid = (await walletOf(tables, player)).cash - cash[0]!;
    expect(paid).toBe(10 * multiplierAt(2_000));
  });

  test('the database refuses a second cash-out of a spot, and one of a settled bet', async () => {
    const player = await richPlayer();
    const { startedAt, ids } = await climbWith([150, 400], [player]);
    const write = (cashOuts: object) =>
      tables.app.deps.database.pool.query('update tables_bets set cash_outs = $2 where id = $1', [
        ids[0],
        JSON.stringify(cashOuts),
      ]);
    at(startedAt + 1_000);
    await cashOut(player, ids[0]!);
    await expect(write({ first: { hundredths: 900, ms: 1_000 } })).rejects.toThrow(/cash-outs/);
    await expect(write({})).rejects.toThrow(/cash-outs/);
    await settle();
    const kept = { first: { hundredths: multiplierAt(1_000), ms: 1_000 } };
    await expect(write({ ...kept, second: { hundredths: 900, ms: 1_000 } })).rejects.toThrow(
      /cash-outs/,
    );
  });
});

describe('an owner that is killed', () => {
  test('in the middle of a climb is replaced, and the climb ends at its time', async () => {
    const [byHand, byTarget] = [await richPlayer(), await richPlayer()];
    let ids: string[] = [];
    const climb = await climbBetween(150, 400, async (round) => {
      ids = [uuidv7(), uuidv7()];
      await bet(byHand, round, { id: ids[0]! });
      await bet(byTarget, round, { id: ids[1]!, autoCashOut: { first: 145 } });
    });
    const before = await Promise.all(
      [byHand, byTarget].map(async (player) => (await walletOf(tables, player)).cash),
    );
    const { startedAt, endsAt } = climb;
    // No server process runs the table when the cash-out arrives.
    at(startedAt + 3_000);
    expect((await cashOut(byHand, ids[0]!)).status).toBe(200);
    at(endsAt + 5_000);
    expect((await cashOut(byTarget, ids[1]!)).body.code).toBe('tables.already_out');
    const next = newOwner(tables);
    await next.tick();
    await owner.tick();
    await settle(next);
    const paid = await Promise.all(
      [byHand, byTarget].map(async (player) => (await walletOf(tables, player)).cash),
    );
    expect(paid.map((cash, index) => cash - before[index]!)).toEqual([
      10 * multiplierAt(3_000),
      1_450,
    ]);
    expireLease(tables);
  });

  test('between the end of the climb and the payout is replaced, and pays once', async () => {
    const player = await richPlayer();
    const { startedAt, endsAt, ids, cash } = await climbWith([150, 400], [player]);
    at(startedAt + 3_000);
    await cashOut(player, ids[0]!);
    at(endsAt);
    await owner.tick();
    const { deps } = tables.app;
    const table = (await findTable(deps.db, CRASH))!;
    const [round] = await latestRounds(deps.db, CRASH, 1);
    expect(round!.state.shownAt).toBe(endsAt);
    const lease = { slug: CRASH, epoch: table.epoch };
    await settleBets(deps, lease, { round: round!, game: gameOfTable(table) });
    expireLease(tables);
    const next = newOwner(tables);
    await next.tick();
    await settle(next);
    expect((await walletOf(tables, player)).cash - cash[0]!).toBe(10 * multiplierAt(3_000));
    expireLease(tables);
  });
});

describe('a bet', () => {
  test.each([
    ['play.unknown_bet', { spots: { third: 100 } }],
    ['play.unknown_bet', { spots: { first: 100 }, cashOuts: { first: 200 } }],
    ['play.unknown_bet', { spots: { first: 100 }, autoCashOut: { second: 200 } }],
    ['play.below_minimum', { spots: { first: 100 }, autoCashOut: { first: 100 } }],
    // A stake of 100.00 reaches the maximum payout of 250,000.00 at 2,500×.
    ['play.above_maximum', { spots: { first: 10_000 }, autoCashOut: { first: 250_001 } }],
    ['play.above_maximum', { spots: { first: 10_010 } }],
  ])('is refused with %s', async (code, sent) => {
    const player = await newPlayer(tables, START);
    const { number } = await runUntil(tables, owner, 'open', CRASH);
    const body = { id: uuidv7(), round: number, bet: sent };
    expect((await player.post(`/api/tables/${CRASH}/bets`, body)).body.code).toBe(code);
    expect(await walletOf(tables, player)).toEqual({ cash: START, in_play: 0 });
  });

  test('on a spot of an earlier bet in the round is refused without a debit', async () => {
    const player = await newPlayer(tables, START);
    const { number } = await runUntil(tables, owner, 'open', CRASH);
    const answers = await Promise.all([bet(player, number), bet(player, number)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('tables.spot_taken');
    expect((await bet(player, number, { spots: { second: 500 } })).status).toBe(200);
    expect(await walletOf(tables, player)).toEqual({ cash: START - 1_500, in_play: 1_500 });
  });
});
