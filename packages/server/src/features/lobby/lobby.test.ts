import * as calls from '@wl/contract/lobby';
import { games, statsOf } from '@wl/games/catalogue/index';
import { profiles } from '@wl/world/casino/jurisdictions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { switchTitle } from '../titles/index.ts';
import { registered } from '../members/testing-members.ts';
import { tilesFor } from './lobby-indexes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await app.close();
});

const search = async (body: object = {}, page = 1) =>
  (await app.client().call(calls.searchGames, { body, query: { page } })).body;
const slugs = (reply: { data: { slug: string }[] }) => reply.data.map(({ slug }) => slug);

describe('the casino floor', () => {
  test('lists every game with the figures of that game', async () => {
    const reply = await search();
    expect(reply.meta).toEqual({
      current_page: 1,
      total: games.length,
      to: Math.min(16, games.length),
    });
    const slot = reply.data.find(({ slug }: { slug: string }) => slug === 'neon-shibuya');
    expect(slot).toMatchObject({
      category: 'video',
      city: 'tokyo',
      rtp: statsOf('neon-shibuya').returnPercent,
      volatility: statsOf('neon-shibuya').volatility,
      multiplier: statsOf('neon-shibuya').maxMultiplier,
      state: 'open',
    });
  });

  test('returns the requested page, and an empty page beyond the end', async () => {
    const first = await search({ limit: 1 });
    const second = await search({ limit: 1 }, 2);
    expect(first.meta).toEqual({ current_page: 1, total: games.length, to: 1 });
    expect(second.meta).toEqual({ current_page: 2, total: games.length, to: 2 });
    expect(slugs(first)).not.toEqual(slugs(second));
    const beyond = await search({}, 99);
    expect(beyond).toMatchObject({ data: [], meta: { to: 0 } });
  });

  test('searches names regardless of case', async () => {
    expect(slugs(await search({ game_name: ' SHIBUYA ' }))).toEqual(['neon-shibuya']);
    expect(slugs(await search({ game_name: 'no such game' }))).toEqual([]);
  });

  test.each<[string, object, (tile: (typeof tiles)[number]) => boolean]>([
    ['category', { category_id: ['table'] }, ({ category }) => category === 'table'],
    [
      'sub-category',
      { sub_category_id: ['video-tokyo'] },
      ({ category, city }) => category === 'video' && city === 'tokyo',
    ],
    ['volatility', { volatility: [1, 2] }, ({ volatility }) => volatility <= 2],
    ['multiplier', { multiplier: [100, 50_000] }, ({ multiplier }) => multiplier >= 100],
    ['min bet', { min_bet: [0, 0.5] }, ({ min_bet }) => min_bet <= 50],
    ['max bet', { max_bet: [0, 50] }, ({ max_bet }) => max_bet <= 5000],
    ['auto spin', { autospin: true }, ({ features }) => features.includes('auto_spin')],
    ['quick spin', { quickspin: true }, ({ features }) => features.includes('quick_spin')],
    ['bonus buy', { bonusBuy: true }, ({ features }) => features.includes('bonus_buy')],
  ])('filters by %s', async (_, body, keeps) => {
    // The response contains only the first page, with at most sixteen games.
    const wanted = tiles.filter(keeps).map(({ slug }) => slug);
    expect(slugs(await search(body))).toEqual(wanted.slice(0, 16));
  });

  const tiles = tilesFor(profiles.spec);

  test('returns every game when the filters have their default values', async () => {
    const everything = {
      volatility: [1, 5],
      multiplier: [0, 50_000],
      min_bet: [0, 1],
      max_bet: [0, 100],
      autospin: false,
    };
    expect((await search(everything)).meta.total).toBe(games.length);
  });

  test('shows for each category and city as many games as a search finds', async () => {
    const { data } = (await app.client().call(calls.gameCategories)).body;
    expect(data.map(({ id }: { id: string }) => id)).toEqual(['video', 'classic', 'table', 'live']);
    for (const category of data) {
      expect((await search({ category_id: [category.id] })).meta.total).toBe(category.game_count);
      for (const sub of category.sub_categories)
        expect((await search({ sub_category_id: [sub.id] })).meta.total).toBe(sub.game_count);
    }
  });

  test('shows games under maintenance, and hides games that are switched off', async () => {
    await switchTitle(app.deps, 'neon-shibuya', { state: 'maintenance' });
    await expect
      .poll(async () => (await search({ game_name: 'shibuya' })).data[0]?.state)
      .toBe('maintenance');
    await switchTitle(app.deps, 'neon-shibuya', { state: 'off' });
    await expect.poll(async () => (await search({ game_name: 'shibuya' })).meta.total).toBe(0);
    await switchTitle(app.deps, 'neon-shibuya', { state: 'open' });
    await expect.poll(async () => (await search({ game_name: 'shibuya' })).meta.total).toBe(1);
  });

  test('omits features that the member’s jurisdiction forbids', async () => {
    const { client } = await registered(app, { country: 'GB', phone: '+44 20 7946 0958' });
    const reply = (await client.call(calls.searchGames, { body: {} })).body;
    expect(reply.meta.total).toBe(games.length);
    for (const { features } of reply.data)
      expect(features).not.toEqual(expect.arrayContaining(['auto_spin']));
    const none = await client.call(calls.searchGames, { body: { autospin: true } });
    expect(none.body.meta.total).toBe(0);
  });

  test('omits quick spin in the strict profile', async () => {
    const strict = tilesFor(profiles.strict);
    expect(strict.every(({ features }) => !features.includes('quick_spin'))).toBe(true);
  });
});
