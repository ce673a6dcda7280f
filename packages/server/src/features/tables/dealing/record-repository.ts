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
  /** Number of the round to which the line refers; null if the line refers to no round. */
  round: number | null;
  at: Date;
  kind: string;
  /**
   * Id of the clerk whose action the line records; null if it records an action of the server. Never shown to members.
   */
  clerk_id: string | null;
  /** JSON text of the line, from which `hash` is computed. */
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

/** Returns the record lines of a round, oldest first. */
export function linesOfRound(db: Db, table: string, round: number): Promise<RecordRow[]> {
  return db
    .selectFrom('tables_records')
    .selectAll()
    .where('table_slug', '=', table)
    .where('round', '=', round)
    .orderBy('no')
    .execute();
}
