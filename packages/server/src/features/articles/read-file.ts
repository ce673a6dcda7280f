/** Reads news articles for the back office. */
import type { ArticleDraft } from '@wl/contract/office/articles-texts';
import type * as calls from '@wl/contract/office/articles';
import { ARTICLE_PAGE_SIZE, type ArticleCategory } from '@wl/world/articles/articles';
import { type Language, languages } from '@wl/world/languages';
import type { Deps } from '../../platform/deps.ts';
import type { Db } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { clerkNames } from '../staff/index.ts';
import { latestDrafts, type DraftRow } from './drafts-repository.ts';
import {
  articlesPage,
  articleWithPicture,
  countArticles,
  historyPage,
  languageRows,
  type LanguageRow,
  type OverviewRow,
} from './office-repository.ts';
import { picturesOf } from './picture-uses-repository.ts';
import { coverOf } from './read-articles.ts';
import { findArticle, type ArticleKey } from './repository.ts';
import { metaOf, noTexts, pageAt, stateOf, textsOf, type Texts } from './rules.ts';
import { firstTexts, type Place } from './save-draft.ts';

type ByLanguage<T> = Record<Language, T>;

/** Returns an object with a value for each language. */
export const byLanguage = <T>(valueOf: (language: Language) => T): ByLanguage<T> => ({
  en: valueOf('en'),
  es: valueOf('es'),
  fr: valueOf('fr'),
  pt: valueOf('pt'),
  tr: valueOf('tr'),
});

/** Returns a page of articles, most recently changed first, each with its state in every language. */
export async function readOverviews(
  { db, clock }: Deps,
  {
    page,
    ...filter
  }: { page: number; category?: ArticleCategory | undefined; search?: string | undefined },
) {
  const rows = await articlesPage(db, filter, pageAt(page, ARTICLE_PAGE_SIZE));
  const total = await countArticles(db, filter);
  const ids = rows.map(({ id }) => id);
  const facts = await languageRows(db, ids, clock.now());
  return {
    data: rows.map((row) => overviewOf(row, facts)),
    meta: metaOf(page, ARTICLE_PAGE_SIZE, { total, count: rows.length }),
  };
}

/** Returns an article with its drafts. @throws DomainError request.not_found */
export async function readFile(
  { clock }: Pick<Deps, 'clock'>,
  db: Db,
  id: string,
): Promise<calls.ArticleFile> {
  const row = await articleWithPicture(db, id);
  if (!row) throw new DomainError('request.not_found');
  const facts = await languageRows(db, [id], clock.now());
  const drafts = await latestDrafts(db, [id]);
  const names = await clerkNames(db, [...new Set(drafts.map(({ saved_by }) => saved_by))]);
  return {
    ...overviewOf(row, facts),
    version: row.version,
    created_at: row.created_at.toISOString(),
    drafts: byLanguage((language) =>
      draftOf(
        drafts.find((draft) => draft.language === language),
        names,
      ),
    ),
  };
}

/**
 * Returns the pictures of an article or page: the cover and the pictures in its texts.
 * @throws DomainError request.not_found
 */
export async function readPictures(db: Db, key: ArticleKey) {
  const row = await findArticle(db, key);
  if (row) return picturesOf(db, row.id);
  // An information page has no database row before its first draft, and therefore no pictures.
  if ('page' in key) return [];
  throw new DomainError('request.not_found');
}

/** Converts a draft to the format that the API returns, with the name of the clerk who saved it. */
export async function wireDraft(
  db: Db,
  place: Place,
  draft: DraftRow | undefined,
): Promise<ArticleDraft> {
  return draftOf(draft, await clerkNames(db, draft ? [draft.saved_by] : []), firstTexts(place));
}

/**
 * Converts a draft to the format that the API returns.
 * @param names names of the clerks, by id
 * @param first texts to return if there is no draft yet; empty by default
 */
export const draftOf = (
  draft: DraftRow | undefined,
  names: ReadonlyMap<string, string>,
  first: Texts = noTexts,
): ArticleDraft => ({
  ...textsOf(draft ?? first),
  number: draft?.number ?? 0,
  saved_at: draft?.saved_at.toISOString() ?? null,
  saved_by: draft ? (names.get(draft.saved_by) ?? '') : null,
});

function overviewOf(row: OverviewRow, facts: readonly LanguageRow[]): calls.ArticleOverview {
  const own = new Map(
    facts.filter((one) => one.article_id === row.id).map((one) => [one.language, one]),
  );
  return {
    id: row.id,
    slug: row.slug,
    category: row.category,
    featured: row.featured,
    cover: coverOf(row),
    title: languages.map((language) => own.get(language)?.title).find(Boolean) ?? '',
    changed_at: row.changed_at.toISOString(),
    languages: byLanguage((language) => languageState(own.get(language))),
  };
}

function languageState(row: LanguageRow | undefined) {
  if (!row) return { state: 'none' as const, changed: false, scheduled_at: null };
  return {
    state: stateOf(row),
    changed: row.changed,
    scheduled_at: row.scheduled_at?.toISOString() ?? null,
  };
}

/**
 * Returns one page of the history of an article or information page in one language: its drafts and published texts,
 * newest first. An information page that has never been edited has no history.
 * @throws DomainError request.not_found
 */
export async function readHistory({ db }: Deps, place: Place, page: number) {
  const article = await findArticle(db, place);
  if (!article && !('page' in place)) throw new DomainError('request.not_found');
  const at = { articleId: article?.id ?? null, language: place.language };
  const { rows, total } = await historyPage(db, at, pageAt(page, ARTICLE_PAGE_SIZE));
  const names = await clerkNames(db, [...new Set(rows.map(({ clerk_id }) => clerk_id))]);
  return {
    data: rows.map((row) => ({
      kind: row.kind,
      number: row.number,
      title: row.title,
      at: row.at.toISOString(),
      by: names.get(row.clerk_id) ?? '',
      live_at: row.live_at?.toISOString() ?? null,
      withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    })),
    meta: metaOf(page, ARTICLE_PAGE_SIZE, { total, count: rows.length }),
  };
}
