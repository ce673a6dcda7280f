import { series } from '@wl/world/tournaments/series';
import type { Db } from '../../platform/database.ts';
import { livingTournaments } from './repository.ts';

/**
 * Lists what the tournaments that have not ended pay for each place, and what their entries cost where they are not free. Before the first one
 * is published, it is the series' that are told.
 */
export async function coinsOfTournaments(db: Db): Promise<{ prizes: number[]; entries: number[] }> {
  const living = await livingTournaments(db);
  const told =
    living.length > 0
      ? living.map(({ prizes, entry_coins: entry }) => ({ prizes, entry }))
      : series.map(({ prizes, entryCoins: entry }) => ({ prizes, entry }));
  const entries = told.map(({ entry }) => entry).filter((coins) => coins > 0);
  return {
    prizes: told.flatMap(({ prizes }) => prizes.map(({ coins }) => coins)),
    entries: entries.length > 0 ? entries : [0],
  };
}
