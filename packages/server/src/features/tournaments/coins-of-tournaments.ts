import { series } from '@wl/world/tournaments/series';
import type { Db } from '../../platform/database/database.ts';
import { livingTournaments } from './repository.ts';

/**
 * Returns the prizes and the non-zero entry prices, in Coins, of the tournaments that have not ended. If there are no
 * such tournaments, returns those of the predefined series. If every entry is free, `entries` is `[0]`.
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
