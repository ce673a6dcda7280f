import { useQuery } from '@tanstack/react-query';
import { tournamentGames } from '@wl/contract/office/tournaments';
import { request } from '../../app/api.ts';

/** Returns the slots that tournaments may use. The slots change only with a release of Wanderluck. */
export const useSlots = () =>
  useQuery({
    queryKey: ['tournament-games'],
    queryFn: () => request(tournamentGames, {}),
    staleTime: Infinity,
  });
