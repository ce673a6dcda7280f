/**
 * Lobby search, stored in the URL so that it can be shared and works with the back and forward buttons. All functions
 * are pure.
 */
import {
  availabilities,
  featureNames,
  type Availability,
  type FeatureName,
  type GameSearch,
} from '@wl/contract/lobby';
import {
  FILTER_MAX_BET,
  FILTER_MIN_BET,
  FILTER_MULTIPLIER,
  FILTER_PRICE,
  FILTER_RTP,
  FILTER_VOLATILITY,
  GAME_PAGE_SIZE,
} from '@wl/world/casino/limits';
import type * as z from 'zod/mini';

/** Range of values that includes both ends. */
export type Span = readonly [from: number, to: number];

/** Range filters with their lower and upper bounds. The full range is treated as no filter (specification §9). */
export const spans = {
  volatility: FILTER_VOLATILITY,
  multiplier: FILTER_MULTIPLIER,
  min_bet: FILTER_MIN_BET,
  max_bet: FILTER_MAX_BET,
  price: FILTER_PRICE,
  rtp: FILTER_RTP,
} as const satisfies Record<string, Span>;
export type SpanName = keyof typeof spans;
const spanNames = Object.keys(spans) as SpanName[];

export interface LobbySearch {
  text: string;
  /** Ids of categories and of sub-categories (`<category>-<city>`). A game must match at least one of them. */
  categories: readonly string[];
  subs: readonly string[];
  spans: Readonly<Partial<Record<SpanName, Span>>>;
  features: readonly FeatureName[];
  studios: readonly string[];
  /** Minimum mean rating, in stars. */
  rating: number | undefined;
  availability: readonly Availability[];
}

export const EVERYTHING: LobbySearch = {
  text: '',
  categories: [],
  subs: [],
  spans: {},
  features: [],
  studios: [],
  rating: undefined,
  availability: [],
};

type Raw = Record<string, unknown>;

/** Returns text or a number as text, because the router parses a search parameter such as `5` as a number. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const MAX_TEXT = 80;
const listOf = (value: unknown): string[] => [
  ...new Set(
    textOf(value)
      .split(',')
      .filter((part) => part !== ''),
  ),
];
const known = <T extends string>(value: unknown, allowed: readonly T[]): T[] =>
  listOf(value).filter((part): part is T => (allowed as readonly string[]).includes(part));

/** Parses a range such as `0.1-0.5` within the filter's limits. Returns undefined for other text or the full range. */
function spanOf(value: unknown, name: SpanName): Span | undefined {
  const match = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/.exec(textOf(value));
  if (!match) return undefined;
  const [low, high] = spans[name];
  const [from, to] = [Number(match[1]), Number(match[2])];
  const isInside = from >= low && to <= high && from <= to;
  return isInside && !(from === low && to === high) ? [from, to] : undefined;
}

const STARS = /^[1-5]$/;

/** Reads the search from URL parameters. Unknown values are ignored. */
export function readSearch(raw: Raw): LobbySearch {
  const rating = textOf(raw['rating']);
  return {
    text: textOf(raw['q']).slice(0, MAX_TEXT),
    categories: listOf(raw['category']),
    subs: listOf(raw['sub']),
    spans: Object.fromEntries(
      spanNames.flatMap((name) => {
        const span = spanOf(raw[name], name);
        return span ? [[name, span]] : [];
      }),
    ),
    features: known(raw['features'], featureNames),
    studios: listOf(raw['studio']),
    rating: STARS.test(rating) ? Number(rating) : undefined,
    availability: known(raw['availability'], availabilities),
  };
}

/** Writes a search as URL parameters. Only active filters appear, so the unfiltered lobby has a plain URL. */
export function writeSearch(search: LobbySearch): Record<string, string> {
  const parts: [string, string][] = [
    ['q', search.text],
    ['category', search.categories.join()],
    ['sub', search.subs.join()],
    ...spanNames.map((name): [string, string] => [name, search.spans[name]?.join('-') ?? '']),
    ['features', search.features.join()],
    ['studio', search.studios.join()],
    ['rating', search.rating?.toString() ?? ''],
    ['availability', search.availability.join()],
  ];
  return Object.fromEntries(parts.filter(([, value]) => value !== ''));
}

/** Returns the request body for a lobby search (specification §7). */
export function bodyOf(search: LobbySearch, limit = GAME_PAGE_SIZE): z.input<typeof GameSearch> {
  const { features } = search;
  const given = Object.entries({
    volatility: search.spans.volatility,
    multiplier: search.spans.multiplier,
    min_bet: search.spans.min_bet,
    max_bet: search.spans.max_bet,
    priceRange: search.spans.price,
    rtp: search.spans.rtp,
    rating: search.rating,
    autospin: features.includes('auto_spin') || undefined,
    quickspin: features.includes('quick_spin') || undefined,
    bonusBuy: features.includes('bonus_buy') || undefined,
  }).filter(([, value]) => value !== undefined);
  return {
    game_name: search.text,
    limit,
    category_id: [...search.categories],
    sub_category_id: [...search.subs],
    studio: [...search.studios],
    availability: [...search.availability],
    features: features.filter(
      (name) => name !== 'auto_spin' && name !== 'quick_spin' && name !== 'bonus_buy',
    ),
    ...Object.fromEntries(given),
  };
}

