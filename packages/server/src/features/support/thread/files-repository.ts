import type { TicketFile } from '@wl/contract/support';
import type { Deps } from '../../../platform/deps.ts';
import type { Db, Transaction } from '../../../platform/database/database.ts';
import { openFile, sealFile, type Place } from '../../../platform/files/seal.ts';

interface FileRow {
  message_id: string;
  /** Position of the file in its message. */
  number: number;
  page: number;
  name: string;
  key_id: string;
  sealed: Buffer;
}

declare module '../../../platform/database/database.ts' {
  interface Tables {
    support_ticket_files: FileRow;
  }
}

export interface PicturePlace {
  message: string;
  file: number;
  page: number;
}

/** Returns the ticket, message, file and page to which a picture's encryption is bound. */
const placeOf = (ticketId: string, { message, file, page }: PicturePlace): Place => ({
  use: 'tickets.files',
  recordId: ticketId,
  fileId: `${message}/${String(file)}/${String(page)}`,
});

/**
 * Encrypts and stores a message's files. The number of the first file is `first`.
 * @param message the message, with the ticket to which it belongs
 * @param files checked files, each with one picture per page
 */
export async function storeTicketFiles(
  deps: Pick<Deps, 'config'>,
  tx: Transaction,
  message: { id: string; ticketId: string },
  files: readonly { name: string; pictures: readonly Buffer[] }[],
  first = 0,
): Promise<void> {
  const rows = files.flatMap(({ name, pictures }, position) =>
    pictures.map((picture, page): FileRow => {
      const place = { message: message.id, file: first + position, page };
      return {
        message_id: message.id,
        number: place.file,
        page,
        name,
        ...sealFile(deps, placeOf(message.ticketId, place), picture),
      };
    }),
  );
  if (rows.length > 0) await tx.insertInto('support_ticket_files').values(rows).execute();
}

/** Returns a picture as JPEG; undefined if none of the given tickets has a picture at this position. */
export async function findPicture(
  deps: Pick<Deps, 'config'>,
  db: Db,
  ticketIds: readonly string[],
  place: PicturePlace,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('support_ticket_files')
    .innerJoin(
      'support_ticket_messages',
      'support_ticket_messages.id',
      'support_ticket_files.message_id',
    )
    .select(['ticket_id', 'message_id', 'key_id', 'sealed'])
    .where('ticket_id', 'in', ticketIds)
    .where('message_id', '=', place.message)
    .where('number', '=', place.file)
    .where('page', '=', place.page)
    .executeTakeFirst();
  return row && openFile(deps, placeOf(row.ticket_id, { ...place, message: row.message_id }), row);
}

/** Returns the files of the given messages, by message id. Messages without files are omitted. */
export async function filesOf(
  db: Db,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, TicketFile[]>> {
  const files = new Map<string, TicketFile[]>();
  if (messageIds.length === 0) return files;
  const rows = await db
    .selectFrom('support_ticket_files')
    .select((eb) => ['message_id', 'number', 'name', eb.fn.countAll<number>().as('pages')])
    .where('message_id', 'in', messageIds)
    .groupBy(['message_id', 'number', 'name'])
    .orderBy('message_id')
    .orderBy('number')
    .execute();
  for (const { message_id, ...file } of rows)
    files.set(message_id, [...(files.get(message_id) ?? []), file]);
  return files;
}

export async function countFiles(db: Db, ticketIds: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('support_ticket_files')
    .innerJoin(
      'support_ticket_messages',
      'support_ticket_messages.id',
      'support_ticket_files.message_id',
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('ticket_id', 'in', ticketIds)
    .where('page', '=', 0)
    .executeTakeFirstOrThrow();
  return count;
}
