import { queryOptions } from '@tanstack/react-query';
import { endedItems, myTravelBag, previewItem, type TravelBag } from '@wl/contract/bag';
import { type GameTile, searchGames } from '@wl/contract/lobby';
import { keepAnswer, queryClient, queryOf, request } from '../../app/api.ts';

export const bagQuery = queryOf(myTravelBag, {});

/** Stores a bag from a response, and refetches the data that depends on the bag. */
export function takeBag(bag: TravelBag): void {
  keepAnswer(bagQuery.queryKey, { data: bag });
  for (const call of [endedItems, previewItem])
    void queryClient.invalidateQueries({ queryKey: [call.path] });
}

/** Refetches all bag data. */
export function refreshBag(): void {
  for (const call of [myTravelBag, endedItems, previewItem])
    void queryClient.invalidateQueries({ queryKey: [call.path] });
}

/** Search parameters that match every game, with the largest page size. */
const everyGame = { game_name: '', limit: 64, category_id: [], sub_category_id: [] };

/** Query for all games, used for their names and for properties that the API cannot filter by. */
export const gamesQuery = queryOptions({
  queryKey: [searchGames.path, 'all'],
  queryFn: async ({ signal }) => {
    const found: GameTile[] = [];
    for (let page = 1; ; page += 1) {
      const { data, meta } = await request(searchGames, {
        query: { page },
        body: everyGame,
        signal,
      });
      found.push(...data);
      if (meta.to >= meta.total || data.length === 0) return found;
    }
  },
});

/**
 * Query for games that do not accept bonus money. Loads all games and selects from them, because the API has no filter
 * for this property.
 */
export const cashOnlyGamesQuery = {
  ...gamesQuery,
  select: (games: GameTile[]) => games.filter(({ bonus_money }) => !bonus_money),
};
