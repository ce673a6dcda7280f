import { games, statsOf, textsOf } from '@wl/games/catalogue/index';
import type { GameTile } from '@wl/contract/lobby';
import { categoryIds } from '@wl/world/house/categories';
import type { Profile } from '@wl/world/house/jurisdictions';
import { FloorIndex } from './floor-index.ts';
import { namedFirst, type Order } from './order-rules.ts';
import { tileOf, type Entry } from './rules.ts';

/** The whole catalogue in memory: it only changes with a deployment. */
let entries: readonly Entry[] = games.map((game) => ({
  game,
  name: textsOf(game.slug).en.name,
  stats: statsOf(game.slug),
}));

/** One index for each set of features a jurisdiction allows, made when the first visitor of it comes, and anew after a change of order. */
const floors = new Map<string, { order: Order; index: FloorIndex }>();

/** The games of the house. */
export const catalogueEntries = (): readonly Entry[] => entries;

/** Puts another catalogue in the place of ours, before the first visitor: `bench/lobby.ts` has one of 100,000 games. */
export function replaceCatalogue(others: readonly Entry[]): void {
  entries = others;
  floors.clear();
}

/** The cards of every game as this jurisdiction has them, in the order of the catalogue. */
export function tilesFor(profile: Profile): GameTile[] {
  return entries.map((entry) => tileOf(entry, profile));
}

/** The searchable floor of a jurisdiction, in the order that operators gave it. */
export function floorFor(profile: Profile, order: Order): FloorIndex {
  const made = floors.get(profile.name);
  if (made?.order === order) return made.index;
  const tiles = namedFirst(tilesFor(profile), order.first, ({ slug }) => slug);
  const categories = namedFirst(categoryIds, order.categories, (id) => id);
  const index = new FloorIndex(tiles, categories);
  floors.set(profile.name, { order, index });
  return index;
}
