import { games, statsOf, textsOf } from '@wl/games/catalogue/index';
import type { GameTile } from '@wl/contract/lobby';
import type { Profile } from '@wl/world/house/jurisdictions';
import { tileOf, type Entry, type GameState } from './rules.ts';

/** The whole catalogue in memory: it only changes with a deployment. */
const entries: readonly Entry[] = games.map((game) => ({
  game,
  name: textsOf(game.slug).en.name,
  stats: statsOf(game.slug),
}));

/** The cards of every game that exists for this visitor, in the order of the catalogue. */
export function tilesFor(profile: Profile, stateOf: (slug: string) => GameState): GameTile[] {
  return entries.flatMap((entry) => {
    const state = stateOf(entry.game.slug);
    return state === 'off' ? [] : [tileOf(entry, profile, state)];
  });
}
