import { CRASH_GROWTH_PER_SECOND, multiplierAt } from '@wl/games/engines/crash/rules';
import type { Climb } from './climb.ts';

/** Least width of the picture in ms of climb, and least height in hundredths above 1.00×. */
const [LEAST_MS, LEAST_RISE] = [8_000, 100] as const;
/** Part of the picture's width that the climb fills at most, on wide and narrow screens. The plane needs the rest. */
const [FILLED_WIDE, FILLED_NARROW] = [0.78, 0.58] as const;
/** Part of the picture's height that the climb fills at most. */
const FILLED_Y = 0.66;
/** Number of straight pieces of the drawn curve. */
const PIECES = 48;
/** Steps between the lines of the scale, as multiples of a power of ten. */
const STEPS = [1, 2, 5, 10] as const;
const MOST_LINES = 5;
/** Part of the picture's height below which lines are drawn. The multiplier is above it. */
const HIGHEST_LINE = 0.6;

/** Place in the picture, from 0 to 1. `x` is counted from the left, `y` from the bottom. */
export interface Place {
  x: number;
  y: number;
}

/** Returns a function that gives the place of a moment of the climb. The scale shrinks so that the climb always fits. */
export function scaleOf({ elapsedMs, hundredths }: Climb, isNarrow = false) {
  const width = Math.max(LEAST_MS, elapsedMs) / (isNarrow ? FILLED_NARROW : FILLED_WIDE);
  const rise = Math.max(LEAST_RISE, hundredths - 100) / FILLED_Y;
  return {
    rise,
    placeOf: (ms: number, at: number): Place => ({ x: ms / width, y: (at - 100) / rise }),
  };
}

type Scale = ReturnType<typeof scaleOf>;

/** Returns the places of the drawn curve, from the start to the current moment. */
export function curveOf({ elapsedMs }: Climb, { placeOf }: Scale): Place[] {
  return Array.from({ length: PIECES + 1 }, (_, piece) => {
    const ms = (elapsedMs * piece) / PIECES;
    // Without the rounding of `multiplierAt`, the first seconds would be drawn as stairs.
    return placeOf(ms, 100 * Math.exp((CRASH_GROWTH_PER_SECOND * ms) / 1000));
  });
}

/** Returns the multipliers of the horizontal lines, in hundredths: at most `MOST_LINES` round numbers. */
export function linesOf({ rise }: Scale): number[] {
  const least = rise / (MOST_LINES + 1);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * (STEPS.find((one) => one * power >= least) ?? 10);
  const count = Math.floor(rise / step);
  return Array.from({ length: count }, (_, index) => 100 + step * (index + 1)).filter(
    (line) => (line - 100) / rise < HIGHEST_LINE,
  );
}

/** Returns the direction of the curve at the current moment, in degrees above the horizontal, for a picture of a given shape. */
export function slopeOf({ elapsedMs }: Climb, { placeOf }: Scale, shape: number): number {
  const [from, to] = [Math.max(0, elapsedMs - 400), elapsedMs + 400];
  const [a, b] = [placeOf(from, multiplierAt(from)), placeOf(to, multiplierAt(to))];
  return (Math.atan2(b.y - a.y, (b.x - a.x) * shape) * 180) / Math.PI;
}
