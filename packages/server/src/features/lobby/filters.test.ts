import * as calls from '@wl/contract/lobby';
import type { Facets, GameTile } from '@wl/contract/lobby';
import { arrangeLobby, lobbyOrder } from '@wl/contract/office/lobby';
import * as ratings from '@wl/contract/ratings';
import { games, textsOf } from '@wl/games/catalogue/index';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestClient } from '../../platform/testing.ts';
import { registered } from '../members/testing-members.ts';
import { switchTitle } from '../titles/index.ts';
import { makeClerk } from '../staff/testing-clerks.ts';
import { casinoTitles } from '../titles/casino-titles.ts';
import type { ListedTitle } from '../titles/index.ts';
import { CASINO_SOURCE, titles } from '../titles/service.ts';
import { orderOf } from './lobby-order.ts';
import { generatedTitles } from './testing-titles.ts';

let app: TestApp;
let visitor: TestClient;
/** Client of a member in a jurisdiction that forbids auto spin, quick spin and bonus buys. */
let briton: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  visitor = app.client();
  ({ client: briton } = await registered(app, { country: 'GB', phone: '+44 20 7946 0958' }));
});
afterAll(async () => {
  await app.close();
});

interface Search {
  game_name?: string;
  category_id?: string[];
  sub_category_id?: string[];
  volatility?: [number, number];
  multiplier?: [number, number];
  min_bet?: [number, number];
  max_bet?: [number, number];
  priceRange?: [number, number];
  rtp?: [number, number];
  autospin?: boolean;
  quickspin?: boolean;
  bonusBuy?: boolean;
  rating?: number;
  availability?: string[];
  studio?: string[];
  features?: string[];
}

interface Casino {
  strict: boolean;
  /** Slugs of the games that operators placed first in the lobby. */
  first?: string[];
  closed: Record<string, 'off' | 'maintenance'>;
  noBonusMoney: string[];
  noFreePlay: string[];
  stars: Record<string, number>;
}
const openCasino: Casino = {
  strict: false,
  closed: {},
  noBonusMoney: [],
  noFreePlay: [],
  stars: {},
};

/**
 * Returns the features in a game's definition. If `strict` is true, omits the features that strict jurisdictions
 * forbid.
 */
function featuresOf({ features }: ListedTitle, strict: boolean): string[] {
  const names: [string, boolean][] = [
    ['auto_spin', features.autoSpin && !strict],
    ['quick_spin', features.quickSpin && !strict],
    ['bonus_buy', features.bonusBuy && !strict],
    ['betways', features.betways],
    ['side_bets', features.sideBets],
    ['roadmap', features.roadmap],
    ['multihand', features.multihand],
    ['cluster_pays', features.clusterPays],
  ];
  return names.filter(([, has]) => has).map(([name]) => name);
}

const plainNames = new Map<string, string>();
/** Returns the text in lower case without accents. Results are cached. */
function plain(text: string): string {
  const known = plainNames.get(text);
  if (known !== undefined) return known;
  const made = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  plainNames.set(text, made);
  return made;
}

/**
 * Returns true if a game matches the search. Implements the specification directly instead of using the search index,
 * because the tests check the index against this result.
 */
