import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { fill } from '../facts.ts';
import type { Block, Inline } from '../text.ts';

type Facts = Readonly<Record<string, string>>;

function one(piece: Inline, facts: Facts): ReactNode {
  if (typeof piece === 'string') return fill(piece, facts);
  if ('strong' in piece) return <strong>{inlines(piece.strong, facts)}</strong>;
  if ('em' in piece) return <em>{inlines(piece.em, facts)}</em>;
  if ('code' in piece) return <code>{fill(piece.code, facts)}</code>;
  if ('to' in piece) return <Link to={piece.to}>{inlines(piece.text, facts)}</Link>;
  return (
    <a href={fill(piece.href, facts)} rel="noreferrer">
      {inlines(piece.text, facts)}
    </a>
  );
}

/** Renders text with emphasis and links. Replaces placeholders with the values in `facts`. */
export const inlines = (pieces: readonly Inline[], facts: Facts): ReactNode =>
  pieces.map((piece, at) => <Fragment key={at}>{one(piece, facts)}</Fragment>);

/** Renders the paragraphs and lists of a section. */
export function Blocks({ blocks, facts }: { blocks: readonly Block[]; facts: Facts }) {
  return blocks.map((block, at) => {
    if ('paragraph' in block) return <p key={at}>{inlines(block.paragraph, facts)}</p>;
    const items = block.list.map((item, line) => <li key={line}>{inlines(item, facts)}</li>);
    return block.ordered ? <ol key={at}>{items}</ol> : <ul key={at}>{items}</ul>;
  });
}
