import { series } from '@wl/world/tournaments/series';
import type { Db } from '../../platform/database/database.ts';
import { livingTournaments } from './repository.ts';

/**
 * Returns the prizes and entry prices, in Coins, of all tournaments that have not ended or, if there are none, of the
 * predefined series. `entries` omits free entries, but is `[0]` if all entries are free.
 */
export async function coinsOfTournaments(db: Db): Promise<{ prizes: number[]; entries: number[] }> {
  const living = await livingTournaments(db);
  const published =
    living.length > 0
      ? living.map(({ prizes, entry_coins: entry }) => ({ prizes, entry }))
      : series.map(({ prizes, entryCoins: entry }) => ({ prizes, entry }));
  const entries = published.map(({ entry }) => entry).filter((coins) => coins > 0);
  return {
    prizes: published.flatMap(({ prizes }) => prizes.map(({ coins }) => coins)),
    entries: entries.length > 0 ? entries : [0],
  };
}
