import type { BaccaratBetId } from '@wl/games/engines/baccarat/bets';
import { tableBaccarat } from '@wl/games/tables/baccarat';

/**
 * Return to player of each spot, in percent. The analysis of the game is too large to include in a page, so a test
 * compares these figures with the analysis.
 */
export const RETURNS = {
  player: 98.764919,
  banker: 98.942094,
  tie: 85.640371,
  'player-pair': 89.638554,
  'banker-pair': 89.638554,
  'either-pair': 86.290123,
  'perfect-pair': 86.970609,
  small: 94.71712,
  big: 95.65425,
} as const satisfies Partial<Record<BaccaratBetId, number>>;

export type TableSpot = keyof typeof RETURNS;

/** Spots of the table, in the order in which the game lists them. */
export const TABLE_SPOTS = tableBaccarat.spots as readonly TableSpot[];
