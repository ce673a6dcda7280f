import { describe, expect, it } from 'vitest';
import { cityCounts, totalGames } from './places.ts';

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

describe('the game counts of the lobby', () => {
  it('are summed over the categories, per city and in total', () => {
    expect(cityCounts(categories)).toEqual([
      { slug: 'las-vegas', count: 2 },
      { slug: 'tokyo', count: 3 },
    ]);
    expect(totalGames(categories)).toBe(5);
  });
});
