import type { Db, Transaction } from '../../../platform/database/database.ts';
import type { ReturnSums } from './returns-rules.ts';

/** Sums over settled rounds of one game and math version on one UTC day (`YYYY-MM-DD`). */
export interface ReturnRow extends ReturnSums {
  game: string;
  math_version: string;
  day: string;
}

/** Number of decimal places of `expected`, which is in cents. */
const CENTS_DIGITS = 6;
/** Number of decimal places of `squares` and `spread`, which are in squared cents. */
const SQUARES_DIGITS = 4;

/**
 * Adds the rows to the stored sums in one statement. `rows` contains at most one row per game, math version and day.
 */
export async function addReturns(tx: Transaction, rows: readonly ReturnRow[]): Promise<void> {
  await tx.client.query({
    name: 'play_add_returns',
    text: `insert into play_returns as r (game, math_version, day, rounds, staked, paid, expected, squares, spread)
      select * from unnest($1::text[], $2::text[], $3::date[], $4::bigint[], $5::bigint[], $6::bigint[], $7::numeric[],
        $8::numeric[], $9::numeric[])
      on conflict (game, math_version, day) do update
        set rounds = r.rounds + excluded.rounds, staked = r.staked + excluded.staked, paid = r.paid + excluded.paid,
          expected = r.expected + excluded.expected, squares = r.squares + excluded.squares,
          spread = r.spread + excluded.spread`,
    values: columnsOf(rows),
  });
}

/** Subtracts the sums in `rows` from the stored sums of the same game, math version and day. */
export async function takeFromReturns(tx: Transaction, rows: readonly ReturnRow[]): Promise<void> {
  await tx.client.query({
    name: 'play_take_returns',
    text: `update play_returns r set rounds = r.rounds - t.rounds, staked = r.staked - t.staked, paid = r.paid - t.paid,
        expected = r.expected - t.expected, squares = r.squares - t.squares, spread = r.spread - t.spread
      from unnest($1::text[], $2::text[], $3::date[], $4::bigint[], $5::bigint[], $6::bigint[], $7::numeric[],
        $8::numeric[], $9::numeric[]) as t(game, math_version, day, rounds, staked, paid, expected, squares, spread)
      where r.game = t.game and r.math_version = t.math_version and r.day = t.day`,
    values: columnsOf(rows),
  });
}

const columnsOf = (rows: readonly ReturnRow[]) => [
  rows.map(({ game }) => game),
  rows.map(({ math_version }) => math_version),
  rows.map(({ day }) => day),
  rows.map(({ rounds }) => rounds),
  rows.map(({ staked }) => staked),
  rows.map(({ paid }) => paid),
  rows.map(({ expected }) => expected.toFixed(CENTS_DIGITS)),
  rows.map(({ squares }) => squares.toFixed(SQUARES_DIGITS)),
  rows.map(({ spread }) => spread.toFixed(SQUARES_DIGITS)),
];

/** Returns the `ReturnSums` of each game and math version: over all days (`allTime`) and from day `since` (`month`). */
export async function readReturns(
  db: Db,
  since: string,
): Promise<{ game: string; math_version: string; month: ReturnSums; allTime: ReturnSums }[]> {
  const names = ['rounds', 'staked', 'paid', 'expected', 'squares', 'spread'] as const;
  const sums = names
    .map(
      (name) => `coalesce(sum(${name}), 0)::float8 as ${name},
        coalesce(sum(${name}) filter (where day >= $1::date), 0)::float8 as month_${name}`,
    )
    .join(', ');
  const { rows } = await db.client.query<Record<string, number | string>>({
    name: 'play_read_returns',
    text: `select game, math_version, ${sums} from play_returns group by game, math_version`,
    values: [since],
  });
  const pick = (row: Record<string, number | string>, prefix: string) =>
    Object.fromEntries(names.map((name) => [name, row[`${prefix}${name}`]])) as never;
  return rows.map((row) => ({
    game: String(row['game']),
    math_version: String(row['math_version']),
    month: pick(row, 'month_'),
    allTime: pick(row, ''),
  }));
}
