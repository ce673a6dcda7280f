import { verifyTableRound } from '@wl/games/tables/verify-table-round';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uuidv7 } from '../../../platform/ids.ts';
import { lockWallet } from '../../ledger/index.ts';
import type { TableOwner } from '../owner/table-owner.ts';
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
  type TestTables,
} from '../testing-tables.ts';

let tables: TestTables;
let owner: TableOwner;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.close());
beforeEach(async () => {
  expireLease(tables);
  await setState(tables, 'open');
  owner = newOwner(tables);
  await owner.tick();
  await runUntil(tables, owner, 'open');
});

const START = 100_000;
const closing = async () => new Date((await roundOf(tables)).closes_at).getTime();

describe('a bet', () => {
  test('is debited, gets a receipt, and is settled with the result that the chain proves', async () => {
    const player = await newPlayer(tables, START);
    const round = await roundOf(tables);
    tables.clock.set(new Date((await closing()) - 312));
    const placed = await bet(player, round.number);
    expect(placed.status).toBe(200);
    expect(placed.body.data).toMatchObject({
      bet: { table: TABLE, round: round.number, stake_cents: 1_500, ms_before_close: 312 },
      wallet: { cash: START - 1_500, in_play: 1_500 },
    });
    const revealed = await runUntil(tables, owner, 'revealed');
    // On screen, the wheel is still spinning, so nothing has been paid yet.
    expect(await walletOf(tables, player)).toMatchObject({ in_play: 1_500 });
    await runUntil(tables, owner, 'settled');
    const { chains } = await see(tables);
    const result = revealed.result!;
    const chain = chains.find(({ number }) => number === result.chain)!;
    const proof = verifyTableRound({
      game: 'table-roulette',
      mathVersion: '1',
      bet: placed.body.data.bet.bet,
      chain: { index: result.chain_index!, link: result.link!, salt: chain.salt! },
      published: chain.published,
      roundKey: result.round_key!,
    });
    if (!proof.ok) throw new Error(proof.fault);
    expect(proof.verdict).toBe('proved');
    expect(await walletOf(tables, player)).toEqual({
      cash: START - 1_500 + proof.payoutCents,
      in_play: 0,
    });
    const again = await player.get(`/api/tables/${TABLE}`);
    expect(again.body.data.bets).toMatchObject([{ payout_cents: proof.payoutCents }]);
    expect(await auditDifferences(tables)).toEqual([]);
    expect(await wrongBets(tables)).toEqual([]);
  });

  test.each([
    [-50, 200],
    [-1, 200],
    [0, 200],
    [1, 409],
    [50, 409],
  ])('that arrives %i ms after the deadline is answered with %i', async (ms, status) => {
    const player = await newPlayer(tables, START);
    const { number } = await roundOf(tables);
    // The table owner has not closed the round yet, so only the arrival time decides whether the bet is accepted.
    tables.clock.set(new Date((await closing()) + ms));
    const { status: answered, body } = await bet(player, number);
    expect(answered).toBe(status);
    const debited = status === 200 ? 1_500 : 0;
    expect(await walletOf(tables, player)).toEqual({ cash: START - debited, in_play: debited });
    if (status === 200) expect(body.data.bet.ms_before_close + ms).toBe(0);
    else expect(body).toMatchObject({ code: 'tables.late', params: { ms } });
  });

  /** Sends a bet at the deadline, runs `meanwhile` while the bet waits for the wallet lock, and returns the reply. */
  async function delayed(meanwhile: () => Promise<unknown>) {
    const player = await newPlayer(tables, START);
    const { number } = await roundOf(tables);
    tables.clock.set(new Date(await closing()));
    const sent = await tables.app.deps.transaction(async (tx) => {
      await lockWallet(tx, player.subjectId);
      const answer = bet(player, number);
      // Wait until the bet is blocked by the wallet lock. Before that, it still needs other connections from the pool.
      await expect
        .poll(async () => {
          const { rows } = await tables.app.deps.database.owner.query(
            `select from pg_locks where not granted`,
          );
          return rows.length;
        })
        .toBe(1);
      await meanwhile();
      return { answer };
    });
    return { player, ...(await sent.answer) };
  }

  test('that arrived in time is accepted while the round is closed', async () => {
    const { player, status, body } = await delayed(() => runUntil(tables, owner, 'closed'));
    expect(status).toBe(200);
    expect(body.data.bet.ms_before_close).toBe(0);
    expect(await walletOf(tables, player)).toMatchObject({ in_play: 1_500 });
  });

  test('whose debit would come after the result is refused and not debited', async () => {
    const { player, body } = await delayed(() => runUntil(tables, owner, 'revealed'));
    expect(body.code).toBe('tables.round_over');
    expect(await walletOf(tables, player)).toEqual({ cash: START, in_play: 0 });
  });

  test('that is being booked delays the result, and belongs to the round', async () => {
    const player = await newPlayer(tables, START);
    const { number } = await roundOf(tables);
    tables.clock.set(new Date(await closing()));
    const { owner: pool } = tables.app.deps.database;
    const waiting = async () =>
      (await pool.query('select from pg_locks where not granted')).rows.length;
    const blocker = await pool.connect();
    await blocker.query('begin; lock table wagers_pending in share mode');
    const answer = bet(player, number);
    let ticking: Promise<unknown> | undefined;
    try {
      await expect.poll(waiting).toBe(1);
      // The bet has locked the open round, so the table's owner cannot start the next phase until the bet is booked.
      tables.clock.advance(60_000);
      ticking = owner.tick();
      await expect.poll(waiting).toBe(2);
      expect((await roundOf(tables)).result).toBeUndefined();
    } finally {
      await blocker.query('rollback');
      blocker.release();
      await ticking;
    }
    expect((await answer).status).toBe(200);
    await runUntil(tables, owner, 'settled');
    expect(await walletOf(tables, player)).toMatchObject({ in_play: 0 });
    expect(await wrongBets(tables)).toEqual([]);
  });

  test('sent five times at once is booked once, and gets the same receipt', async () => {
    const player = await newPlayer(tables, START);
    const { number } = await roundOf(tables);
    const id = uuidv7();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => bet(player, number, { id })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data.bet))).size).toBe(1);
    expect(await walletOf(tables, player)).toEqual({ cash: START - 1_500, in_play: 1_500 });
    // Reuse the bet's id with a different stake. After the round, repeat the original bet.
    const other = await bet(player, number, { id, spots: { black: 1_000 } });
    expect(other.body.code).toBe('tables.bet_mismatch');
    await runUntil(tables, owner, 'settled');
    const after = await walletOf(tables, player);
    expect((await bet(player, number, { id })).status).toBe(200);
    expect(await walletOf(tables, player)).toEqual(after);
  });

  test('of a second window adds to the first one, up to the limits of the table', async () => {
    const player = await newPlayer(tables, 200_000);
    const { number } = await roundOf(tables);
    const [first, second] = await Promise.all([
      bet(player, number, { spots: { red: 6_000 } }),
      bet(player, number, { spots: { black: 6_000 } }),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    // Together, 60.00 and 50.00 on red exceed the maximum of 100.00 for one spot.
    expect((await bet(player, number, { spots: { red: 5_000 } })).body.code).toBe(
      'play.above_maximum',
    );
    const halves = { even: 10_000, odd: 10_000, low: 10_000 };
    expect((await bet(player, number, { spots: halves })).status).toBe(200);
    const over = await bet(player, number, { spots: { high: 8_050 } });
    expect(over.body).toMatchObject({ code: 'tables.limit', params: { maximum: 50_000 } });
    expect((await bet(player, number, { spots: { high: 8_000 } })).status).toBe(200);
    expect(await walletOf(tables, player)).toEqual({ cash: 150_000, in_play: 50_000 });
    const seen = await player.get(`/api/tables/${TABLE}`);
    expect(seen.body.data.bets).toHaveLength(4);
  });

  test.each([
    ['play.unknown_bet', { purple: 100 }],
    ['play.empty_bet', {}],
    ['play.below_minimum', { red: 10 }],
    ['play.above_maximum', { red: 10_050 }],
    ['play.stake_off_ladder', { red: 75 }],
    ['wallet.insufficient_funds', { red: 6_000 }],
  ])('is refused with %s without a debit', async (code, spots) => {
    const player = await newPlayer(tables, 5_000);
    const { number } = await roundOf(tables);
    expect((await bet(player, number, { spots })).body.code).toBe(code);
    expect(await walletOf(tables, player)).toEqual({ cash: 5_000, in_play: 0 });
  });

  test('on another round or at another table is refused', async () => {
    const player = await newPlayer(tables);
    const { number } = await roundOf(tables);
    expect((await bet(player, number + 1)).body.code).toBe('tables.early');
    await runUntil(tables, owner, 'settled');
    await runUntil(tables, owner, 'open');
    expect((await bet(player, number)).body.code).toBe('tables.round_over');
    const body = { id: uuidv7(), round: 0, bet: { spots: { red: 1_000 } } };
    expect((await player.post('/api/tables/nowhere/bets', body)).body.code).toBe('tables.unknown');
    expect((await player.post('/api/tables/mojave-wheel/bets', body)).body.code).toBe(
      'tables.closed',
    );
    expect(await walletOf(tables, player)).toEqual({ cash: 100_000, in_play: 0 });
  });

  test('at a table that has closed is accepted only on the running round, until its deadline', async () => {
    const player = await newPlayer(tables, START);
    const { number } = await roundOf(tables);
    await setState(tables, 'closed');
    expect((await bet(player, number - 1)).body.code).toBe('tables.closed');
    expect((await bet(player, number + 1)).body.code).toBe('tables.closed');
    tables.clock.set(new Date(await closing()));
    expect((await bet(player, number)).status).toBe(200);
    tables.clock.advance(1);
    expect((await bet(player, number)).body.code).toBe('tables.late');
    await runUntil(tables, owner, 'settled');
    expect((await bet(player, number)).body.code).toBe('tables.closed');
    expect(await walletOf(tables, player)).toMatchObject({ in_play: 0 });
    const { bets } = (await player.get(`/api/tables/${TABLE}`)).body.data;
    expect(bets).toHaveLength(1);
  });

  test('with the id of a round of the casino is refused, and the other way round', async () => {
    const player = await newPlayer(tables, START);
    const { number } = await roundOf(tables);
    const spin = (id: string) =>
      player.post('/api/play/rounds', { id, game: 'neon-shibuya', bet: { stakeCents: 100 } });
    const id = uuidv7();
    expect((await spin(id)).status).toBe(200);
    expect((await bet(player, number, { id })).body.code).toBe('tables.bet_mismatch');
    const [open, later] = [uuidv7(), uuidv7()];
    expect((await bet(player, number, { id: open })).status).toBe(200);
    expect((await spin(open)).body.code).toBe('play.round_mismatch');
    const decision = await player.post(`/api/play/open-rounds/${open}/actions`, {
      step: 0,
      action: 'stand',
    });
    expect(decision.status).toBe(404);
    expect((await player.get('/api/play/open-rounds')).body.data).toEqual([]);
    await runUntil(tables, owner, 'settled');
    expect((await player.get(`/api/play/rounds/${open}`)).status).toBe(404);
    expect((await spin(open)).body.code).toBe('play.round_mismatch');
    expect((await spin(later)).status).toBe(200);
    expect(await auditDifferences(tables)).toEqual([]);
  });
});

