import * as z from 'zod/mini';
import { InfoPageName } from '../articles-pages.ts';
import { defineCall } from '../call.ts';
import { data, Instant } from '../shapes.ts';
import { ArticleDraft, ArticleText, defineTextCalls } from './articles-texts.ts';
import { ArticleOverview, byLanguage } from './articles.ts';

/**
 * State of a page in one language. `state` is `published` if an edited text is live, `scheduled` if an edited text goes
 * live later, and `none` if only the original text is used.
 */
const LanguageState = z.object({
  ...ArticleOverview.shape.languages.shape.en.shape,
  /** True if the application’s original text has changed since the live or scheduled text was published. */
  original_changed: z.boolean(),
});

export const InfoPageOverview = z.object({
  page: InfoPageName,
  /** Title of the live text, by language. */
  titles: byLanguage(z.string()),
  /** Time of the last change in the back office; null if there was none. */
  changed_at: z.nullable(Instant),
  languages: byLanguage(LanguageState),
});
export type InfoPageOverview = z.infer<typeof InfoPageOverview>;

export const InfoPageFile = z.object({
  ...InfoPageOverview.shape,
  /** Drafts, by language. A draft with the number 0 is the original text, because no draft has been saved yet. */
  drafts: byLanguage(ArticleDraft),
  /** Original texts, which are part of the application. */
  originals: byLanguage(ArticleText),
});
export type InfoPageFile = z.infer<typeof InfoPageFile>;

export const infoPageFiles = defineCall({
  method: 'GET',
  path: '/staff/pages',
  auth: 'staff',
  permission: 'articles.view',
  summary: 'All information pages with the state of each language.',
  reply: data(z.array(InfoPageOverview)),
});

export const pageTexts = defineTextCalls({
  path: '/staff/pages/:page',
  key: { page: InfoPageName },
  file: InfoPageFile,
  summaries: {
    file: 'An information page with its drafts and original texts.',
    pictures:
      'The pictures that the drafts and edited texts of an information page use, newest upload first.',
    publish:
      'Publishes the draft of one language in place of the original text, immediately or at `live_at`. `number` is the draft that the clerk saw. A text that is already scheduled is replaced.',
    withdraw:
      'Withdraws the edited text of one language, and cancels the scheduled one. The original text is live again. The draft and the history stay.',
  },
  errors: { any: [], publish: ['articles.guide_refused'] },
});
export const {
  file: infoPageFile,
  pictures: infoPagePictures,
  save: saveInfoPageDraft,
  publish: publishInfoPage,
  withdraw: withdrawInfoPage,
  unschedule: unscheduleInfoPage,
  history: infoPageHistory,
  version: infoPageVersion,
  restore: restoreInfoPage,
} = pageTexts;
