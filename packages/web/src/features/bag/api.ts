import { queryOptions } from '@tanstack/react-query';
import { GameSearch, type GameTile, searchGames } from '@wl/contract/lobby';
import { request } from '../../app/api.ts';

/** The largest page there is. */
const everyGame = GameSearch.parse({ limit: 64 });

/** Every game that takes no bonus money. There is no such filter: these few are told from all. */
export const cashOnlyGamesQuery = queryOptions({
  queryKey: [searchGames.path, 'cash-only'],
  queryFn: async ({ signal }) => {
    const found: GameTile[] = [];
    for (let page = 1; ; page += 1) {
      const { data, meta } = await request(searchGames, {
        query: { page },
        body: everyGame,
        signal,
      });
      found.push(...data.filter(({ bonus_money }) => !bonus_money));
      if (meta.to >= meta.total || data.length === 0) return found;
    }
  },
});
