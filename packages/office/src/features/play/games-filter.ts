import { gameStates, type GameState } from '@wl/contract/office/play';

/** Filter for the games table. `switched` shows games that have their own switch, `alarm` shows games with an alarm. */
export type GamesFilter = GameState | 'switched' | 'alarm';
export const gamesFilters: readonly GamesFilter[] = [...gameStates, 'switched', 'alarm'];