test('of 400 bets around the deadline, each is debited with a receipt, or refused without a debit', async () => {
  const players = await Promise.all(Array.from({ length: 40 }, () => newPlayer(tables, START)));
  const { number } = await roundOf(tables);
  const closesAt = await closing();
  const answers: Promise<{
    cents: number;
    player: number;
    reply: Awaited<ReturnType<typeof bet>>;
  }>[] = [];
  const send = (player: number) => {
    const cents = 100 + 50 * (answers.length % 7);
    const sent = bet(players[player]!, number, { spots: { red: cents } });
    answers.push(sent.then((reply) => ({ cents, player, reply })));
  };
  for (let ms = -50; ms < 50; ms++) {
    tables.clock.set(new Date(closesAt + ms));
    for (let one = 0; one < 4; one++) send((answers.length * 7) % players.length);
    if (ms % 10 === 0) await owner.tick();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all([runUntil(tables, owner, 'revealed'), ...answers]);
  const staked = players.map(() => 0);
  const codes = new Set<string>();
  for (const { cents, player, reply } of await Promise.all(answers)) {
    if (reply.status === 200) {
      expect(reply.body.data.bet.ms_before_close).toBeGreaterThanOrEqual(0);
      staked[player]! += cents;
    } else codes.add(reply.body.code);
  }
  expect(
    [...codes].filter((code) => code !== 'tables.late' && code !== 'tables.round_over'),
  ).toEqual([]);
  expect(codes).toContain('tables.late');
  const inPlay = await Promise.all(players.map((player) => walletOf(tables, player)));
  expect(inPlay).toEqual(staked.map((cents) => ({ cash: START - cents, in_play: cents })));
  expect(staked.reduce((sum, cents) => sum + cents, 0)).toBeGreaterThan(20_000);
  await runUntil(tables, owner, 'settled');
  expect(await wrongBets(tables)).toEqual([]);
  expect(await auditDifferences(tables)).toEqual([]);
});

test('visitors see open tables only, with the chain published before its first round', async () => {
  const list = await tables.app.client().get('/api/tables');
  expect(list.body.data.tables.map(({ slug }: { slug: string }) => slug)).toEqual([TABLE]);
  const { chains, table } = await see(tables);
  expect(chains[0]).toMatchObject({ number: 1, first_round: 0, salt_source: 'server' });
  expect(table.limits).toMatchObject({ min_spot_cents: 50, max_total_cents: 50_000 });
  expect((await tables.app.client().get('/api/tables/nowhere')).body.code).toBe('tables.unknown');
});
