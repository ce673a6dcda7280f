/** SQL queries for dealers' shifts. */
import type { Db, Transaction } from '../../../platform/database/database.ts';

declare module '../../../platform/database/database.ts' {
  interface Tables {
    tables_shifts: ShiftRow;
  }
}

export interface ShiftRow {
  id: string;
  table_slug: string;
  dealer_id: string;
  /** Dealer's working name, shown to members. */
  dealer_name: string;
  started_at: Date;
  planned_end: Date;
  ended_at: Date | null;
  ended_by: string | null;
}

/** Returns the open shift at a table; undefined if there is none. */
export function openShift(db: Db, table: string): Promise<ShiftRow | undefined> {
  return db
    .selectFrom('tables_shifts')
    .selectAll()
    .where('table_slug', '=', table)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** Returns the open shift of a dealer at any table. */
export function shiftOfDealer(db: Db, dealerId: string): Promise<ShiftRow | undefined> {
  return db
    .selectFrom('tables_shifts')
    .selectAll()
    .where('dealer_id', '=', dealerId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

export function findShift(db: Db, id: string): Promise<ShiftRow | undefined> {
  return db.selectFrom('tables_shifts').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertShift(
  tx: Transaction,
  shift: Omit<ShiftRow, 'ended_at' | 'ended_by'>,
): Promise<void> {
  await tx
    .insertInto('tables_shifts')
    .values({ ...shift, ended_at: null, ended_by: null })
    .execute();
}

export async function closeShift(
  tx: Transaction,
  id: string,
  { at, by }: { at: Date; by: string },
): Promise<void> {
  await tx
    .updateTable('tables_shifts')
    .set({ ended_at: at, ended_by: by })
    .where('id', '=', id)
    .execute();
}
