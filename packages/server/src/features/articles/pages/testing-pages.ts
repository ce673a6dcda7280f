import * as calls from '@wl/contract/articles-pages';
import type { ArticleText } from '@wl/contract/office/articles-texts';
import * as officeCalls from '@wl/contract/office/articles-pages';
import type { InfoPageFile } from '@wl/contract/office/articles-pages';
import type { PageName } from '@wl/world/articles/pages';
import type { Language } from '@wl/world/languages';
import type { AnyReply, TestClient } from '../../../platform/testing.ts';

/** Page and language of a text. */
export type PagePlace = { page: PageName; language: Language };

export const readPageOf = async (editor: TestClient, page: PageName): Promise<InfoPageFile> =>
  (await editor.call(officeCalls.infoPageFile, { params: { page } })).body.data;

/** Saves texts as a new draft, based on draft `number`, or on the current draft if `number` is omitted. */
export async function savePage(
  editor: TestClient,
  place: PagePlace,
  texts: ArticleText,
  number?: number,
): Promise<AnyReply> {
  const seen = number ?? (await readPageOf(editor, place.page)).drafts[place.language].number;
  const body = { ...texts, number: seen };
  return editor.call(officeCalls.saveInfoPageDraft, { params: place, body });
}

/** Publishes the current draft of an information page, immediately or at the time `liveAt`. */
export async function publishPage(
  editor: TestClient,
  place: PagePlace,
  liveAt: string | null = null,
): Promise<AnyReply> {
  const { number } = (await readPageOf(editor, place.page)).drafts[place.language];
  const body = { number, live_at: liveAt };
  return editor.call(officeCalls.publishInfoPage, { params: place, body });
}

export const withdrawPage = (editor: TestClient, place: PagePlace): Promise<AnyReply> =>
  editor.call(officeCalls.withdrawInfoPage, { params: place, body: { reason: 'Out of date' } });

/** Returns the title that visitors see in place of the original; null if they see the original. */
export async function editedTitle(
  visitor: TestClient,
  { page, language }: PagePlace,
): Promise<string | null> {
  const { status, body } = await visitor.call(calls.infoPage, {
    params: { page },
    query: { language },
  });
  return status === 200 ? (body.data?.title ?? null) : body.code;
}
