import type { Place } from '../../../platform/files/seal.ts';
import type { Db, Transaction } from '../../../platform/database/database.ts';

export interface FileRow {
  id: string;
  document_id: string;
  position: number;
  /**
   * `application/pdf` occurs only in files stored before decision 77. Since then, each page of a PDF has been stored as
   * a picture.
   */
  media: 'image/jpeg' | 'application/pdf';
  bytes: number;
}

/**
 * Returns the identifiers of the database row to which a document file's encryption is bound. A file moved to another
 * row cannot be decrypted.
 */
export const placeOf = (documentId: string, fileId: string): Place => ({
  use: 'passport.files',
  recordId: documentId,
  fileId,
});

interface ContentRow {
  file_id: string;
  key_id: string;
  sealed: Buffer;
}

declare module '../../../platform/database/database.ts' {
  interface Tables {
    passport_files: FileRow;
    passport_contents: ContentRow;
  }
}

/** Stores a file's metadata and encrypted contents. */
export async function insertFile(
  tx: Transaction,
  row: FileRow,
  content: Omit<ContentRow, 'file_id'>,
): Promise<void> {
  await tx.insertInto('passport_files').values(row).execute();
  await tx
    .insertInto('passport_contents')
    .values({ file_id: row.id, ...content })
    .execute();
}

/** Returns the files of these documents. Each document's files are in the order in which the member sent them. */
export function filesOf(db: Db, documentIds: readonly string[]): Promise<FileRow[]> {
  if (documentIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('passport_files')
    .selectAll()
    .where('document_id', 'in', documentIds)
    .orderBy('document_id')
    .orderBy('position')
    .execute();
}

/** Returns a file's contents, or undefined if the document has no such file or its contents were purged. */
export function contentOf(
  db: Db,
  documentId: string,
  fileId: string,
): Promise<(Omit<ContentRow, 'file_id'> & Pick<FileRow, 'media'>) | undefined> {
  return db
    .selectFrom('passport_files')
    .innerJoin('passport_contents', 'passport_contents.file_id', 'passport_files.id')
    .select(['key_id', 'sealed', 'media'])
    .where('passport_files.id', '=', fileId)
    .where('passport_files.document_id', '=', documentId)
    .executeTakeFirst();
}

/** Deletes a document's contents. The database allows this only if the document is marked as purged. */
export async function deleteContents(tx: Transaction, documentId: string): Promise<void> {
  await tx
    .deleteFrom('passport_contents')
    .where((eb) =>
      eb(
        'file_id',
        'in',
        eb.selectFrom('passport_files').select('id').where('document_id', '=', documentId),
      ),
    )
    .execute();
}
