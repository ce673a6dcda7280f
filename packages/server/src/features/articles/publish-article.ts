import { isDeepStrictEqual } from 'node:util';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { ErrorCode } from '@wl/contract/errors';
import { DomainError } from '../../platform/errors.ts';
import { latestDraft } from './drafts-repository.ts';
import { judgeText } from './judge-text.ts';
import { originalPage } from './pages/original-pages.ts';
import { lockArticle, updateArticle, type ArticleRow } from './repository.ts';
import { isSameText, textsOf } from './rules.ts';
import type { Place } from './save-draft.ts';
import {
  insertText,
  liveText,
  scheduledText,
  withdrawTexts,
  type TextRow,
} from './texts-repository.ts';

interface Publication {
  /** Number of the draft that the clerk saw. */
  number: number;
  /** Time when the text goes live; null to publish it immediately. */
  liveAt: Date | null;
  clerkId: string;
}

/**
 * Publishes the draft in one language, immediately or at a later time. Replaces any scheduled text.
 * @returns false if the draft was already published or scheduled in the same way
 * @throws DomainError request.not_found · articles.draft_changed · articles.date_past, and the errors of `judgeText`
 */
export async function publishDraft(
  deps: Deps,
  tx: Transaction,
  place: Place,
  { number, liveAt, clerkId }: Publication,
): Promise<boolean> {
  const { language } = place;
  const unedited = number === 0 ? 'articles.incomplete' : 'articles.draft_changed';
  const article = await lockOrThrow(tx, place, unedited);
  const { id } = article;
  const draft = await latestDraft(tx, id, language);
  if (number !== (draft?.number ?? 0)) throw new DomainError('articles.draft_changed');
  if (!draft) throw new DomainError('articles.incomplete');
  const now = deps.clock.now();
  const live = await liveText(tx, id, language, now);
  const next = await scheduledText(tx, id, language, now);
  const isWanted = (text: TextRow | undefined) =>
    text !== undefined && isSameText(text, draft) && text.live_at.getTime() === liveAt?.getTime();
  // If the draft is already scheduled or live with the requested time, the request may be a retry, so change nothing.
  if (isWanted(next) || (!next && isWanted(live))) return false;
  if (liveAt !== null && liveAt <= now) throw new DomainError('articles.date_past');
  const body = await judgeText(deps, tx, article, language, draft);
  const isLive =
    live !== undefined && isSameText(live, draft) && isDeepStrictEqual(live.body, body);
  if (liveAt === null && isLive && !next) return false;
  await withdrawTexts(tx, { articleId: id, language, now }, 'scheduled');
  // If the draft is published now and equals the live text, cancelling the scheduled text is enough.
  if (liveAt !== null || !isLive)
    await insertText(tx, {
      article_id: id,
      language,
      ...textsOf(draft),
      body,
      original_hash: 'page' in place ? originalPage(place.page, language).hash : null,
      published_at: now,
      published_by: clerkId,
      live_at: liveAt ?? now,
    });
  await updateArticle(tx, id, { changed_at: now });
  return true;
}

/**
 * Locks an article or page.
 * @param unedited error code to throw for a page that has never been edited
 */
async function lockOrThrow(
  tx: Transaction,
  place: Place,
  unedited: ErrorCode,
): Promise<ArticleRow> {
  const article = await lockArticle(tx, place);
  if (!article) throw new DomainError('page' in place ? unedited : 'request.not_found');
  return article;
}

/**
 * Withdraws the live text and any scheduled text in one language. A page then shows its original text again.
 * @throws DomainError request.not_found · articles.not_published
 */
export async function withdrawArticle(deps: Deps, tx: Transaction, place: Place): Promise<void> {
  const { id } = await lockOrThrow(tx, place, 'articles.not_published');
  const { language } = place;
  const now = deps.clock.now();
  // Also withdraw the earlier texts in this language. Otherwise, the most recent of them would go live again.
  if ((await withdrawTexts(tx, { articleId: id, language, now }, 'all')) === 0)
    throw new DomainError('articles.not_published');
  await updateArticle(tx, id, { changed_at: now });
}

/**
 * Cancels the scheduled publication of a text in one language.
 * @throws DomainError request.not_found · articles.not_scheduled
 */
export async function unscheduleArticle(deps: Deps, tx: Transaction, place: Place): Promise<void> {
  const { id } = await lockOrThrow(tx, place, 'articles.not_scheduled');
  const { language } = place;
  const now = deps.clock.now();
  if ((await withdrawTexts(tx, { articleId: id, language, now }, 'scheduled')) === 0)
    throw new DomainError('articles.not_scheduled');
  await updateArticle(tx, id, { changed_at: now });
}
