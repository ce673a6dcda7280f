/** Tests the share of results that a member's bets at a shared table cover, which limits the use of bonus money. */
import { describe, expect, test } from 'vitest';
import { SMALLEST_BONUS_CASH_OUT } from '../engines/crash/bets.ts';
import { tableFigures } from './figures.ts';
import { ANY_STAKE, type TableGame } from './table-game.ts';
import { tableBaccarat } from './baccarat.ts';
import { tableBlackjack } from './blackjack.ts';
import { tableCrash } from './crash.ts';
import { tableDragonTiger } from './dragon-tiger.ts';
import { tableRoulette } from './roulette.ts';
import { tableSicBo } from './sic-bo.ts';
import { travelWheel } from './travel-wheel.ts';

/** Largest share of the outcomes that bonus money may cover (`BONUS_MONEY_MAX_COVERAGE` of `@wl/world`). */
const MOST = 0.6;

/** Returns the share of results that these bets cover. Each list of spots is a separate bet. */
function cover(game: unknown, ...bets: string[][]): number {
  const one = game as TableGame;
  return one.coverage(
    bets.map((spots) => {
      const checked = one.checkBet(ANY_STAKE, {
        spots: Object.fromEntries(spots.map((spot) => [spot, 100])),
      });
      if (!checked.ok) throw new Error(checked.reason);
      return checked.bet;
    }),
  );
}

describe('two bets on opposite spots cover as much as one bet on both', () => {
  test.each([
    [tableRoulette, 'red', 'black', 36 / 37],
    [tableBaccarat, 'player', 'banker', 1],
    [tableDragonTiger, 'dragon', 'tiger', 1 - 31 / 415],
    [tableSicBo, 'small', 'big', 210 / 216],
    [travelWheel, 'pays:1', 'pays:2', 48 / 62],
  ])('$slug', (game, one, other, share) => {
    expect(cover(game, [one], [other])).toBeCloseTo(share, 12);
    expect(cover(game, [one, other])).toBeCloseTo(share, 12);
    expect(cover(game, [one], [one])).toBe(cover(game, [one]));
  });
});

test('every bet with even odds, and every hand of blackjack, may be paid with bonus money', () => {
  for (const [game, spot] of [
    [tableRoulette, 'odd'],
    [tableBaccarat, 'banker'],
    [tableDragonTiger, 'tiger'],
    [tableSicBo, 'big'],
    [travelWheel, 'pays:1'],
    [tableBlackjack, 'hand'],
  ] as const)
    expect(cover(game, [spot])).toBeLessThanOrEqual(MOST);
  expect(cover(tableBaccarat, ['big'])).toBe(1);
});

test('coverage is at least the share of results in which a single spot wins', () => {
  // At baccarat and dragon tiger, the published share also includes results that return a stake or a part of it.
  for (const game of [tableRoulette, tableSicBo, travelWheel, tableBlackjack])
    for (const [spot, { hitShare }] of tableFigures(game))
      expect(cover(game, [spot])).toBeGreaterThanOrEqual(hitShare - 1e-9);
  for (const spot of ['tie', 'suited-tie'])
    expect(cover(tableDragonTiger, [spot])).toBeCloseTo(
      tableFigures(tableDragonTiger).get(spot)!.hitShare,
      12,
    );
  for (const [spot, { hitShare }] of tableFigures(tableBaccarat))
    if (spot !== 'player' && spot !== 'banker')
      expect(cover(tableBaccarat, [spot])).toBeGreaterThanOrEqual(hitShare);
});

test('coverage of crash is that of the lowest target, and 1.65× is the lowest that bonus money may have', () => {
  const at = (...targets: (number | undefined)[]) =>
    tableCrash.coverage(
      targets.map((target) => ({
        parts: { first: 100 },
        ...(target !== undefined && { autoCashOut: { first: target } }),
      })),
    );
  expect(at(101)).toBeCloseTo(99 / 101, 12);
  expect(at(300, 120)).toBeCloseTo(99 / 120, 12);
  expect(at(undefined)).toBe(at(SMALLEST_BONUS_CASH_OUT));
  expect(at(SMALLEST_BONUS_CASH_OUT)).toBeLessThanOrEqual(MOST);
  expect(at(SMALLEST_BONUS_CASH_OUT - 1)).toBeGreaterThan(MOST);
});
