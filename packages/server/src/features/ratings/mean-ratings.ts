import type { Deps } from '../../platform/deps.ts';
import { allTotals, type TotalRow } from './repository.ts';

/** Mean and number of a game's star ratings (1 to 5). Each member has at most one rating per game. */
export interface MeanRating {
  average: number;
  count: number;
}

const CHANNEL = 'wl_ratings';

type Means = ReadonlyMap<string, MeanRating>;

const known = new WeakMap<Deps, Means>();
const none: Means = new Map();

/**
 * Returns the mean ratings by slug from memory, where they may lag by one update. Games without ratings are omitted.
 * Each change creates a new map, so callers can cache data derived from a map.
 */
export function ratingsOf(deps: Deps): Means {
  return known.get(deps) ?? none;
}

/** Returns a game's mean rating, or undefined if it has no ratings. */
export function meanOf(total: TotalRow | undefined): MeanRating | undefined {
  if (!total || total.raters === 0) return undefined;
  return { average: total.stars / total.raters, count: total.raters };
}

/** Loads the mean ratings into this node's memory and keeps them up to date. Called once, by `setup`. */
export async function openRatings(deps: Deps): Promise<void> {
  await deps.listener.follow(CHANNEL, 'the ratings', async () => {
    const means = new Map<string, MeanRating>();
    for (const total of await allTotals(deps.db)) {
      const mean = meanOf(total);
      if (mean) means.set(total.game, mean);
    }
    known.set(deps, means);
  });
}
