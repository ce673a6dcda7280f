import { familyOf } from '../engines/families.ts';
import type { GameSpread } from '../engines/family.ts';
import type { Game, GameStats } from '../game.ts';
import { ONLY_BET } from './expectation.ts';

/** Computes a game's statistics with the game's engine. `tools/stats.ts` writes them to `generated/stats.json`. */
export const computeStats = (game: Game): GameStats => familyOf(game).stats(game);

/**
 * Returns the standard deviation for each of a game's bets. For families that do not compute it per bet, returns the
 * value from `stats` as the only entry (`ONLY_BET`).
 */
export const computeSpread = (game: Game, stats: GameStats): GameSpread =>
  familyOf(game).spread?.(game, stats) ?? { sigmas: { [ONLY_BET]: stats.sigma }, error: 0 };
