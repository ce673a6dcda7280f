import type { Db, Transaction } from '../../platform/database/database.ts';
import { keptBack, registry, type Share } from './registry.ts';

export interface CopyRow {
  id: string;
  member_id: string;
  requested_at: Date;
  ready_at: Date | null;
  expires_at: Date | null;
  content: Buffer | null;
  size_bytes: number | null;
}

interface ErasureRow {
  member_id: string;
  closed_at: Date;
  erase_at: Date;
  erased_at: Date | null;
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    personal_data_exports: CopyRow;
    personal_data_erasures: ErasureRow;
  }
}

export type CopyFacts = Omit<CopyRow, 'content'>;
const facts = ['id', 'member_id', 'requested_at', 'ready_at', 'expires_at', 'size_bytes'] as const;

export function lastCopy(db: Db, memberId: string): Promise<CopyFacts | undefined> {
  return db
    .selectFrom('personal_data_exports')
    .select(facts)
    .where('member_id', '=', memberId)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findCopy(db: Db, id: string): Promise<CopyRow | undefined> {
  return db.selectFrom('personal_data_exports').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Stores a member's request for a copy of their personal data.
 * @returns false if another copy is already being prepared for this member
 */
export async function insertCopy(
  tx: Transaction,
  row: Pick<CopyRow, 'id' | 'member_id' | 'requested_at'>,
): Promise<boolean> {
  const put = await tx
    .insertInto('personal_data_exports')
    .values({ ...row, ready_at: null, expires_at: null, content: null, size_bytes: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return put !== undefined;
}

export async function finishCopy(
  tx: Transaction,
  id: string,
  done: { ready_at: Date; expires_at: Date; content: Buffer; size_bytes: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('personal_data_exports')
    .set(done)
    .where('id', '=', id)
    .where('ready_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Deletes the contents of expired copies of members' data. */
export async function dropExpired(tx: Transaction, now: Date): Promise<void> {
  await tx
    .updateTable('personal_data_exports')
    .set({ content: null })
    .where('expires_at', '<=', now)
    .where('content', 'is not', null)
    .execute();
}

export async function insertErasure(
  tx: Transaction,
  row: Pick<ErasureRow, 'member_id' | 'closed_at' | 'erase_at'>,
): Promise<void> {
  await tx
    .insertInto('personal_data_erasures')
    .values({ ...row, erased_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the ids of members whose retention period has ended, earliest end first. */
export async function dueErasures(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('personal_data_erasures')
    .select('member_id')
    .where('erased_at', 'is', null)
    .where('erase_at', '<=', now)
    .orderBy('erase_at')
    .limit(limit)
    .execute();
  return rows.map(({ member_id }) => member_id);
}

export async function endErasure(tx: Transaction, memberId: string, now: Date): Promise<void> {
  await tx
    .updateTable('personal_data_erasures')
    .set({ erased_at: now })
    .where('member_id', '=', memberId)
    .execute();
}

/** Deletes the contents of all copies of a member's personal data. */
export async function dropCopies(tx: Transaction, memberId: string): Promise<void> {
  await tx
    .updateTable('personal_data_exports')
    .set({ content: null })
    .where('member_id', '=', memberId)
    .execute();
}

/** Deletes a member's sessions, which contain IP addresses and device data. */
export async function forgetSessions(tx: Transaction, memberId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('subject_id', '=', memberId).execute();
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Returns the SQL condition that selects a member's rows in a table; `$1` is the member's id. */
function conditionOf(share: Exclude<Share, { not: string }>): string {
  if (!('of' in share)) return `t.${quoted(share.by)} = $1`;
  const own = `t.${quoted(share.by)} in (select id from ${quoted(share.of)} where member_id = $1)`;
  return share.only === undefined ? own : `${own} and ${share.only}`;
}

/** Number of rows per fetch. The limit keeps a long history of rounds from being loaded into memory all at once. */
const AT_ONCE = 2000;

/**
 * Yields a member's rows from every table in the registry, as JSON text. All rows come from one database snapshot, so
 * that figures from different tables agree.
 * @param tx a transaction that has not executed a statement yet
 */
export async function* rowsOf(
  tx: Transaction,
  memberId: string,
): AsyncGenerator<{ table: string; rows: string[] }> {
  await tx.client.query('set transaction isolation level repeatable read, read only');
  const { rows: bytes } = await tx.client.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
      where table_schema = 'public' and data_type = 'bytea'`,
  );
  for (const [table, share] of Object.entries(registry)) {
    if ('not' in share) continue;
    const hidden = bytes.filter((one) => one.table_name === table).map((one) => one.column_name);
    await tx.client.query(
      `declare personal_rows no scroll cursor for
         select (to_jsonb(t) - $2::text[])::text as row from ${quoted(table)} t where ${conditionOf(share)}`,
      [memberId, [...hidden, ...keptBack]],
    );
    for (;;) {
      const { rows } = await tx.client.query<{ row: string }>(
        `fetch ${AT_ONCE} from personal_rows`,
      );
      if (rows.length > 0) yield { table, rows: rows.map(({ row }) => row) };
      if (rows.length < AT_ONCE) break;
    }
    await tx.client.query('close personal_rows');
  }
}
