/** Position and size of a window, as fractions of the whole area (0 to 1), so that a layout fits any screen. */
export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Minimum window size, as fractions of the area. In a smaller window, a stage is unplayable. */
export const LEAST = { width: 0.22, height: 0.3 };

/** Distance by which one press of an arrow key moves a window, as a fraction of the area. */
export const STEP = 0.025;

const place = (left: number, top: number, width: number, height: number): Place => ({
  left,
  top,
  width,
  height,
});

/** Areas to which a dropped window can snap: the full area, its halves and its quarters. */
export const zones = {
  full: place(0, 0, 1, 1),
  left: place(0, 0, 0.5, 1),
  right: place(0.5, 0, 0.5, 1),
  top: place(0, 0, 1, 0.5),
  bottom: place(0, 0.5, 1, 0.5),
  'top-left': place(0, 0, 0.5, 0.5),
  'top-right': place(0.5, 0, 0.5, 0.5),
  'bottom-left': place(0, 0.5, 0.5, 0.5),
  'bottom-right': place(0.5, 0.5, 0.5, 0.5),
} as const satisfies Record<string, Place>;
export type Zone = keyof typeof zones;

const between = (least: number, value: number, most: number) =>
  Math.min(Math.max(least, value), Math.max(least, most));

/**
 * Adjusts a position and size as little as necessary, so that the window is within the area and large enough to play
 * in.
 */
export function inWindows({ left, top, width, height }: Place): Place {
  const w = between(LEAST.width, width, 1);
  const h = between(LEAST.height, height, 1);
  return place(between(0, left, 1 - w), between(0, top, 1 - h), w, h);
}

export const moved = (from: Place, dx: number, dy: number): Place =>
  inWindows({ ...from, left: from.left + dx, top: from.top + dy });

/** Dragged edge or corner as a compass direction: `n` is the top edge, `se` is the bottom right corner. */
export type Grip = 'n' | 's' | 'e' | 'w' | 'ne' | 'nw' | 'se' | 'sw';

/** Returns the window's position and size after an edge or corner is dragged. The other edges do not move. */
export function resized(from: Place, grip: Grip, dx: number, dy: number): Place {
  let { left, top, width, height } = from;
  const right = left + width;
  const bottom = top + height;
  if (grip.includes('w')) left = between(0, left + dx, right - LEAST.width);
  if (grip.includes('n')) top = between(0, top + dy, bottom - LEAST.height);
  width = grip.includes('e') ? between(LEAST.width, width + dx, 1 - left) : right - left;
  height = grip.includes('s') ? between(LEAST.height, height + dy, 1 - top) : bottom - top;
  return inWindows(place(left, top, width, height));
}

/** Distance from an edge, as a fraction of the area. A window dropped within this distance snaps to that edge. */
const NEAR_X = 0.025;
const NEAR_Y = 0.04;
/** Fraction of an edge, measured from a corner, within which a dropped window snaps to a quarter of the area. */
const CORNER = 0.28;

/** Returns the zone to which a window snaps when dropped with the pointer at (x, y); null if it does not snap. */
export function zoneAt(x: number, y: number): Zone | null {
  const atLeft = x < NEAR_X;
  const atRight = x > 1 - NEAR_X;
  const atTop = y < NEAR_Y;
  const atBottom = y > 1 - NEAR_Y;
  if (atLeft || atRight) {
    const side = atLeft ? 'left' : 'right';
    return y < CORNER ? `top-${side}` : y > 1 - CORNER ? `bottom-${side}` : side;
  }
  if (!atTop && !atBottom) return null;
  const edge = atTop ? 'top' : 'bottom';
  return x < CORNER ? `${edge}-left` : x > 1 - CORNER ? `${edge}-right` : edge;
}

/** Window layouts: side by side (`columns`), in a grid (`grid`), or one large window with small ones (`focus`). */
export const arrangements = ['columns', 'grid', 'focus'] as const;
export type Arrangement = (typeof arrangements)[number];

/** Returns the positions and sizes of `count` windows (1 to 4). The first element is for the most important window. */
export function arrange(how: Arrangement, count: number): Place[] {
  if (count <= 1) return [zones.full];
  if (how === 'columns') {
    return Array.from({ length: count }, (_, at) => place(at / count, 0, 1 / count, 1));
  }
  if (how === 'grid') {
    if (count === 2) return [zones.left, zones.right];
    const quarters = [zones['top-left'], zones['top-right'], zones['bottom-left']];
    return count === 3
      ? [zones.left, zones['top-right'], zones['bottom-right']]
      : [...quarters, zones['bottom-right']];
  }
  const others = count - 1;
  const aside = Array.from({ length: others }, (_, at) =>
    place(0.64, at / others, 0.36, 1 / others),
  );
  return [place(0, 0, 0.64, 1), ...aside];
}
