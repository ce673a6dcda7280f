import { queryOptions } from '@tanstack/react-query';
import { searchGames } from '@wl/contract/lobby';
import { request } from '../../../app/api.ts';

/** More than the floor has: the list of the desk is one page. */
const LIMIT = 64;

/** The floor's games for the desk's picker, by name. */
export const deskGamesQuery = (text: string) =>
  queryOptions({
    queryKey: [searchGames.path, 'desk', text],
    queryFn: ({ signal }) =>
      request(searchGames, {
        query: { page: 1 },
        body: { game_name: text, limit: LIMIT, category_id: [], sub_category_id: [] },
        signal,
      }),
    placeholderData: (before) => before,
  });
