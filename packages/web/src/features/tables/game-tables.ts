import { lazy, type ComponentType, type ReactNode } from 'react';
import type { TableReply } from './live-state.ts';

export interface GameTableProps {
  reply: TableReply;
  /** Time in ms, by this device's clock, at which the page received `reply`. */
  receivedAtMs: number;
  /** Additional panels for the side column. */
  children?: ReactNode;
}

/** Page components by game. A game's code is loaded when one of its tables is first opened. */
const gameTables = {
  'table-roulette': lazy(() => import('./roulette/roulette-table.tsx')),
  'table-baccarat': lazy(() => import('./baccarat/baccarat-table.tsx')),
  'table-blackjack': lazy(() => import('./blackjack/blackjack-table.tsx')),
  'table-crash': lazy(() => import('./crash/crash-table.tsx')),
  'travel-wheel': lazy(() => import('./travel-wheel/travel-wheel-table.tsx')),
  'table-dragon-tiger': lazy(() => import('./dragon-tiger/dragon-tiger-table.tsx')),
  'table-sic-bo': lazy(() => import('./sic-bo/sic-bo-table.tsx')),
} as const satisfies Record<string, ComponentType<GameTableProps>>;

/** Id of a table game whose page is included in this version of the application. */
export type KnownGame = keyof typeof gameTables;

export const isKnownGame = (game: string): game is KnownGame => Object.hasOwn(gameTables, game);

/** Returns the page for a table's game; undefined if this version of the application does not include the game. */
export const gameTableOf = (game: string): ComponentType<GameTableProps> | undefined =>
  isKnownGame(game) ? gameTables[game] : undefined;
