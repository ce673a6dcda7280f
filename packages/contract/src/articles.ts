import {
  ARTICLE_MAX_ALT,
  ARTICLE_MAX_SUMMARY,
  ARTICLE_MAX_TITLE,
  articleCategories,
  PICTURE_WIDTHS,
} from '@wl/world/articles/articles';
import type { Section } from '@wl/world/articles/text';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { data, FileBytes, Id, Instant, Language, page } from './shapes.ts';

/** Slug of an article's page: `/news/{slug}`. */
export const ArticleSlug = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{2,63}$/));

/** Coordinate of a picture's focal point, as a percentage of the width (from the left) or height (from the top). */
const Percent = z.int().check(z.nonnegative(), z.maximum(100));

/** Uploaded picture. Its URL is `/api/articles/pictures/{id}/{width}`; see `articlePicture`. */
export const ArticlePicture = z.object({
  id: Id,
  /** Size of the picture's widest version, in pixels. */
  width: z.int(),
  height: z.int(),
  focal_x: Percent,
  focal_y: Percent,
});
export type ArticlePicture = z.infer<typeof ArticlePicture>;

/** Cover of an article: an uploaded picture, or the postcard of a city. */
export const ArticleCover = z.object({
  city: z.string().check(z.maxLength(40)),
  picture: z.nullable(ArticlePicture),
});
export type ArticleCover = z.infer<typeof ArticleCover>;

/** Summary of an article, as shown in lists. */
export const ArticleLine = z.object({
  slug: ArticleSlug,
  category: z.enum(articleCategories),
  cover: ArticleCover,
  /** Alternative text for the uploaded picture; empty if there is no picture. */
  picture_alt: z.string().check(z.maxLength(ARTICLE_MAX_ALT)),
  /** Language of the texts: the requested language, or English if the article is not published in that language. */
  language: Language,
  title: z.string().check(z.maxLength(ARTICLE_MAX_TITLE)),
  summary: z.string().check(z.maxLength(ARTICLE_MAX_SUMMARY)),
  /** Time when the article was first published in this language, or republished after being withdrawn. */
  published_at: Instant,
});
export type ArticleLine = z.infer<typeof ArticleLine>;

/**
 * Compiled text of an article: plain data without HTML. The compiler has checked it, so clients do not check it again.
 */
export const ArticleBody = z.custom<Section[]>((value) => Array.isArray(value));

export const Article = z.object({
  ...ArticleLine.shape,
  /** Time of the last change to the published text. */
  changed_at: Instant,
  /** Languages in which the article is published. */
  languages: z.array(Language),
  body: ArticleBody,
});
export type Article = z.infer<typeof Article>;

const inLanguage = { language: z._default(Language, 'en') };

export const articles = defineCall({
  method: 'GET',
  path: '/articles',
  auth: 'public',
  summary:
    'Published news articles, newest first. Articles that are not published in the requested language are listed in English.',
  query: z.object({
    ...inLanguage,
    category: z.optional(z.enum(articleCategories)),
    page: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(10_000)), 1),
  }),
  reply: page(ArticleLine),
});

export const featuredArticles = defineCall({
  method: 'GET',
  path: '/articles/featured',
  auth: 'public',
  summary:
    'Featured news articles for the banner of the home page and the casino floor, newest first.',
  query: z.object(inLanguage),
  reply: data(z.array(ArticleLine)),
});

export const article = defineCall({
  method: 'GET',
  path: '/articles/:slug',
  auth: 'public',
  summary: 'A published news article. Drafts, scheduled and withdrawn articles are not found.',
  params: z.object({ slug: ArticleSlug }),
  query: z.object(inLanguage),
  reply: data(Article),
  errors: ['request.not_found'],
});

export const articlePicture = defineCall({
  method: 'GET',
  path: '/articles/pictures/:id/:width',
  auth: 'public',
  summary: `A picture of an article as WebP, ${PICTURE_WIDTHS.join(', ')} pixels wide, or narrower if the original is.`,
  params: z.object({
    id: Id,
    width: z.coerce.number().check(z.refine((width) => PICTURE_WIDTHS.includes(width as 480))),
  }),
  file: true,
  reply: FileBytes,
  errors: ['request.not_found'],
});
