/** Reads information pages: the live texts for visitors, and the pages with their drafts for the back office. */
import type { EditedPage } from '@wl/contract/articles-pages';
import type { InfoPageFile, InfoPageOverview } from '@wl/contract/office/articles-pages';
import { type PageName, pageNames } from '@wl/world/articles/pages';
import { factsIn, fill } from '@wl/world/articles/facts';
import type { Language } from '@wl/world/languages';
import type { Deps } from '../../../platform/deps.ts';
import type { Db } from '../../../platform/database/database.ts';
import { clerkNames } from '../../staff/index.ts';
import { latestDrafts, type DraftRow } from '../drafts-repository.ts';
import { languageRows, type LanguageRow } from '../office-repository.ts';
import { originalPage } from './original-pages.ts';
import { byLanguage, draftOf } from '../read-file.ts';
import { editedPages, findArticle, type ArticleRow } from '../repository.ts';
import { isSameText, stateOf } from '../rules.ts';
import { livePageText } from '../texts-repository.ts';

type Reading = Pick<Deps, 'db' | 'clock'>;

/** Returns the edited text that is live in a language; null if the original text is live. */
export async function readEditedPage(
  { db, clock }: Reading,
  page: PageName,
  language: Language,
): Promise<EditedPage | null> {
  const row = await livePageText(db, page, language, clock.now());
  if (!row) return null;
  const { title, summary, body, live_at } = row;
  return { title, summary, body, changed_at: live_at.toISOString() };
}

interface Stored {
  row: ArticleRow | undefined;
  facts: readonly LanguageRow[];
  drafts: readonly DraftRow[];
}

/** Returns all information pages with the state of each language version. */
export async function readPageOverviews({ db, clock }: Reading): Promise<InfoPageOverview[]> {
  const rows = await editedPages(db);
  const ids = rows.map(({ id }) => id);
  const facts = await languageRows(db, ids, clock.now());
  const drafts = await latestDrafts(db, ids);
  return pageNames.map((page) => {
    const row = rows.find(({ slug }) => slug === page);
    return overviewOf(page, {
      row,
      facts: facts.filter(({ article_id }) => article_id === row?.id),
      drafts: drafts.filter(({ article_id }) => article_id === row?.id),
    });
  });
}

/** Returns an information page: its drafts, and the original texts that are part of the application. */
export async function readPageFile(
  { clock }: Pick<Deps, 'clock'>,
  db: Db,
  page: PageName,
): Promise<InfoPageFile> {
  const row = await findArticle(db, { page });
  const ids = row ? [row.id] : [];
  const drafts = await latestDrafts(db, ids);
  const names = await clerkNames(db, [...new Set(drafts.map(({ saved_by }) => saved_by))]);
  const facts = await languageRows(db, ids, clock.now());
  return {
    ...overviewOf(page, { row, facts, drafts }),
    drafts: byLanguage((language) =>
      draftOf(
        drafts.find((draft) => draft.language === language),
        names,
        originalPage(page, language).texts,
      ),
    ),
    originals: byLanguage((language) => originalPage(page, language).texts),
  };
}

function overviewOf(page: PageName, { row, facts, drafts }: Stored): InfoPageOverview {
  const factsOf = (language: Language) => facts.find((one) => one.language === language);
  return {
    page,
    titles: byLanguage((language) => {
      const title = factsOf(language)?.live_title ?? originalPage(page, language).texts.title;
      return fill(title, factsIn(language));
    }),
    changed_at: row?.changed_at.toISOString() ?? null,
    languages: byLanguage((language) => {
      const draft = drafts.find((one) => one.language === language);
      return languageState(factsOf(language), draft, originalPage(page, language));
    }),
  };
}

/**
 * Returns the state of a page in one language. The state is `none` if the original text is live and no edited text is
 * scheduled.
 */
function languageState(
  row: LanguageRow | undefined,
  draft: DraftRow | undefined,
  { texts, hash }: ReturnType<typeof originalPage>,
) {
  const state = row ? stateOf(row) : 'none';
  if (row && (state === 'published' || state === 'scheduled'))
    return {
      state,
      changed: row.changed,
      scheduled_at: row.scheduled_at?.toISOString() ?? null,
      original_changed: row.original_hash !== null && !row.original_hash.equals(hash),
    };
  return {
    state: 'none' as const,
    changed: draft !== undefined && !isSameText(draft, texts),
    scheduled_at: null,
    original_changed: false,
  };
}
