import { DOUBLE_ZERO, wheelOf, type Spot } from '@wl/games/engines/roulette/layout';

/**
 * Position and size of a spot on the layout. The unit is the side length of a number's square. Phones show the table
 * rotated, with the zero at the top.
 * - The x axis runs along the table, starting at the left edge of the zero.
 * - The y axis runs across the table, starting at the top edge of the row with 3, 6, 9 …
 */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Orientation = 'flat' | 'upright';
/** Number of zeros on the wheel. On the layout, two zeros share the space of a single zero. */
export type Zeros = 1 | 2;
export type Direction = 'up' | 'down' | 'left' | 'right';

/**
 * Short side of a dozen or even-money spot, in squares: the height on the flat table, and the width on the upright
 * table.
 */
const OUTSIDE = 0.8;
/**
 * Table size in squares. `along` covers the zero, the twelve streets and the 2-to-1 bets. `across` covers the three
 * rows of numbers, the dozens and the even-money bets.
 */
export const TABLE = { along: 14, across: 3 + 2 * OUTSIDE };

/**
 * Side length of the click target for an inside bet on a line or corner between numbers. The unit is the side length of
 * a number's square.
 */
const NODE = 0.42;

const EVENS = ['low', 'even', 'red', 'black', 'odd', 'high'];

/**
 * Positions of the bets that include a zero, for a layout with two zeros. Both zeros are adjacent to the 2. Each split
 * between the 2 and a zero is shifted towards that zero, so that a tap on the split does not hit a trio instead.
 */
const AT_TWO_ZEROS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  'split:0-00': [0.28, 1.5],
  'split:0-1': [1, 2.5],
  'split:0-2': [0.7, 1.76],
  'split:00-2': [0.7, 1.24],
  'split:00-3': [1, 0.5],
  'trio:0-1-2': [1, 2],
  'trio:0-00-2': [1, 1.5],
  'trio:00-2-3': [1, 1],
  'first-five': [1, 3],
};

/** Returns the box of a number's square on the layout. Number 37 is the double zero. */
export function squareOf(number: number, zeros: Zeros): Box {
  if (number === DOUBLE_ZERO) return { x: 0, y: 0, w: 1, h: 1.5 };
  if (number === 0)
    return zeros === 1 ? { x: 0, y: 0, w: 1, h: 3 } : { x: 0, y: 1.5, w: 1, h: 1.5 };
  return { x: 1 + Math.floor((number - 1) / 3), y: 2 - ((number - 1) % 3), w: 1, h: 1 };
}

const node = (x: number, y: number): Box => ({
  x: x - NODE / 2,
  y: y - NODE / 2,
  w: NODE,
  h: NODE,
});

export function spotBox(spot: Spot, zeros: Zeros): Box {
  const special = zeros === 2 ? AT_TWO_ZEROS[spot.id] : undefined;
  if (special) return node(...special);
  const square = (pocket: number) => squareOf(pocket, zeros);
  const squares = spot.pockets.map(square);
  const first = squares[0];
  if (!first) throw new RangeError(`spot without pockets: ${spot.id}`);
  switch (spot.kind) {
    case 'straight':
      return first;
    case 'split':
    case 'corner':
    case 'trio': {
      // The chip of a bet that includes the zero is placed on the right edge of the zero's square. Any other chip is
      // placed where the squares of the bet's numbers meet.
      const numbers = spot.pockets.filter((pocket) => pocket > 0).map(square);
      const withZero = spot.pockets.includes(0);
      const x = withZero ? 1 : middle(numbers.map((box) => box.x + 0.5));
      const y = middle(numbers.map((box) => box.y + 0.5));
      return node(x, y);
    }
    case 'first_four':
    case 'first_five':
      return node(1, 3);
    case 'street':
      return node(first.x + 0.5, 3);
    case 'line':
      return node(first.x + 1, 3);
    case 'dozen': {
      const index = Math.floor(((spot.pockets[0] ?? 1) - 1) / 12);
      return { x: 1 + index * 4, y: 3, w: 4, h: OUTSIDE };
    }
    case 'column':
      return { x: 13, y: first.y, w: 1, h: 1 };
    case 'even_money':
      return { x: 1 + EVENS.indexOf(spot.id) * 2, y: 3 + OUTSIDE, w: 2, h: OUTSIDE };
  }
}

/**
 * Converts a box on the flat table to the given orientation. On the upright table, the zero is at the top, with 1-2-3
 * from left to right below.
 */
export function turned(box: Box, orientation: Orientation): Box {
  if (orientation === 'flat') return box;
  // The outside bets are on the left of the upright table and below the numbers on the flat table. The x axis of the
  // upright table is therefore the reversed y axis of the flat table.
  return { x: TABLE.across - box.y - box.h, y: box.x, w: box.h, h: box.w };
}

/** Converts a box on the table to percentages of the table's width and height. */
export function percentBox(box: Box, orientation: Orientation): Box {
  const wide = orientation === 'flat' ? TABLE.along : TABLE.across;
  const high = orientation === 'flat' ? TABLE.across : TABLE.along;
  return {
    x: (box.x / wide) * 100,
    y: (box.y / high) * 100,
    w: (box.w / wide) * 100,
    h: (box.h / high) * 100,
  };
}

export function centre(box: Box): { x: number; y: number } {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
}

function middle(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

export interface PlacedSpot {
  spot: Spot;
  box: Box;
}

const placed: Partial<Record<`${Orientation}${Zeros}`, readonly PlacedSpot[]>> = {};

/** Returns every spot with its box, largest first, so that small spots are rendered on top of large ones. */
export function placedSpots(orientation: Orientation, zeros: Zeros): readonly PlacedSpot[] {
  const key = `${orientation}${zeros}` as const;
  placed[key] ??= [...wheelOf(zeros).spots.values()]
    .map((spot) => ({ spot, box: turned(spotBox(spot, zeros), orientation) }))
    .toSorted((a, b) => b.box.w * b.box.h - a.box.w * a.box.h);
  return placed[key];
}

/**
 * Returns the spot that an arrow key reaches from `id`: the nearest spot in that direction, with a penalty for sideways
 * distance. Returns `id` at an edge.
 */
export function neighbourSpot(
  id: string,
  direction: Direction,
  orientation: Orientation,
  zeros: Zeros,
): string {
  const spots = placedSpots(orientation, zeros);
  const own = spots.find(({ spot }) => spot.id === id);
  if (!own) return id;
  const from = centre(own.box);
  const [ux, uy] = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[direction] as [
    number,
    number,
  ];
  let best = id;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const { spot, box } of spots) {
    const to = centre(box);
    const ahead = (to.x - from.x) * ux + (to.y - from.y) * uy;
    const aside = Math.abs((to.x - from.x) * uy) + Math.abs((to.y - from.y) * ux);
    if (ahead < 0.05 || aside > ahead * 1.5 + 0.6) continue;
    const cost = ahead + aside * 2.5;
    if (cost < bestCost) {
      best = spot.id;
      bestCost = cost;
    }
  }
  return best;
}
