import { familyOf } from '../engines/families.ts';
import type { Game } from '../game.ts';

/**
 * Returns the data from which rounds of the given games can be recomputed without the engine's code, keyed by
 * `slug:mathVersion`. `tools/stats.ts` publishes the data as `docs/fairness/games.json`, which
 * `docs/fairness/verify.py` reads.
 */
export function publicMathematics(games: readonly Game[]): Record<string, unknown> {
  return Object.fromEntries(
    games.map((game) => [
      `${game.slug}:${game.mathVersion}`,
      { family: game.family, ...familyOf(game).mathematics(game) },
    ]),
  );
}
