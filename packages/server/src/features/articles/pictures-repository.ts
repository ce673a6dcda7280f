import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.ts';

export interface PictureRow {
  id: string;
  /** Hash of the uploaded file. */
  sha256: Buffer;
  /** Size in pixels of the picture's widest version. */
  width: number;
  height: number;
  uploaded_at: Date;
  uploaded_by: string;
  unused_since: Date | null;
}

interface PictureFileRow {
  picture_id: string;
  width: number;
  /** WebP file. */
  contents: Buffer;
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    articles_pictures: PictureRow;
    articles_picture_files: PictureFileRow;
  }
}

export function findPictureOf(db: Db, sha256: Buffer): Promise<PictureRow | undefined> {
  return db
    .selectFrom('articles_pictures')
    .selectAll()
    .where('sha256', '=', sha256)
    .executeTakeFirst();
}

/** Returns the sizes of the given pictures, keyed by picture id. Pictures that do not exist are omitted. */
export async function pictureSizes(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { width: number; height: number }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('articles_pictures')
    .select(['id', 'width', 'height'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, width, height }) => [id, { width, height }]));
}

/** Marks a picture as used. Returns false if there is no such picture. */
export async function usePicture(tx: Transaction, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('articles_pictures')
    .set({ unused_since: null })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Locks a picture until the transaction ends, so that no other transaction can start using it in the meantime. */
export async function lockPicture(tx: Transaction, id: string): Promise<void> {
  await tx
    .selectFrom('articles_pictures')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Stores the time at which a picture became unused. */
export async function setUnused(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('articles_pictures')
    .set({ unused_since: at })
    .where('id', '=', id)
    .execute();
}

/**
 * Restarts the retention period of an unused picture, because its file was uploaded again. Returns false if the picture
 * no longer exists.
 */
export async function renewUnused(tx: Transaction, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('articles_pictures')
    .set({ unused_since: sql`case when unused_since is not null then ${at}::timestamptz end` })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Stores a picture with its WebP files in different widths.
 * @returns false if a picture from the same file already exists
 */
export async function insertPicture(
  tx: Transaction,
  row: PictureRow,
  files: readonly Omit<PictureFileRow, 'picture_id'>[],
): Promise<boolean> {
  const done = await tx
    .insertInto('articles_pictures')
    .values(row)
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .executeTakeFirst();
  if (done.numInsertedOrUpdatedRows !== 1n) return false;
  await tx
    .insertInto('articles_picture_files')
    .values(files.map((file) => ({ ...file, picture_id: row.id })))
    .execute();
  return true;
}

/** Returns a picture's WebP version with the given width in pixels; undefined if it does not exist. */
export async function pictureFile(
  db: Db,
  pictureId: string,
  width: number,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('articles_picture_files')
    .select('contents')
    .where('picture_id', '=', pictureId)
    .where('width', '=', width)
    .executeTakeFirst();
  return row?.contents;
}
