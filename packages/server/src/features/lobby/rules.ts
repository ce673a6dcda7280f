import type { GameSearch, GameTile } from '@wl/contract/lobby';
import type { Game, GameFeatures, GameStats } from '@wl/games/game';
import type { Profile } from '@wl/world/house/jurisdictions';
import { FILTER_MAX_BET, FILTER_MIN_BET, FILTER_MULTIPLIER } from '@wl/world/house/limits';
import type * as z from 'zod/mini';

export type Query = z.output<typeof GameSearch>;

/** A game as the lobby holds it, before a jurisdiction is applied. */
export interface Entry {
  game: Game;
  name: string;
  stats: GameStats;
}

/** `off` games do not exist for members; those under maintenance are shown as such. */
export type GameState = 'open' | 'maintenance' | 'off';

/** Wire names of features, as the filter entries of specification §3 spell them. */
const featureNames: readonly [keyof GameFeatures, string][] = [
  ['autoSpin', 'auto_spin'],
  ['quickSpin', 'quick_spin'],
  ['bonusBuy', 'bonus_buy'],
  ['betways', 'betways'],
  ['sideBets', 'side_bets'],
  ['roadmap', 'roadmap'],
  ['multihand', 'multihand'],
  ['clusterPays', 'cluster_pays'],
];

/** Decisions §6: bonus money is refused in games with a published edge under 1 %. */
const BONUS_MONEY_MAX_RETURN_PERCENT = 99;

/** What a game offers where the visitor is: a switched-off feature is absent, not merely refused (decisions §9). */
function featuresOf({ features }: Game, profile: Profile): GameFeatures {
  return {
    ...features,
    autoSpin: features.autoSpin && profile.autoSpin,
    quickSpin: features.quickSpin && profile.quickSpin,
    bonusBuy: features.bonusBuy && profile.bonusBuy,
  };
}

/** One card of the casino floor. Bets are in cents. */
export function tileOf(
  { game, name, stats }: Entry,
  profile: Profile,
  state: 'open' | 'maintenance',
): GameTile {
  const features = featuresOf(game, profile);
  return {
    slug: game.slug,
    name,
    category: game.category,
    city: game.city,
    studio: game.studio,
    min_bet: game.minBetCents,
    max_bet: game.maxBetCents,
    rtp: stats.returnPercent,
    volatility: stats.volatility,
    multiplier: stats.maxMultiplier,
    features: featureNames.flatMap(([key, wire]) => (features[key] ? [wire] : [])),
    bonus_money: stats.returnPercent <= BONUS_MONEY_MAX_RETURN_PERCENT,
    free_play: features.freePlay,
    state,
  };
}

/** Id of a sub-category: a city within a category, since the same city has slots and tables. */
export function subCategoryId(category: string, city: string): string {
  return `${category}-${city}`;
}

/** Case and accents do not matter to who searches. */
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** @param openEnd the filter's highest value: a slider at its end means "and more" */
function within(value: number, range: readonly [number, number] | undefined, openEnd?: number) {
  if (!range) return true;
  const [from, to] = range;
  return value >= from && (value <= to || (openEnd !== undefined && to >= openEnd));
}

/** Whether a card passes every filter that is set; checked categories and sub-categories add up. */
export function fits(tile: GameTile, query: Query): boolean {
  const has = (feature: string, wanted: boolean | undefined) =>
    !wanted || tile.features.includes(feature);
  const places = query.category_id.length + query.sub_category_id.length;
  const inPlace =
    places === 0 ||
    query.category_id.includes(tile.category) ||
    query.sub_category_id.some(
      (id) => id === subCategoryId(tile.category, tile.city) || id === tile.city,
    );
  return (
    inPlace &&
    fold(tile.name).includes(fold(query.game_name.trim())) &&
    within(tile.volatility, query.volatility) &&
    within(tile.multiplier, query.multiplier, FILTER_MULTIPLIER[1]) &&
    within(tile.min_bet / 100, query.min_bet, FILTER_MIN_BET[1]) &&
    within(tile.max_bet / 100, query.max_bet, FILTER_MAX_BET[1]) &&
    has('auto_spin', query.autospin) &&
    has('quick_spin', query.quickspin) &&
    has('bonus_buy', query.bonusBuy)
  );
}

export interface Category {
  id: string;
  name: string;
  game_count: number;
  sub_categories: { id: string; name: string; game_count: number }[];
}

const categoryNames: Readonly<Record<GameTile['category'], string>> = {
  video: 'Video Slots',
  classic: 'Classic Slots',
  table: 'Table Games',
  live: 'Live Casino',
};

/**
 * Categories with the cities in them, counted over the very cards that a search would find.
 * @param cityName English name of a city's slug
 */
export function categoriesOf(
  tiles: readonly GameTile[],
  cityName: (slug: string) => string,
): Category[] {
  return (Object.keys(categoryNames) as GameTile['category'][]).map((id) => {
    const inside = tiles.filter(({ category }) => category === id);
    const cities = [...new Set(inside.map(({ city }) => city))].sort();
    return {
      id,
      name: categoryNames[id],
      game_count: inside.length,
      sub_categories: cities.map((city) => ({
        id: subCategoryId(id, city),
        name: cityName(city),
        game_count: inside.filter((tile) => tile.city === city).length,
      })),
    };
  });
}
