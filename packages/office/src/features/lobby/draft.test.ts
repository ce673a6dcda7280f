import { expect, it } from 'vitest';
import type { LobbyOrder } from '@wl/contract/office/lobby';
import { changedLists, firstGames } from './draft.ts';

const game = (slug: string, state: 'open' | 'maintenance' | 'off' = 'open') => ({
  slug,
  name: slug.toUpperCase(),
  category: 'video' as const,
  state,
});
const games: LobbyOrder['games'] = [
  game('a'),
  game('b', 'off'),
  game('c', 'maintenance'),
  game('d'),
];

it('the preview shows the first page in members’ order, without games that are off', () => {
  expect(firstGames({ first: ['d', 'b'] }, games, 9)).toEqual(['d', 'a', 'c']);
  expect(firstGames({ first: [] }, games, 2)).toEqual(['a', 'c']);
});

it('changed lists are named, even if only their order differs', () => {
  const order = { categories: ['video', 'live'], first: ['a'], banners: [] };
  expect(changedLists(order, { ...order })).toEqual([]);
  expect(changedLists(order, { ...order, categories: ['live', 'video'] })).toEqual(['categories']);
  expect(changedLists(order, { ...order, first: [], banners: ['a'] })).toEqual([
    'banners',
    'first',
  ]);
});
