import { cx } from '@wl/ui/cx';
import type { CSSProperties } from 'react';
import { Chip } from '../roulette/chip.tsx';
import { pileOf } from '../roulette/chips.ts';
import s from './pile.module.css';

/**
 * Shows the chips on one spot, with their total. Hidden from screen readers, because the spot's label contains the
 * stake.
 */
export function Pile({
  slug,
  cents,
  chips,
  style,
  fate,
}: {
  slug: string;
  cents: number;
  /** The table's chip values, in cents. Their order determines the colours. */
  chips: readonly number[];
  style?: CSSProperties;
  fate: 'lying' | 'won' | 'lost';
}) {
  const pile = pileOf(cents, chips);
  const top = pile.at(0) ?? cents;
  const height = Math.min(4, pile.length);
  return (
    <span
      className={cx(s.pile, fate === 'won' && s.won, fate === 'lost' && s.lost)}
      style={style}
      aria-hidden="true"
    >
      {Array.from({ length: height }, (_, level) => (
        <Chip
          key={level}
          slug={slug}
          index={Math.max(0, chips.indexOf(pile[height - 1 - level] ?? top))}
          cents={cents}
          className={s.piled}
        />
      ))}
    </span>
  );
}
