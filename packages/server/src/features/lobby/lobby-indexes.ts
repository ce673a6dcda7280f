import type { GameTile } from '@wl/contract/lobby';
import { categoryIds } from '@wl/world/casino/categories';
import type { Profile } from '@wl/world/casino/jurisdictions';
import { titles, type ListedTitle } from '../titles/index.ts';
import { LobbyIndex } from './lobby-index.ts';
import { namedFirst, type Order } from './order-rules.ts';
import { tileOf } from './rules.ts';

/**
 * Search indexes, keyed by the name of the jurisdiction profile. Each index is built for the first visitor with the
 * profile, and rebuilt after the lobby order or the titles have changed.
 */
const indexes = new Map<
  string,
  { order: Order; listed: readonly ListedTitle[]; index: LobbyIndex }
>();

/** Returns the tiles of all listed titles for this jurisdiction, in catalogue order. */
export function tilesFor(profile: Profile): GameTile[] {
  return titles.listed().map((title) => tileOf(title, profile));
}

/**
 * Returns the search index of a jurisdiction's lobby, with games and categories in the operator's order. Creates the
 * index if it is missing or outdated.
 */
export function lobbyIndexFor(profile: Profile, order: Order): LobbyIndex {
  const listed = titles.listed();
  const made = indexes.get(profile.name);
  if (made?.order === order && made.listed === listed) return made.index;
  const tiles = namedFirst(tilesFor(profile), order.first, ({ slug }) => slug);
  const categories = namedFirst(categoryIds, order.categories, (id) => id);
  const index = new LobbyIndex(tiles, categories);
  indexes.set(profile.name, { order, listed, index });
  return index;
}
