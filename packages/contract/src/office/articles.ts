import {
  ARTICLE_MAX_ALT,
  ARTICLE_MAX_MARKDOWN,
  ARTICLE_MAX_SUMMARY,
  ARTICLE_MAX_TITLE,
  articleCategories,
} from '@wl/world/articles/articles';
import * as z from 'zod/mini';
import { ArticleCover, ArticlePicture, ArticleSlug } from '../articles.ts';
import { defineCall } from '../call.ts';
import { data, Id, Instant, Language, page } from '../shapes.ts';

const params = z.object({ id: Id });
const inLanguage = z.object({ id: Id, language: Language });

/**
 * State of an article in one language. `none`: neither draft nor published text. `draft`: never published.
 * `scheduled`: goes live later, and no text is live yet. `published`: live. `withdrawn`: was live.
 */
export const articleStates = ['none', 'draft', 'scheduled', 'published', 'withdrawn'] as const;
export type ArticleState = (typeof articleStates)[number];

const LanguageState = z.object({
  state: z.enum(articleStates),
  /** True if the draft differs from the text that is live or scheduled. */
  changed: z.boolean(),
  /** Time when a scheduled text goes live; null if none is scheduled. Until then, an earlier text can be live. */
  scheduled_at: z.nullable(Instant),
});

/** Returns the schema of an object with a value for each language. */
export const byLanguage = <S extends z.ZodMiniType>(shape: S) =>
  z.object({ en: shape, es: shape, fr: shape, pt: shape, tr: shape });

export const ArticleOverview = z.object({
  id: Id,
  slug: ArticleSlug,
  category: z.enum(articleCategories),
  featured: z.boolean(),
  cover: ArticleCover,
  /** English title of the draft, or the title in the first language that has one; empty if there is no draft. */
  title: z.string(),
  changed_at: Instant,
  languages: byLanguage(LanguageState),
});
export type ArticleOverview = z.infer<typeof ArticleOverview>;

/** Texts of an article in one language. Drafts can be incomplete. */
export const ArticleText = z.object({
  title: z.string().check(z.trim(), z.maxLength(ARTICLE_MAX_TITLE)),
  summary: z.string().check(z.trim(), z.maxLength(ARTICLE_MAX_SUMMARY)),
  markdown: z.string().check(z.maxLength(ARTICLE_MAX_MARKDOWN)),
  picture_alt: z.string().check(z.trim(), z.maxLength(ARTICLE_MAX_ALT)),
});
export type ArticleText = z.infer<typeof ArticleText>;

/** Draft of an article in one language. */
export const ArticleDraft = z.object({
  ...ArticleText.shape,
  /** Number of the draft: 0 before the first save, then incremented by each save that changes the texts. */
  number: z.int(),
  saved_at: z.nullable(Instant),
  /** Name of the clerk who saved the draft. */
  saved_by: z.nullable(z.string()),
});
export type ArticleDraft = z.infer<typeof ArticleDraft>;

export const ArticleFile = z.object({
  ...ArticleOverview.shape,
  /**
   * Version for optimistic locking. Every change to the slug, the category, the cover or the featured flag increments
   * it.
   */
  version: z.int(),
  created_at: Instant,
  drafts: byLanguage(ArticleDraft),
});
export type ArticleFile = z.infer<typeof ArticleFile>;

