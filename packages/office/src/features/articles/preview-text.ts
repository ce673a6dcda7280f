import { compileSections, type Refusal, RefusedMarkdown } from '@wl/world/articles/compile-text';
import type { PicturesById } from '@wl/world/articles/pictures';
import type { Block, Inline, Section } from '@wl/world/articles/text';

/** Text as members see it, or the reason why it cannot be shown. */
export type PreviewText =
  | { sections: Section[] }
  | { problem: Refusal | 'unknown_field'; piece: string };

/** Returns the strings within an inline element that can contain placeholders such as `{topUpMin}`. */
function stringsOf(piece: Inline): string[] {
  if (typeof piece === 'string') return [piece];
  if ('strong' in piece) return piece.strong.flatMap(stringsOf);
  if ('em' in piece) return piece.em.flatMap(stringsOf);
  if ('code' in piece) return [piece.code];
  return 'href' in piece
    ? [piece.href, ...piece.text.flatMap(stringsOf)]
    : piece.text.flatMap(stringsOf);
}

function piecesOf(block: Block): Inline[] {
  if ('paragraph' in block) return block.paragraph;
  if ('list' in block) return block.list.flat();
  const { alt, caption = '' } = block.picture;
  return [alt, caption];
}

const stringsIn = ({ title = '', blocks }: Section): string[] => [
  title,
  ...blocks.flatMap(piecesOf).flatMap(stringsOf),
];

/** Compiles the Markdown of an article for the preview. Returns the first problem instead of throwing an error. */
export function previewText(
  markdown: string,
  facts: Readonly<Record<string, string>>,
  pictures: PicturesById,
): PreviewText {
  try {
    const sections = compileSections(markdown, pictures);
    const unknown = sections
      .flatMap(stringsIn)
      .flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))
      .find((name) => facts[name] === undefined);
    return unknown === undefined ? { sections } : { problem: 'unknown_field', piece: unknown };
  } catch (error) {
    if (!(error instanceof RefusedMarkdown)) throw error;
    return { problem: error.reason, piece: error.piece };
  }
}

/** Replaces each `{field}` in a title or summary with its value. Leaves unknown fields as they are. */
export const filled = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (field, name: string) => facts[name] ?? field);
