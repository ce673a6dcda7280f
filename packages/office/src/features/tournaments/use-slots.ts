import { useQuery } from '@tanstack/react-query';
import { tournamentGames } from '@wl/contract/office/tournaments';
import { request } from '../../app/api.ts';

/** Returns the slots that tournaments may use. The list changes only with a new release, so it is never refetched. */
export const useSlots = () =>
  useQuery({
    queryKey: ['tournament-games'],
    queryFn: () => request(tournamentGames, {}),
    staleTime: Infinity,
  });
