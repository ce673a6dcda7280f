import { ArticleText } from '@wl/contract/office/articles-texts';
import type { Language } from '@wl/world/languages';
import * as z from 'zod/mini';

const KeptText = z.object({
  text: ArticleText,
  /** Version number of the draft on which the text is based. */
  number: z.int(),
  /** Time of the last keystroke. */
  at: z.iso.datetime(),
});

/** Text that is kept in this browser until the server has acknowledged it. */
export type KeptText = z.infer<typeof KeptText>;

/** Clerk, article and language to which a text belongs. Clerks who share a browser do not see each other's texts. */
export interface TextPlace {
  clerk: string;
  article: string;
  language: Language;
}

const keyOf = ({ clerk, article, language }: TextPlace) =>
  `article-text.${clerk}.${article}.${language}`;

/** Returns the text stored in the browser; undefined if it is missing or invalid, or the storage cannot be read. */
export function keptText(place: TextPlace): KeptText | undefined {
  try {
    const result = KeptText.safeParse(JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null'));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text in the browser. Ignores storage errors, because the text is also saved on the server. */
export function keepText(place: TextPlace, kept: KeptText): void {
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(kept));
  } catch {
    // Ignore full or disabled storage, because the text is also saved on the server.
  }
}

export function forgetText(place: TextPlace): void {
  try {
    localStorage.removeItem(keyOf(place));
  } catch {
    // If storage is disabled, no text was saved, so ignore the error.
  }
}
