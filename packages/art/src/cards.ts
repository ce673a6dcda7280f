import { lettering } from './lettering.ts';

export type Suit = 'hearts' | 'spades' | 'diamonds' | 'clubs';

/** Suit signs around (0, 0), about 26 units high. */
export const SUIT_PATHS: Record<Suit, string> = {
  hearts: 'M0 9C-14-2-9-13 0-6 9-13 14-2 0 9z',
  spades: 'M0-12C-14 0-9 10-2 6L-4 12H4L2 6C9 10 14 0 0-12z',
  diamonds: 'M0-13L9 0 0 13-9 0z',
  clubs: 'M0-12a6 6 0 0 1 4 10 6 6 0 1 1-2 8L4 12H-4L-2 6a6 6 0 1 1-2-8 6 6 0 0 1 4-10z',
};

/** A playing card around (0, 0), 80 × 112 units, its rank in two corners and its suit large in the middle. */
export function drawCard(rank: string, suit: Suit): string {
  const colour = suit === 'hearts' || suit === 'diamonds' ? '#c8283c' : '#161a30';
  const path = SUIT_PATHS[suit];
  const corner = `${lettering(rank, { face: 'bricolage', size: 23, x: -25, y: -29, fill: colour })}<path transform="translate(-25 -17) scale(.75)" d="${path}"/>`;
  return (
    '<rect x="-37" y="-51" width="80" height="112" rx="8" fill="#000" opacity=".35"/><rect x="-40" y="-56" width="80" height="112" rx="8" fill="#fffaf0" stroke="#c9a862" stroke-width="1.5"/><rect x="-35" y="-51" width="70" height="102" rx="5" fill="none" stroke="#d9a441" stroke-opacity=".6"/>' +
    `<g fill="${colour}">${corner}<path transform="scale(2.5) translate(2 2)" d="${path}"/><g transform="rotate(180)">${corner}</g></g>`
  );
}
