import type { Errand, Mission } from '@wl/contract/missions';
import { create } from 'zustand';

/** A mission or an errand of the itinerary that has just been done. */
export interface Completed {
  mission: Mission | null;
  errand: Errand | null;
  coins: number;
}

/** How long it is celebrated where a game is on stage, ms. */
const SHOWN_MS = 7000;

/** What has just been done, oldest first: the strip over a game's desk says it, where a toast would cover the game. */
export const useCompleted = create<{ waiting: readonly Completed[] }>(() => ({ waiting: [] }));

export function celebrateAtDesk(completed: Completed): void {
  useCompleted.setState(({ waiting }) => ({ waiting: [...waiting, completed] }));
  setTimeout(() => {
    useCompleted.setState(({ waiting }) => ({
      waiting: waiting.filter((one) => one !== completed),
    }));
  }, SHOWN_MS);
}

/** Missions done while their ticket was in sight: its stamp thuds in. */
export const freshlyDone = new Set<string>();