/** Clears all filters but keeps the search text (specification §4). */
export const cleared = ({ text }: LobbySearch): LobbySearch => ({ ...EVERYTHING, text });

const toggled = <T>(list: readonly T[], value: T): T[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];

/** Toggles a category, and unchecks its individual cities, because a checked category already covers all of them. */
export function toggleCategory(search: LobbySearch, id: string): LobbySearch {
  return {
    ...search,
    categories: toggled(search.categories, id),
    subs: search.subs.filter((sub) => !sub.startsWith(`${id}-`)),
  };
}

/** Selects or deselects one city of a category, and deselects the category itself, which applies to all cities. */
export function toggleSub(search: LobbySearch, category: string, id: string): LobbySearch {
  return {
    ...search,
    categories: search.categories.filter((one) => one !== category),
    subs: toggled(search.subs, id),
  };
}

export const toggleFeature = (search: LobbySearch, name: FeatureName): LobbySearch => ({
  ...search,
  features: toggled(search.features, name),
});
export const toggleStudio = (search: LobbySearch, id: string): LobbySearch => ({
  ...search,
  studios: toggled(search.studios, id),
});
export const toggleAvailability = (search: LobbySearch, id: Availability): LobbySearch => ({
  ...search,
  availability: toggled(search.availability, id),
});

/** Sets a range filter. The full range removes the filter. */
export function withSpan(search: LobbySearch, name: SpanName, span: Span): LobbySearch {
  const [low, high] = spans[name];
  const { [name]: _, ...others } = search.spans;
  const isAll = span[0] <= low && span[1] >= high;
  return { ...search, spans: isAll ? others : { ...others, [name]: span } };
}

/** Active filter, shown as one luggage tag, with the search that results when this filter is removed. */
export type ActiveFilter =
  | { kind: 'category' | 'sub' | 'city' | 'studio'; id: string; without: LobbySearch }
  | { kind: 'feature'; id: FeatureName; without: LobbySearch }
  | { kind: 'availability'; id: Availability; without: LobbySearch }
  | { kind: 'span'; id: SpanName; span: Span; without: LobbySearch }
  | { kind: 'rating'; id: 'rating'; stars: number; without: LobbySearch };

/**
 * Returns the active filters (specification §3). Each filter is shown as a luggage tag.
 * @param subIds all existing sub-categories, so that a single tag such as "Tokyo" is shown if every sub-category of the
 *   city is checked
 */
export function activeFilters(search: LobbySearch, subIds: readonly string[]): ActiveFilter[] {
  const city = wholeCity(search, subIds);
  const { categories, subs, features, studios, availability } = search;
  return [
    ...categories.map((id): ActiveFilter => ({
      kind: 'category',
      id,
      without: toggleCategory(search, id),
    })),
    ...(city
      ? [{ kind: 'city', id: city, without: { ...search, subs: [] } } satisfies ActiveFilter]
      : subs.map((id): ActiveFilter => ({
          kind: 'sub',
          id,
          without: { ...search, subs: subs.filter((sub) => sub !== id) },
        }))),
    ...features.map((id): ActiveFilter => ({
      kind: 'feature',
      id,
      without: toggleFeature(search, id),
    })),
    ...spanNames.flatMap((id): ActiveFilter[] => {
      const span = search.spans[id];
      return span ? [{ kind: 'span', id, span, without: withSpan(search, id, spans[id]) }] : [];
    }),
    ...studios.map((id): ActiveFilter => ({
      kind: 'studio',
      id,
      without: toggleStudio(search, id),
    })),
    ...(search.rating === undefined
      ? []
      : [
          {
            kind: 'rating',
            id: 'rating',
            stars: search.rating,
            without: { ...search, rating: undefined },
          } satisfies ActiveFilter,
        ]),
    ...availability.map((id): ActiveFilter => ({
      kind: 'availability',
      id,
      without: toggleAvailability(search, id),
    })),
  ];
}

/** Returns the city of a sub-category: `video-las-vegas` → `las-vegas`. */
export const cityOfSub = (sub: string): string => sub.slice(sub.indexOf('-') + 1);

/** Returns the given sub-categories that belong to a city. */
export const subsOfCity = (subIds: readonly string[], city: string): string[] =>
  subIds.filter((sub) => cityOfSub(sub) === city);

/** Returns the city if all of its sub-categories are checked, and no other sub-category or category is checked. */
export function wholeCity(search: LobbySearch, subIds: readonly string[]): string | undefined {
  const [first] = search.subs;
  if (first === undefined || search.categories.length > 0) return undefined;
  const city = cityOfSub(first);
  const all = subsOfCity(subIds, city);
  return all.length === search.subs.length && all.every((sub) => search.subs.includes(sub))
    ? city
    : undefined;
}

/**
 * Returns the total number of games in the checked categories and sub-categories (specification §4); undefined if none
 * are checked.
 */
export function gamesFromFilters(
  search: LobbySearch,
  categories: readonly {
    id: string;
    game_count: number;
    sub_categories: readonly { id: string; game_count: number }[];
  }[],
): number | undefined {
  if (search.categories.length + search.subs.length === 0) return undefined;
  let count = 0;
  for (const category of categories) {
    if (search.categories.includes(category.id)) count += category.game_count;
    for (const sub of category.sub_categories)
      if (search.subs.includes(sub.id)) count += sub.game_count;
  }
  return count;
}
