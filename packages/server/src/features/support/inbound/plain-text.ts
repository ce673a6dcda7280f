import { convert } from 'html-to-text';

/** Maximum number of characters of HTML to convert. The text of longer HTML would be truncated anyway. */
const MAX_HTML = 500_000;

/**
 * Control characters with no meaning in text, and characters that are invisible or change the direction of text. A
 * sender could use them to disguise text. The joiners U+200C and U+200D are kept, because emoji and Persian need them.
 */
const HIDDEN =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/g;

/** Returns a text without hidden characters and without consecutive empty lines. All its line breaks are `\n`. */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(HIDDEN, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .normalize('NFC')
    .trim();
}

/** Returns a text as one line of at most `max` characters. */
export function plainLine(text: string, max: number): string {
  const line = plainText(text).replace(/\s+/g, ' ');
  return cut(line, max).text;
}

/** Cuts a text to at most `max` UTF-16 code units, without splitting a character. */
export function cut(text: string, max: number): { text: string; isCut: boolean } {
  if (text.length <= max) return { text, isCut: false };
  return {
    text: text
      .slice(0, max)
      .toWellFormed()
      .replace(/\uFFFD$/, ''),
    isCut: true,
  };
}

/** Converts HTML to text. Pictures are left out, links show their target, and quotations begin with `> `. */
export function textOfHtml(html: string): string {
  return convert(html.slice(0, MAX_HTML), {
    wordwrap: false,
    limits: { maxDepth: 100, maxChildNodes: 20_000, maxInputLength: MAX_HTML },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
    ],
  });
}
