import type { ReplyOf } from '@wl/contract/call';
import * as articles from '@wl/contract/office/articles';
import type {
  ArticleDraft,
  ArticleFile,
  ArticleText,
  ArticleVersion,
} from '@wl/contract/office/articles';
import * as pages from '@wl/contract/office/articles-pages';
import type { InfoPageFile } from '@wl/contract/office/articles-pages';
import type { PageName } from '@wl/world/articles/pages';
import type { Language } from '@wl/world/languages';
import { request } from '../../app/api.ts';

/** Article or information page, with the state and draft of each language. */
export type TextFile = ArticleFile | InfoPageFile;

export const isPageFile = (file: TextFile): file is InfoPageFile => 'originals' in file;

/** Returns true if an article has a cover picture, whose description is then one of its texts. */
export const hasPicture = (file: TextFile): boolean =>
  !isPageFile(file) && file.cover.picture !== null;

export type TextReply = { data: TextFile };
type Entry = Pick<ArticleVersion, 'kind' | 'number'>;

/** Calls that change the texts of an article or of an information page. */
export interface TextCalls {
  /** Id of the article or name of the page, for the keys of caches and of the browser’s storage. */
  key: string;
  load: () => Promise<TextReply>;
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
  history: (language: Language, page: number) => Promise<ReplyOf<typeof articles.articleHistory>>;
  version: (language: Language, entry: Entry) => Promise<{ data: ArticleText }>;
  /** Loads the pictures that the drafts and published texts contain. */
  pictures: () => Promise<ReplyOf<typeof articles.articlePictures>>;
  /** @param draft number of the draft that the clerk saw */
  restore: (language: Language, entry: Entry, draft: number) => Promise<{ data: ArticleDraft }>;
}

/** Returns the calls for a news article. */
export const articleCalls = (id: string): TextCalls => ({
  key: id,
  load: () => request(articles.articleFile, { params: { id } }),
  save: (language, body) => request(articles.saveArticleDraft, { params: { id, language }, body }),
  publish: (language, body) => request(articles.publishArticle, { params: { id, language }, body }),
  withdraw: (language, reason) =>
    request(articles.withdrawArticle, { params: { id, language }, body: { reason } }),
  pictures: () => request(articles.articlePictures, { params: { id } }),
  unschedule: (language) => request(articles.unscheduleArticle, { params: { id, language } }),
  history: (language, page) =>
    request(articles.articleHistory, { params: { id, language }, query: { page } }),
  version: (language, { kind, number }) =>
    request(articles.articleVersion, { params: { id, language, kind, number } }),
  restore: (language, { kind, number }, draft) =>
    request(articles.restoreArticle, { params: { id, language, kind, number }, body: { draft } }),
});

/** Returns the calls for an information page. */
export const pageCalls = (name: PageName): TextCalls => ({
  key: name,
  load: () => request(pages.infoPageFile, { params: { page: name } }),
  save: (language, body) =>
    request(pages.saveInfoPageDraft, { params: { page: name, language }, body }),
  publish: (language, body) =>
    request(pages.publishInfoPage, { params: { page: name, language }, body }),
  withdraw: (language, reason) =>
    request(pages.withdrawInfoPage, { params: { page: name, language }, body: { reason } }),
  pictures: () => request(pages.infoPagePictures, { params: { page: name } }),
  unschedule: (language) => request(pages.unscheduleInfoPage, { params: { page: name, language } }),
  history: (language, page) =>
    request(pages.infoPageHistory, { params: { page: name, language }, query: { page } }),
  version: (language, { kind, number }) =>
    request(pages.infoPageVersion, { params: { page: name, language, kind, number } }),
  restore: (language, { kind, number }, draft) =>
    request(pages.restoreInfoPage, {
      params: { page: name, language, kind, number },
      body: { draft },
    }),
});
