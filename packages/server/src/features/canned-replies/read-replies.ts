import type { StoredReply } from '@wl/contract/office/canned-replies';
import { defaultReplies } from '@wl/world/canned-replies/default-replies';
import type { Db } from '../../platform/database/database.ts';
import { findReplies, type ReplyRow } from './repository.ts';

const ofProduct = new Set(defaultReplies.map(({ id }) => id));

/** Returns true for a built-in reply. Staff can change, remove and restore built-in replies. */
export const isOfProduct = (id: string): boolean => ofProduct.has(id);

const wireRow = ({ id, titles, texts, action, is_removed, version }: ReplyRow): StoredReply => ({
  id,
  titles,
  texts,
  action,
  origin: isOfProduct(id) ? 'changed' : 'own',
  is_removed,
  version,
});

/** Returns all replies: built-in replies in their defined order, then the replies that staff added, oldest first. */
export async function readReplies(db: Db): Promise<StoredReply[]> {
  const rows = await findReplies(db);
  const stored = new Map(rows.map((row) => [row.id, wireRow(row)]));
  const defaults = defaultReplies.map(
    (reply): StoredReply =>
      stored.get(reply.id) ?? { ...reply, origin: 'default', is_removed: false, version: 0 },
  );
  return [...defaults, ...[...stored.values()].filter(({ origin }) => origin === 'own')];
}
