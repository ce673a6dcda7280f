import type { ArticleDraft, ArticleText } from '@wl/contract/office/articles-texts';
import type { ArticleFile } from '@wl/contract/office/articles';
import type { Language } from '@wl/world/languages';
import { isPageFile, type TextFile } from './text-calls.ts';

/** Fields of a text, in the order in which the form shows them. */
export const textFields = ['title', 'summary', 'picture_alt', 'markdown'] as const;
export type TextField = (typeof textFields)[number];

export const noText: ArticleText = { title: '', summary: '', picture_alt: '', markdown: '' };

/** Returns only the text fields of a draft. */
export const textOf = ({ title, summary, picture_alt, markdown }: ArticleText): ArticleText => ({
  title,
  summary,
  picture_alt,
  markdown,
});

/** Returns a field as the server stores it: trimmed, except for the Markdown. */
const stored = (text: ArticleText, field: TextField) =>
  field === 'markdown' ? text[field] : text[field].trim();

/** Returns true if the server would store both texts in the same way. */
export const isSameText = (one: ArticleText, other: ArticleText): boolean =>
  textFields.every((field) => stored(one, field) === stored(other, field));

/**
 * Returns the empty fields that must be filled in before a text can be published. The picture description is required
 * only if there is a cover picture.
 */
export const missingFields = (text: ArticleText, hasPicture: boolean): TextField[] =>
  textFields.filter(
    (field) => text[field].trim() === '' && (field !== 'picture_alt' || hasPicture),
  );

/**
 * Returns the article or page with a newly saved draft in `language`, and with the resulting state of that language.
 * Saving a draft of a page does not change the page's live text.
 */
export function withDraft<File extends TextFile>(
  file: File,
  language: Language,
  draft: ArticleDraft,
): File {
  const old = file.languages[language];
  const hasPublished = old.state === 'published' || old.state === 'scheduled';
  const isNewer = draft.number > file.drafts[language].number;
  const isOriginal = isPageFile(file) && isSameText(draft, file.originals[language]);
  const changed = hasPublished ? old.changed || isNewer : isPageFile(file) && !isOriginal;
  const state = old.state === 'none' && !isPageFile(file) ? 'draft' : old.state;
  return {
    ...file,
    drafts: { ...file.drafts, [language]: draft },
    languages: { ...file.languages, [language]: { ...old, state, changed } },
  };
}

/**
 * Returns the title shown for an article: the English title or, if that title is empty, the first non-empty title in
 * another language.
 */
export const titleOf = ({ drafts }: ArticleFile): string =>
  drafts.en.title || (Object.values(drafts).find(({ title }) => title !== '')?.title ?? '');
