import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { gameCategories, lobbyBanners, recentlyPlayed, searchGames } from '@wl/contract/lobby';
import type { LanguageCode } from '@wl/contract/shapes';
import { queryOf, request } from '../../app/api.ts';
import { bodyOf, type FloorSearch } from './floor-search.ts';

/**
 * Pages of games: a new search is a new key, which aborts the running request of the old one; an aborted answer is ignored.
 */
export const gamesQuery = (search: FloorSearch) =>
  infiniteQueryOptions({
    queryKey: [searchGames.path, search],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      request(searchGames, { query: { page: pageParam }, body: bodyOf(search), signal }),
    getNextPageParam: ({ meta }) => (meta.to < meta.total ? meta.current_page + 1 : undefined),
  });

/** How many games each filter would find beside a search. The last counts stay until the next ones are there. */
export const countsQuery = (search: FloorSearch) =>
  queryOptions({
    queryKey: [searchGames.path, 'counts', search],
    queryFn: async ({ signal }) => {
      const { meta, facets } = await request(searchGames, {
        query: { page: 1 },
        body: { ...bodyOf(search, 1), counts: true },
        signal,
      });
      return { total: meta.total, facets };
    },
    placeholderData: keepPreviousData,
  });

/** Games that were played with money; the floor's panel and the page share the answer. */
export const recentlyPlayedQuery = {
  ...queryOf(recentlyPlayed, {}),
  refetchOnMount: 'always',
} as const;

export const categoriesQuery = queryOf(gameCategories, {});

/** What operators have put on beside the city. */
export const bannersQuery = (language: LanguageCode) =>
  queryOf(lobbyBanners, { query: { language } });
