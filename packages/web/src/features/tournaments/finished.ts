import type { OwnRank, Tournament } from '@wl/contract/tournaments';
import { create } from 'zustand';
import { queryClient } from '../../app/api.ts';
import { tournamentQuery } from './api.ts';

/** Tournament that has just ended, with the member's result. */
export interface Finished {
  tournament: Tournament;
  mine: OwnRank;
}

/** Time in ms for which a result is shown above a game. */
const SHOWN_MS = 9000;

/**
 * Tournament results that are shown above a game, one at a time and oldest first. Toasts are not used, because a toast
 * would cover the game.
 */
export const useFinished = create<{ waiting: readonly Finished[] }>(() => ({ waiting: [] }));

export async function announceAtStage(id: string, mine: OwnRank): Promise<void> {
  const { data } = await queryClient.fetchQuery({
    ...tournamentQuery(id),
    staleTime: 0,
    retry: 3,
  });
  const finished = { tournament: data, mine };
  useFinished.setState(({ waiting }) => ({ waiting: [...waiting, finished] }));
  setTimeout(() => {
    useFinished.setState(({ waiting }) => ({
      waiting: waiting.filter((one) => one !== finished),
    }));
  }, SHOWN_MS);
}
