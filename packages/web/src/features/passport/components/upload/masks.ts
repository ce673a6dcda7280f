/**
 * Parts of a card photo that are hidden before the photo leaves the device (specification §5, trust S19): the six
 * middle digits of the card number, and the security code. Positions are fractions of the picture's size, so that they
 * are valid at any size.
 */

export const maskNames = ['digits', 'code'] as const;
export type MaskName = (typeof maskNames)[number];

/** Rectangle whose values are fractions of the picture's width and height. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Mask {
  box: Box;
  /** True if the data that the mask must hide is on this side of the card. */
  here: boolean;
  /** True if the member has positioned the mask. */
  placed: boolean;
}
export type Masks = Readonly<Record<MaskName, Mask>>;

/**
 * Minimum width and height of a mask, as fractions of the picture's width and height. A smaller mask could not cover
 * the digits.
 */
export const LEAST = 0.03;

const between = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);

/**
 * Returns the initial masks for one side of a card: the card number on the front, the security code on the back. The
 * member can change this assignment.
 */
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

/** Returns a box moved by `dx` and `dy`, but not beyond the edges of the picture. */
export function moved(box: Box, dx: number, dy: number): Box {
  return {
    ...box,
    x: between(box.x + dx, 0, 1 - box.width),
    y: between(box.y + dy, 0, 1 - box.height),
  };
}

/** Resizes a box by moving its lower right corner. The upper left corner does not move. */
export function resized(box: Box, dx: number, dy: number): Box {
  return {
    ...box,
    width: between(box.width + dx, LEAST, 1 - box.x),
    height: between(box.height + dy, LEAST, 1 - box.y),
  };
}

export const centred = (box: Box, x: number, y: number): Box =>
  moved(box, x - box.width / 2 - box.x, y - box.height / 2 - box.y);

/** Converts a box to whole pixels, rounded outward, so that no edge of the covered area stays visible. */
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

/**
 * Returns the names of the masks that are not assigned to either side of the card, or are assigned but not yet
 * positioned. The member must position these masks before sending the pictures.
 */
export function missingMasks(sides: readonly Masks[]): MaskName[] {
  return maskNames.filter(
    (name) =>
      !sides.some((masks) => masks[name].here) ||
      sides.some((masks) => masks[name].here && !masks[name].placed),
  );
}
