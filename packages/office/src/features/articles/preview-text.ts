import { compileSections, RefusedMarkdown } from '@wl/world/articles/compile-text';
import type { Inline, Section } from '@wl/world/articles/text';

/** Text as members see it, or the reason why it cannot be shown. */
export type PreviewText =
  | { sections: Section[] }
  | { problem: 'refused'; piece: string }
  | { problem: 'unknown_field'; piece: string };

/** Returns the strings of a text in which fields are replaced. */
function stringsOf(piece: Inline): string[] {
  if (typeof piece === 'string') return [piece];
  if ('strong' in piece) return piece.strong.flatMap(stringsOf);
  if ('em' in piece) return piece.em.flatMap(stringsOf);
  if ('code' in piece) return [piece.code];
  return 'href' in piece
    ? [piece.href, ...piece.text.flatMap(stringsOf)]
    : piece.text.flatMap(stringsOf);
}

const stringsIn = ({ title = '', blocks }: Section): string[] => [
  title,
  ...blocks
    .flatMap((block) => ('paragraph' in block ? block.paragraph : block.list.flat()))
    .flatMap(stringsOf),
];

/** Compiles the Markdown of an article for the preview. Returns the first problem instead of throwing an error. */
export function previewText(
  markdown: string,
  facts: Readonly<Record<string, string>>,
): PreviewText {
  try {
    const sections = compileSections(markdown);
    const unknown = sections
      .flatMap(stringsIn)
      .flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))
      .find((name) => facts[name] === undefined);
    return unknown === undefined ? { sections } : { problem: 'unknown_field', piece: unknown };
  } catch (error) {
    if (!(error instanceof RefusedMarkdown)) throw error;
    return { problem: 'refused', piece: error.piece };
  }
}

/** Replaces the fields of a title or summary. Leaves unknown fields as they are. */
export const filled = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (field, name: string) => facts[name] ?? field);
