import { expect, it } from 'vitest';
import type { RoadResult } from '../engines/roads/roads.ts';
import { xoshiro128 } from '../simulation/xoshiro.ts';
import { tableBaccarat } from './baccarat.ts';
import { tableDragonTiger } from './dragon-tiger.ts';
import { tableSicBo } from './sic-bo.ts';
import { factsForAll, firstRoundOnRoads, type TableGame } from './table-game.ts';
import { tableGames } from './table-games.ts';

it.each<[TableGame, red: string, blue: string]>([
  [tableBaccarat, 'banker', 'player'],
  [tableDragonTiger, 'dragon', 'tiger'],
  [tableSicBo, 'big', 'small'],
])('$slug marks the side that wins on its roads', (game, red, blue) => {
  const random = xoshiro128(5);
  const seen = new Set<RoadResult | undefined>();
  for (let round = 0; round < 2_000; round++) {
    const result = game.draw(random);
    const won = (spot: string) =>
      (game.settle(result, { parts: { [spot]: 100 } }).payouts[0]?.hundredths ?? 0) > 100;
    const mark = won(red) ? 'red' : won(blue) ? 'blue' : 'tie';
    expect(game.roadResult?.(result)).toBe(mark);
    seen.add(mark);
  }
  expect(seen.size).toBe(3);
});

it('roads begin again every 70 rounds', () => {
  expect([0, 69, 70, 139, 140].map(firstRoundOnRoads)).toEqual([0, 0, 70, 70, 140]);
});

it.each(tableGames)('$slug accepts only its own spots', ({ spots, checkBet }) => {
  const limits = {
    ...{ chipCents: 100, minSpotCents: 100, maxSpotCents: 5_000 },
    ...{ maxTotalCents: 10_000, maxSpots: 10 },
  };
  const reasonOf = (bet: unknown) => {
    const checked = checkBet(limits, bet);
    return checked.ok ? 'ok' : checked.reason;
  };
  for (const spot of spots) expect(reasonOf({ spots: { [spot]: 100 } })).toBe('ok');
  for (const spot of ['', 'nowhere', 'constructor', '__proto__', `${spots[0]} `])
    expect(reasonOf({ spots: Object.fromEntries([[spot, 100]]) }), spot).toBe('unknown_bet');
  const [first = ''] = spots;
  expect(reasonOf({ spots: { [first]: 5_100 } })).toBe('above_maximum');
  expect(reasonOf({ spots: { [first]: 150 } })).toBe('stake_off_ladder');
  expect(reasonOf({ spots: {} })).toBe('empty_bet');
});

it.each(tableGames)('$slug draws the same result from the same numbers', (game) => {
  for (let seed = 0; seed < 20; seed++) {
    const facts = factsForAll(game, game.draw(xoshiro128(seed)));
    expect(factsForAll(game, game.draw(xoshiro128(seed)))).toEqual(facts);
  }
});
