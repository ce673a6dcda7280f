import { familyOf } from '../engines/families.ts';
import type { Game } from '../game.ts';

/**
 * Returns the public data of the given games, keyed by `slug:mathVersion`, from which rounds can be recomputed without
 * the engines. `tools/stats.ts` publishes it as `docs/fairness/games.json` for `docs/fairness/verify.py`.
 */
export function publicMathematics(games: readonly Game[]): Record<string, unknown> {
  return Object.fromEntries(
    games.map((game) => [
      `${game.slug}:${game.mathVersion}`,
      { family: game.family, ...familyOf(game).mathematics(game) },
    ]),
  );
}
