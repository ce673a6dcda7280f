import type { Db } from '../../../platform/database/database.ts';

/** Sums of settled rounds, in cents. */
export interface PlaySums {
  /** UTC day (`YYYY-MM-DD`) or slug of the game. */
  key: string;
  rounds: number;
  staked: number;
  paid: number;
  /** Expected payout by the published returns, rounded to cents. */
  expected: number;
}

/**
 * Returns the sums by day or game over a period, in the order of their keys. Days and games without rounds are omitted.
 * The table has one row per game and day, so the cost does not depend on the number of rounds.
 * @param firstDay,lastDay UTC days, both included, `YYYY-MM-DD`
 */
export async function playSums(
  db: Db,
  by: 'day' | 'game',
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
): Promise<PlaySums[]> {
  const key = by === 'day' ? `to_char(day, 'YYYY-MM-DD')` : 'game';
  const { rows } = await db.client.query<PlaySums>({
    name: `play_sums_by_${by}`,
    text: `select ${key} as key, sum(rounds)::int8 as rounds, sum(staked)::int8 as staked, sum(paid)::int8 as paid,
        round(sum(expected))::int8 as expected
      from play_returns where day between $1::date and $2::date
      group by 1 having sum(rounds) > 0 order by 1`,
    values: [firstDay, lastDay],
  });
  return rows;
}
