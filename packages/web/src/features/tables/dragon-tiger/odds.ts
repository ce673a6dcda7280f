import { DRAGON_TIGER_BETS, type DragonTigerBetId } from '@wl/games/engines/dragon-tiger/rules';

/**
 * Odds of each spot, and its return to player in percent. The analysis of the game is too large to include in a page,
 * so a test compares these figures with the rules and the analysis.
 */
export const ODDS = {
  dragon: { pays: '1:1', returned: 96.26506 },
  tiger: { pays: '1:1', returned: 96.26506 },
  tie: { pays: '11:1', returned: 89.638554 },
  'suited-tie': { pays: '50:1', returned: 86.024096 },
} as const satisfies Record<DragonTigerBetId, { pays: string; returned: number }>;

/** Spots of the table, in the order in which their returns are listed. */
export const SPOTS = DRAGON_TIGER_BETS;
