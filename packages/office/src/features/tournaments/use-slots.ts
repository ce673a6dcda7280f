import { useQuery } from '@tanstack/react-query';
import { tournamentGames } from '@wl/contract/tournaments-desk';
import { request } from '../../app/api.ts';

/** The slots that tournaments may name: they change with a release only. */
export const useSlots = () =>
  useQuery({
    queryKey: ['tournament-games'],
    queryFn: () => request(tournamentGames, {}),
    staleTime: Infinity,
  });
