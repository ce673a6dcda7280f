import { queryOptions } from '@tanstack/react-query';
import { endedItems, myTravelBag, previewItem, type TravelBag } from '@wl/contract/bag';
import { GameSearch, type GameTile, searchGames } from '@wl/contract/lobby';
import { keepAnswer, queryClient, queryOf, request } from '../../app/api.ts';

export const bagQuery = queryOf(myTravelBag, {});

/** Shows the bag as an answer has it, and asks anew for what follows from it. */
export function takeBag(bag: TravelBag): void {
  keepAnswer(bagQuery.queryKey, { data: bag });
  for (const call of [endedItems, previewItem])
    void queryClient.invalidateQueries({ queryKey: [call.path] });
}

/** Asks anew for everything of the bag. */
export function refreshBag(): void {
  for (const call of [myTravelBag, endedItems, previewItem])
    void queryClient.invalidateQueries({ queryKey: [call.path] });
}

/** The largest page there is. */
const everyGame = GameSearch.parse({ limit: 64 });

/** Every game of the house, for names and for what no filter asks. */
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

/** Every game that takes no bonus money. There is no such filter: these few are told from all. */
export const cashOnlyGamesQuery = {
  ...gamesQuery,
  select: (games: GameTile[]) => games.filter(({ bonus_money }) => !bonus_money),
};
