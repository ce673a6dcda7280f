/**
 * Plays blackjack at a shared table over HTTP. Tests decisions at the edges of decision windows, doubles, repeated
 * requests and requests from two browser windows.
 */
import { sharedChoices, type SharedHand } from '@wl/games/engines/blackjack/shared-hand';
import { cardName } from '@wl/games/engines/cards';
import { tableBlackjack } from '@wl/games/tables/blackjack';
import { verifyTableRound } from '@wl/games/tables/verify-table-round';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uuidv7 } from '../../../platform/ids.ts';
import { setup as limitsSetup } from '../../limits/setup.ts';
import { changeMember } from '../../members/index.ts';
import type { TableOwner } from '../owner/table-owner.ts';
import { readOfficeTables } from '../office/read-office-tables.ts';
import { latestRounds } from '../rounds/rounds-repository.ts';
import { voidRound } from '../rounds/void-round.ts';
import { payoutOf } from '../table-rules.ts';
import {
  auditDifferences,
  bet,
  expireLease,
  LONG_STEP_MS,
  newOwner,
  newPlayer,
  roundOf,
  runUntil,
  see,
  setState,
  startTables,
  walletOf,
  wrongBets,
  type TablePlayer,
  type TestTables,
} from '../testing-tables.ts';

const SLUG = 'rambla-twenty-one';
const STAKE = 1_000;
const { windowOf } = tableBlackjack.windows!;

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
  await setState(tables, 'open', SLUG);
  owner = newOwner(tables);
  await owner.tick();
  await runUntil(tables, owner, 'settled', SLUG);
});

const at = (ms: number) => tables.clock.set(new Date(ms));

const decide = (player: TablePlayer, id: string, step: number, action: string) =>
  player.post(`/api/tables/${SLUG}/bets/${id}/decisions`, { step, action });

interface Hand {
  number: number;
  startedAt: number;
  /** Secret cards, read from the database. */
  cards: SharedHand;
  ids: string[];
  /** Each player's cash after the bet, in cents. */
  cash: number[];
}

/** Plays rounds with one bet per member until a suitable hand is dealt, and stops before that hand's first decision. */
async function handWith(
  players: readonly TablePlayer[],
  isSuitable: (cards: SharedHand) => boolean,
): Promise<Hand> {
  for (let tried = 0; tried < 200; tried++) {
    const { number } = await runUntil(tables, owner, 'open', SLUG);
    const ids = players.map(() => uuidv7());
    for (const [index, player] of players.entries()) {
      const placed = await bet(player, number, {
        id: ids[index]!,
        table: SLUG,
        spots: { hand: STAKE },
      });
      expect(placed.status).toBe(200);
    }
    await runUntil(tables, owner, 'revealed', SLUG, LONG_STEP_MS);
    const [round] = await latestRounds(tables.app.deps.db, SLUG, 1);
    const cards = round!.drawn!.result as SharedHand;
    const cash = await Promise.all(players.map(async (one) => (await walletOf(tables, one)).cash));
    if (isSuitable(cards)) return { number, startedAt: round!.state.since, cards, ids, cash };
    await runUntil(tables, owner, 'settled', SLUG, LONG_STEP_MS);
  }
  throw new Error('no suitable hand was dealt');
}

const withHits =
  (least: number) =>
  ({ hits }: SharedHand) =>
    hits.length >= least;

const richPlayer = () => newPlayer(tables, 10_000_000);

/** Returns the payout in cents according to the game's rules. */
const paidFor = (cards: SharedHand, actions: string[]) =>
  payoutOf(tableBlackjack, cards, {
    spots: { hand: STAKE },
    ...(actions.length > 0 && { actions }),
  });

/** Runs the table until decision window `step` is open. */
async function openWindow({ startedAt }: Hand, step: number, by = owner) {
  at(startedAt + windowOf(step).fromMs);
  await by.tick();
}

