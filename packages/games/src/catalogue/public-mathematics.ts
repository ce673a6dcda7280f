import type { LinesGame } from '../engines/lines/game.ts';
import type { RouletteGame } from '../engines/roulette/game.ts';
import type { Game, GameFamily } from '../game.ts';

/**
 * What anybody needs to compute a game's rounds without our code, keyed `slug:mathVersion`: published as
 * `docs/fairness/games.json` by `tools/stats.ts` and read by `docs/fairness/verify.py`.
 */
export function publicMathematics(games: readonly Game[]): Record<string, unknown> {
  return Object.fromEntries(
    games.map((game) => [`${game.slug}:${game.mathVersion}`, mathematicsOf(game)]),
  );
}

/** What of a family's game is mathematics. */
const publishers: Readonly<Partial<Record<GameFamily, (game: Game) => object>>> = {
  lines: (game) => ({ config: tidy((game as LinesGame).config) }),
  roulette: (game) => ({ rules: (game as RouletteGame).rules }),
};

function mathematicsOf(game: Game): unknown {
  const publish = publishers[game.family];
  if (!publish) throw new RangeError(`nobody publishes the family ${game.family}`);
  return { family: game.family, ...publish(game) };
}

/** Strips on one line each, so that the published file reads well. */
function tidy(config: LinesGame['config']): LinesGame['config'] {
  const reelSets = Object.fromEntries(
    Object.entries(config.reelSets).map(([name, { strips }]) => [
      name,
      { strips: strips.map((strip) => strip.trim().replaceAll(/\s+/g, ' ')) },
    ]),
  );
  return { ...config, reelSets };
}
