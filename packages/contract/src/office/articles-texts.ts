/**
 * Schemas and calls for editing texts. Each text has, for each language, a draft, published versions and a history.
 * News articles and information pages share these calls but have different keys.
 */
import {
  ARTICLE_MAX_ALT,
  ARTICLE_MAX_MARKDOWN,
  ARTICLE_MAX_SUMMARY,
  ARTICLE_MAX_TITLE,
} from '@wl/world/articles/articles';
import * as z from 'zod/mini';
import { ArticlePicture } from '../articles.ts';
import { defineCall } from '../call.ts';
import type { ErrorCode } from '../errors.ts';
import { data, Instant, Language, page } from '../shapes.ts';

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
  /** Draft number: 0 until a draft is saved, then incremented by each save that changes the texts. */
  number: z.int(),
  saved_at: z.nullable(Instant),
  /** Name of the clerk who saved the draft. */
  saved_by: z.nullable(z.string()),
});
export type ArticleDraft = z.infer<typeof ArticleDraft>;

/** Key of a history entry: article or page, language, kind of text, and number. */
export const ArticleVersion = z.object({
  /** `draft`: a saved draft. `published`: a text that went live or is scheduled. */
  kind: z.enum(['draft', 'published']),
  /** 1-based position of the entry among the entries of the same kind. */
  number: z.int(),
  title: z.string(),
  /** Time at which the draft was saved or the text was published. */
  at: Instant,
  by: z.string(),
  /** Time when the published text goes or went live; null for drafts. */
  live_at: z.nullable(Instant),
  /**
   * Time when the published text was withdrawn or its scheduled publication was cancelled; null if neither has
   * happened, and always null for drafts.
   */
  withdrawn_at: z.nullable(Instant),
});
export type ArticleVersion = z.infer<typeof ArticleVersion>;

/**
 * Returns the schema of the key that identifies an article or page. The cast is necessary here and in `keyWith`,
 * because TypeScript cannot infer the output type of a shape with a type parameter.
 */
function keyOnly<Key extends object>(key: KeyShape<Key>) {
  const schema: unknown = z.object(key);
  return schema as z.ZodMiniType<Key>;
}

/**
 * Returns the schema of the path parameters: the key of an article or page, and other parameters such as the language.
 */
function keyWith<Key extends object, Others extends z.core.$ZodShape>(
  key: KeyShape<Key>,
  others: Others,
) {
  const schema: unknown = z.object({ ...key, ...others });
  return schema as z.ZodMiniType<Key & z.output<z.ZodMiniObject<Others>>>;
}

type KeyShape<Key extends object> = { [Name in keyof Key]: z.ZodMiniType<Key[Name]> };

interface TextCallsOptions<Key extends object, File> {
  /** URL path of the article or page, with its key as a parameter, such as `/staff/articles/:id`. */
  path: string;
  key: KeyShape<Key>;
  /** Schema of the article or page with its drafts. */
  file: z.ZodMiniType<File>;
  summaries: Record<'file' | 'pictures' | 'publish' | 'withdraw', string>;
  /** Error codes: `any` for all calls, and `publish` for additional errors of the call that publishes. */
  errors: { any: readonly ErrorCode[]; publish: readonly ErrorCode[] };
}

export type TextCalls<Key extends object, File> = ReturnType<typeof defineTextCalls<Key, File>>;

/** Defines the calls that read and edit the texts of an article or page. */
export function defineTextCalls<Key extends object, File>(options: TextCallsOptions<Key, File>) {
  return { ...fileCalls(options), ...publicationCalls(options), ...historyCalls(options) };
}

const views = { method: 'GET', auth: 'staff', permission: 'articles.view' } as const;
const edits = { auth: 'staff', permission: 'articles.edit' } as const;

