import { useQuery } from '@tanstack/react-query';
import { tournamentGames } from '@wl/contract/office/tournaments';
import { request } from '../../app/api.ts';

/** Returns the slots that tournaments may use. They change only with a release. */
export const useSlots = () =>
  useQuery({
    queryKey: ['tournament-games'],
    queryFn: () => request(tournamentGames, {}),
    staleTime: Infinity,
  });
