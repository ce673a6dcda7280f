import type { ReplyOf } from '@wl/contract/call';
import type {
  ArticleDraft,
  ArticleText,
  ArticleVersion,
  TextCalls as ContractCalls,
} from '@wl/contract/office/articles-texts';
import {
  type ArticleFile,
  type articleHistory,
  type articlePictures,
  articleTexts,
} from '@wl/contract/office/articles';
import { type InfoPageFile, pageTexts } from '@wl/contract/office/articles-pages';
import type { PageName } from '@wl/world/articles/pages';
import type { Language } from '@wl/world/languages';
import { request } from '../../app/api.ts';

/** Article or information page, with the state and draft of each language. */
export type TextFile = ArticleFile | InfoPageFile;

export const isPageFile = (file: TextFile): file is InfoPageFile => 'originals' in file;

/** Returns true if an article has a cover picture, which needs a description in each language. */
export const hasPicture = (file: TextFile): boolean =>
  !isPageFile(file) && file.cover.picture !== null;

export type TextReply = { data: TextFile };
type Entry = Pick<ArticleVersion, 'kind' | 'number'>;

/** API calls for the texts of an article or information page. */
export interface TextCalls {
  /** Id of the article or name of the page, used in query cache keys and browser storage keys. */
  key: string;
  load: () => Promise<TextReply>;
  pictures: () => Promise<ReplyOf<typeof articlePictures>>;
  save: (
    language: Language,
    body: ArticleText & { number: number },
  ) => Promise<{ data: ArticleDraft }>;
  publish: (
    language: Language,
    body: { number: number; live_at: string | null },
  ) => Promise<TextReply>;
  withdraw: (language: Language, reason: string) => Promise<TextReply>;
  unschedule: (language: Language) => Promise<TextReply>;
  history: (language: Language, page: number) => Promise<ReplyOf<typeof articleHistory>>;
  version: (language: Language, entry: Entry) => Promise<{ data: ArticleText }>;
  /** Restores a text from the history. `draft` is the number of the draft that the clerk saw. */
  restore: (language: Language, entry: Entry, draft: number) => Promise<{ data: ArticleDraft }>;
}

export const articleCalls = (id: string): TextCalls => callsOf(articleTexts, { id }, id);

export const pageCalls = (page: PageName): TextCalls => callsOf(pageTexts, { page }, page);

function callsOf<Key extends object, File extends TextFile>(
  calls: ContractCalls<Key, File>,
  params: Key,
  key: string,
): TextCalls {
  const placeOf = (language: Language) => ({ ...params, language });
  const entryOf = (language: Language, { kind, number }: Entry) => ({
    ...placeOf(language),
    kind,
    number,
  });
  return {
    key,
    load: () => request(calls.file, { params }),
    pictures: () => request(calls.pictures, { params }),
    save: (language, body) => request(calls.save, { params: placeOf(language), body }),
    publish: (language, body) => request(calls.publish, { params: placeOf(language), body }),
    withdraw: (language, reason) =>
      request(calls.withdraw, { params: placeOf(language), body: { reason } }),
    unschedule: (language) => request(calls.unschedule, { params: placeOf(language) }),
    history: (language, page) =>
      request(calls.history, { params: placeOf(language), query: { page } }),
    version: (language, entry) => request(calls.version, { params: entryOf(language, entry) }),
    restore: (language, entry, draft) =>
      request(calls.restore, { params: entryOf(language, entry), body: { draft } }),
  };
}
