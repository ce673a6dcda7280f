/** Uses of pictures in articles: as covers, and in drafts or published texts. */
import type { Language } from '@wl/world/languages';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.ts';

interface UseRow {
  picture_id: string;
  article_id: string;
  language: Language;
  /** Number of the draft that contains the picture; null if the use is in a published text. */
  draft: number | null;
  text: number | null;
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    articles_picture_uses: UseRow;
  }
}

/** Draft or published text that contains pictures. */
export type PictureUser = Omit<UseRow, 'picture_id'>;

/**
 * Records that a draft or published text contains pictures. Skips pictures that do not exist, because a draft can be
 * saved even if its text refers to missing pictures.
 */
export async function recordUses(
  tx: Transaction,
  { article_id, language, draft, text }: PictureUser,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  // The query locks the pictures in the order of their ids, so two transactions cannot deadlock.
  await sql`with used as (
      select id from articles_pictures where id = any(${[...ids]}::uuid[]) order by id for no key update),
    marked as (
      update articles_pictures p set unused_since = null from used where p.id = used.id and p.unused_since is not null)
    insert into articles_picture_uses (picture_id, article_id, language, draft, text)
    select id, ${article_id}::uuid, ${language}, ${draft}::integer, ${text}::integer from used`.execute(
    tx,
  );
}

const isUsed = (picture: RawBuilder<unknown>) => sql<boolean>`(
  exists (select from articles a where a.picture_id = ${picture})
  or exists (select from articles_picture_uses u where u.picture_id = ${picture}))`;

/** Returns true if a draft or published text contains the picture, or if the picture is another article's cover. */
export async function isUsedElsewhere(
  tx: Transaction,
  pictureId: string,
  articleId: string,
): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`select
    exists (select from articles where picture_id = ${pictureId} and id <> ${articleId})
    or exists (select from articles_picture_uses where picture_id = ${pictureId}) as used`.execute(
    tx,
  );
  return rows[0]?.used ?? false;
}

/**
 * Sets `unused_since` for pictures that are no longer used, and clears it for pictures that are used again. Deleting an
 * old draft can remove the last use of a picture.
 */
export async function markUnusedPictures(db: Db, now: Date): Promise<void> {
  await sql`update articles_pictures p
    set unused_since = case when p.unused_since is null then ${now}::timestamptz end
    where (p.unused_since is null) <> ${isUsed(sql`p.id`)}`.execute(db);
}

/** Deletes pictures that no article has used since the given time. Returns the number of deleted pictures. */
export async function deleteUnusedPictures(db: Db, before: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from articles_pictures p
    where p.unused_since < ${before} and not ${isUsed(sql`p.id`)}`.execute(db);
  return Number(numAffectedRows);
}

export interface UsedPictureRow {
  id: string;
  width: number;
  height: number;
}

/** Returns an article's cover and the pictures in its stored drafts and texts, newest upload first. */
export async function picturesOf(db: Db, articleId: string): Promise<UsedPictureRow[]> {
  const { rows } = await sql<UsedPictureRow>`
    select p.id, p.width, p.height from articles_pictures p
    where exists (select from articles a where a.id = ${articleId} and a.picture_id = p.id)
      or exists (select from articles_picture_uses u where u.picture_id = p.id and u.article_id = ${articleId})
    order by p.uploaded_at desc, p.id`.execute(db);
  return rows;
}
