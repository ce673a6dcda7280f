import { describe, expect, it } from 'vitest';
import { xoshiro128 } from '../simulation/xoshiro.ts';
import { tableBaccarat } from './baccarat.ts';
import { tableDragonTiger } from './dragon-tiger.ts';
import { tableFigures } from './figures.ts';
import { tableRoulette } from './roulette.ts';
import { tableSicBo } from './sic-bo.ts';
import type { TableGame } from './table-game.ts';
import { travelWheel } from './travel-wheel.ts';

const games = [tableRoulette, tableBaccarat, tableDragonTiger, tableSicBo, travelWheel];
const edgesOf = (game: TableGame, digits: number) =>
  Object.fromEntries(
    [...tableFigures(game)].map(([spot, { mean }]) => [spot, (100 - mean * 100).toFixed(digits)]),
  );

describe('the returns of the shared tables (games.md §2)', () => {
  it('roulette returns 97.297 % on every spot, by enumeration of all pockets', () => {
    const edges = edgesOf(tableRoulette, 6);
    expect(Object.keys(edges)).toEqual(tableRoulette.spots);
    expect(new Set(Object.values(edges))).toEqual(new Set(['2.702703']));
  });

  it('baccarat has its published edges, side bets included', () => {
    expect(edgesOf(tableBaccarat, 5)).toEqual({
      player: '1.23508',
      banker: '1.05791',
      tie: '14.35963',
      'player-pair': '10.36145',
      'banker-pair': '10.36145',
      'either-pair': '13.70988',
      'perfect-pair': '13.02939',
      small: '5.28288',
      big: '4.34575',
    });
  });

  it('dragon tiger has its published edges, also on the suited tie', () => {
    expect(edgesOf(tableDragonTiger, 6)).toEqual({
      dragon: '3.734940',
      tiger: '3.734940',
      tie: '10.361446',
      'suited-tie': '13.975904',
    });
  });

  it('sic bo has its published edges', () => {
    const edges = edgesOf(tableSicBo, 6);
    expect(edges).toMatchObject({
      ...{ small: '2.777778', big: '2.777778', 'combination:1-2': '2.777778' },
      ...{ 'single:1': '3.703704', 'double:1': '11.111111', 'triple:1': '16.203704' },
      ...{ 'any-triple': '13.888889', 'total:4': '15.277778', 'total:9': '7.407407' },
    });
  });

  it.each(games)('$slug returns at least 75 % on every spot (GLI-19 §4.7.1)', (game) => {
    const figures = tableFigures(game);
    expect([...figures.keys()].sort()).toEqual([...game.spots].sort());
    for (const [spot, { mean }] of figures) expect(mean, spot).toBeGreaterThan(0.75);
  });
});

it.each(games)('$slug pays its published return over 60,000 rounds', (game: TableGame) => {
  const random = xoshiro128(109);
  const rounds = 60_000;
  const bet = { parts: Object.fromEntries(game.spots.map((spot) => [spot, 100])) };
  const returned = new Map<string, number>();
  for (let round = 0; round < rounds; round++)
    for (const { part, hundredths } of game.settle(game.draw(random), bet).payouts)
      returned.set(part, (returned.get(part) ?? 0) + hundredths / 100);
  for (const [spot, { mean, sigma }] of tableFigures(game)) {
    const z = ((returned.get(spot) ?? 0) / rounds - mean) / (sigma / Math.sqrt(rounds));
    expect(Math.abs(z), spot).toBeLessThan(4.5);
  }
});