function passes(game: ListedTitle, search: Search, casino: Casino): boolean {
  const { name, stats } = game;
  const { strict, closed, noBonusMoney, noFreePlay, stars } = casino;
  const has = featuresOf(game, strict);
  const inside = (value: number, range: [number, number] | undefined, highest = Infinity) =>
    range === undefined || (value >= range[0] && (value <= range[1] || range[1] >= highest));
  const places = [...(search.category_id ?? []), ...(search.sub_category_id ?? [])];
  const wanted = [
    ...(search.features ?? []),
    ...(search.autospin ? ['auto_spin'] : []),
    ...(search.quickspin ? ['quick_spin'] : []),
    ...(search.bonusBuy ? ['bonus_buy'] : []),
  ];
  const isAvailable: Record<string, boolean> = {
    now: closed[game.slug] === undefined,
    here: true,
    demo: game.features.freePlay && !noFreePlay.includes(game.slug),
    bonus_money:
      stats.returnPercent <= 99 && !game.hasDecisions && !noBonusMoney.includes(game.slug),
  };
  return (
    closed[game.slug] !== 'off' &&
    plain(name).includes(plain((search.game_name ?? '').trim())) &&
    (places.length === 0 ||
      (search.category_id ?? []).includes(game.category) ||
      (search.sub_category_id ?? []).includes(`${game.category}-${game.city}`) ||
      (search.sub_category_id ?? []).includes(game.city)) &&
    inside(stats.volatility, search.volatility) &&
    inside(stats.maxMultiplier, search.multiplier, 50_000) &&
    inside(game.minBetCents / 100, search.min_bet, 1) &&
    inside(game.maxBetCents / 100, search.max_bet, 100) &&
    inside(game.minBetCents / 100, search.priceRange, 1) &&
    inside(stats.returnPercent, search.rtp) &&
    (search.rating === undefined || (stars[game.slug] ?? 0) >= search.rating) &&
    (search.availability ?? []).every((name) => isAvailable[name]) &&
    (!search.studio?.length || search.studio.includes(game.studio)) &&
    wanted.every((name) => has.includes(name))
  );
}

function bruteForce(search: Search, casino: Casino): string[] {
  const found = titles
    .listed()
    .filter((title) => passes(title, search, casino))
    .map(({ slug }) => slug);
  const first = (casino.first ?? []).filter((slug) => found.includes(slug));
  return [...first, ...found.filter((slug) => !first.includes(slug))];
}

/**
 * Checks each count in the response: a brute-force search for the counted filter value must find exactly that many
 * games.
 */
function expectCounts(facets: Facets, search: Search, casino: Casino) {
  const count = (changed: Search) => bruteForce({ ...search, ...changed }, casino).length;
  const counted: [string, number][] = [];
  const found: [string, number][] = [];
  const compare = (what: string, game_count: number, changed: Search) => {
    counted.push([what, game_count]);
    found.push([what, count(changed)]);
  };
  for (const category of facets.categories) {
    const { id } = category;
    compare(id, category.game_count, { category_id: [id], sub_category_id: [] });
    for (const sub of category.sub_categories)
      compare(sub.id, sub.game_count, { category_id: [], sub_category_id: [sub.id] });
  }
  for (const [key, { feature_name: name, game_count }] of Object.entries(facets.features)) {
    expect(key).toBe(`${name}_count`);
    compare(key, game_count, { features: [...(search.features ?? []), name] });
  }
  for (const { id, game_count } of facets.studios) compare(id, game_count, { studio: [id] });
  for (const { id, game_count } of facets.availability)
    compare(id, game_count, { availability: [...(search.availability ?? []), id] });
  for (const { from, game_count } of facets.rating)
    compare(`${from} stars`, game_count, { rating: from });
  const ranges = [
    ['volatility', facets.volatility],
    ['multiplier', facets.multiplier],
    ['min_bet', facets.min_bet],
    ['max_bet', facets.max_bet],
    ['priceRange', facets.price_range],
    ['rtp', facets.rtp],
  ] as const;
  for (const [name, bands] of ranges) {
    for (const { from, to, game_count } of bands)
      compare(`${name} ${from}`, game_count, { [name]: [from, to] });
    // The bands of a range filter cover every game and do not overlap. Their counts must therefore add up to the number
    // of games that match the other filters.
    const { [name]: _, ...others } = search;
    counted.push([name, bands.reduce((sum, { game_count }) => sum + game_count, 0)]);
    found.push([name, bruteForce(others, casino).length]);
  }
  expect(counted).toEqual(found);
}

const PAGE = 64;

async function expectSame(client: TestClient, search: Search, casino: Casino) {
  const slugs: string[] = [];
  for (let page = 1; ; page += 1) {
    const { status, body } = await client.call(calls.searchGames, {
      body: { ...search, limit: PAGE, counts: page === 1 },
      query: { page },
    });
    expect(status, JSON.stringify(body)).toBe(200);
    slugs.push(...(body.data as { slug: string }[]).map(({ slug }) => slug));
    if (page === 1) expectCounts(body.facets as Facets, search, casino);
    else expect(body.facets).toBeUndefined();
    expect(body.meta.to).toBe(body.data.length === 0 ? 0 : slugs.length);
    if (slugs.length >= body.meta.total || body.data.length === 0) {
      expect(body.meta.total).toBe(slugs.length);
      break;
    }
  }
  expect(slugs).toEqual(bruteForce(search, casino));
}

