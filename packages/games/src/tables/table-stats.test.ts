import { describe, expect, it } from 'vitest';
import { computeTableStats } from './compute-table-stats.ts';
import { tableFigures } from './figures.ts';
import committed from './generated/stats.json' with { type: 'json' };
import { tableGames } from './table-games.ts';
import { tableStatsOf } from './table-stats.ts';

describe('the published statistics of the shared tables', () => {
  it('are those of the exact analysis', () => {
    const computed = tableGames.map((game) => [game.slug, computeTableStats(game)]);
    expect(committed).toEqual(Object.fromEntries(computed));
  });

  it('state the return of every bet, or one return for all of them', () => {
    expect(tableStatsOf('table-roulette')).toMatchObject({ returnPercent: 97.2973 });
    expect(tableStatsOf('table-roulette').perBet).toBeUndefined();
    const { perBet = {} } = tableStatsOf('table-baccarat');
    for (const [spot, { mean }] of tableFigures({ slug: 'table-baccarat' }))
      expect(perBet[spot]).toBeCloseTo(mean * 100, 3);
  });

  it('have the closed form of crash: 99 % at every target, up to 50,000 times the stake', () => {
    const { returnPercent, hitPercent, maxMultiplier } = tableStatsOf('table-crash');
    expect([returnPercent, hitPercent, maxMultiplier]).toEqual([99, 49.5, 50_000]);
  });

  it('do not exist for an unknown game', () => {
    expect(() => tableStatsOf('poker')).toThrow(RangeError);
  });
});
