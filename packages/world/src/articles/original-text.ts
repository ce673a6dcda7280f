/** Converts the Markdown file of an information page into the parts that staff edit in the back office. */
import { ARTICLE_MAX_SUMMARY } from './articles.ts';
import { compileInfoText } from './compile-text.ts';
import type { Block, Inline, Section } from './text.ts';

export interface OriginalText {
  title: string;
  /** Description for search engines: the beginning of the first paragraph. Can contain placeholders. */
  summary: string;
  /** Text below the title. */
  markdown: string;
}

/**
 * Splits the file of an information page into title, summary and text.
 * @throws RefusedMarkdown if the file contains Markdown that is not allowed
 * @throws Error if the file does not begin with a title
 */
export function originalText(source: string): OriginalText {
  const { title, sections } = compileInfoText(source);
  return {
    title,
    summary: summaryOf(sections),
    markdown: source.slice(source.indexOf('\n')).trim(),
  };
}

/** Returns the beginning of the first paragraph as plain text, cut off at a word boundary. */
export function summaryOf(sections: readonly Section[]): string {
  const isParagraph = (block: Block) => 'paragraph' in block;
  const first = sections.flatMap(({ blocks }) => blocks).find(isParagraph);
  const text = plain(first?.paragraph ?? []);
  if (text.length <= ARTICLE_MAX_SUMMARY) return text;
  const cut = text.slice(0, ARTICLE_MAX_SUMMARY);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[.,;:]$/, '')}…`;
}

/** Returns the plain text of inline pieces, without the word joiners (U+2060) that the article compiler added. */
const plain = (pieces: readonly Inline[]): string =>
  pieces.map(plainPiece).join('').replaceAll('\u2060', '');

function plainPiece(piece: Inline): string {
  if (typeof piece === 'string') return piece;
  if ('strong' in piece) return plain(piece.strong);
  if ('em' in piece) return plain(piece.em);
  return 'code' in piece ? piece.code : plain(piece.text);
}
