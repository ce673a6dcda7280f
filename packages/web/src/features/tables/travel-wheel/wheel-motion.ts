/** Duration of one spin, and time between the starts of consecutive spins in a round, in ms. */
export const SPIN_MS = 6_000;
export const EACH_MS = 7_000;

/** Number of full turns in a spin, in addition to the partial turn to the segment. */
const TURNS = 3;
/** Fraction of a spin's duration during which the wheel accelerates. */
const RISE = 0.12;

/**
 * Returns the completed fraction of a spin's rotation. `time` is the elapsed fraction of the spin's duration. The wheel
 * reaches its highest speed at `RISE`. After that, its speed is proportional to the square of the remaining time.
 */
function wayAt(time: number): number {
  const fastest = 1 / (RISE / 2 + (1 - RISE) / 3);
  if (time < RISE) return (fastest * time ** 2) / (2 * RISE);
  const left = (1 - time) / (1 - RISE);
  return (fastest * RISE) / 2 + ((fastest * (1 - RISE)) / 3) * (1 - left ** 3);
}

export interface WheelMotion {
  /** Segment below the pointer before the first spin. */
  from: number;
  /** Segments at which the spins stop. */
  spins: readonly number[];
  segments: number;
}

/** Returns the rotor's clockwise rotation, in degrees, at which the segment is below the pointer. */
export const restAngle = (segment: number, segments: number): number =>
  -(segment * 360) / segments || 0;

/** Returns the number of spins that have stopped `elapsedMs` after the start of the first spin. */
export function stoppedBy(spins: number, elapsedMs: number): number {
  if (elapsedMs < SPIN_MS) return 0;
  return Math.min(spins, 1 + Math.floor((elapsedMs - SPIN_MS) / EACH_MS));
}

/** Returns the time in ms from the start of the first spin until the last spin of a round has stopped. */
export const spinsMs = (spins: number): number => (spins - 1) * EACH_MS + SPIN_MS;

/** Returns the rotor's clockwise rotation in degrees, `elapsedMs` after the start of the first spin. */
export function angleAt({ from, spins, segments }: WheelMotion, elapsedMs: number): number {
  const index = Math.max(0, Math.min(spins.length - 1, Math.floor(elapsedMs / EACH_MS)));
  const start = restAngle(index === 0 ? from : (spins[index - 1] ?? from), segments);
  const end = restAngle(spins[index] ?? from, segments);
  const time = Math.max(0, Math.min(1, (elapsedMs - index * EACH_MS) / SPIN_MS));
  const turn = (((end - start) % 360) + 360) % 360;
  return start + wayAt(time) * (TURNS * 360 + turn);
}
