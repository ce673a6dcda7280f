/** SQL queries for the append-only records of dealt tables. */
import type { Db, Transaction } from '../../../platform/database/database.ts';

declare module '../../../platform/database/database.ts' {
  interface Tables {
    tables_records: RecordRow;
  }
}

export interface RecordRow {
  table_slug: string;
  no: number;
  /** Number of the round that the line is about; null if it is not about a round. */
  round: number | null;
  at: Date;
  kind: string;
  /**
   * Id of the clerk whose action the line records; null if it records an action of the server. Members do not see it.
   */
  clerk_id: string | null;
  /** JSON text that is hashed. */
  content: string;
  previous: string;
  hash: string;
}

export function lastLine(
  tx: Transaction,
  table: string,
): Promise<Pick<RecordRow, 'no' | 'hash'> | undefined> {
  return tx
    .selectFrom('tables_records')
    .select(['no', 'hash'])
    .where('table_slug', '=', table)
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertLine(tx: Transaction, row: RecordRow): Promise<void> {
  await tx.insertInto('tables_records').values(row).execute();
}

/** Returns the lines about a round, oldest first. */
export function linesOfRound(db: Db, table: string, round: number): Promise<RecordRow[]> {
  return db
    .selectFrom('tables_records')
    .selectAll()
    .where('table_slug', '=', table)
    .where('round', '=', round)
    .orderBy('no')
    .execute();
}
