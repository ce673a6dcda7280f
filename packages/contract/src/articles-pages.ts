import { ARTICLE_MAX_SUMMARY, ARTICLE_MAX_TITLE } from '@wl/world/articles/articles';
import { pageNames } from '@wl/world/articles/pages';
import * as z from 'zod/mini';
import { ArticleBody } from './articles.ts';
import { defineCall } from './call.ts';
import { data, Instant, Language } from './shapes.ts';

/** Name of an information page: its path without the leading slash. */
export const InfoPageName = z.enum(pageNames);

/** Edited text of an information page. Strings can contain placeholders such as `{casino}`. */
export const EditedPage = z.object({
  title: z.string().check(z.maxLength(ARTICLE_MAX_TITLE)),
  /** Description for search engines. */
  summary: z.string().check(z.maxLength(ARTICLE_MAX_SUMMARY)),
  body: ArticleBody,
  /** Time when this text went live. */
  changed_at: Instant,
});
export type EditedPage = z.infer<typeof EditedPage>;

export const infoPage = defineCall({
  method: 'GET',
  path: '/pages/:page',
  auth: 'public',
  summary:
    'The edited text of an information page; null if the original text of the application is live in this language.',
  params: z.object({ page: InfoPageName }),
  query: z.object({ language: z._default(Language, 'en') }),
  reply: data(z.nullable(EditedPage)),
});
