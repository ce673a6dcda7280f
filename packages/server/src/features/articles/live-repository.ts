/** Reads the published articles as members and visitors see them. */
import type { ArticleCategory } from '@wl/world/articles/articles';
import type { Section } from '@wl/world/articles/text';
import type { Language } from '@wl/world/languages';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

export interface LiveRow {
  id: string;
  slug: string;
  category: ArticleCategory;
  city: string;
  picture_id: string | null;
  picture_width: number | null;
  picture_height: number | null;
  focal_x: number;
  focal_y: number;
  language: Language;
  title: string;
  summary: string;
  picture_alt: string;
  /** Time at which the article went live in this language; it has been live without interruption since then. */
  published_at: Date;
  changed_at: Date;
}

export interface LiveTextRow extends LiveRow {
  body: Section[];
}

export interface LiveArticleRow extends LiveTextRow {
  languages: Language[];
}

/** Language and time for which the live texts are selected. */
export interface Wanted {
  language: Language;
  now: Date;
}

/**
 * Returns the query for the live texts in the requested language. Articles that are not live in this language are
 * returned in English.
 * @param where condition on the articles, with the alias `a`. The query reads only the texts of matching articles.
 */
const shownTexts = ({ language, now }: Wanted, where: RawBuilder<unknown>) => sql`
  select distinct on (live.article_id) live.* from (
    select distinct on (t.article_id, t.language) t.article_id, t.language, t.number, t.live_at,
      min(t.live_at) over (partition by t.article_id, t.language) as published_at
    from articles_texts t join articles a on a.id = t.article_id
    where a.kind = 'article' and t.withdrawn_at is null and t.live_at <= ${now} and t.language in (${language}, 'en') and ${where}
    order by t.article_id, t.language, t.live_at desc, t.number desc) live
  order by live.article_id, (live.language = ${language}) desc`;

const columns = sql`a.id, a.slug, a.category, a.city, a.picture_id, p.width as picture_width,
  p.height as picture_height, a.focal_x, a.focal_y, t.language, t.title, t.summary, t.picture_alt, s.published_at,
  s.live_at as changed_at`;

const joins = sql`join articles a on a.id = s.article_id
  join articles_texts t on t.article_id = s.article_id and t.language = s.language and t.number = s.number
  left join articles_pictures p on p.id = a.picture_id`;

const conditionOf = (category: ArticleCategory | undefined) =>
  category === undefined ? sql`true` : sql`a.category = ${category}`;

/** Returns live articles, newest first. */
export async function liveArticles(
  db: Db,
  wanted: Wanted,
  {
    category,
    limit,
    offset = 0,
    featured = false,
  }: {
    category?: ArticleCategory | undefined;
    limit: number;
    offset?: number;
    /** True to return only featured articles. */
    featured?: boolean;
  },
): Promise<LiveRow[]> {
  const where = featured ? sql`a.featured` : conditionOf(category);
  const { rows } = await sql<LiveRow>`
    select ${columns} from (${shownTexts(wanted, where)}) s ${joins}
    order by s.published_at desc, a.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function liveTexts(db: Db, wanted: Wanted, limit: number): Promise<LiveTextRow[]> {
  const { rows } = await sql<LiveTextRow>`
    select ${columns}, t.body from (${shownTexts(wanted, sql`true`)}) s ${joins}
    order by s.published_at desc, a.id limit ${limit}`.execute(db);
  return rows;
}

export async function countLiveArticles(
  db: Db,
  wanted: Wanted,
  category: ArticleCategory | undefined,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (${shownTexts(wanted, conditionOf(category))}) s`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Returns a live article with its text; undefined if no text is live. */
export async function liveArticle(
  db: Db,
  wanted: Wanted,
  slug: string,
): Promise<LiveArticleRow | undefined> {
  const { rows } = await sql<LiveArticleRow>`
    select ${columns}, t.body, array(
      select distinct l.language from articles_texts l
      where l.article_id = a.id and l.withdrawn_at is null and l.live_at <= ${wanted.now}
      order by l.language) as languages
    from (${shownTexts(wanted, sql`a.slug = ${slug}`)}) s ${joins}`.execute(db);
  return rows[0];
}

export async function liveSlugs(
  db: Db,
  now: Date,
  languages: readonly Language[],
): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select a.slug from articles a where a.kind = 'article' and exists (
      select from articles_texts t where t.article_id = a.id and t.withdrawn_at is null and t.live_at <= ${now}
        and t.language = any(${[...languages]}::text[]))
    order by a.created_at desc, a.id`.execute(db);
  return rows.map(({ slug }) => slug);
}

/** Returns the slugs of all live articles, newest first, each with the languages in which the article is live. */
export async function livePlaces(
  db: Db,
  now: Date,
): Promise<{ slug: string; languages: Language[] }[]> {
  const { rows } = await sql<{ slug: string; languages: Language[] }>`
    select a.slug, array_agg(distinct t.language order by t.language) as languages
    from articles a join articles_texts t on t.article_id = a.id
    where a.kind = 'article' and t.withdrawn_at is null and t.live_at <= ${now}
    group by a.id order by a.created_at desc, a.id`.execute(db);
  return rows;
}
