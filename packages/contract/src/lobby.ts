import { categoryIds } from '@wl/world/house/categories';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { data, Instant, Language } from './shapes.ts';

/** Names of features, as the filter entries of specification §3 spell them; a game lists those it has. */
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
 * Decisions §2: playable now (not under maintenance), here (where the member is: all that a search can find), as demo, and with
 * bonus money.
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
  volatility: z.int(),
  multiplier: z.number(),
  features: z.array(z.string()),
  bonus_money: z.boolean(),
  free_play: z.boolean(),
  state: z.enum(['open', 'maintenance']),
  /** Mean of the stars members gave, 1 to 5; null until somebody has rated it. */
  rating: z.nullable(z.number()),
});
export type GameTile = z.infer<typeof GameTile>;

const Range = z.optional(z.tuple([z.number(), z.number()]));
/** No filter names more values than this. */
const MAX_VALUES = 100;
const Values = z._default(z.array(z.string()).check(z.maxLength(MAX_VALUES)), []);

/**
 * Payload of specification §7; ranges are `[from, to]`, both included, bets in whole currency units as in specification §9. A
 * range that ends at the filter's highest value also takes what lies above. Values of one list add up, filters narrow each other;
 * categories and sub-categories are one list, and each availability and each feature narrows by itself.
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
  /** Of the smallest stake, in currency units (decisions §2). */
  priceRange: Range,
  /** Mean like, at least this (decisions §2). */
  rating: z.optional(z.int().check(z.gte(1), z.lte(5))),
  availability: z._default(z.array(z.enum(availabilities)), []),
  studio: Values,
  /** Return to player in percent. */
  rtp: Range,
  /** Features beside the three that have a name of their own above. */
  features: z._default(z.array(z.enum(featureNames)), []),
  /** Answer `facets` as well. */
  counts: z._default(z.boolean(), false),
});

const Counted = z.object({ id: z.string(), game_count: z.int() });
type Counted = z.infer<typeof Counted>;
/** A part of a range, such as stakes from 0.11 to 0.5: sent back as that filter, it finds `game_count` games. */
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
 * How many games each value of a filter would find, all other filters as they are set. A feature that the jurisdiction forbids has
 * no entry.
 */
export const Facets = z.object({
  categories: z.array(
    z.object({ id: z.string(), game_count: z.int(), sub_categories: z.array(Counted) }),
  ),
  features: z.partialRecord(z.enum(featureKeys), FeatureEntry),
  studios: z.array(Counted),
  availability: z.array(Counted),
  /** `from` stars or more. */
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
  summary:
    'Games of the casino floor, filtered, 16 a page, with counts for each filter where asked for.',
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
  summary: 'Categories with their sub-categories (cities) and game counts.',
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

/** A game as a banner of the floor. */
export const Banner = z.object({
  slug: z.string(),
  name: z.string(),
  category: z.enum(categoryIds),
  /** One line about the game, in the language asked for. */
  line: z.string(),
});
export type Banner = z.infer<typeof Banner>;

/** Only games that can be played now: under maintenance a banner would lead to a closed door. */
export const lobbyBanners = defineCall({
  method: 'GET',
  path: '/lobby/banners',
  auth: 'public',
  summary: 'The banners of the casino floor in their order, games that can be played now.',
  query: z.object({ language: z._default(Language, 'en') }),
  reply: data(z.array(Banner)),
});

/** A game that a member has played with money, with the sums of all rounds. */
export const RecentGame = z.object({
  slug: z.string(),
  name: z.string(),
  category: z.enum(categoryIds),
  state: z.enum(['open', 'maintenance']),
  /** Time of the last round. */
  at: Instant,
  /** Payouts less stakes of all rounds, in cents. */
  net_cents: z.int(),
});
export type RecentGame = z.infer<typeof RecentGame>;

export const recentlyPlayed = defineCall({
  method: 'GET',
  path: '/player/recently-played-games',
  auth: 'member',
  summary: 'Every game that the member has played with money, the last one first.',
  reply: data(z.array(RecentGame)),
});
