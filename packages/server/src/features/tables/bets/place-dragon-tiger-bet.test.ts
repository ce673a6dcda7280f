/** Plays dragon tiger at a shared table over HTTP, with a bet on every spot. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableOwner } from '../owner/table-owner.ts';
import { playProvedRound } from '../testing-proved-rounds.ts';
import {
  auditDifferences,
  bet,
  newOwner,
  newPlayer,
  runUntil,
  setState,
  startTables,
  walletOf,
  wrongBets,
  type TestTables,
} from '../testing-tables.ts';

const SLUG = 'dragon-ferry';
const ROUNDS = 40;
/** Stakes in cents, different for every spot, so that the tests detect a payout for the wrong spot. */
const STAKES = { dragon: 1_100, tiger: 2_000, tie: 300, 'suited-tie': 400 } as const;
const RANKS = 'A23456789TJQK';

let tables: TestTables;
let owner: TableOwner;
beforeAll(async () => {
  tables = await startTables();
  await setState(tables, 'open', SLUG);
  owner = newOwner(tables);
  await owner.tick();
});
afterAll(() => tables.close());

/** Returns the dealt cards, such as `Kd`, dragon first. */
const cardsOf = (events: readonly Record<string, unknown>[]) =>
  ['dragon', 'tiger'].map((side) =>
    String(events.find(({ type, to }) => type === 'card_dealt' && to === side)!['card']),
  ) as [dragon: string, tiger: string];

/** Returns the payout of `STAKES` in cents from the cards and the printed odds. */
function paidOf(events: readonly Record<string, unknown>[]): number {
  const [dragon, tiger] = cardsOf(events);
  const [high, low] = [RANKS.indexOf(dragon[0]!), RANKS.indexOf(tiger[0]!)];
  if (high > low) return STAKES.dragon * 2;
  if (high < low) return STAKES.tiger * 2;
  const suited = dragon[1] === tiger[1] ? STAKES['suited-tie'] * 51 : 0;
  return STAKES.dragon / 2 + STAKES.tiger / 2 + STAKES.tie * 12 + suited;
}

test('bets on every spot are paid exactly, and the chain proves the cards', async () => {
  const seen = new Set<string>();
  for (let played = 0; played < ROUNDS && seen.size < 3; played++) {
    const game = 'table-dragon-tiger';
    const result = await playProvedRound(tables, owner, {
      slug: SLUG,
      game,
      stakes: STAKES,
      paidOf,
    });
    const [dragon, tiger] = cardsOf(result.events).map((card) => RANKS.indexOf(card[0]!));
    expect(result.road).toBe(dragon === tiger ? 'tie' : dragon! > tiger! ? 'red' : 'blue');
    seen.add(result.road!);
  }
  expect(await auditDifferences(tables)).toEqual([]);
  expect(await wrongBets(tables)).toEqual([]);
});

test('a bet on a tie over its own maximum and a spot of baccarat are refused', async () => {
  const player = await newPlayer(tables);
  const { number } = await runUntil(tables, owner, 'open', SLUG);
  const tooMuch = await bet(player, number, { table: SLUG, spots: { 'suited-tie': 1_100 } });
  expect(tooMuch.body.code).toBe('play.above_maximum');
  const unknown = await bet(player, number, { table: SLUG, spots: { banker: 100 } });
  expect(unknown.body.code).toBe('play.unknown_bet');
  expect(await walletOf(tables, player)).toEqual({ cash: 100_000, in_play: 0 });
});
