import { games, statsOf, textsOf } from '@wl/games/catalogue/index';
import type { GameTile } from '@wl/contract/lobby';
import { categoryIds } from '@wl/world/casino/categories';
import type { Profile } from '@wl/world/casino/jurisdictions';
import { LobbyIndex } from './lobby-index.ts';
import { namedFirst, type Order } from './order-rules.ts';
import { tileOf, type Entry } from './rules.ts';

/** Complete catalogue, in memory; it changes only with a deployment. */
let entries: readonly Entry[] = games.map((game) => ({
  game,
  name: textsOf(game.slug).en.name,
  stats: statsOf(game.slug),
}));

/**
 * One search index per jurisdiction profile. An index is created for the profile's first visitor and recreated after
 * each change to the lobby order.
 */
const indexes = new Map<string, { order: Order; index: LobbyIndex }>();

/** Returns all games in the catalogue. */
export const catalogueEntries = (): readonly Entry[] => entries;

/**
 * Replaces the catalogue; must be called before the first request. `bench/lobby.ts` uses a catalogue of 100,000 games.
 */
export function replaceCatalogue(others: readonly Entry[]): void {
  entries = others;
  indexes.clear();
}

/** Returns the cards of all games for this jurisdiction, in catalogue order. */
export function tilesFor(profile: Profile): GameTile[] {
  return entries.map((entry) => tileOf(entry, profile));
}

/** Returns the search index of a jurisdiction's casino floor, in the operator's order. */
export function lobbyIndexFor(profile: Profile, order: Order): LobbyIndex {
  const made = indexes.get(profile.name);
  if (made?.order === order) return made.index;
  const tiles = namedFirst(tilesFor(profile), order.first, ({ slug }) => slug);
  const categories = namedFirst(categoryIds, order.categories, (id) => id);
  const index = new LobbyIndex(tiles, categories);
  indexes.set(profile.name, { order, index });
  return index;
}
