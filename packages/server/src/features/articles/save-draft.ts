import type { BodyOf } from '@wl/contract/call';
import type * as calls from '@wl/contract/office/articles';
import type { Language } from '@wl/world/languages';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { findDraft, insertDraft, latestDraft, type DraftRow } from './drafts-repository.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { originalPage } from './pages/original-pages.ts';
import {
  findArticle,
  insertArticle,
  lockArticle,
  updateArticle,
  type ArticleKey,
  type ArticleRow,
} from './repository.ts';
import { isSameText, noTexts, textsOf, type Texts } from './rules.ts';
import { findText } from './texts-repository.ts';

/** Article or page, with the language of one of its texts. */
export type Place = ArticleKey & { language: Language };

/** Returns the texts to show before the first saved draft: no text for an article, the original texts for a page. */
export const firstTexts = (place: Place): Texts =>
  'page' in place ? originalPage(place.page, place.language).texts : noTexts;

export interface SavedDraft {
  /** Current draft after the call; undefined if nothing has been saved yet. */
  draft: DraftRow | undefined;
  /** False if the texts equal those of the current draft. */
  isNew: boolean;
}

/**
 * Saves the draft in one language as a new row, so that every saved draft stays in the history. The first draft of a
 * page also creates the page's row.
 * @param number number of the draft on which the texts are based
 * @throws DomainError request.not_found · articles.draft_changed
 */
export async function saveDraft(
  deps: Deps,
  tx: Transaction,
  place: Place,
  { number, clerkId, ...texts }: BodyOf<typeof calls.saveArticleDraft> & { clerkId: string },
): Promise<SavedDraft> {
  const { language } = place;
  const { id } = (await lockArticle(tx, place)) ?? (await makePage(deps, tx, place, clerkId));
  const latest = await latestDraft(tx, id, language);
  // If the current draft already has these texts, the request may be a retry after a lost response, so save nothing.
  if (isSameText(latest ?? firstTexts(place), texts)) return { draft: latest, isNew: false };
  const current = latest?.number ?? 0;
  if (number !== current) throw new DomainError('articles.draft_changed');
  const now = deps.clock.now();
  const draft = {
    article_id: id,
    language,
    number: current + 1,
    ...textsOf(texts),
    saved_at: now,
    saved_by: clerkId,
  };
  await insertDraft(tx, draft);
  await updateArticle(tx, id, { changed_at: now });
  return { draft, isNew: true };
}

/** Creates the row of an information page, unless it exists. Returns the row, locked until the transaction ends. */
async function makePage(
  { clock }: Deps,
  tx: Transaction,
  place: Place,
  clerkId: string,
): Promise<ArticleRow> {
  if (!('page' in place)) throw new DomainError('request.not_found');
  await insertArticle(tx, {
    id: uuidv7(),
    kind: 'page',
    slug: place.page,
    category: null,
    city: null,
    created_at: clock.now(),
    created_by: clerkId,
  });
  const row = await lockArticle(tx, place);
  if (!row) throw new Error(`The page ${place.page} was not created.`);
  return row;
}

/** Key of a history entry: article or page, language, kind of text, and number. */
export type Version = Place & { kind: 'draft' | 'published'; number: number };

/** Returns the texts of an entry in the history of an article or page. @throws DomainError request.not_found */
export async function versionTexts(
  db: Parameters<typeof findDraft>[0],
  version: Version,
): Promise<Texts> {
  const { language, kind, number } = version;
  const article = await findArticle(db, version);
  const find = kind === 'draft' ? findDraft : findText;
  const row = article && (await find(db, article.id, language, number));
  if (!row) throw new DomainError('request.not_found');
  return textsOf(row);
}

/**
 * Saves the texts of a history entry as the draft.
 * @param seen number of the draft that the clerk saw
 * @throws DomainError request.not_found · articles.draft_changed
 */
export async function restoreVersion(
  deps: Deps,
  tx: Transaction,
  version: Version,
  { seen, clerkId }: { seen: number; clerkId: string },
): Promise<SavedDraft> {
  const texts = await versionTexts(tx, version);
  return saveDraft(deps, tx, version, { ...texts, number: seen, clerkId });
}
