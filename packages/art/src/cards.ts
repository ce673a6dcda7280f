import { lettering } from './lettering.ts';
import { SUIT_PATHS, type Suit } from './suits.ts';

export { SUIT_PATHS, type Suit };

/** Draws a playing card around (0, 0), 80 × 112 units, with its rank in two corners and a large suit in the middle. */
export function drawCard(rank: string, suit: Suit): string {
  const colour = suit === 'hearts' || suit === 'diamonds' ? '#c8283c' : '#161a30';
  const path = SUIT_PATHS[suit];
  const corner = `${lettering(rank, { face: 'bricolage', size: 23, x: -25, y: -29, fill: colour })}<path transform="translate(-25 -17) scale(.75)" d="${path}"/>`;
  return (
    '<rect x="-37" y="-51" width="80" height="112" rx="8" fill="#000" opacity=".35"/><rect x="-40" y="-56" width="80" height="112" rx="8" fill="#fffaf0" stroke="#c9a862" stroke-width="1.5"/><rect x="-35" y="-51" width="70" height="102" rx="5" fill="none" stroke="#d9a441" stroke-opacity=".6"/>' +
    `<g fill="${colour}">${corner}<path transform="scale(2.5) translate(2 2)" d="${path}"/><g transform="rotate(180)">${corner}</g></g>`
  );
}
