import type { LinesGame } from '../engines/lines/game.ts';
import type { RouletteGame } from '../engines/roulette/game.ts';
import type { Game } from '../game.ts';

/**
 * What anybody needs to compute a game's rounds without our code, keyed `slug:mathVersion`: published as
 * `docs/fairness/games.json` by `tools/stats.ts` and read by `docs/fairness/verify.py`.
 */
export function publicMathematics(games: readonly Game[]): Record<string, unknown> {
  return Object.fromEntries(
    games.map((game) => [`${game.slug}:${game.mathVersion}`, mathematicsOf(game)]),
  );
}

function mathematicsOf(game: Game): unknown {
  switch (game.family) {
    case 'lines':
      return { family: game.family, config: tidy((game as LinesGame).config) };
    case 'roulette':
      return { family: game.family, rules: (game as RouletteGame).rules };
  }
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
