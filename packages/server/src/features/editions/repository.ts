import type { Content } from '@wl/world/editions/content';
import type { Db, Transaction } from '../../platform/database/database.ts';

export interface EditionRow {
  number: number;
  subject: string;
  version: number;
  /** Content of the edition; null means the default content. */
  content: Content | null;
  created_at: Date;
  created_by: string;
  reason: string;
  /**
   * Id of the transaction that stored the edition, as decimal text. The id is the edition's position in the event
   * stream.
   */
  tx: string;
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    editions: EditionRow;
  }
}

/** Returns the editions with a number higher than the given number, in ascending order. */
export async function editionsAfter(db: Db, number: number): Promise<EditionRow[]> {
  const { rows } = await db.client.query<EditionRow>({
    name: 'editions_after',
    text: `select number, subject, version, content, created_at, created_by, reason, tx::text as tx
      from editions where number > $1 order by number`,
    values: [number],
  });
  return rows;
}

/** Returns the number of the newest edition, or 0 if there is none. */
export async function newestNumber(db: Db): Promise<number> {
  const { rows } = await db.client.query<{ newest: number }>({
    name: 'editions_newest_number',
    text: `select editions_newest() as newest`,
  });
  return rows[0]?.newest ?? 0;
}

/** Makes other transactions that create editions wait until this transaction ends. */
export async function lockEditions(tx: Transaction): Promise<void> {
  await tx.client.query(`select pg_advisory_xact_lock(hashtext('editions'))`);
}

/**
 * Inserts the next edition. The caller must hold the editions lock.
 * @returns the stored edition; undefined if an edition with the same or a higher transaction id already exists, because
 *   the new edition would then not be the last in the event stream
 */
export async function insertEdition(
  tx: Transaction,
  edition: Omit<EditionRow, 'number' | 'tx'>,
): Promise<EditionRow | undefined> {
  const { subject, version, content, created_at, created_by, reason } = edition;
  const { rows } = await tx.client.query<EditionRow>({
    name: 'editions_insert',
    text: `insert into editions (number, subject, version, content, created_at, created_by, reason)
      select (select coalesce(max(number), 0) + 1 from editions), $1, $2, $3::jsonb, $4, $5, $6
      where not exists (select 1 from editions where tx >= pg_current_xact_id())
      returning number, subject, version, content, created_at, created_by, reason, tx::text as tx`,
    values: [
      subject,
      version,
      content === null ? null : JSON.stringify(content),
      created_at,
      created_by,
      reason,
    ],
  });
  return rows[0];
}

/** Notifies other processes after the commit so that they reload the editions. */
export async function notifyEdition(tx: Transaction, channel: string): Promise<void> {
  await tx.client.query(`select pg_notify($1, '')`, [channel]);
}
