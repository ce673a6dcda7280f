/** SQL queries for favourite bets. Amounts are in cents. */
import type { Db, Transaction } from '../../../platform/database/database.ts';

declare module '../../../platform/database/database.ts' {
  interface Tables {
    tables_favourites: FavouriteRow;
  }
}

export interface FavouriteRow {
  member_id: string;
  /** Id chosen by the member's client. */
  id: string;
  game: string;
  name: string;
  spots: Record<string, number>;
  created_at: Date;
}

export function findFavourite(
  db: Db,
  memberId: string,
  id: string,
): Promise<FavouriteRow | undefined> {
  return db
    .selectFrom('tables_favourites')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns a member's favourite bets for a game, oldest first. */
export function favouritesOf(db: Db, memberId: string, game: string): Promise<FavouriteRow[]> {
  return db
    .selectFrom('tables_favourites')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('game', '=', game)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function insertFavourite(tx: Transaction, row: FavouriteRow): Promise<void> {
  await tx
    .insertInto('tables_favourites')
    .values({ ...row, spots: JSON.stringify(row.spots) as never })
    .execute();
}

/** Renames a favourite bet and returns it; undefined if the member has no favourite bet with this id. */
export function updateFavourite(
  db: Db,
  memberId: string,
  id: string,
  name: string,
): Promise<FavouriteRow | undefined> {
  return db
    .updateTable('tables_favourites')
    .set({ name })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteFavourite(db: Db, memberId: string, id: string): Promise<void> {
  await db
    .deleteFrom('tables_favourites')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute();
}

/** Deletes all favourite bets of a member. */
export async function forgetFavourites(tx: Transaction, memberId: string): Promise<void> {
  await tx.deleteFrom('tables_favourites').where('member_id', '=', memberId).execute();
}
