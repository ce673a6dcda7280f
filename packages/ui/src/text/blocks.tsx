import { fill } from '@wl/world/articles/facts';
import type { Block, Inline } from '@wl/world/articles/text';
import { Picture } from './picture.tsx';
import { Fragment, type ComponentType, type ReactNode } from 'react';

export interface Surroundings {
  /** Values of the placeholders, keyed by placeholder name. */
  facts: Readonly<Record<string, string>>;
  /** Component for links to pages of the site, such as the router's link. */
  link: ComponentType<{ to: string; children: ReactNode }>;
  /** Base URL of the API, which serves the pictures; `/api` by default. */
  apiBase?: string;
}

function one(piece: Inline, around: Surroundings): ReactNode {
  if (typeof piece === 'string') return fill(piece, around.facts);
  if ('strong' in piece) return <strong>{inlines(piece.strong, around)}</strong>;
  if ('em' in piece) return <em>{inlines(piece.em, around)}</em>;
  if ('code' in piece) return <code>{fill(piece.code, around.facts)}</code>;
  if ('to' in piece) return <around.link to={piece.to}>{inlines(piece.text, around)}</around.link>;
  return (
    <a href={fill(piece.href, around.facts)} rel="noreferrer">
      {inlines(piece.text, around)}
    </a>
  );
}

/** Renders text with emphasis and links. Replaces placeholders with the values in `facts`. */
export const inlines = (pieces: readonly Inline[], around: Surroundings): ReactNode =>
  pieces.map((piece, at) => <Fragment key={at}>{one(piece, around)}</Fragment>);

/** Renders the paragraphs, lists and pictures of a section. */
export function Blocks({ blocks, ...around }: { blocks: readonly Block[] } & Surroundings) {
  return blocks.map((block, at) => {
    if ('paragraph' in block) return <p key={at}>{inlines(block.paragraph, around)}</p>;
    if ('picture' in block) return <Picture key={at} picture={block.picture} {...around} />;
    const items = block.list.map((item, line) => <li key={line}>{inlines(item, around)}</li>);
    return block.ordered ? <ol key={at}>{items}</ol> : <ul key={at}>{items}</ul>;
  });
}
