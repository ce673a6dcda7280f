import type { Db, Transaction } from '../../platform/database/database.ts';

interface RatingRow {
  member_id: string;
  game: string;
  stars: number;
  rated_at: Date;
}

/** Total number of stars given to a game, and number of members who rated it. A trigger maintains this row. */
export interface TotalRow {
  game: string;
  stars: number;
  raters: number;
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    ratings: RatingRow;
    ratings_totals: TotalRow;
  }
}

export function allTotals(db: Db): Promise<TotalRow[]> {
  return db.selectFrom('ratings_totals').selectAll().execute();
}

export function findTotal(db: Db, game: string): Promise<TotalRow | undefined> {
  return db.selectFrom('ratings_totals').selectAll().where('game', '=', game).executeTakeFirst();
}

export async function findStars(db: Db, memberId: string, game: string): Promise<number | null> {
  const row = await db
    .selectFrom('ratings')
    .select('stars')
    .where('member_id', '=', memberId)
    .where('game', '=', game)
    .executeTakeFirst();
  return row?.stars ?? null;
}

export async function saveStars(tx: Transaction, row: RatingRow): Promise<void> {
  const { stars, rated_at } = row;
  await tx
    .insertInto('ratings')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'game']).doUpdateSet({ stars, rated_at }),
    )
    .execute();
}

export async function deleteStars(tx: Transaction, memberId: string, game: string): Promise<void> {
  await tx
    .deleteFrom('ratings')
    .where('member_id', '=', memberId)
    .where('game', '=', game)
    .execute();
}
