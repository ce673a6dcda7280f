/** Reads the articles as the back office shows them. */
import type { ArticleCategory } from '@wl/world/articles/articles';
import { type Language, languages } from '@wl/world/languages';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { ArticleRow } from './repository.ts';
import type { TextFacts } from './rules.ts';

export interface OverviewRow extends ArticleRow {
  category: ArticleCategory;
  city: string;
  picture_width: number | null;
  picture_height: number | null;
}

interface Filter {
  category?: ArticleCategory | undefined;
  /** Text to find in the slug or in a title. */
  search?: string | undefined;
}

const conditionOf = ({ category, search = '' }: Filter) => {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`a.kind = 'article' and (${category ?? null}::text is null or a.category = ${category ?? null})
    and (${search} = '' or a.slug ilike ${pattern} or exists (
      select from articles_drafts d where d.article_id = a.id and d.title ilike ${pattern} and not exists (
        select from articles_drafts later where later.article_id = d.article_id and later.language = d.language
          and later.number > d.number)))`;
};

const overview = sql`select a.*, p.width as picture_width, p.height as picture_height
  from articles a left join articles_pictures p on p.id = a.picture_id`;

/** Returns a page of the list of articles, most recently changed first. */
export async function articlesPage(
  db: Db,
  filter: Filter,
  { limit, offset }: { limit: number; offset: number },
): Promise<OverviewRow[]> {
  const { rows } = await sql<OverviewRow>`${overview} where ${conditionOf(filter)}
    order by a.changed_at desc, a.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countArticles(db: Db, filter: Filter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from articles a where ${conditionOf(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

export async function articleWithPicture(db: Db, id: string): Promise<OverviewRow | undefined> {
  const { rows } =
    await sql<OverviewRow>`${overview} where a.kind = 'article' and a.id = ${id}`.execute(db);
  return rows[0];
}

export interface LanguageRow extends TextFacts {
  article_id: string;
  language: Language;
  /** Title of the draft; null if there is no draft. */
  title: string | null;
  /** Title of the live text; null if none is live. */
  live_title: string | null;
  /** SHA-256 of the page's original text, stored when the newest text was published or scheduled; null for articles. */
  original_hash: Buffer | null;
}

/** Returns the state of each article in each language: five rows per article. */
export async function languageRows(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<LanguageRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<LanguageRow>`
    select a.id as article_id, l.language, d.title, d.number is not null as has_draft,
      coalesce(newest.first_live_at <= ${now}, false) as is_live,
      case when newest.live_at > ${now} then newest.live_at end as scheduled_at,
      exists (select from articles_texts w where w.article_id = a.id and w.language = l.language
        and w.live_at <= w.withdrawn_at) as was_live,
      newest.number is not null and (d.title, d.summary, d.markdown, d.picture_alt)
        is distinct from (newest.title, newest.summary, newest.markdown, newest.picture_alt) as changed,
      newest.original_hash, (select t.title from articles_texts t where t.article_id = a.id
        and t.language = l.language and t.withdrawn_at is null and t.live_at <= ${now}
        order by t.live_at desc, t.number desc limit 1) as live_title
    from articles a cross join unnest(${[...languages]}::text[]) l (language)
    left join lateral (
      select * from articles_drafts d where d.article_id = a.id and d.language = l.language
      order by d.number desc limit 1) d on true
    left join lateral (
      select t.*, min(t.live_at) over () as first_live_at from articles_texts t
      where t.article_id = a.id and t.language = l.language and t.withdrawn_at is null
      order by t.live_at desc, t.number desc limit 1) newest on true
    where a.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

export interface HistoryRow {
  kind: 'draft' | 'published';
  number: number;
  title: string;
  at: Date;
  clerk_id: string;
  live_at: Date | null;
  withdrawn_at: Date | null;
}

/**
 * Returns a page of an article's drafts and published texts in one language, newest first. A text that had been
 * replaced before the article was withdrawn in this language has no withdrawal time.
 */
export async function historyPage(
  db: Db,
  { articleId, language }: { articleId: string | null; language: Language },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: HistoryRow[]; total: number }> {
  const { rows } = await sql<HistoryRow>`
    select 'draft' as kind, number, title, saved_at as at, saved_by as clerk_id, null::timestamptz as live_at,
      null::timestamptz as withdrawn_at
    from articles_drafts where article_id = ${articleId} and language = ${language}
    union all
    select 'published', t.number, t.title, t.published_at, t.published_by, t.live_at,
      case when not exists (select from articles_texts later where later.article_id = t.article_id
        and later.language = t.language and (later.live_at, later.number) > (t.live_at, t.number)
        and later.live_at <= t.withdrawn_at and later.withdrawn_at is not distinct from t.withdrawn_at)
      then t.withdrawn_at end
    from articles_texts t where t.article_id = ${articleId} and t.language = ${language}
    order by at desc, kind desc, number desc limit ${limit} offset ${offset}`.execute(db);
  const { rows: counts } = await sql<{ total: number }>`
    select (select count(*) from articles_drafts where article_id = ${articleId} and language = ${language})
      + (select count(*) from articles_texts where article_id = ${articleId} and language = ${language}) as total
    `.execute(db);
  return { rows, total: counts[0]?.total ?? 0 };
}
