import type { Db, Transaction } from '../../../platform/database/database.ts';

/** Highest payout of a game on one day (`YYYY-MM-DD`, UTC), if it exceeded the stake; amounts in cents. */
export interface BestWinRow {
  game: string;
  day: string;
  payout: number;
  stake: number;
  won_at: Date;
}

declare module '../../../platform/database/database.ts' {
  interface Tables {
    play_best_wins: BestWinRow;
  }
}

export function bestWinsOn(db: Db, day: string): Promise<BestWinRow[]> {
  return db.selectFrom('play_best_wins').selectAll().where('day', '=', day).execute();
}

/**
 * Stores each win that is higher than the stored win for its game and day. `rows` contains at most one win per game and
 * day.
 */
export async function raiseBestWins(tx: Transaction, rows: readonly BestWinRow[]): Promise<void> {
  await tx.client.query({
    name: 'play_raise_best_wins',
    text: `insert into play_best_wins as w (game, day, payout, stake, won_at)
      select * from unnest($1::text[], $2::date[], $3::bigint[], $4::bigint[], $5::timestamptz[])
      on conflict (game, day) do update
        set payout = excluded.payout, stake = excluded.stake, won_at = excluded.won_at
        where excluded.payout > w.payout`,
    values: [
      rows.map(({ game }) => game),
      rows.map(({ day }) => day),
      rows.map(({ payout }) => payout),
      rows.map(({ stake }) => stake),
      rows.map(({ won_at }) => won_at),
    ],
  });
}

/** Removes stored wins that equal the given rows in every column. */
export async function removeBestWins(tx: Transaction, rows: readonly BestWinRow[]): Promise<void> {
  await tx.client.query({
    name: 'play_remove_best_wins',
    text: `delete from play_best_wins w
      using unnest($1::text[], $2::date[], $3::bigint[], $4::bigint[], $5::timestamptz[]) as v(game, day, payout, stake, won_at)
      where (w.game, w.day, w.payout, w.stake, w.won_at) = (v.game, v.day, v.payout, v.stake, v.won_at)`,
    values: [
      rows.map(({ game }) => game),
      rows.map(({ day }) => day),
      rows.map(({ payout }) => payout),
      rows.map(({ stake }) => stake),
      rows.map(({ won_at }) => won_at),
    ],
  });
}
