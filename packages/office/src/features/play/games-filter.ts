import { gameStates, type GameState } from '@wl/contract/games-desk';

/** Which games the table shows: those members find in a state, with a switch of their own, or with an alarm. */
export type GamesFilter = GameState | 'switched' | 'alarm';
export const gamesFilters: readonly GamesFilter[] = [...gameStates, 'switched', 'alarm'];
