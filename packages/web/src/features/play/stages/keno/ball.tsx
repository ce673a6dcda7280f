import { cx } from '@wl/ui/cx';
import type { CSSProperties } from 'react';
import { colourOf } from './ticket.ts';
import s from './ball.module.css';

/**
 * Draws an ivory ball with its number and a ring in the colour of the number's line on the board. Decorative: the
 * number is announced elsewhere.
 */
export function Ball({ number, className }: { number: number; className?: string | undefined }) {
  return (
    <span
      className={cx(s.ball, className)}
      style={{ '--line': colourOf(number) } as CSSProperties}
      aria-hidden="true"
    >
      <b className="num">{number}</b>
    </span>
  );
}
