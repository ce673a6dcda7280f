import { GameSearch } from '@wl/contract/lobby';
import { describe, expect, it } from 'vitest';
import {
  activeFilters,
  bodyOf,
  cleared,
  EVERYTHING,
  gamesFromFilters,
  readSearch,
  spans,
  toggleCategory,
  toggleFeature,
  toggleSub,
  wholeCity,
  withSpan,
  writeSearch,
  type LobbySearch,
} from './lobby-search.ts';

const full: LobbySearch = {
  text: 'neon',
  categories: ['video'],
  subs: ['table-tokyo', 'table-las-vegas'],
  spans: { volatility: [2, 4], min_bet: [0, 0.25], rtp: [96, 100] },
  features: ['auto_spin', 'side_bets'],
  studios: ['Dry Lake Gaming'],
  rating: 4,
  availability: ['now', 'demo'],
};
const subIds = ['video-tokyo', 'table-tokyo', 'table-las-vegas'];

describe('the URL of a search', () => {
  it('is parsed back to the same search', () => {
    expect(readSearch(writeSearch(full))).toEqual(full);
  });

  it('has no parameters when no filter is set', () => {
    expect(writeSearch(EVERYTHING)).toEqual({});
    expect(readSearch({})).toEqual(EVERYTHING);
  });

  it('ignores unknown and invalid parameters', () => {
    expect(
      readSearch({
        q: 7,
        volatility: '9-1',
        multiplier: '0-50000',
        min_bet: '0-7',
        rtp: 'high',
        features: 'auto_spin,free_money',
        rating: 6,
        availability: 'soon',
        category: ['video'],
      }),
    ).toEqual({ ...EVERYTHING, text: '7', features: ['auto_spin'] });
  });
});

describe('the payload of a lobby search', () => {
  it('sends auto-spin as a field of its own and other features as a list', () => {
    expect(bodyOf(full)).toEqual({
      game_name: 'neon',
      limit: 16,
      category_id: ['video'],
      sub_category_id: ['table-tokyo', 'table-las-vegas'],
      studio: ['Dry Lake Gaming'],
      availability: ['now', 'demo'],
      features: ['side_bets'],
      volatility: [2, 4],
      min_bet: [0, 0.25],
      rtp: [96, 100],
      rating: 4,
      autospin: true,
    });
  });

  it('sends the price range as priceRange, which the server accepts', () => {
    const body = bodyOf(readSearch({ price: '0.1-0.5' }));
    expect(body).toMatchObject({ priceRange: [0.1, 0.5] });
    expect(GameSearch.parse(body).priceRange).toEqual([0.1, 0.5]);
    expect(body).not.toHaveProperty('price');
  });
});

describe('checked categories and cities', () => {
  it('replace each other, so that no game is counted twice', () => {
    const city = toggleSub(EVERYTHING, 'video', 'video-tokyo');
    expect(toggleCategory(city, 'video')).toMatchObject({ categories: ['video'], subs: [] });
    const category = toggleCategory(EVERYTHING, 'video');
    expect(toggleSub(category, 'video', 'video-tokyo')).toMatchObject({
      categories: [],
      subs: ['video-tokyo'],
    });
  });

  it('have the sum of their games, and no sum when nothing is checked', () => {
    const categories = [
      { id: 'video', game_count: 5, sub_categories: [{ id: 'video-tokyo', game_count: 2 }] },
      { id: 'table', game_count: 4, sub_categories: [{ id: 'table-tokyo', game_count: 3 }] },
    ];
    expect(gamesFromFilters(EVERYTHING, categories)).toBeUndefined();
    expect(
      gamesFromFilters({ ...EVERYTHING, categories: ['video'], subs: ['table-tokyo'] }, categories),
    ).toBe(8);
  });

  it('are a whole city only if all of its categories are checked and nothing else', () => {
    const tokyo = { ...EVERYTHING, subs: ['table-tokyo', 'video-tokyo'] };
    expect(wholeCity(tokyo, subIds)).toBe('tokyo');
    expect(wholeCity({ ...tokyo, categories: ['live'] }, subIds)).toBeUndefined();
    expect(wholeCity({ ...EVERYTHING, subs: ['video-tokyo'] }, subIds)).toBeUndefined();
  });
});

describe('the filter tags', () => {
  it('are one for each filter, and removing one removes only its own filter', () => {
    const tags = activeFilters(full, subIds);
    expect(tags.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'category video',
      'sub table-tokyo',
      'sub table-las-vegas',
      'feature auto_spin',
      'feature side_bets',
      'span volatility',
      'span min_bet',
      'span rtp',
      'studio Dry Lake Gaming',
      'rating rating',
      'availability now',
      'availability demo',
    ]);
    for (const { without } of tags)
      expect(activeFilters(without, subIds)).toHaveLength(tags.length - 1);
  });

  it('show one city instead of all of its categories', () => {
    const tokyo = { ...EVERYTHING, subs: ['table-tokyo', 'video-tokyo'] };
    const [tag, ...others] = activeFilters(tokyo, subIds);
    expect(tag).toMatchObject({ kind: 'city', id: 'tokyo', without: EVERYTHING });
    expect(others).toEqual([]);
  });

  it('are all removed by Clear, which keeps the searched name', () => {
    expect(cleared(full)).toEqual({ ...EVERYTHING, text: 'neon' });
  });
});

it('a range set to its full span is removed from the filters', () => {
  expect(withSpan(full, 'rtp', [90, 100]).spans).toEqual({
    volatility: [2, 4],
    min_bet: [0, 0.25],
  });
  expect(toggleFeature(EVERYTHING, 'roadmap').features).toEqual(['roadmap']);
});

/** Tests the ranges in specification §9. A filter that covers its full range is the same as no filter. */
describe.each([
  { name: 'volatility', ends: [1, 5], inside: [2, 4] },
  { name: 'min_bet', ends: [0, 1], inside: [0.1, 0.5] },
  { name: 'max_bet', ends: [0, 100], inside: [1, 50] },
  { name: 'multiplier', ends: [0, 50_000], inside: [100, 20_000] },
] as const)('the $name range', ({ name, ends, inside }) => {
  const [low, high] = ends;

  it('is no filter at its full span', () => {
    expect(spans[name]).toEqual(ends);
    const search = readSearch({ [name]: ends.join('-') });
    expect(search).toEqual(EVERYTHING);
    expect(activeFilters(search, subIds)).toEqual([]);
    expect(bodyOf(search)).not.toHaveProperty(name);
    expect(withSpan(readSearch({ [name]: inside.join('-') }), name, ends)).toEqual(EVERYTHING);
  });

  it.each([
    ['between them', inside],
    ['from the lowest value', [low, inside[1]]],
    ['to the highest value', [inside[0], high]],
  ] as const)('is a filter when it does not cover its full span: %s', (_, span) => {
    const search = readSearch({ [name]: span.join('-') });
    expect(search).toEqual(withSpan(EVERYTHING, name, span));
    expect(activeFilters(search, subIds)).toMatchObject([{ kind: 'span', id: name, span }]);
    expect(bodyOf(search)).toMatchObject({ [name]: span });
  });
});
