import { gameStates, type GameState } from '@wl/contract/office/play';

/**
 * Filter for the games table. `switched` selects games that are restricted by their own switches, and `alarm` selects
 * games with an alarm.
 */
export type GamesFilter = GameState | 'switched' | 'alarm';
export const gamesFilters: readonly GamesFilter[] = [...gameStates, 'switched', 'alarm'];
