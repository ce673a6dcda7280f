import * as z from 'zod/mini';
import { ArticlePicture } from '../articles.ts';
import { InfoPageName } from '../articles-pages.ts';
import { defineCall } from '../call.ts';
import { data, Instant, Language, page } from '../shapes.ts';
import {
  ArticleDraft,
  ArticleOverview,
  ArticleText,
  ArticleVersion,
  byLanguage,
} from './articles.ts';

const params = z.object({ page: InfoPageName });
const inLanguage = z.object({ page: InfoPageName, language: Language });

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
  /** Draft by language. A draft with the number 0 is the original text, because no draft has been saved yet. */
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

export const infoPageFile = defineCall({
  method: 'GET',
  path: '/staff/pages/:page',
  auth: 'staff',
  permission: 'articles.view',
  summary: 'An information page with its drafts and original texts.',
  params,
  reply: data(InfoPageFile),
});

export const infoPagePictures = defineCall({
  method: 'GET',
  path: '/staff/pages/:page/pictures',
  auth: 'staff',
  permission: 'articles.view',
  summary:
    'The pictures that the drafts and edited texts of an information page use, newest upload first.',
  params,
  reply: data(z.array(z.pick(ArticlePicture, { id: true, width: true, height: true }))),
});

export const saveInfoPageDraft = defineCall({
  method: 'PUT',
  path: '/staff/pages/:page/:language/draft',
  auth: 'staff',
  permission: 'articles.edit',
  summary:
    'Saves the draft of one language. `number` is the draft on which the texts are based: if a colleague has saved another one meanwhile, the call is rejected.',
  params: inLanguage,
  body: z.object({ ...ArticleText.shape, number: z.int() }),
  reply: data(ArticleDraft),
  errors: ['articles.draft_changed'],
});

export const publishInfoPage = defineCall({
  method: 'POST',
  path: '/staff/pages/:page/:language/publish',
  auth: 'staff',
  permission: 'articles.edit',
  summary:
    'Publishes the draft of one language in place of the original text, immediately or at `live_at`. A text that is already scheduled is replaced.',
  params: inLanguage,
  body: z.object({ number: z.int(), live_at: z.nullable(Instant) }),
  reply: data(InfoPageFile),
  errors: [
    'articles.draft_changed',
    'articles.incomplete',
    'articles.text_refused',
    'articles.picture_misplaced',
    'articles.picture_outside',
    'articles.picture_undescribed',
    'articles.picture_unknown',
    'articles.field_unknown',
    'articles.link_broken',
    'articles.guide_refused',
    'articles.date_past',
  ],
});

export const withdrawInfoPage = defineCall({
  method: 'POST',
  path: '/staff/pages/:page/:language/withdraw',
  auth: 'staff',
  permission: 'articles.edit',
  summary:
    'Withdraws the edited text of one language, and cancels the scheduled one. The original text is live again. The draft and the history stay.',
  params: inLanguage,
  body: z.object({ reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)) }),
  reply: data(InfoPageFile),
  errors: ['articles.not_published'],
});

export const unscheduleInfoPage = defineCall({
  method: 'POST',
  path: '/staff/pages/:page/:language/unschedule',
  auth: 'staff',
  permission: 'articles.edit',
  summary: 'Cancels the scheduled text of one language. The live text stays live.',
  params: inLanguage,
  reply: data(InfoPageFile),
  errors: ['articles.not_scheduled'],
});

export const infoPageHistory = defineCall({
  method: 'GET',
  path: '/staff/pages/:page/:language/history',
  auth: 'staff',
  permission: 'articles.view',
  summary: 'Drafts and published texts of one language, newest first.',
  params: inLanguage,
  query: z.object({
    page: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(10_000)), 1),
  }),
  reply: page(ArticleVersion),
});

const ofVersion = z.object({
  ...inLanguage.shape,
  kind: ArticleVersion.shape.kind,
  number: z.coerce.number().check(z.int(), z.positive(), z.maximum(1_000_000)),
});

export const infoPageVersion = defineCall({
  method: 'GET',
  path: '/staff/pages/:page/:language/history/:kind/:number',
  auth: 'staff',
  permission: 'articles.view',
  summary: 'The texts of one entry of the history.',
  params: ofVersion,
  reply: data(ArticleText),
  errors: ['request.not_found'],
});

export const restoreInfoPage = defineCall({
  method: 'POST',
  path: '/staff/pages/:page/:language/history/:kind/:number/restore',
  auth: 'staff',
  permission: 'articles.edit',
  summary:
    'Saves the texts of an entry of the history as the draft. `draft` is the number of the draft that the clerk saw; that draft stays in the history.',
  params: ofVersion,
  body: z.object({ draft: z.int() }),
  reply: data(ArticleDraft),
  errors: ['request.not_found', 'articles.draft_changed'],
});
