import { infiniteQueryOptions } from '@tanstack/react-query';
import { gameCategories, searchGames, type GameTile } from '@wl/contract/lobby';
import { roundHistory } from '@wl/contract/play';
import { queryOf, request } from '../../app/api.ts';

/** What the floor is asked for. One of `category` and `city` at most: the server adds them up, members expect "within". */
export interface FloorSearch {
  text: string;
  category: GameTile['category'] | null;
  city: string | null;
}

export const EVERYTHING: FloorSearch = { text: '', category: null, city: null };

/** Games a page holds (specification §2). */
export const PAGE_SIZE = 16;

/**
 * Pages of games: a new search is a new key, which aborts the running request of the old one; an aborted answer is ignored.
 */
export const gamesQuery = (search: FloorSearch) =>
  infiniteQueryOptions({
    queryKey: [searchGames.path, search],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      request(searchGames, {
        query: { page: pageParam },
        body: {
          game_name: search.text,
          limit: PAGE_SIZE,
          category_id: search.category ? [search.category] : [],
          sub_category_id: search.city ? [search.city] : [],
        },
        signal,
      }),
    getNextPageParam: ({ meta }) => (meta.to < meta.total ? meta.current_page + 1 : undefined),
  });

export const categoriesQuery = queryOf(gameCategories, {});

/** The newest rounds of all games; the panel makes "recently played" of them. */
export const recentRoundsQuery = queryOf(roundHistory, { query: { page: 1 } });
