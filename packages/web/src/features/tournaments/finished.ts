import type { Standing, Tournament } from '@wl/contract/tournaments';
import { create } from 'zustand';
import { queryClient } from '../../app/api.ts';
import { tournamentQuery } from './api.ts';

/** A tournament that has just ended, and how the member came in. */
export interface Finished {
  tournament: Tournament;
  mine: Standing;
}

/** How long it is told where a game is on stage, ms. */
const SHOWN_MS = 9000;

/** What has just ended, oldest first: the strip over a game's desk says it, where a toast would cover the game. */
export const useFinished = create<{ waiting: readonly Finished[] }>(() => ({ waiting: [] }));

export async function tellAtDesk(id: string, mine: Standing): Promise<void> {
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
