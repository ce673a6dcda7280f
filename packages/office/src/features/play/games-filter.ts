import { gameStates, type GameState } from '@wl/contract/office/play';

/** Filter for the games table: a state, games with their own switch, or games with an alarm. */
export type GamesFilter = GameState | 'switched' | 'alarm';
export const gamesFilters: readonly GamesFilter[] = [...gameStates, 'switched', 'alarm'];
