import { queryOptions } from '@tanstack/react-query';
import { searchGames } from '@wl/contract/lobby';
import { request } from '../../../app/api.ts';

/** Page size. It exceeds the number of games in the lobby, so that one page contains all games. */
const LIMIT = 64;

/** Returns the query that searches the lobby's games by name, for the game picker. */
export const windowGamesQuery = (text: string) =>
  queryOptions({
    queryKey: [searchGames.path, 'windows', text],
    queryFn: ({ signal }) =>
      request(searchGames, {
        query: { page: 1 },
        body: { game_name: text, limit: LIMIT, category_id: [], sub_category_id: [] },
        signal,
      }),
    placeholderData: (before) => before,
  });
