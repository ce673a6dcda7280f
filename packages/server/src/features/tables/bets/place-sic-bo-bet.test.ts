/** Plays sic bo at a shared table over HTTP, with a bet on every spot. */
import { tableSicBo } from '@wl/games/tables/sic-bo';
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

const SLUG = 'bondi-dice';
/** Stakes in cents, different for neighbouring spots, so that a payout for the wrong spot is detected. */
const STAKES: Readonly<Record<string, number>> = Object.fromEntries(
  tableSicBo.spots.map((spot, index) => [spot, 50 * (1 + (index % 9))]),
);
/** Printed odds for the totals 4 to 17, each given as the x in "x to 1". */
const TOTALS = [60, 30, 17, 12, 8, 7, 6, 6, 7, 8, 12, 17, 30, 60];

let tables: TestTables;
let owner: TableOwner;
beforeAll(async () => {
  tables = await startTables();
  await setState(tables, 'open', SLUG);
  owner = newOwner(tables);
  await owner.tick();
});
afterAll(() => tables.close());

const diceOf = (events: readonly Record<string, unknown>[]) =>
  events.find(({ type }) => type === 'dice_thrown')!['dice'] as number[];

/** Returns a spot's printed odds for a throw, given as the x in "x to 1"; undefined if a bet on the spot loses. */
function oddsOf(spot: string, dice: number[]): number | undefined {
  const [kind, what = ''] = spot.split(':');
  const total = dice.reduce((sum, die) => sum + die, 0);
  const shows = (face: string | number) => dice.filter((die) => die === Number(face)).length;
  const isTriple = new Set(dice).size === 1;
  const evens = (wins: boolean) => (wins && !isTriple ? 1 : undefined);
  switch (kind) {
    case 'small':
      return evens(total < 11);
    case 'big':
      return evens(total > 10);
    case 'odd':
      return evens(total % 2 === 1);
    case 'even':
      return evens(total % 2 === 0);
    case 'total':
      return total === Number(what) ? TOTALS[total - 4] : undefined;
    case 'single':
      return [undefined, 1, 2, 12][shows(what)];
    case 'double':
      return shows(what) >= 2 ? 11 : undefined;
    case 'triple':
      return shows(what) === 3 ? 180 : undefined;
    case 'any-triple':
      return isTriple ? 30 : undefined;
    default:
      return what.split('-').every((face) => shows(face) > 0) ? 6 : undefined;
  }
}

/** Returns the total payout of the bets in `STAKES`, in cents. */
const paidOf = (events: readonly Record<string, unknown>[]): number =>
  Object.entries(STAKES).reduce((sum, [spot, cents]) => {
    const toOne = oddsOf(spot, diceOf(events));
    return toOne === undefined ? sum : sum + cents * (toOne + 1);
  }, 0);

test('bets on all 52 spots are paid exactly, and the chain proves the dice', async () => {
  for (let played = 0; played < 8; played++) {
    const game = 'table-sic-bo';
    const result = await playProvedRound(tables, owner, {
      slug: SLUG,
      game,
      stakes: STAKES,
      paidOf,
    });
    const dice = diceOf(result.events);
    const isBig = dice.reduce((sum, die) => sum + die, 0) > 10;
    expect(result.road).toBe(new Set(dice).size === 1 ? 'tie' : isBig ? 'red' : 'blue');
  }
  expect(await auditDifferences(tables)).toEqual([]);
  expect(await wrongBets(tables)).toEqual([]);
});

test('a bet on a triple over its own maximum and a number that no die has are refused', async () => {
  const player = await newPlayer(tables);
  const { number } = await runUntil(tables, owner, 'open', SLUG);
  const tooMuch = await bet(player, number, { table: SLUG, spots: { 'triple:6': 550 } });
  expect(tooMuch.body.code).toBe('play.above_maximum');
  const unknown = await bet(player, number, { table: SLUG, spots: { 'single:7': 50 } });
  expect(unknown.body.code).toBe('play.unknown_bet');
  expect(await walletOf(tables, player)).toEqual({ cash: 100_000, in_play: 0 });
});