const cities = [...new Set(games.map(({ city }) => city))];
const studios = [...new Set(games.map(({ studio }) => studio))];
const categories = ['video', 'classic', 'table', 'live'];
const some = (values: string[]) => fc.subarray(values, { maxLength: 4 });
const between = (low: number, high: number, digits: number) => {
  const value = fc
    .integer({ min: low * 10 ** digits, max: high * 10 ** digits })
    .map((whole) => whole / 10 ** digits);
  return fc.tuple(value, value).map(([a, b]): [number, number] => (a <= b ? [a, b] : [b, a]));
};
/** Search terms: parts of real names, and some terms that match no game. */
const names = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(...games.map(({ slug }) => textsOf(slug).en.name)),
      fc.nat(12),
      fc.integer({ min: 1, max: 8 }),
    )
    .map(([name, from, length]) => name.slice(from, from + length)),
  fc.constantFrom('a', 'SHI', ' ', 'no such game', '%', "'", '&'),
);
const searches: fc.Arbitrary<Search> = fc.record(
  {
    game_name: names,
    category_id: some(categories),
    sub_category_id: some([
      ...cities,
      ...categories.flatMap((category) => cities.map((city) => `${category}-${city}`)),
    ]),
    volatility: between(1, 5, 0),
    multiplier: fc.oneof(
      between(0, 50_000, 0),
      fc.constant<[number, number]>([1000, 50_000]),
      between(0, 1000, 0),
    ),
    min_bet: between(0, 1, 2),
    max_bet: between(0, 100, 0),
    priceRange: between(0, 1, 2),
    rtp: between(93, 100, 2),
    autospin: fc.boolean(),
    quickspin: fc.boolean(),
    bonusBuy: fc.boolean(),
    rating: fc.integer({ min: 1, max: 5 }),
    availability: some(['now', 'here', 'demo', 'bonus_money']),
    studio: some([...studios, 'Nobody']),
    features: some(['side_bets', 'multihand', 'betways', 'cluster_pays', 'roadmap', 'auto_spin']),
  },
  { requiredKeys: [] },
);
/**
 * Generator of searches that set only a few filters, as members usually do. With all filters set, hardly any game would
 * match.
 */
const sparse = fc
  .tuple(searches, fc.infiniteStream(fc.nat(5)))
  .map(([search, keep]) =>
    Object.fromEntries(Object.entries(search).filter(() => keep.next().value === 0)),
  );

/** Returns a fast-check arbitrary that generates searches with some filters set. Each search finds the given game. */
function searchesThatFind(game: ListedTitle) {
  const { name, stats } = game;
  const around = (value: number, low: number, high: number) =>
    fc
      .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))
      .map(([below, above]): [number, number] => [
        Math.min(value, value - below * (value - low)),
        value + above * Math.max(0, high - value),
      ]);
  const search: fc.Arbitrary<Search> = fc.record(
    {
      game_name: fc.nat(name.length - 1).map((from) => name.slice(from, from + 4)),
      category_id: some(categories).map((others) => [game.category, ...others]),
      volatility: around(stats.volatility, 1, 5).map(([low, high]): [number, number] => [
        Math.floor(low),
        Math.ceil(high),
      ]),
      rtp: around(stats.returnPercent, 93, 100),
      max_bet: around(game.maxBetCents / 100, 0, 100),
      studio: some(studios).map((others) => [game.studio, ...others]),
      features: fc.subarray(featuresOf(game, false)),
      availability: fc.constant(['now', 'here']),
    },
    { requiredKeys: [] },
  );
  return search.map((one) => ({ search: one, slug: game.slug }));
}

/**
 * Tests a small and a large catalogue. The casino's own games fit into one 32-bit word of a bit set. The 120 generated
 * games need several words, and some of their values exceed the filters' ranges.
 */
