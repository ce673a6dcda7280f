import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { gameCategories, lobbyBanners, recentlyPlayed, searchGames } from '@wl/contract/lobby';
import type { LanguageCode } from '@wl/contract/shapes';
import { queryOf, request } from '../../app/api.ts';
import { bodyOf, type LobbySearch } from './lobby-search.ts';

/**
 * Returns a paginated query for the games that match a search. Each search has its own query key, so a changed search
 * aborts the previous request.
 */
export const gamesQuery = (search: LobbySearch) =>
  infiniteQueryOptions({
    queryKey: [searchGames.path, search],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      request(searchGames, { query: { page: pageParam }, body: bodyOf(search), signal }),
    getNextPageParam: ({ meta }) => (meta.to < meta.total ? meta.current_page + 1 : undefined),
  });

/**
 * Returns the query for the number of games that would match the search with each additional filter. The previous
 * counts stay visible until the new counts arrive.
 */
export const countsQuery = (search: LobbySearch) =>
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

/**
 * Query for the games that the member has played for money. The panel in the lobby and the page that lists all these
 * games share this query.
 */
export const recentlyPlayedQuery = {
  ...queryOf(recentlyPlayed, {}),
  refetchOnMount: 'always',
} as const;

export const categoriesQuery = queryOf(gameCategories, {});

/** Returns the query for the banners that operators have published. The banner of the member's city is not included. */
export const bannersQuery = (language: LanguageCode) =>
  queryOf(lobbyBanners, { query: { language } });
