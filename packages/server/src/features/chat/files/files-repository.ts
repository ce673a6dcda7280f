import type { Db, Transaction } from '../../../platform/database/database.ts';
import type { Place } from '../../../platform/files/seal.ts';

interface FileRow {
  message_id: string;
  page: number;
  key_id: string;
  sealed: Buffer;
}

declare module '../../../platform/database/database.ts' {
  interface Tables {
    chat_files: FileRow;
  }
}

/** Returns the conversation and file ids to which a picture's encryption is bound. */
export const placeOf = (conversationId: string, messageId: string, page: number): Place => ({
  use: 'chat.files',
  recordId: conversationId,
  fileId: `${messageId}/${String(page)}`,
});

/** Stores the pictures of a message's file, one per page. */
export async function insertPictures(
  tx: Transaction,
  messageId: string,
  pictures: readonly Pick<FileRow, 'key_id' | 'sealed'>[],
): Promise<void> {
  const rows = pictures.map((picture, page) => ({ ...picture, message_id: messageId, page }));
  await tx.insertInto('chat_files').values(rows).execute();
}

/**
 * Returns a picture; undefined if the conversation does not contain the message, or the message does not contain the
 * page.
 */
export function findPicture(
  db: Db,
  conversationId: string,
  messageId: string,
  page: number,
): Promise<Pick<FileRow, 'key_id' | 'sealed'> | undefined> {
  return db
    .selectFrom('chat_files')
    .innerJoin('chat_messages', 'chat_messages.id', 'chat_files.message_id')
    .select(['key_id', 'sealed'])
    .where('chat_messages.conversation_id', '=', conversationId)
    .where('message_id', '=', messageId)
    .where('page', '=', page)
    .executeTakeFirst();
}

/** Returns the number of pictures per message id. Messages without pictures are omitted. */
export async function countPages(
  db: Db,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (messageIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('chat_files')
    .select((eb) => ['message_id', eb.fn.countAll<number>().as('pages')])
    .where('message_id', 'in', messageIds)
    .groupBy('message_id')
    .execute();
  return new Map(rows.map(({ message_id, pages }) => [message_id, pages]));
}