function fileCalls<Key extends object, File>(options: TextCallsOptions<Key, File>) {
  const { path, key, file, summaries, errors } = options;
  return {
    file: defineCall({
      ...views,
      path,
      summary: summaries.file,
      params: keyOnly(key),
      reply: data(file),
      errors: errors.any,
    }),
    pictures: defineCall({
      ...views,
      path: `${path}/pictures`,
      summary: summaries.pictures,
      params: keyOnly(key),
      reply: data(z.array(z.pick(ArticlePicture, { id: true, width: true, height: true }))),
      errors: errors.any,
    }),
    save: defineCall({
      ...edits,
      method: 'PUT',
      path: `${path}/:language/draft`,
      summary:
        'Saves the draft of one language. Other languages and the published text stay unchanged. `number` is the number of the draft that the clerk has edited. If a colleague has since saved a newer draft, the call is rejected. Earlier drafts stay in the history for 90 days.',
      params: keyWith(key, { language: Language }),
      body: z.object({ ...ArticleText.shape, number: z.int() }),
      reply: data(ArticleDraft),
      errors: [...errors.any, 'articles.draft_changed'],
    }),
  };
}

function publicationCalls<Key extends object, File>(options: TextCallsOptions<Key, File>) {
  const { path, key, file, summaries, errors } = options;
  const inLanguage = keyWith(key, { language: Language });
  return {
    publish: defineCall({
      ...edits,
      method: 'POST',
      path: `${path}/:language/publish`,
      summary: summaries.publish,
      params: inLanguage,
      body: z.object({ number: z.int(), live_at: z.nullable(Instant) }),
      reply: data(file),
      errors: [
        ...errors.any,
        'articles.draft_changed',
        'articles.incomplete',
        'articles.text_refused',
        'articles.picture_misplaced',
        'articles.picture_outside',
        'articles.picture_undescribed',
        'articles.picture_unknown',
        'articles.field_unknown',
        'articles.link_broken',
        ...errors.publish,
        'articles.date_past',
      ],
    }),
    withdraw: defineCall({
      ...edits,
      method: 'POST',
      path: `${path}/:language/withdraw`,
      summary: summaries.withdraw,
      params: inLanguage,
      body: z.object({ reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)) }),
      reply: data(file),
      errors: [...errors.any, 'articles.not_published'],
    }),
    unschedule: defineCall({
      ...edits,
      method: 'POST',
      path: `${path}/:language/unschedule`,
      summary: 'Cancels the scheduled text of one language. A text that is live stays live.',
      params: inLanguage,
      reply: data(file),
      errors: [...errors.any, 'articles.not_scheduled'],
    }),
  };
}

function historyCalls<Key extends object, File>({
  path,
  key,
  errors,
}: TextCallsOptions<Key, File>) {
  const ofVersion = keyWith(key, {
    language: Language,
    kind: ArticleVersion.shape.kind,
    number: z.coerce.number().check(z.int(), z.positive(), z.maximum(1_000_000)),
  });
  return {
    history: defineCall({
      ...views,
      path: `${path}/:language/history`,
      summary: 'Drafts and published texts of one language, newest first.',
      params: keyWith(key, { language: Language }),
      query: z.object({
        page: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(10_000)), 1),
      }),
      reply: page(ArticleVersion),
      errors: errors.any,
    }),
    version: defineCall({
      ...views,
      path: `${path}/:language/history/:kind/:number`,
      summary: 'The texts of one entry of the history.',
      params: ofVersion,
      reply: data(ArticleText),
      errors: ['request.not_found'],
    }),
    restore: defineCall({
      ...edits,
      method: 'POST',
      path: `${path}/:language/history/:kind/:number/restore`,
      summary:
        'Saves the texts of an entry of the history as the draft. `draft` is the number of the draft that the clerk saw; that draft stays in the history.',
      params: ofVersion,
      body: z.object({ draft: z.int() }),
      reply: data(ArticleDraft),
      errors: ['request.not_found', 'articles.draft_changed'],
    }),
  };
}
