import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countdownOf,
  replyWithChange,
  withBet,
  withChange,
  withCrowd,
  type Change,
} from './live-state.ts';
import { betAt, replyOf, resultOf, roundAt, tableOf } from './testing-tables.ts';

const changeOf = (seq: number, round: Change['round']): Change => ({
  table: 'thames-wheel',
  seq,
  round,
  server_now: '2026-05-01T12:00:20.000Z',
});

test('a table applies the next message, ignores a known one and notices a missing one', () => {
  const table = tableOf({ seq: 7 });
  const round = roundAt('closed');
  expect(withChange(table, changeOf(7, round))).toBe('stale');
  expect(withChange(table, changeOf(9, round))).toBe('gap');
  expect(withChange(table, changeOf(8, round))).toMatchObject({ seq: 8, round });
});

test('a result is added once, although three phases of a round repeat it', () => {
  const result = resultOf(12, '17');
  let table = tableOf({ seq: 1, results: [resultOf(11, '4')] });
  for (const phase of ['revealed', 'settled'] as const) {
    const changed = withChange(table, changeOf(table.seq + 1, { ...roundAt(phase), result }));
    if (typeof changed === 'string') throw new Error(changed);
    table = changed;
  }
  expect(table.results.map(({ round }) => round)).toEqual([12, 11]);
});

test('the next round removes the receipts of the round before', () => {
  const reply = withBet(replyOf({ seq: 3 }), betAt(12, 500));
  expect(reply.bets).toHaveLength(1);
  expect(withBet(reply, betAt(12, 500)).bets).toHaveLength(1);
  expect(withBet(reply, { ...betAt(11, 500), id: crypto.randomUUID() }).bets).toHaveLength(1);
  const next = replyWithChange(reply, changeOf(4, { ...roundAt('open'), number: 13 }));
  expect(next).toMatchObject({ bets: [], table: { round: { number: 13 } } });
});

test('a double that bonus money pays changes the parts of the stake, and an older message does not', () => {
  const bet = { ...betAt(12, 2_00), bonus_stake_cents: 50 };
  const doubled = { ...bet, actions: ['double'], stake_cents: 4_00, bonus_stake_cents: 2_50 };
  const reply = withBet(withBet(replyOf({}), bet), doubled);
  expect(reply.bets).toEqual([doubled]);
  expect(withBet(reply, bet).bets).toEqual([doubled]);
  const cash = betAt(12, 2_00);
  const paidByBonus = { ...cash, actions: ['double'], stake_cents: 4_00, bonus_stake_cents: 2_00 };
  expect(withBet(withBet(replyOf({}), cash), paidByBonus).bets).toEqual([paidByBonus]);
});

test('an older message about the bets of all members never replaces newer figures', () => {
  const crowd = (round: number, bets: number) => ({ round, bets, members: bets + 1, spots: {} });
  const reply = withCrowd(replyOf({}), crowd(12, 3));
  expect(reply).toMatchObject({ crowd: { bets: 3 }, table: { members: 4 } });
  expect(withCrowd(reply, crowd(12, 2))).toBe(reply);
  expect(withCrowd(reply, crowd(11, 9))).toBe(reply);
  expect(withCrowd(reply, crowd(13, 0))).toMatchObject({ crowd: { round: 13 } });
});

test('a result of a chain that the page does not know is a gap', () => {
  const reply = { ...replyOf({ seq: 3 }), chains: [] };
  const change = changeOf(4, { ...roundAt('revealed'), result: resultOf(12, '17') });
  expect(replyWithChange(reply, change)).toBe('gap');
  const chain = {
    number: 1,
    first_round: 0,
    rounds: 100,
    published: 'c',
    salt: 's',
    salt_source: 'server',
    beacon_round: null,
    beacon_signature: null,
  };
  expect(replyWithChange({ ...reply, chains: [chain] }, change)).toMatchObject({
    table: { seq: 4 },
  });
});

test('a round that opens ends the wait for a salt', () => {
  const wait = { beacon_round: 26_000_000, at: '2026-05-01T12:00:30.000Z' };
  const changed = withChange(
    tableOf({ seq: 3, round: null, waits_for: wait }),
    changeOf(4, roundAt('open')),
  );
  expect(changed).toMatchObject({ seq: 4 });
  expect(changed).not.toHaveProperty('waits_for');
});

test('the lamp is green, then amber in the last seconds, and red from the deadline on', () => {
  const round = roundAt('open');
  const closes = Date.parse(round.closes_at);
  const { pace } = tableOf({});
  expect(countdownOf(round, pace, closes - 18_000)).toEqual({
    lamp: 'green',
    seconds: 18,
    left: 1,
  });
  expect(countdownOf(round, pace, closes - 5_000)).toMatchObject({ lamp: 'amber', seconds: 5 });
  expect(countdownOf(round, pace, closes)).toEqual({ lamp: 'red', seconds: null, left: 0 });
  expect(countdownOf(roundAt('revealed'), pace, closes - 9_000).lamp).toBe('red');
  expect(countdownOf(null, pace, closes).lamp).toBe('red');
});

test('the countdown never rises and never shows a bet as possible after the deadline', () => {
  const round = roundAt('closing');
  const closes = Date.parse(round.closes_at);
  const { pace } = tableOf({});
  fc.assert(
    fc.property(fc.integer({ min: -60_000, max: 60_000 }), fc.nat(5_000), (offset, later) => {
      const now = countdownOf(round, pace, closes + offset);
      const then = countdownOf(round, pace, closes + offset + later);
      expect(then.seconds ?? 0).toBeLessThanOrEqual(now.seconds ?? 0);
      expect(now.seconds === null).toBe(offset >= 0);
    }),
  );
});

test('the roads grow by the result of each round and are cleared after 70 rounds', () => {
  const next = (table: ReturnType<typeof tableOf>, number: number, road?: 'red' | 'blue') => {
    const result = road && { result: { ...resultOf(number, '0'), road } };
    const round = { ...roundAt(road ? 'revealed' : 'open'), number, ...result };
    const changed = withChange(table, changeOf(table.seq + 1, round));
    if (typeof changed === 'string') throw new Error(changed);
    return changed;
  };
  let table = tableOf({ road: ['blue'], round: { ...roundAt('open'), number: 69 } });
  table = next(table, 69, 'red');
  expect(table.road).toEqual(['blue', 'red']);
  expect(next(table, 69, 'red').road).toEqual(['blue', 'red']);
  table = next(table, 70);
  expect(table.road).toEqual([]);
  expect(next(table, 70, 'blue').road).toEqual(['blue']);
  expect(withChange(tableOf({}), changeOf(2, roundAt('closed')))).not.toHaveProperty('road');
});
