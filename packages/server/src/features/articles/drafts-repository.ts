import { pictureIdsIn } from '@wl/world/articles/pictures';
import type { Language } from '@wl/world/languages';
import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.ts';
import { recordUses } from './picture-uses-repository.ts';
import type { Texts } from './rules.ts';

export interface DraftRow extends Texts {
  article_id: string;
  language: Language;
  number: number;
  saved_at: Date;
  saved_by: string;
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    articles_drafts: DraftRow;
  }
}

/** Returns an article's current draft in one language. */
export function latestDraft(
  db: Db,
  articleId: string,
  language: Language,
): Promise<DraftRow | undefined> {
  return db
    .selectFrom('articles_drafts')
    .selectAll()
    .where('article_id', '=', articleId)
    .where('language', '=', language)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Returns the current drafts of the given articles, at most one for each article and language. */
export async function latestDrafts(db: Db, articleIds: readonly string[]): Promise<DraftRow[]> {
  if (articleIds.length === 0) return [];
  return db
    .selectFrom('articles_drafts')
    .distinctOn(['article_id', 'language'])
    .selectAll()
    .where('article_id', 'in', [...articleIds])
    .orderBy('article_id')
    .orderBy('language')
    .orderBy('number', 'desc')
    .execute();
}

export function findDraft(
  db: Db,
  articleId: string,
  language: Language,
  number: number,
): Promise<DraftRow | undefined> {
  return db
    .selectFrom('articles_drafts')
    .selectAll()
    .where('article_id', '=', articleId)
    .where('language', '=', language)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** Stores a draft, and records which pictures it contains. */
export async function insertDraft(tx: Transaction, row: DraftRow): Promise<void> {
  await tx.insertInto('articles_drafts').values(row).execute();
  const { article_id, language, number: draft, markdown } = row;
  await recordUses(tx, { article_id, language, draft, text: null }, pictureIdsIn(markdown));
}

/**
 * Deletes drafts saved before the given time, except the current draft in each language. Returns the number of deleted
 * drafts.
 */
export async function deleteOldDrafts(db: Db, before: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from articles_drafts d where d.saved_at < ${before} and exists (
      select from articles_drafts later where later.article_id = d.article_id
        and later.language = d.language and later.number > d.number)`.execute(db);
  return Number(numAffectedRows);
}