export const articleFiles = defineCall({
  method: 'GET',
  path: '/staff/articles',
  auth: 'staff',
  permission: 'articles.view',
  summary: 'News articles with the state of each language, last changed first.',
  query: z.object({
    category: z.optional(z.enum(articleCategories)),
    /** Text to search for in slugs and titles. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(90))),
    page: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(10_000)), 1),
  }),
  reply: page(ArticleOverview),
});

export const articleFile = defineCall({
  method: 'GET',
  path: '/staff/articles/:id',
  auth: 'staff',
  permission: 'articles.view',
  summary: 'A news article with its drafts.',
  params,
  reply: data(ArticleFile),
  errors: ['request.not_found'],
});

const Details = z.object({
  category: z.enum(articleCategories),
  city: z.string().check(z.maxLength(40)),
});

export const makeArticle = defineCall({
  method: 'POST',
  path: '/staff/articles',
  auth: 'staff',
  permission: 'articles.edit',
  summary:
    'Creates an article without texts. The client chooses the id; repeating the call with the same id and slug creates no second article.',
  body: z.object({ ...Details.shape, id: Id, slug: ArticleSlug }),
  reply: data(ArticleFile),
  errors: ['articles.slug_taken', 'request.invalid'],
});

export const changeArticle = defineCall({
  method: 'PUT',
  path: '/staff/articles/:id',
  auth: 'staff',
  permission: 'articles.edit',
  summary:
    'Changes category, cover and whether the article is featured, immediately and for all languages. The slug is fixed. At most three published articles are featured: the newest.',
  params,
  body: z.object({
    ...Details.shape,
    picture: z.nullable(ArticlePicture),
    featured: z.boolean(),
    version: z.int(),
  }),
  reply: data(ArticleFile),
  errors: ['request.not_found', 'articles.changed', 'request.invalid'],
});

export const saveArticleDraft = defineCall({
  method: 'PUT',
  path: '/staff/articles/:id/:language/draft',
  auth: 'staff',
  permission: 'articles.edit',
  summary:
    'Saves the draft of one language; other languages and the published text do not change. `number` is the draft on which the texts are based: if a colleague has saved another one meanwhile, the call is rejected. Earlier drafts stay in the history for 90 days.',
  params: inLanguage,
  body: z.object({ ...ArticleText.shape, number: z.int() }),
  reply: data(ArticleDraft),
  errors: ['request.not_found', 'articles.draft_changed'],
});

export const publishArticle = defineCall({
  method: 'POST',
  path: '/staff/articles/:id/:language/publish',
  auth: 'staff',
  permission: 'articles.edit',
  summary:
    'Publishes the draft of one language, immediately or at `live_at`. `number` is the draft that the clerk saw. A text that is already scheduled is replaced.',
  params: inLanguage,
  body: z.object({ number: z.int(), live_at: z.nullable(Instant) }),
  reply: data(ArticleFile),
  errors: [
    'request.not_found',
    'articles.draft_changed',
    'articles.incomplete',
    'articles.text_refused',
    'articles.picture_misplaced',
    'articles.picture_outside',
    'articles.picture_undescribed',
    'articles.picture_unknown',
    'articles.field_unknown',
    'articles.link_broken',
    'articles.date_past',
  ],
});

export const withdrawArticle = defineCall({
  method: 'POST',
  path: '/staff/articles/:id/:language/withdraw',
  auth: 'staff',
  permission: 'articles.edit',
  summary:
    'Withdraws the live text of one language, and cancels its scheduled one. The draft and the history stay.',
  params: inLanguage,
  body: z.object({ reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)) }),
  reply: data(ArticleFile),
  errors: ['request.not_found', 'articles.not_published'],
});

export const unscheduleArticle = defineCall({
  method: 'POST',
  path: '/staff/articles/:id/:language/unschedule',
  auth: 'staff',
  permission: 'articles.edit',
  summary: 'Cancels the scheduled text of one language. A text that is live stays live.',
  params: inLanguage,
  reply: data(ArticleFile),
  errors: ['request.not_found', 'articles.not_scheduled'],
});

/** Entry in the history of one language. */
export const ArticleVersion = z.object({
  /** `draft`: a saved draft. `published`: a text that went live or is scheduled. */
  kind: z.enum(['draft', 'published']),
  /** Sequence number among the entries of the same kind, counted from 1. */
  number: z.int(),
  title: z.string(),
  /** Time when the draft was saved or the text was published. */
  at: Instant,
  by: z.string(),
  /** Time when the published text goes or went live; null for drafts. */
  live_at: z.nullable(Instant),
  /**
   * Time when the published text was withdrawn or its schedule was cancelled; null for drafts and for all other
   * published texts.
   */
  withdrawn_at: z.nullable(Instant),
});
export type ArticleVersion = z.infer<typeof ArticleVersion>;

export const articleHistory = defineCall({
  method: 'GET',
  path: '/staff/articles/:id/:language/history',
  auth: 'staff',
  permission: 'articles.view',
  summary: 'Drafts and published texts of one language, newest first.',
  params: inLanguage,
  query: z.object({
    page: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(10_000)), 1),
  }),
  reply: page(ArticleVersion),
  errors: ['request.not_found'],
});

const ofVersion = z.object({
  ...inLanguage.shape,
  kind: ArticleVersion.shape.kind,
  number: z.coerce.number().check(z.int(), z.positive(), z.maximum(1_000_000)),
});

export const articleVersion = defineCall({
  method: 'GET',
  path: '/staff/articles/:id/:language/history/:kind/:number',
  auth: 'staff',
  permission: 'articles.view',
  summary: 'The texts of one entry of the history.',
  params: ofVersion,
  reply: data(ArticleText),
  errors: ['request.not_found'],
});

export const restoreArticle = defineCall({
  method: 'POST',
  path: '/staff/articles/:id/:language/history/:kind/:number/restore',
  auth: 'staff',
  permission: 'articles.edit',
  summary:
    'Saves the texts of an entry of the history as the draft. `draft` is the number of the draft that the clerk saw; that draft stays in the history.',
  params: ofVersion,
  body: z.object({ draft: z.int() }),
  reply: data(ArticleDraft),
  errors: ['request.not_found', 'articles.draft_changed'],
});

export const articlePictures = defineCall({
  method: 'GET',
  path: '/staff/articles/:id/pictures',
  auth: 'staff',
  permission: 'articles.view',
  summary:
    'The pictures that an article uses as its cover, in a stored draft or in a published text, newest upload first. The Markdown of a picture is `![description](picture:id "caption")`.',
  params,
  reply: data(z.array(z.pick(ArticlePicture, { id: true, width: true, height: true }))),
  errors: ['request.not_found'],
});

/**
 * The request body is `multipart/form-data` with one part named `picture`. Repeating the upload of the same file returns
 * the same picture.
 */
export const uploadArticlePicture = defineCall({
  method: 'POST',
  path: '/staff/articles/pictures',
  auth: 'staff',
  permission: 'articles.edit',
  summary:
    'Sends a picture for a cover or a text (PNG, JPEG or WebP under 10 MB, at least 960 pixels wide) as multipart/form-data. It is re-encoded without metadata.',
  reply: data(ArticlePicture),
  errors: ['articles.picture_refused', 'articles.picture_too_large', 'articles.picture_too_small'],
  rate: { max: 60, perSeconds: 3600 },
});
