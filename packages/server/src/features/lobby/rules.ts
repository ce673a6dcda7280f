import type { FeatureName, GameSearch, GameTile } from '@wl/contract/lobby';
import type { GameFeatures } from '@wl/games/game';
import type { CategoryId } from '@wl/world/casino/categories';
import type { Profile } from '@wl/world/casino/jurisdictions';
import {
  FILTER_MAX_BET,
  FILTER_MIN_BET,
  FILTER_MULTIPLIER,
  FILTER_PRICE,
  FILTER_RTP,
} from '@wl/world/casino/limits';
import type * as z from 'zod/mini';
import { mayTakeBonusMoney, type ListedTitle } from '../titles/index.ts';

export type Query = z.output<typeof GameSearch>;

/** Pairs of feature names: the name in the game definitions, and the name in the API. */
const featureKeys: readonly [keyof GameFeatures, FeatureName][] = [
  ['autoSpin', 'auto_spin'],
  ['quickSpin', 'quick_spin'],
  ['bonusBuy', 'bonus_buy'],
  ['betways', 'betways'],
  ['sideBets', 'side_bets'],
  ['roadmap', 'roadmap'],
  ['multihand', 'multihand'],
  ['clusterPays', 'cluster_pays'],
];

/**
 * Returns a game's features in the visitor's jurisdiction. Treats forbidden features as missing, so that they are not
 * offered (decisions §9).
 */
function featuresOf({ features }: ListedTitle, profile: Profile): GameFeatures {
  return {
    ...features,
    autoSpin: features.autoSpin && profile.autoSpin,
    quickSpin: features.quickSpin && profile.quickSpin,
    bonusBuy: features.bonusBuy && profile.bonusBuy,
  };
}

/** Returns a title's lobby tile, assuming that the title is open and has no ratings. Bets are in cents. */
export function tileOf(title: ListedTitle, profile: Profile): GameTile {
  const features = featuresOf(title, profile);
  const { stats } = title;
  const lowest = Math.min(stats.returnPercent, ...Object.values(stats.perBet ?? {}));
  return {
    slug: title.slug,
    name: title.name,
    category: title.category,
    city: title.city,
    studio: title.studio,
    min_bet: title.minBetCents,
    max_bet: title.maxBetCents,
    rtp: stats.returnPercent,
    ...(lowest < stats.returnPercent && { lowest_rtp: lowest }),
    volatility: stats.volatility,
    multiplier: stats.maxMultiplier,
    features: featureKeys.flatMap(([key, wire]) => (features[key] ? [wire] : [])),
    bonus_money: mayTakeBonusMoney(title),
    free_play: features.freePlay,
    state: 'open',
    rating: null,
  };
}

/** Returns the id of a sub-category, which contains the games of one category that belong to one city. */
export function subCategoryId(category: string, city: string): string {
  return `${category}-${city}`;
}

export type RangeName = 'volatility' | 'multiplier' | 'min_bet' | 'max_bet' | 'price_range' | 'rtp';

interface RangeFilter {
  /** Name of the filter in the request body. */
  key: 'volatility' | 'multiplier' | 'min_bet' | 'max_bet' | 'priceRange' | 'rtp';
  valueOf: (tile: GameTile) => number;
  /**
   * Upper end of the filter's slider, if the slider is open-ended: a range up to this value also includes all higher
   * values.
   */
  openEnd?: number;
}

/** Range filters. Bets are in currency units in requests, but in cents on game tiles. */
export const ranges: Readonly<Record<RangeName, RangeFilter>> = {
  volatility: { key: 'volatility', valueOf: ({ volatility }) => volatility },
  multiplier: {
    key: 'multiplier',
    valueOf: ({ multiplier }) => multiplier,
    openEnd: FILTER_MULTIPLIER[1],
  },
  min_bet: {
    key: 'min_bet',
    valueOf: ({ min_bet }) => min_bet / 100,
    openEnd: FILTER_MIN_BET[1],
  },
  max_bet: {
    key: 'max_bet',
    valueOf: ({ max_bet }) => max_bet / 100,
    openEnd: FILTER_MAX_BET[1],
  },
  price_range: {
    key: 'priceRange',
    valueOf: ({ min_bet }) => min_bet / 100,
    openEnd: FILTER_PRICE[1],
  },
  rtp: { key: 'rtp', valueOf: ({ rtp }) => rtp },
};

/**
 * Bands of each range filter. The lobby shows how many games fall into each band. Bands never overlap: each starts one
 * step above the end of the previous band. The step is 1 for volatility, 0.0001 for the RTP and 0.01 for all other
 * values.
 */
export const bands: Readonly<Record<RangeName, readonly (readonly [number, number])[]>> = {
  volatility: [
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
  ],
  multiplier: [
    [0, 100],
    [100.01, 1000],
    [1000.01, 5000],
    [5000.01, 20_000],
    [20_000.01, FILTER_MULTIPLIER[1]],
  ],
  min_bet: [
    [0, 0.05],
    [0.06, 0.1],
    [0.11, 0.2],
    [0.21, 0.5],
    [0.51, FILTER_MIN_BET[1]],
  ],
  max_bet: [
    [0, 10],
    [10.01, 25],
    [25.01, 50],
    [50.01, FILTER_MAX_BET[1]],
  ],
  price_range: [
    [0, 0.1],
    [0.11, 0.25],
    [0.26, 0.5],
    [0.51, FILTER_PRICE[1]],
  ],
  rtp: [
    [FILTER_RTP[0], 95],
    [95.0001, 96],
    [96.0001, 97],
    [97.0001, 98],
    [98.0001, FILTER_RTP[1]],
  ],
};

/** Name of each feature's icon in the icon set. The icon is shown beside the feature's filter. */
export const featureIcons: Readonly<Record<FeatureName, string>> = {
  auto_spin: 'repeat',
  quick_spin: 'spin',
  bonus_buy: 'lightning',
  betways: 'arrow-right',
  side_bets: 'cards',
  roadmap: 'chart-line',
  multihand: 'hand',
  cluster_pays: 'grid',
};

/** English names of the categories. */
export const categoryNames: Readonly<Record<CategoryId, string>> = {
  video: 'Video Slots',
  classic: 'Classic Slots',
  table: 'Table Games',
  live: 'Live Casino',
};
