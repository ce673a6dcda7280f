import { categoryIds } from '@wl/world/casino/categories';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { data, Instant, Language } from './shapes.ts';

/** Names of features, spelled as in the filter entries of specification §3. A game lists the features it has. */
export const featureNames = [
  'auto_spin',
  'quick_spin',
  'bonus_buy',
  'betways',
  'side_bets',
  'roadmap',
  'multihand',
  'cluster_pays',
] as const;
export type FeatureName = (typeof featureNames)[number];

/**
 * Availability filters (decisions §2):
 * - `now`: not under maintenance.
 * - `here`: offered at the member's location, which is true of every game that a search can find.
 * - `demo`: offers free play.
 * - `bonus_money`: accepts bonus money.
 */
export const availabilities = ['now', 'here', 'demo', 'bonus_money'] as const;
export type Availability = (typeof availabilities)[number];

export const GameTile = z.object({
  slug: z.string(),
  name: z.string(),
  category: z.enum(categoryIds),
  city: z.string(),
  studio: z.string(),
  min_bet: z.int(),
  max_bet: z.int(),
  rtp: z.number(),
  /** Return of the bet with the lowest return, in percent. Absent if no bet returns less than `rtp`. */
  lowest_rtp: z.optional(z.number()),
  volatility: z.int(),
  multiplier: z.number(),
  features: z.array(z.string()),
  bonus_money: z.boolean(),
  free_play: z.boolean(),
  state: z.enum(['open', 'maintenance']),
  /** Mean of the members' ratings, 1 to 5; null if unrated. */
  rating: z.nullable(z.number()),
});
export type GameTile = z.infer<typeof GameTile>;

const Range = z.optional(z.tuple([z.number(), z.number()]));
/** Maximum number of values in one filter. */
const MAX_VALUES = 100;
const Values = z._default(z.array(z.string()).check(z.maxLength(MAX_VALUES)), []);

/**
 * Search filters: the payload defined in specification §7.
 * - Ranges are `[from, to]`, inclusive at both ends; bets are in whole currency units (specification §9). A range that
 *   ends at the filter's highest value also includes higher values.
 * - Values in one list are combined with OR, and different filters with AND. Categories and sub-categories count as one
 *   list. Each availability and each feature is a separate AND condition.
 */
export const GameSearch = z.object({
  game_name: z._default(z.string().check(z.maxLength(80)), ''),
  limit: z._default(z.int().check(z.gte(1), z.lte(64)), 16),
  category_id: Values,
  sub_category_id: Values,
  volatility: Range,
  autospin: z.optional(z.boolean()),
  quickspin: z.optional(z.boolean()),
  min_bet: Range,
  max_bet: Range,
  multiplier: Range,
  bonusBuy: z.optional(z.boolean()),
  /** Range of the minimum stake, in currency units (decisions §2). */
  priceRange: Range,
  /** Minimum mean rating (decisions §2). */
  rating: z.optional(z.int().check(z.gte(1), z.lte(5))),
  availability: z._default(z.array(z.enum(availabilities)), []),
  studio: Values,
  /** Range of the return to player, in percent. */
  rtp: Range,
  /** Features that every game in the results must have. `autospin`, `quickspin` and `bonusBuy` are separate fields. */
  features: z._default(z.array(z.enum(featureNames)), []),
  /** True to include `facets` in the response. */
  counts: z._default(z.boolean(), false),
});

const Counted = z.object({ id: z.string(), game_count: z.int() });
type Counted = z.infer<typeof Counted>;
/**
 * Range of values in a facet, such as stakes from 0.11 to 0.5. A search filtered to this range finds `game_count`
 * games.
 */
const Band = z.object({ from: z.number(), to: z.number(), game_count: z.int() });
export type Band = z.infer<typeof Band>;

const FeatureEntry = z.object({
  checked: z.boolean(),
  icon: z.string(),
  game_count: z.int(),
  feature_name: z.enum(featureNames),
});
const featureKeys = featureNames.map((name) => `${name}_count` as const);

/**
 * Number of games that each filter value would match if all other filters stayed the same. A feature forbidden by the
 * jurisdiction has no entry.
 */
export const Facets = z.object({
  categories: z.array(
    z.object({ id: z.string(), game_count: z.int(), sub_categories: z.array(Counted) }),
  ),
  features: z.partialRecord(z.enum(featureKeys), FeatureEntry),
  studios: z.array(Counted),
  availability: z.array(Counted),
  /** Rating bands, each with the number of games whose mean rating is at least `from` stars. */
  rating: z.array(Band),
  volatility: z.array(Band),
  multiplier: z.array(Band),
  min_bet: z.array(Band),
  max_bet: z.array(Band),
  price_range: z.array(Band),
  rtp: z.array(Band),
});
export type Facets = z.infer<typeof Facets>;

export const searchGames = defineCall({
  method: 'POST',
  path: '/game/get-games',
  auth: 'public',
  summary: 'Games of the lobby, filtered, 16 per page, with the count of each filter on request.',
  query: z.object({ page: z._default(z.coerce.number().check(z.int(), z.positive()), 1) }),
  body: GameSearch,
  reply: z.object({
    data: z.array(GameTile),
    meta: z.object({ current_page: z.int(), total: z.int(), to: z.int() }),
    facets: z.optional(Facets),
  }),
});

export const gameCategories = defineCall({
  method: 'GET',
  path: '/game-category/all',
  auth: 'public',
  summary: 'Categories with their subcategories (cities) and game counts.',
  reply: data(
    z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        game_count: z.int(),
        sub_categories: z.array(
          z.object({ id: z.string(), name: z.string(), game_count: z.int() }),
        ),
      }),
    ),
  ),
});

/** Game shown as a banner on the casino floor. */
export const Banner = z.object({
  slug: z.string(),
  name: z.string(),
  category: z.enum(categoryIds),
  /** One-line description of the game, in the requested language. */
  line: z.string(),
});
export type Banner = z.infer<typeof Banner>;

export const lobbyBanners = defineCall({
  method: 'GET',
  path: '/lobby/banners',
  auth: 'public',
  summary: 'The lobby’s banners in their order; only games that can be played now.',
  query: z.object({ language: z._default(Language, 'en') }),
  reply: data(z.array(Banner)),
});

/** Game that the member has played for money, and the member's net result in that game. */
export const RecentGame = z.object({
  slug: z.string(),
  name: z.string(),
  category: z.enum(categoryIds),
  state: z.enum(['open', 'maintenance']),
  /** Time of the member's last round in this game. */
  at: Instant,
  /** Total payouts minus total stakes, in cents, of all rounds of this game that the member has played for money. */
  net_cents: z.int(),
});
export type RecentGame = z.infer<typeof RecentGame>;

export const recentlyPlayed = defineCall({
  method: 'GET',
  path: '/player/recently-played-games',
  auth: 'member',
  summary: 'Every game that the member has played for money, most recently played first.',
  reply: data(z.array(RecentGame)),
});
