/** SQL queries for the tables that members have chosen as their favourites. */
import type { Db, Transaction } from '../../../platform/database/database.ts';

declare module '../../../platform/database/database.ts' {
  interface Tables {
    tables_favourite_tables: { member_id: string; table_slug: string; created_at: Date };
  }
}

/** Returns the slugs of a member's favourite tables in alphabetical order. */
export async function favouriteTablesOf(db: Db, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('tables_favourite_tables')
    .select('table_slug')
    .where('member_id', '=', memberId)
    .orderBy('table_slug')
    .execute();
  return rows.map(({ table_slug }) => table_slug);
}

export async function addFavouriteTable(
  db: Db,
  memberId: string,
  table: string,
  at: Date,
): Promise<void> {
  await db
    .insertInto('tables_favourite_tables')
    .values({ member_id: memberId, table_slug: table, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeFavouriteTable(db: Db, memberId: string, table: string): Promise<void> {
  await db
    .deleteFrom('tables_favourite_tables')
    .where('member_id', '=', memberId)
    .where('table_slug', '=', table)
    .execute();
}

/** Deletes all favourite tables of a member. */
export async function forgetFavouriteTables(tx: Transaction, memberId: string): Promise<void> {
  await tx.deleteFrom('tables_favourite_tables').where('member_id', '=', memberId).execute();
}
