import { familyOf } from '../engines/families.ts';
import type { Game } from '../game.ts';
import type { StakeParts } from '../money.ts';

/**
 * Returns the share of outcomes (0 to 1) in which some part of a bet wins. Bonus terms limit this share (decisions §6).
 * The share is exact for games with a betting layout (roulette, sic bo). For other games, it is an upper bound, or 1 if
 * unknown.
 */
export const coverageOf = (game: Game, parts: StakeParts): number =>
  familyOf(game).coverage?.(game, parts) ?? 1;
