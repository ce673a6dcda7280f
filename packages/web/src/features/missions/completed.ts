import type { Errand, Mission } from '@wl/contract/missions';
import { create } from 'zustand';

/** Mission or errand that has just been completed. */
export interface Completed {
  mission: Mission | null;
  errand: Errand | null;
  coins: number;
}

/** Time in ms for which a completion is shown while a game is on stage. */
const SHOWN_MS = 7000;

/** Latest completions, oldest first, shown in the strip above a game. A toast would cover the game. */
export const useCompleted = create<{ waiting: readonly Completed[] }>(() => ({ waiting: [] }));

export function celebrateAtStage(completed: Completed): void {
  useCompleted.setState(({ waiting }) => ({ waiting: [...waiting, completed] }));
  setTimeout(() => {
    useCompleted.setState(({ waiting }) => ({
      waiting: waiting.filter((one) => one !== completed),
    }));
  }, SHOWN_MS);
}

/**
 * Ids of newly completed missions, and slugs of cities whose stamp was newly earned. The page animates the stamps of
 * these missions and cities.
 */
export const freshlyDone = new Set<string>();
