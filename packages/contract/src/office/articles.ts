import { articleCategories } from '@wl/world/articles/articles';
import * as z from 'zod/mini';
import { ArticleCover, ArticlePicture, ArticleSlug } from '../articles.ts';
import { defineCall } from '../call.ts';
import { data, Id, Instant, page } from '../shapes.ts';
import { ArticleDraft, defineTextCalls } from './articles-texts.ts';

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

export const articleTexts = defineTextCalls({
  path: '/staff/articles/:id',
  key: { id: Id },
  file: ArticleFile,
  summaries: {
    file: 'A news article with its drafts.',
    pictures:
      'The pictures that an article uses as its cover, in a stored draft or in a published text, newest upload first. The Markdown of a picture is `![description](picture:id "caption")`.',
    publish:
      'Publishes the draft of one language, immediately or at `live_at`. `number` is the draft that the clerk saw. A text that is already scheduled is replaced.',
    withdraw:
      'Withdraws the live text of one language, and cancels its scheduled one. The draft and the history stay.',
  },
  errors: { any: ['request.not_found'], publish: [] },
});
export const {
  file: articleFile,
  pictures: articlePictures,
  save: saveArticleDraft,
  publish: publishArticle,
  withdraw: withdrawArticle,
  unschedule: unscheduleArticle,
  history: articleHistory,
  version: articleVersion,
  restore: restoreArticle,
} = articleTexts;

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
  params: z.object({ id: Id }),
  body: z.object({
    ...Details.shape,
    picture: z.nullable(ArticlePicture),
    featured: z.boolean(),
    version: z.int(),
  }),
  reply: data(ArticleFile),
  errors: ['request.not_found', 'articles.changed', 'request.invalid'],
});

/**
 * Uploads a picture as the part `picture` of a `multipart/form-data` body. Uploading the same file again returns the
 * same picture.
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
