import { useId } from 'react';
import { cx } from '../cx.tsx';
import s from './ink-stamp.module.css';

export type StampShape = 'round' | 'oblong' | 'hexagon' | 'shield';

export interface InkStampProps {
  shape: StampShape;
  name: string;
  /** Code or date below the name. */
  line: string;
  /** True to show the inked stamp. Otherwise, only the outline of an unearned stamp is shown. */
  done: boolean;
  className?: string | undefined;
}

const outlines: Readonly<Record<StampShape, readonly [outer: string, inner: string]>> = {
  round: [
    'M80 4a56 56 0 1 1 0 112 56 56 0 0 1 0-112Z',
    'M80 12a48 48 0 1 1 0 96 48 48 0 0 1 0-96Z',
  ],
  oblong: ['M8 12H152V108H8Z', 'M15 19H145V101H15Z'],
  hexagon: ['M36 12H124L156 60L124 108H36L4 60Z', 'M40 20H120L147 60L120 100H40L13 60Z'],
  shield: [
    'M12 14H148V66C148 92 112 104 80 116C48 104 12 92 12 66Z',
    'M20 22H140V66C140 86 108 97 80 107C52 97 20 86 20 66Z',
  ],
};

const ROOM: Readonly<Record<StampShape, number>> = {
  round: 92,
  oblong: 118,
  hexagon: 104,
  shield: 112,
};

/** Width available for the code or date inside the frame, in SVG units. */
const LINE_ROOM: Readonly<Record<StampShape, number>> = {
  round: 66,
  oblong: 118,
  hexagon: 84,
  shield: 68,
};

/** Splits a name of more than one word into two lines, so that the longer line is as short as possible. */
function split(name: string): string[] {
  const words = name.split(' ');
  const pairs = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longest = (lines: string[]) => Math.max(...lines.map(({ length }) => length));
  return pairs.reduce((best, pair) => (longest(pair) < longest(best) ? pair : best), [name]);
}

/**
 * Splits a long name of more than one word into two lines, and reduces the font size for long words, so that the name
 * fits the stamp in every language.
 */
function lettering(name: string, shape: StampShape): { lines: string[]; size: number } {
  const lines = name.length > 8 ? split(name) : [name];
  const longest = Math.max(...lines.map(({ length }) => length));
  return { lines, size: Math.min(lines.length > 1 ? 16 : 22, ROOM[shape] / (longest * 0.74)) };
}

/**
 * Shows an inked passport stamp, or its faint outline before it is earned. Decorative: the list around it contains the
 * text.
 */
export function InkStamp({ shape, name, line, done, className }: InkStampProps) {
  const id = useId();
  const [outer, inner] = outlines[shape];
  const { lines, size } = lettering(name, shape);
  const isTwo = lines.length > 1;
  const middle = done ? (isTwo ? 66 : 67) : 60;
  return (
    <svg
      className={cx(s.stamp, className)}
      data-done={done}
      viewBox="0 0 160 120"
      width="160"
      height="120"
      aria-hidden="true"
    >
      {done && (
        // Gives the stamp a rough edge, like the imprint of a rubber stamp.
        <filter id={id} x="-5%" y="-5%" width="110%" height="110%">
          <feTurbulence type="fractalNoise" baseFrequency="0.9" numOctaves="2" seed={name.length} />
          <feDisplacementMap in="SourceGraphic" scale="2.2" />
        </filter>
      )}
      <g filter={done ? `url(#${id})` : undefined} fill="none" stroke="currentColor">
        <path d={outer} strokeWidth="3.4" />
        <path d={inner} strokeWidth="1.4" />
        {done && (
          <path
            d="M80 21l2.500 9.500 13 7v2.600l-13-3.800v7l4 2.800v2l-6.500-1.800-6.500 1.800v-2l4-2.800v-7l-13 3.800v-2.600l13-7Z"
            fill="currentColor"
            stroke="none"
          />
        )}
      </g>
      {/* Only the border is roughened. The text keeps sharp edges, so that it stays readable. */}
      <g>
        {lines.map((word, at) => (
          <text
            key={word}
            x="80"
            y={middle + size * 0.36 + (at - (lines.length - 1) / 2) * (size + 1)}
            fontSize={size}
            className={s.name}
          >
            {word}
          </text>
        ))}
        {done && (
          <text
            x="80"
            y={middle + (isTwo ? 26 : 23)}
            fontSize={Math.min(isTwo ? 8 : 9.5, LINE_ROOM[shape] / (line.length * 0.75))}
            className={s.line}
          >
            {line}
          </text>
        )}
      </g>
    </svg>
  );
}
