import {
  leaderboard,
  myTournaments,
  type OwnRank,
  type Tournament,
  tournament,
  tournaments,
  tournamentTickets,
} from '@wl/contract/tournaments';
import type { QueryClient } from '@tanstack/react-query';
import { queryClient, queryOf } from '../../app/api.ts';

/** Public lists of tournaments. The member's own history has a separate query, `mineQuery`. */
export type Which = 'running' | 'upcoming' | 'over';

export const listQuery = (which: Which, page = 1) =>
  queryOf(tournaments, { query: { which, page } });
export const mineQuery = (page: number) =>
  queryOf(myTournaments, { query: { which: 'all', page } });
/** Query for the first page of the unfinished tournaments that the member has entered, ordered by end time. */
export const openQuery = queryOf(myTournaments, { query: { which: 'open', page: 1 } });
export const tournamentQuery = (id: string) => queryOf(tournament, { params: { id } });
export const leaderboardQuery = (id: string, page: number) =>
  queryOf(leaderboard, { params: { id }, query: { page } });
export const ticketsQuery = queryOf(tournamentTickets, {});

/** Refetches all tournament data on the screen. */
export const refreshTournaments = (client: QueryClient = queryClient): void =>
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => String(path).startsWith('/tournaments'),
  });

interface Page {
  data: Tournament[];
}

/** Updates one tournament in every cached query that contains it. */
export function changeShown(
  id: string,
  change: (known: Tournament) => Tournament,
  client: QueryClient = queryClient,
): void {
  client.setQueryData(tournamentQuery(id).queryKey, (known) =>
    known ? { data: change(known.data) } : known,
  );
  for (const path of [tournaments.path, myTournaments.path]) {
    client.setQueriesData<Page>({ queryKey: [path] }, (known) =>
      known
        ? { ...known, data: known.data.map((one) => (one.id === id ? change(one) : one)) }
        : known,
    );
  }
}

/** Returns the tournament with the member's new rank; unchanged if the known rank is based on more rounds. */
export const withOwnRank = (known: Tournament, mine: OwnRank): Tournament =>
  known.mine && known.mine.rounds > mine.rounds ? known : { ...known, mine };
