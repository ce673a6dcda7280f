import { games, statsOf, textsOf } from '@wl/games/catalogue/index';
import { describe, expect, test } from 'vitest';
import { casinoTitles } from './casino-titles.ts';
import { createTitles } from './registry.ts';
import { titles } from './service.ts';
import { testTitle } from './testing-titles.ts';

test('the casino has one title per game of the catalogue, with its facts', () => {
  expect(titles.ofProduct('casino')).toEqual(casinoTitles);
  for (const game of games) {
    const title = titles.get(game.slug);
    expect(title).toMatchObject({
      slug: game.slug,
      product: 'casino',
      studio: game.studio,
      family: game.family,
      category: game.category,
      city: game.city,
      features: game.features,
      stakes: game.stakes,
      minBetCents: game.minBetCents,
      maxBetCents: game.maxBetCents,
      hasDecisions: game.steps !== undefined,
      stats: statsOf(game.slug),
      name: textsOf(game.slug).en.name,
    });
    expect(title.taglines.tr).toBe(textsOf(game.slug).tr.tagline);
    expect(title.contributionPercent).toBe(game.family === 'slots' ? 100 : 10);
  }
});

describe('registry', () => {
  const [table, sport] = [
    testTitle({ slug: 'a-table' }),
    testTitle({ slug: 'a-sport', product: 'sportsbook', category: null, city: null, stats: null }),
  ];

  test('finds the titles of every source', () => {
    const registry = createTitles();
    registry.put('tables', [table]);
    registry.put('sports', [sport]);
    expect(registry.all()).toEqual([table, sport]);
    expect(registry.find('a-sport')).toBe(sport);
    expect(registry.find('nothing')).toBeUndefined();
    expect(() => registry.get('nothing')).toThrow(RangeError);
    expect(registry.ofProduct('table')).toEqual([table]);
  });

  test('lists only titles with a category, a city and a published return in the lobby', () => {
    const registry = createTitles();
    registry.put('all', [table, sport]);
    expect(registry.listed()).toEqual([table]);
    expect(registry.findListed('a-table')).toBe(table);
    expect(registry.findListed('a-sport')).toBeUndefined();
  });

  test('replaces the titles of a source, and then returns other arrays', () => {
    const registry = createTitles();
    registry.put('tables', [table]);
    registry.put('sports', [sport]);
    const [all, listed] = [registry.all(), registry.listed()];
    expect(registry.all()).toBe(all);
    const renamed = testTitle({ slug: 'a-table', name: 'Renamed' });
    registry.put('tables', [renamed]);
    expect(registry.all()).toEqual([renamed, sport]);
    expect(registry.all()).not.toBe(all);
    expect(registry.listed()).not.toBe(listed);
    registry.put('tables', []);
    expect(registry.all()).toEqual([sport]);
  });

  test('refuses two titles with one slug and keeps what it had', () => {
    const registry = createTitles();
    registry.put('tables', [table]);
    expect(() => registry.put('others', [sport, table])).toThrow('a-table');
    expect(registry.all()).toEqual([table]);
    expect(registry.find('a-sport')).toBeUndefined();
  });
});
