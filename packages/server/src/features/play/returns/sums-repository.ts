import type { Db } from '../../../platform/database/database.ts';
import type { ReturnSums } from './returns-rules.ts';

/** Days and games whose rounds are included in a sum. */
export interface SummedPlay {
  /** First and last UTC day of the range (`YYYY-MM-DD`, inclusive). */
  firstDay: string;
  lastDay: string;
  /** Slugs of the games; all games if omitted. */
  games?: readonly string[] | undefined;
}

/**
 * Sums over settled rounds, in the units of `ReturnSums`. `expected` is the payout according to the published returns,
 * rounded to cents.
 */
export interface PlaySums extends ReturnSums {
  /** UTC day (`YYYY-MM-DD`) or game slug, depending on how the rounds are grouped. */
  key: string;
}

/**
 * Returns the sums of settled rounds by day or game, ordered by key. Omits days and games without rounds. The table has
 * one row per game and day, so the cost does not depend on the number of rounds.
 */
export async function playSums(
  db: Db,
  by: 'day' | 'game',
  { firstDay, lastDay, games }: SummedPlay,
): Promise<PlaySums[]> {
  const key = by === 'day' ? `to_char(day, 'YYYY-MM-DD')` : 'game';
  const { rows } = await db.client.query<PlaySums>({
    name: `play_sums_by_${by}`,
    text: `select ${key} as key, sum(rounds)::int8 as rounds, sum(staked)::int8 as staked, sum(paid)::int8 as paid,
        round(sum(expected))::int8 as expected, sum(squares)::float8 as squares, sum(spread)::float8 as spread
      from play_returns
      where day between $1::date and $2::date and ($3::text[] is null or game = any($3))
      group by 1 having sum(rounds) > 0 order by 1`,
    values: [firstDay, lastDay, games ?? null],
  });
  return rows;
}

/** Returns stakes minus payouts, in cents, for each game and day with rounds. */
export async function playRevenues(
  db: Db,
  { firstDay, lastDay, games }: SummedPlay,
): Promise<{ day: string; game: string; revenue: number }[]> {
  const { rows } = await db.client.query<{ day: string; game: string; revenue: number }>({
    name: 'play_revenues',
    text: `select to_char(day, 'YYYY-MM-DD') as day, game, sum(staked - paid)::int8 as revenue
      from play_returns
      where day between $1::date and $2::date and ($3::text[] is null or game = any($3))
      group by 1, 2 having sum(rounds) > 0 order by 1, 2`,
    values: [firstDay, lastDay, games ?? null],
  });
  return rows;
}
