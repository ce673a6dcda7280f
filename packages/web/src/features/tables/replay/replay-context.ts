import type { TableReplay } from '@wl/contract/tables-history';
import { createContext } from 'react';
import type { Player } from './use-player.ts';

export interface ShownReplay {
  replay: TableReplay;
  player: Player;
  /** True if a clerk views the bets of a member. */
  isStaff: boolean;
}

/** Replay that the page shows; null outside of one. */
export const ReplayContext = createContext<ShownReplay | null>(null);