describe('members who decide differently on the same hand', () => {
  test('see each card after its window, and are paid exactly; the chain proves the round', async () => {
    const players = [await richPlayer(), await richPlayer(), await richPlayer()];
    const hand = await handWith(players, withHits(2));
    const { startedAt, cards, ids, cash } = hand;
    const [hitter, doubler, idle] = players;
    const dealt = async () => (await roundOf(tables, SLUG)).dealt;
    const instant = (ms: number) => new Date(startedAt + ms).toISOString();
    expect(await dealt()).toEqual({
      hand: cards.first.map(cardName),
      up: cardName(cards.dealer[0]!),
      decision: { step: 0, from: instant(4_000), until: instant(12_000) },
    });
    await openWindow(hand, 0);
    expect((await decide(hitter!, ids[0]!, 0, 'hit')).body.data.bet).toMatchObject({
      actions: ['hit'],
      stake_cents: STAKE,
    });
    const doubled = await decide(doubler!, ids[1]!, 0, 'double');
    expect(doubled.body.data).toMatchObject({
      bet: { actions: ['double'], stake_cents: 2 * STAKE },
      wallet: { cash: cash[1]! - STAKE, in_play: 2 * STAKE },
    });
    // The exposure in the back office includes the double. It is twice the stake, because every hand can win 1 to 1.
    const { tables: seen } = await readOfficeTables(tables.app.deps);
    const { exposure_cents, spots } = seen.find(({ slug }) => slug === SLUG)!.round!;
    expect(exposure_cents).toBe(8 * STAKE);
    expect(spots).toMatchObject([{ stake_cents: 4 * STAKE, exposure_cents: 8 * STAKE }]);
    at(startedAt + 12_499);
    await owner.tick();
    expect((await dealt())!.hand).toHaveLength(2);
    at(startedAt + 12_500);
    await owner.tick();
    expect(await dealt()).toMatchObject({
      hand: [...cards.first, cards.hits[0]!].map(cardName),
      decision: { step: 1, from: instant(12_500) },
    });
    // The doubled hand is finished, and a member without a decision takes no card.
    for (const [player, id] of [
      [doubler!, ids[1]!],
      [idle!, ids[2]!],
    ] as const)
      expect((await decide(player, id, 1, 'hit')).body.code).toBe('tables.no_decision');
    expect((await decide(hitter!, ids[0]!, 1, 'double')).body.code).toBe('play.action_illegal');
    await decide(hitter!, ids[0]!, 1, 'stand');
    expect((await see(tables, SLUG)).table.round).toMatchObject({ phase_ends_at: null });
    await runUntil(tables, owner, 'settled', SLUG);
    const actions = [['hit', 'stand'], ['double'], []];
    const { chains, table } = await see(tables, SLUG);
    const { result } = table.round!;
    const chain = chains.find(({ number }) => number === result!.chain)!;
    for (const [index, player] of players.entries()) {
      const paid = paidFor(cards, actions[index]!);
      const staked = index === 1 ? STAKE : 0;
      expect(await walletOf(tables, player)).toEqual({
        cash: cash[index]! - staked + paid,
        in_play: 0,
      });
      const proof = verifyTableRound({
        game: 'table-blackjack',
        mathVersion: '1',
        bet: { spots: { hand: STAKE }, actions: actions[index]! },
        chain: { index: result!.chain_index!, link: result!.link!, salt: chain.salt! },
        published: chain.published,
        roundKey: result!.round_key!,
      });
      if (!proof.ok) throw new Error(proof.fault);
      expect([proof.verdict, proof.payoutCents]).toEqual(['proved', paid]);
    }
    const { rows } = await tables.app.deps.database.pool.query<{ bet: object; stake: number }>(
      'select bet, stake from wagers_settled where id = $1',
      [ids[1]],
    );
    expect(rows).toMatchObject([{ bet: { actions: ['double'] }, stake: 2 * STAKE }]);
  });

  test('get nothing to decide after a blackjack, which is paid', async () => {
    const player = await richPlayer();
    const hand = await handWith([player], ({ hits }) => hits.length === 0);
    expect((await roundOf(tables, SLUG)).dealt!.decision).toBeNull();
    at(hand.startedAt + 3_999);
    expect((await decide(player, hand.ids[0]!, 0, 'hit')).body.code).toBe('tables.decision_early');
    await owner.tick();
    expect((await roundOf(tables, SLUG)).result).toBeUndefined();
    at(hand.startedAt + 4_000);
    expect((await decide(player, hand.ids[0]!, 0, 'hit')).body.code).toBe('tables.no_decision');
    await owner.tick();
    expect((await roundOf(tables, SLUG)).result).toBeDefined();
    await runUntil(tables, owner, 'settled', SLUG);
    const { cash } = await walletOf(tables, player);
    expect(cash).toBe(hand.cash[0]! + paidFor(hand.cards, []));
  });
});