describe.each([
  ['ours', games.length],
  ['120 games', 120],
])('game search compared with a brute-force check (catalogue: %s)', (_, size) => {
  beforeAll(() => {
    titles.put(CASINO_SOURCE, generatedTitles(size));
  });
  afterAll(() => {
    titles.put(CASINO_SOURCE, casinoTitles);
  });
  const runs = { numRuns: 50 };
  test('matches for a visitor', async () => {
    await fc.assert(
      fc.asyncProperty(sparse, (search) => expectSame(visitor, search, openCasino)),
      runs,
    );
  });

  test('matches for a visitor whose filters fit at least one game', async () => {
    // Build each search around a game, so that it finds at least that game. Arbitrary searches would find games only by
    // chance.
    const around = fc.constantFrom(...titles.listed()).chain((title) => searchesThatFind(title));
    await fc.assert(
      fc.asyncProperty(around, async ({ search, slug }) => {
        expect(bruteForce(search, openCasino)).toContain(slug);
        await expectSame(visitor, search, openCasino);
      }),
      runs,
    );
  });

  test('matches for a member of a strict jurisdiction', async () => {
    await fc.assert(
      fc.asyncProperty(sparse, (search) =>
        expectSame(briton, search, { ...openCasino, strict: true }),
      ),
      runs,
    );
  });

  test('matches with games that operators placed first', async () => {
    const clerk = await makeClerk(app, ['games']);
    const arrange = async (first: string[]) => {
      const { version } = (await clerk.call(lobbyOrder)).body.data;
      const order = { categories: [], banners: [], first, version, reason: 'Season' };
      expect((await clerk.call(arrangeLobby, { body: order })).status).toBe(200);
      await expect.poll(() => orderOf(app.deps).first).toEqual(first);
    };
    const slugs = titles.listed().map(({ slug }) => slug);
    const first = [slugs.at(-1)!, slugs[9]!, slugs[0]!, slugs[13]!];
    await arrange(first);
    await fc.assert(
      fc.asyncProperty(sparse, (search) => expectSame(visitor, search, { ...openCasino, first })),
      runs,
    );
    await arrange([]);
  });

  test('matches with games that are closed, without bonus money or free play, or rated', async () => {
    const closed = {
      'neon-shibuya': 'off',
      'metro-keno': 'maintenance',
      'bondi-breakers': 'maintenance',
    } as const;
    const stars = { 'fog-and-crown': 5, 'metro-keno': 4, 'pachi-sevens': 2 };
    // The test disables bonus money for the first list of games and free play for the second. Some of these games are
    // also closed.
    const noBonusMoney = ['fog-and-crown', 'bondi-breakers', 'cotai-sic-bo', 'neon-shibuya'];
    const noFreePlay = ['pachi-sevens', 'bondi-breakers', 'lisboa-baccarat'];
    const findable = async (availability: string[]) =>
      (await visitor.call(calls.searchGames, { body: { availability } })).body.meta.total as number;
    const before = { bonus: await findable(['bonus_money']), demo: await findable(['demo']) };
    for (const slug of noBonusMoney) await switchTitle(app.deps, slug, { no_bonus_money: true });
    for (const slug of noFreePlay) await switchTitle(app.deps, slug, { no_free_play: true });
    for (const [slug, state] of Object.entries(closed))
      await switchTitle(app.deps, slug, { state });
    for (const [game, given] of Object.entries(stars))
      await briton.call(ratings.rateGame, { params: { game }, body: { stars: given } });
    await expect
      .poll(
        async () =>
          (await visitor.call(calls.searchGames, { body: { rating: 1 } })).body.data.map(
            (tile: GameTile) => [tile.slug, tile.rating],
          ) as unknown,
      )
      .toEqual(expect.arrayContaining(Object.entries(stars)));
    await expect
      .poll(
        async () =>
          (await visitor.call(calls.searchGames, { body: { availability: ['now'] } })).body.meta
            .total,
      )
      .toBe(size - 3);
    await fc.assert(
      fc.asyncProperty(sparse, (search) =>
        expectSame(visitor, search, {
          strict: false,
          closed,
          noBonusMoney,
          noFreePlay,
          stars,
        }),
      ),
      runs,
    );
    const { data } = (await visitor.call(calls.searchGames, { body: { limit: 64 } })).body;
    const tileOf = (slug: string) => data.find((tile: GameTile) => tile.slug === slug);
    expect(tileOf('fog-and-crown')).toMatchObject({ bonus_money: false, free_play: true });
    expect(tileOf('pachi-sevens')).toMatchObject({ bonus_money: true, free_play: false });
    for (const slug of noBonusMoney) await switchTitle(app.deps, slug, { no_bonus_money: false });
    for (const slug of noFreePlay) await switchTitle(app.deps, slug, { no_free_play: false });
    for (const slug of Object.keys(closed)) await switchTitle(app.deps, slug, { state: 'open' });
    for (const game of Object.keys(stars))
      await briton.call(ratings.rateGame, { params: { game }, body: { stars: null } });
    // Wait until the original state is restored, because the following tests depend on it.
    await expect
      .poll(async () => (await visitor.call(calls.searchGames, { body: { rating: 1 } })).body.meta)
      .toMatchObject({ total: 0 });
    await expect
      .poll(
        async () =>
          (await visitor.call(calls.searchGames, { body: { availability: ['now'] } })).body.meta,
      )
      .toMatchObject({ total: size });
    await expect
      .poll(async () => ({
        bonus: await findable(['bonus_money']),
        demo: await findable(['demo']),
      }))
      .toEqual(before);
  });
});

