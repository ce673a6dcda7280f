import { familyOf } from '../engines/families.ts';
import type { GameSpread } from '../engines/family.ts';
import type { Game, GameStats } from '../game.ts';
import { ONLY_BET } from './expectation.ts';

/** Computes a game's statistics with the game's engine. `tools/stats.ts` writes them to `generated/stats.json`. */
export const computeStats = (game: Game): GameStats => familyOf(game).stats(game);

/**
 * Returns the standard deviation of each bet of a game. If the game's family computes no such values, returns only the
 * standard deviation in `stats`, as that of the game's only bet.
 */
export const computeSpread = (game: Game, stats: GameStats): GameSpread =>
  familyOf(game).spread?.(game, stats) ?? { sigmas: { [ONLY_BET]: stats.sigma }, error: 0 };
