import type { Errand, Mission } from '@wl/contract/missions';
import { create } from 'zustand';

export interface Completed {
  mission: Mission | null;
  errand: Errand | null;
  coins: number;
}

/** Time in ms for which a completed mission or errand is shown while a game is on stage. */
const SHOWN_MS = 7000;

/**
 * Completed missions to show in the strip above a game, oldest first. They are not shown as toasts, because a toast
 * would cover the game.
 */
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
 * Ids of missions that have just been completed, and slugs of cities whose stamp has just been earned. The page shows
 * them with an animation.
 */
export const freshlyDone = new Set<string>();
