import { describe, expect, it } from 'vitest';
import { cityCounts, playedGames, totalGames } from './places.ts';

const categories = [
  {
    id: 'video',
    game_count: 3,
    sub_categories: [
      { id: 'video-tokyo', game_count: 1 },
      { id: 'video-las-vegas', game_count: 2 },
    ],
  },
  {
    id: 'table',
    game_count: 2,
    sub_categories: [{ id: 'table-tokyo', game_count: 2 }],
  },
];

describe('the floor', () => {
  it('adds a city’s games over the categories', () => {
    expect(cityCounts(categories)).toEqual([
      { slug: 'las-vegas', count: 2 },
      { slug: 'tokyo', count: 3 },
    ]);
    expect(totalGames(categories)).toBe(5);
  });

  it('makes recently played games of rounds, newest first', () => {
    const round = (game: string, payout_cents: number, minute: number) => ({
      game,
      stake_cents: 100,
      payout_cents,
      created_at: `2026-01-01T00:0${minute}:00Z`,
    });
    expect(playedGames([round('a', 0, 3), round('b', 300, 2), round('a', 150, 1)])).toEqual([
      { game: 'a', at: '2026-01-01T00:03:00Z', netCents: -50, rounds: 2 },
      { game: 'b', at: '2026-01-01T00:02:00Z', netCents: 200, rounds: 1 },
    ]);
  });
});
