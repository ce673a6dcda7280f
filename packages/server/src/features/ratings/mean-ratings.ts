import type { Deps } from '../../platform/deps.ts';
import { allTotals, findTotal, type TotalRow } from './repository.ts';

/** Mean of the stars (1 to 5) of everybody who rated a game. */
export interface MeanRating {
  average: number;
  count: number;
}

const CHANNEL = 'wl_ratings';

type Means = ReadonlyMap<string, MeanRating>;

const known = new WeakMap<Deps, Means>();
const none: Means = new Map();

/**
 * Mean ratings by slug, in memory; a game that nobody has rated is missing. Never waits: at most a notice behind. The map is a new one
 * after each change, so that others can keep what they made of it.
 */
export function ratingsOf(deps: Deps): Means {
  return known.get(deps) ?? none;
}

/** Undefined when nobody (any more) rates the game. */
export function meanOf(total: TotalRow | undefined): MeanRating | undefined {
  if (!total || total.raters === 0) return undefined;
  return { average: total.stars / total.raters, count: total.raters };
}

/** Reads the ratings and goes on hearing of changes, on every node. Called once, by `setup`. */
export async function openRatings(deps: Deps): Promise<void> {
  const put = (game: string, mean: MeanRating | undefined) => {
    const means = new Map(ratingsOf(deps));
    if (mean) means.set(game, mean);
    else means.delete(game);
    known.set(deps, means);
  };
  const readAll = async () => {
    for (const total of await allTotals(deps.db)) put(total.game, meanOf(total));
  };
  const warn = (error: unknown) => {
    deps.log.warn({ err: error }, 'the ratings could not be read; the last ones stay');
  };
  deps.listener.on(CHANNEL, {
    onNotice: (game) => {
      findTotal(deps.db, game)
        .then((total) => put(game, meanOf(total)))
        .catch(warn);
    },
    onGap: () => {
      readAll().catch(warn);
    },
  });
  await readAll();
}
