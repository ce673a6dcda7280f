/**
 * What a card photo hides before it leaves the device (specification §5, trust S19): the six middle digits and the security
 * code. Places are fractions of the picture, so that they hold at any size. Pure.
 */

export const maskNames = ['digits', 'code'] as const;
export type MaskName = (typeof maskNames)[number];

/** A rectangle in fractions of the picture. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Mask {
  box: Box;
  /** What it hides is on this side of the card. */
  here: boolean;
  /** The member has put it where it belongs. */
  placed: boolean;
}
export type Masks = Readonly<Record<MaskName, Mask>>;

/** Smaller than this hides nothing. */
export const LEAST = 0.03;

const between = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);

/** Most cards: the number in front, the code behind. The member says otherwise where it is. */
export function firstMasks(side: 'front' | 'back'): Masks {
  return {
    digits: {
      box: { x: 0.34, y: 0.5, width: 0.32, height: 0.11 },
      here: side === 'front',
      placed: false,
    },
    code: {
      box: { x: 0.62, y: 0.42, width: 0.16, height: 0.11 },
      here: side === 'back',
      placed: false,
    },
  };
}

/** Moved, and kept inside the picture. */
export function moved(box: Box, dx: number, dy: number): Box {
  return {
    ...box,
    x: between(box.x + dx, 0, 1 - box.width),
    y: between(box.y + dy, 0, 1 - box.height),
  };
}

/** The lower right corner moved; the upper left one stays. */
export function resized(box: Box, dx: number, dy: number): Box {
  return {
    ...box,
    width: between(box.width + dx, LEAST, 1 - box.x),
    height: between(box.height + dy, LEAST, 1 - box.y),
  };
}

/** Its middle at this point. */
export const centred = (box: Box, x: number, y: number): Box =>
  moved(box, x - box.width / 2 - box.x, y - box.height / 2 - box.y);

/** Whole pixels, rounded outward: nothing of what it covers shines through at an edge. */
export function pixelsOf(box: Box, width: number, height: number) {
  const left = Math.floor(box.x * width);
  const top = Math.floor(box.y * height);
  return {
    left,
    top,
    width: Math.ceil((box.x + box.width) * width) - left,
    height: Math.ceil((box.y + box.height) * height) - top,
  };
}

/** Masks that still have to be put in place before anything may be sent: on a side, or on none of all sides. */
export function missingMasks(sides: readonly Masks[]): MaskName[] {
  return maskNames.filter(
    (name) =>
      !sides.some((masks) => masks[name].here) ||
      sides.some((masks) => masks[name].here && !masks[name].placed),
  );
}