test('a switch for all games applies to each game and leaves the game’s own switch unchanged', async () => {
  const slugs = games.map(({ slug }) => slug);
  const found = async (availability: string[]) =>
    (await visitor.call(calls.searchGames, { body: { availability } })).body.meta.total as number;
  const before = await found(['bonus_money']);
  await switchTitle(app.deps, 'neon-shibuya', { no_free_play: true });
  await switchTitle(app.deps, '*', { no_bonus_money: true, no_free_play: true });
  await expect.poll(() => found(['bonus_money'])).toBe(0);
  const casino: Casino = { ...openCasino, noBonusMoney: slugs, noFreePlay: slugs };
  for (const search of [{}, { availability: ['demo'] }, { availability: ['now'] }])
    await expectSame(visitor, search, casino);
  await switchTitle(app.deps, '*', { no_bonus_money: false, no_free_play: false });
  await expect.poll(() => found(['bonus_money'])).toBe(before);
  await expectSame(
    visitor,
    { availability: ['demo'] },
    { ...openCasino, noFreePlay: ['neon-shibuya'] },
  );
  await switchTitle(app.deps, 'neon-shibuya', { no_free_play: false });
  await expect
    .poll(() => found(['demo']))
    .toBe(games.filter(({ features }) => features.freePlay).length);
});

describe('feature filters in the search response', () => {
  const facetsOf = async (client: TestClient, body: object = {}) =>
    (await client.call(calls.searchGames, { body: { ...body, counts: true } })).body
      .facets as Facets;

  test('contain the selection, the icon and the game count', async () => {
    const { features } = await facetsOf(visitor, { bonusBuy: true });
    expect(Object.keys(features)).toEqual(
      expect.arrayContaining(['auto_spin_count', 'quick_spin_count', 'bonus_buy_count']),
    );
    expect(features.bonus_buy_count).toEqual({
      checked: true,
      icon: 'lightning',
      game_count: games.filter((game) => game.features.bonusBuy).length,
      feature_name: 'bonus_buy',
    });
    expect(features.auto_spin_count?.checked).toBe(false);
  });

  test('are absent where the jurisdiction forbids the feature', async () => {
    const { features } = await facetsOf(briton);
    expect(Object.keys(features)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/auto_spin|quick_spin|bonus_buy/)]),
    );
    expect(features.side_bets_count?.game_count).toBeGreaterThan(0);
  });
});

test.each([
  ['a rating above five', { rating: 6 }],
  ['an availability nobody knows', { availability: ['soon'] }],
  ['a range of one end', { rtp: [95] }],
])('the game search rejects %s', async (_, body) => {
  expect((await visitor.call(calls.searchGames, { body })).status).toBe(422);
});
