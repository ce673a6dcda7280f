/** Plays baccarat at a shared table over HTTP, with a bet on every spot. */
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

const BACCARAT = 'pearl-salon';
const START = 100_000;
/** Stakes in cents, different for every spot, so that a payout for the wrong spot is detected. */
const STAKES = {
  player: 1_000,
  banker: 2_000,
  tie: 300,
  'player-pair': 400,
  'banker-pair': 500,
  'either-pair': 600,
  'perfect-pair': 700,
  small: 800,
  big: 900,
} as const;

let tables: TestTables;
let owner: TableOwner;
beforeAll(async () => {
  tables = await startTables();
  await setState(tables, 'open', BACCARAT);
  owner = newOwner(tables);
  await owner.tick();
});
afterAll(() => tables.close());

/** Returns the payout of `STAKES` in cents, computed from the printed odds and not by the code that settles bets. */
function paidOf(events: readonly Record<string, unknown>[]): number {
  const cardsOf = (side: string) =>
    events
      .filter(({ type, to }) => type === 'card_dealt' && to === side)
      .map(({ card }) => String(card));
  const [player, banker] = [cardsOf('player'), cardsOf('banker')];
  const { result } = events.find(({ type }) => type === 'hands_compared')!;
  const isPair = ([first = '', second = '']: string[]) => first[0] === second[0];
  const isPerfect = ([first, second]: string[]) => first === second;
  const isTie = result === 'tie';
  /** Odds of each spot, as the x in "x to 1": undefined if its bet lost, 0 if its stake is returned. */
  const odds: Record<keyof typeof STAKES, number | undefined> = {
    player: isTie ? 0 : result === 'player' ? 1 : undefined,
    banker: isTie ? 0 : result === 'banker' ? 0.95 : undefined,
    tie: isTie ? 8 : undefined,
    'player-pair': isPair(player) ? 11 : undefined,
    'banker-pair': isPair(banker) ? 11 : undefined,
    'either-pair': isPair(player) || isPair(banker) ? 5 : undefined,
    'perfect-pair': isPerfect(player) || isPerfect(banker) ? 25 : undefined,
    small: player.length + banker.length === 4 ? 1.5 : undefined,
    big: player.length + banker.length > 4 ? 0.54 : undefined,
  };
  return Object.entries(odds).reduce((sum, [spot, toOne]) => {
    const cents = STAKES[spot as keyof typeof STAKES];
    return toOne === undefined ? sum : sum + Math.round(cents * (toOne + 1));
  }, 0);
}

test('bets on every spot are paid exactly, and the chain proves the hand', async () => {
  const marks = { banker: 'red', player: 'blue', tie: 'tie' } as const;
  for (let played = 0; played < 3; played++) {
    const game = 'table-baccarat';
    const provedBet = { slug: BACCARAT, game, stakes: STAKES, paidOf };
    const result = await playProvedRound(tables, owner, provedBet);
    const compared = result.events.find(({ type }) => type === 'hands_compared');
    expect(result.road).toBe(marks[compared!['result'] as keyof typeof marks]);
  }
  expect(await auditDifferences(tables)).toEqual([]);
  expect(await wrongBets(tables)).toEqual([]);
});

test('a side bet over its own maximum and a spot of another game are refused', async () => {
  const player = await newPlayer(tables, START);
  const { number } = await runUntil(tables, owner, 'open', BACCARAT);
  const tooMuch = await bet(player, number, { table: BACCARAT, spots: { 'perfect-pair': 1_100 } });
  expect(tooMuch.body.code).toBe('play.above_maximum');
  const unknown = await bet(player, number, { table: BACCARAT, spots: { 'dragon-7': 100 } });
  expect(unknown.body.code).toBe('play.unknown_bet');
  expect(await walletOf(tables, player)).toEqual({ cash: START, in_play: 0 });
});

test('the list of tables has the marks of the roads, which roulette does not have', async () => {
  await setState(tables, 'open');
  const { body } = await tables.app.client().get('/api/tables');
  const listed = (slug: string) =>
    body.data.tables.find((table: { slug: string }) => table.slug === slug);
  expect(listed(BACCARAT).road).toHaveLength(3);
  expect(listed(BACCARAT).road).toEqual(
    listed(BACCARAT)
      .results.map(({ road }: { road: string }) => road)
      .toReversed(),
  );
  expect(listed('thames-wheel').road).toBeUndefined();
});
