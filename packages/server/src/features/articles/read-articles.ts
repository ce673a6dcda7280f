/** Reads news articles for members and visitors. */
import type { Article, ArticleCover, ArticleLine } from '@wl/contract/articles';
import {
  ARTICLE_MAX_FEATURED,
  ARTICLE_PAGE_SIZE,
  type ArticleCategory,
} from '@wl/world/articles/articles';
import { type Language, languages } from '@wl/world/languages';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { countLiveArticles, liveArticle, liveArticles, type LiveRow } from './live-repository.ts';
import { metaOf, pageAt } from './rules.ts';

type Reading = Pick<Deps, 'db' | 'clock'>;

/** Returns a page of the published articles, newest first. */
export async function readPage(
  { db, clock }: Reading,
  {
    language,
    category,
    page,
  }: { language: Language; category?: ArticleCategory | undefined; page: number },
) {
  const wanted = { language, now: clock.now() };
  const rows = await liveArticles(db, wanted, { category, ...pageAt(page, ARTICLE_PAGE_SIZE) });
  const total = await countLiveArticles(db, wanted, category);
  return {
    data: rows.map(lineOf),
    meta: metaOf(page, ARTICLE_PAGE_SIZE, { total, count: rows.length }),
  };
}

/** Returns the newest featured articles. */
export async function readFeatured(
  { db, clock }: Reading,
  language: Language,
): Promise<ArticleLine[]> {
  const wanted = { language, now: clock.now() };
  const rows = await liveArticles(db, wanted, { featured: true, limit: ARTICLE_MAX_FEATURED });
  return rows.map(lineOf);
}

/** Returns a published article. @throws DomainError request.not_found */
export async function readArticle(
  { db, clock }: Reading,
  slug: string,
  language: Language,
): Promise<Article> {
  const row = await liveArticle(db, { language, now: clock.now() }, slug);
  if (!row) throw new DomainError('request.not_found');
  return {
    ...lineOf(row),
    changed_at: row.changed_at.toISOString(),
    languages: languages.filter((one) => row.languages.includes(one)),
    body: row.body,
  };
}

type CoverRow = Pick<
  LiveRow,
  'city' | 'picture_id' | 'picture_width' | 'picture_height' | 'focal_x' | 'focal_y'
>;

/** Converts a cover row to the format that the API returns. */
export const coverOf = (row: CoverRow): ArticleCover => ({
  city: row.city,
  picture:
    row.picture_id === null || row.picture_width === null || row.picture_height === null
      ? null
      : {
          id: row.picture_id,
          width: row.picture_width,
          height: row.picture_height,
          focal_x: row.focal_x,
          focal_y: row.focal_y,
        },
});

const lineOf = (row: LiveRow): ArticleLine => ({
  slug: row.slug,
  category: row.category,
  cover: coverOf(row),
  picture_alt: row.picture_id === null ? '' : row.picture_alt,
  language: row.language,
  title: row.title,
  summary: row.summary,
  published_at: row.published_at.toISOString(),
});
