import type { PageName } from '@wl/world/articles/pages';
import { pictureIdsIn } from '@wl/world/articles/pictures';
import type { Section } from '@wl/world/articles/text';
import type { Language } from '@wl/world/languages';
import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.ts';
import { recordUses } from './picture-uses-repository.ts';
import type { Texts } from './rules.ts';

export interface TextRow extends Texts {
  article_id: string;
  language: Language;
  number: number;
  body: Section[];
  /** SHA-256 of the page's original text; null for articles. */
  original_hash: Buffer | null;
  published_at: Date;
  published_by: string;
  live_at: Date;
  withdrawn_at: Date | null;
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    articles_texts: TextRow;
  }
}

const active = (db: Db, articleId: string, language: Language) =>
  db
    .selectFrom('articles_texts')
    .selectAll()
    .where('article_id', '=', articleId)
    .where('language', '=', language)
    .where('withdrawn_at', 'is', null)
    .orderBy('live_at', 'desc')
    .orderBy('number', 'desc')
    .limit(1);

/** Returns the text that is live in a language. */
export const liveText = (
  db: Db,
  articleId: string,
  language: Language,
  now: Date,
): Promise<TextRow | undefined> =>
  active(db, articleId, language).where('live_at', '<=', now).executeTakeFirst();

/** Returns the text that is scheduled for publication in a language. */
export const scheduledText = (
  db: Db,
  articleId: string,
  language: Language,
  now: Date,
): Promise<TextRow | undefined> =>
  active(db, articleId, language).where('live_at', '>', now).executeTakeFirst();

export function findText(
  db: Db,
  articleId: string,
  language: Language,
  number: number,
): Promise<TextRow | undefined> {
  return db
    .selectFrom('articles_texts')
    .selectAll()
    .where('article_id', '=', articleId)
    .where('language', '=', language)
    .where('number', '=', number)
    .executeTakeFirst();
}

/**
 * Stores a published text with the next number in its language, and records which pictures it contains. The caller must
 * have locked the article.
 */
export async function insertText(
  tx: Transaction,
  { body, ...row }: Omit<TextRow, 'number' | 'withdrawn_at'>,
): Promise<void> {
  const { number: text } = await tx
    .insertInto('articles_texts')
    .values({
      ...row,
      body: sql<never>`${JSON.stringify(body)}::jsonb`,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from articles_texts
        where article_id = ${row.article_id} and language = ${row.language})`,
      withdrawn_at: null,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  const { article_id, language, markdown } = row;
  await recordUses(tx, { article_id, language, draft: null, text }, pictureIdsIn(markdown));
}

/**
 * Withdraws an article's texts in one language: all of them, or only those that are not yet live.
 * @returns the number of withdrawn texts
 */
export async function withdrawTexts(
  tx: Transaction,
  { articleId, language, now }: { articleId: string; language: Language; now: Date },
  which: 'all' | 'scheduled',
): Promise<number> {
  let update = tx
    .updateTable('articles_texts')
    .set({ withdrawn_at: now })
    .where('article_id', '=', articleId)
    .where('language', '=', language)
    .where('withdrawn_at', 'is', null);
  if (which === 'scheduled') update = update.where('live_at', '>', now);
  const { numUpdatedRows } = await update.executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Returns an information page's live text in a language, as edited by clerks; undefined if there is none. */
export function livePageText(
  db: Db,
  page: PageName,
  language: Language,
  now: Date,
): Promise<TextRow | undefined> {
  return db
    .selectFrom('articles_texts')
    .innerJoin('articles', 'articles.id', 'articles_texts.article_id')
    .selectAll('articles_texts')
    .where('articles.kind', '=', 'page')
    .where('articles.slug', '=', page)
    .where('language', '=', language)
    .where('withdrawn_at', 'is', null)
    .where('live_at', '<=', now)
    .orderBy('live_at', 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}
