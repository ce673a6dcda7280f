import { familyOf } from '../engines/families.ts';
import type { Game } from '../game.ts';
import type { TableGame } from '../tables/table-game.ts';

/**
 * Returns the public data of the given games, keyed by `slug:mathVersion`. With this data, anyone can recompute rounds
 * without the engines. `tools/stats.ts` publishes it as `docs/fairness/games.json` for `docs/fairness/verify.py`.
 */
export function publicMathematics(
  games: readonly Game[],
  tables: readonly TableGame[] = [],
): Record<string, unknown> {
  return Object.fromEntries([
    ...games.map((game) => [nameOf(game), mathematicsOf(game)] as const),
    ...tables.map((game) => [nameOf(game), { family: game.family, rules: game.rules }] as const),
  ]);
}

const nameOf = ({ slug, mathVersion }: Game | TableGame) => `${slug}:${mathVersion}`;
const mathematicsOf = (game: Game) => ({
  family: game.family,
  ...familyOf(game).mathematics(game),
});
