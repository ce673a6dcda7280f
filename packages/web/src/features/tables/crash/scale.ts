import { CRASH_GROWTH_PER_SECOND, multiplierAt } from '@wl/games/engines/crash/rules';
import type { Climb } from './climb.ts';

/** Minimum ranges that the curve's axes cover: time in ms, and the multiplier's rise above 1.00× in hundredths. */
const [LEAST_MS, LEAST_RISE] = [8_000, 100] as const;
/** Maximum fraction of the scene's width that the curve fills, on wide and narrow screens. The plane needs the rest. */
const [FILLED_WIDE, FILLED_NARROW] = [0.78, 0.58] as const;
/** Maximum fraction of the scene's height that the curve fills. */
const FILLED_Y = 0.66;
/** Number of line segments in the drawn curve. */
const PIECES = 48;
/** Possible distances between the scale's lines, as multiples of a power of ten. */
const STEPS = [1, 2, 5, 10] as const;
const MOST_LINES = 5;
/** Fraction of the scene's height below which horizontal lines are drawn. The multiplier is shown above this height. */
const HIGHEST_LINE = 0.6;

/** Position in the scene, from 0 to 1. `x` is measured from the left, and `y` from the bottom. */
export interface Place {
  x: number;
  y: number;
}

/**
 * Returns a scale. Its function `placeOf` converts a time and a multiplier to a position in the scene. The scale
 * shrinks as the climb proceeds, so that the curve always fits.
 */
export function scaleOf({ elapsedMs, hundredths }: Climb, isNarrow = false) {
  const width = Math.max(LEAST_MS, elapsedMs) / (isNarrow ? FILLED_NARROW : FILLED_WIDE);
  const rise = Math.max(LEAST_RISE, hundredths - 100) / FILLED_Y;
  return {
    rise,
    placeOf: (ms: number, at: number): Place => ({ x: ms / width, y: (at - 100) / rise }),
  };
}

type Scale = ReturnType<typeof scaleOf>;

/** Returns the points of the drawn curve, from the start to the current moment. */
export function curveOf({ elapsedMs }: Climb, { placeOf }: Scale): Place[] {
  return Array.from({ length: PIECES + 1 }, (_, piece) => {
    const ms = (elapsedMs * piece) / PIECES;
    // Do not use `multiplierAt` here: it rounds, so the first seconds of the curve would look like stairs.
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

/**
 * Returns the direction of the curve at the current moment, in degrees above the horizontal.
 * @param shape aspect ratio of the scene (width divided by height)
 */
export function slopeOf({ elapsedMs }: Climb, { placeOf }: Scale, shape: number): number {
  const [from, to] = [Math.max(0, elapsedMs - 400), elapsedMs + 400];
  const [a, b] = [placeOf(from, multiplierAt(from)), placeOf(to, multiplierAt(to))];
  return (Math.atan2(b.y - a.y, (b.x - a.x) * shape) * 180) / Math.PI;
}