describe('a decision', () => {
  test('is judged by its arrival: 1 ms before the window, in its last ms, and 1 ms later', async () => {
    const players = [await richPlayer(), await richPlayer(), await richPlayer()];
    const { startedAt, ids, cash } = await handWith(players, withHits(1));
    const { fromMs, untilMs } = windowOf(0);
    at(startedAt + fromMs - 1);
    expect((await decide(players[0]!, ids[0]!, 0, 'hit')).body.code).toBe('tables.decision_early');
    at(startedAt + untilMs - 1);
    expect((await decide(players[1]!, ids[1]!, 0, 'double')).status).toBe(200);
    at(startedAt + untilMs);
    expect((await decide(players[2]!, ids[2]!, 0, 'double')).body.code).toBe(
      'tables.decision_late',
    );
    expect(await walletOf(tables, players[2]!)).toEqual({ cash: cash[2], in_play: STAKE });
  });

  test('that arrived in time is refused once its card is public', async () => {
    const player = await richPlayer();
    const { startedAt, ids } = await handWith([player], withHits(2));
    at(startedAt + windowOf(1).fromMs);
    await owner.tick();
    // Simulate a node whose clock lags by more than the pause between two decision windows.
    at(startedAt + windowOf(0).untilMs - 1);
    expect((await decide(player, ids[0]!, 0, 'hit')).body.code).toBe('tables.decision_late');
  });

  test('sent five times from two windows is stored once, and a different one is refused', async () => {
    const player = await richPlayer();
    const hand = await handWith([player], withHits(1));
    const { ids, cash } = hand;
    await openWindow(hand, 0);
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => decide(player, ids[0]!, 0, 'double')),
    );
    for (const { body } of answers)
      expect(body.data.bet).toMatchObject({ actions: ['double'], stake_cents: 2 * STAKE });
    expect((await decide(player, ids[0]!, 0, 'stand')).body.code).toBe('tables.decision_taken');
    expect(await walletOf(tables, player)).toEqual({
      cash: cash[0]! - STAKE,
      in_play: 2 * STAKE,
    });
    await runUntil(tables, owner, 'settled', SLUG);
    const again = await decide(player, ids[0]!.toUpperCase(), 0, 'double');
    expect(again.body.data.bet).toMatchObject({ actions: ['double'] });
    expect((await decide(player, ids[0]!, 1, 'stand')).body.code).toBe('tables.decision_late');
  });

  test('of two windows that differ counts once', async () => {
    const player = await richPlayer();
    const hand = await handWith([player], withHits(1));
    await openWindow(hand, 0);
    const answers = await Promise.all(
      ['double', 'stand'].map((action) => decide(player, hand.ids[0]!, 0, action)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('to double without money is refused, and the member can still hit', async () => {
    const watcher = await richPlayer();
    // Each round needs a new member, whose money covers the bet but not the double.
    let poor: TablePlayer;
    let hand: Hand;
    do {
      poor = await newPlayer(tables, 2 * STAKE - 1);
      hand = await handWith([poor, watcher], () => true);
      if (hand.cards.hits.length < 2) await runUntil(tables, owner, 'settled', SLUG);
    } while (hand.cards.hits.length < 2);
    await openWindow(hand, 0);
    const refused = await decide(poor, hand.ids[0]!, 0, 'double');
    expect(refused.body.code).toBe('wallet.insufficient_funds');
    expect(await walletOf(tables, poor)).toEqual({ cash: STAKE - 1, in_play: STAKE });
    expect((await decide(poor, hand.ids[0]!, 0, 'hit')).status).toBe(200);
  });

  test('to hit or stand is open to an excluded member, a double is not', async () => {
    const player = await richPlayer();
    const hand = await handWith([player], withHits(2));
    await tables.app.deps.transaction((tx) =>
      changeMember(tables.app.deps, tx, player.subjectId, {
        status: 'excluded',
        exclusion_length: 'permanent',
      }),
    );
    await openWindow(hand, 0);
    expect((await decide(player, hand.ids[0]!, 0, 'double')).body.code).toBe('member.excluded');
    expect((await decide(player, hand.ids[0]!, 0, 'hit')).status).toBe(200);
    await openWindow(hand, 1);
    expect((await decide(player, hand.ids[0]!, 1, 'stand')).status).toBe(200);
  });

  test('for another member’s bet, an unknown bet, or before the cards is refused', async () => {
    const [player, other] = [await richPlayer(), await richPlayer()];
    const { number } = await runUntil(tables, owner, 'open', SLUG);
    const id = uuidv7();
    await bet(player, number, { id, table: SLUG, spots: { hand: STAKE } });
    expect((await decide(player, id, 0, 'hit')).body.code).toBe('tables.no_decision');
    expect((await decide(other, id, 0, 'hit')).body.code).toBe('tables.bet_unknown');
    expect((await decide(player, uuidv7(), 0, 'hit')).body.code).toBe('tables.bet_unknown');
    expect((await decide(player, id, 0, 'split')).status).toBe(422);
  });

  test('in a void round is refused, and both stakes of a double are refunded', async () => {
    const player = await richPlayer();
    const hand = await handWith([player], withHits(1));
    await openWindow(hand, 0);
    expect((await decide(player, hand.ids[0]!, 0, 'double')).status).toBe(200);
    await voidRound(tables.app.deps, SLUG, { round: hand.number, reason: 'equipment' });
    expect((await decide(player, hand.ids[0]!, 1, 'hit')).body.code).toBe('tables.round_void');
    await owner.tick();
    expect(await walletOf(tables, player)).toEqual({ cash: hand.cash[0]! + STAKE, in_play: 0 });
  });

  test('is refused by the database if it replaces another one or comes after the settlement', async () => {
    const player = await richPlayer();
    const hand = await handWith([player], withHits(2));
    const write = (actions: string[]) =>
      tables.app.deps.database.pool.query('update tables_bets set actions = $2 where id = $1', [
        hand.ids[0],
        actions,
      ]);
    await openWindow(hand, 0);
    await decide(player, hand.ids[0]!, 0, 'hit');
    for (const actions of [[], ['stand'], ['stand', 'hit'], ['hit', 'hit', 'hit']])
      await expect(write(actions)).rejects.toThrow(/decisions/);
    await runUntil(tables, owner, 'settled', SLUG);
    await expect(write(['hit', 'stand'])).rejects.toThrow(/decisions/);
  });
});

describe('an owner that is killed during the decisions', () => {
  test('is replaced, and the hand goes on with the decisions that were stored', async () => {
    const player = await richPlayer();
    const hand = await handWith([player], withHits(2));
    const { startedAt, cards, ids, cash } = hand;
    at(startedAt + windowOf(0).fromMs);
    expect((await decide(player, ids[0]!, 0, 'hit')).status).toBe(200);
    // No server process publishes the next card, so members cannot make the next decision yet.
    at(startedAt + windowOf(1).fromMs + 4_000);
    expect((await decide(player, ids[0]!, 1, 'hit')).body.code).toBe('tables.decision_early');
    const next = newOwner(tables);
    await next.tick();
    expect(sharedChoices(cards, ['hit'])).toContain('stand');
    expect((await decide(player, ids[0]!, 1, 'stand')).status).toBe(200);
    await owner.tick();
    await runUntil(tables, next, 'settled', SLUG);
    expect(await walletOf(tables, player)).toEqual({
      cash: cash[0]! + paidFor(cards, ['hit', 'stand']),
      in_play: 0,
    });
    expireLease(tables);
  });
});

describe('a bet', () => {
  test('with decisions, and a second one in a round, are refused without a debit', async () => {
    const player = await newPlayer(tables, 100_000);
    const { number } = await runUntil(tables, owner, 'open', SLUG);
    const path = `/api/tables/${SLUG}/bets`;
    const sent = { id: uuidv7(), round: number, bet: { spots: { hand: STAKE }, actions: ['hit'] } };
    expect((await player.post(path, sent)).body.code).toBe('play.unknown_bet');
    const stakes = { table: SLUG, spots: { hand: STAKE } };
    expect((await bet(player, number, stakes)).status).toBe(200);
    expect((await bet(player, number, stakes)).body.code).toBe('tables.spot_taken');
    expect(await walletOf(tables, player)).toEqual({ cash: 99_000, in_play: STAKE });
  });
});
