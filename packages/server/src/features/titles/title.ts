import type { Product } from '@wl/contract/events/wagers';
import type { GameFeatures, GameStats } from '@wl/games/game';
import type { CategoryId } from '@wl/world/casino/categories';
import type { Texts } from '@wl/world/languages';

/** Game, table or sport on which wagers are placed, with the properties that other features need. */
export interface Title {
  /** Slug, unique among the titles of all products. It never changes, because wagers store it. */
  slug: string;
  product: Product;
  /** Name of the game, table or sport, the same in all languages. */
  name: string;
  /** Tagline for banners, in every language. */
  taglines: Texts;
  /** Name of the studio that made the title. */
  studio: string;
  /**
   * Family of the title's rules, such as `slots` or `roulette`. A shared family has the largest weight in the search
   * for similar games.
   */
  family: string;
  /** Lobby category; null if the lobby does not list the title. */
  category: CategoryId | null;
  /** Slug of the home city; null if the title has none. The lobby lists only titles with a city. */
  city: string | null;
  /** True if the lobby does not list the title at the moment, for example because a table is closed. */
  isUnlisted?: boolean;
  /** Percentage of a stake that counts as turnover. */
  contributionPercent: number;
  features: GameFeatures;
  /** True if the member makes decisions after placing the bet. */
  hasDecisions: boolean;
  /** Accepted amounts in cents, ascending: total stakes of a slot, chip values of a table. */
  stakes: readonly number[];
  /** Minimum and maximum bet in cents: the total stake for a slot, the stake on one spot for a table. */
  minBetCents: number;
  maxBetCents: number;
  /** Published return to player (RTP), how it was computed, and other statistics; null if no RTP is published. */
  stats: GameStats | null;
}

/** Title that the lobby lists. */
export type ListedTitle = Title & { category: CategoryId; city: string; stats: GameStats };

export function isListed(title: Title): title is ListedTitle {
  const { category, city, stats, isUnlisted = false } = title;
  return category !== null && city !== null && stats !== null && !isUnlisted;
}
