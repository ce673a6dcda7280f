import type { CannedReply } from '@wl/world/canned-replies/canned-replies';
import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.ts';

export interface ReplyRow extends CannedReply {
  is_removed: boolean;
  version: number;
  created_at: Date;
  changed_at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    canned_replies: ReplyRow;
  }
}

/** Returns all replies that staff added, changed or removed, oldest first. */
export function findReplies(db: Db): Promise<ReplyRow[]> {
  return db.selectFrom('canned_replies').selectAll().orderBy('created_at').orderBy('id').execute();
}

/**
 * Takes the lock for changes to canned replies until the transaction ends. A single lock for all replies is enough,
 * because replies rarely change. Readers do not wait for it.
 */
export async function lockReplies(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('canned_replies'))`.execute(tx);
}

/** Stores a reply. Replaces a stored reply with the same id. */
export async function storeReply(
  tx: Transaction,
  reply: CannedReply & Pick<ReplyRow, 'is_removed' | 'version'>,
  at: Date,
): Promise<void> {
  const { id, titles, texts, action, is_removed, version } = reply;
  const json = (value: object) => sql<never>`${JSON.stringify(value)}::jsonb`;
  const changed = {
    titles: json(titles),
    texts: json(texts),
    action: action && json(action),
    is_removed,
    version,
    changed_at: at,
  };
  await tx
    .insertInto('canned_replies')
    .values({ id, created_at: at, ...changed })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changed))
    .execute();
}

/** Deletes the stored reply with this id. For a built-in reply, the original content then applies again. */
export async function deleteReply(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('canned_replies').where('id', '=', id).execute();
}
