/**
 * Timing of the reels. A reel's position is counted in symbols and is a pure function of time. If the reel is at
 * position p, row r shows the symbol at virtual position p − r, so the symbols move down as p increases.
 */

export interface SpinPace {
  /** Full speed of a reel, in symbols per second. */
  speed: number;
  /** Minimum spin time before the first reel begins to land, in ms. */
  firstStopMs: number;
  /** Time in ms between the landing of one reel and that of the next. */
  staggerMs: number;
  /** Extra spin time of each reel, in ms, if one more scatter would trigger the bonus. */
  anticipationMs: number;
  /** Time in ms from the start of a reel's landing until the reel is at rest. */
  landingMs: number;
}

export const NORMAL_PACE: SpinPace = {
  speed: 26,
  firstStopMs: 620,
  staggerMs: 210,
  anticipationMs: 820,
  landingMs: 420,
};

export const QUICK_PACE: SpinPace = {
  speed: 32,
  firstStopMs: 140,
  staggerMs: 45,
  anticipationMs: 0,
  landingMs: 260,
};

export const paceOf = (isQuick: boolean): SpinPace => (isQuick ? QUICK_PACE : NORMAL_PACE);

/** Fraction of the landing time at which a reel reaches its largest overshoot and begins to move back. */
const OVERSHOOT_AT = 0.68;
/** Distance by which a reel overshoots, in symbols. */
const OVERSHOOT = 0.13;

/**
 * Returns the index of the first reel that delays its stop, or null if there is none. A reel delays its stop if the
 * reels before it show at least `needed − 1` scatters.
 */
export function anticipationFrom(
  grid: readonly (readonly string[])[],
  isScatter: (symbol: string) => boolean,
  needed: number,
): number | null {
  let seen = 0;
  for (const [reel, column] of grid.entries()) {
    if (seen >= needed - 1) return reel;
    seen += column.filter(isScatter).length;
  }
  return null;
}

/** Returns the minimum spin time of each reel before it begins to land, in ms. */
export function landingTimes(reels: number, pace: SpinPace, anticipateFrom: number | null) {
  const times: number[] = [];
  let at = pace.firstStopMs;
  for (let reel = 0; reel < reels; reel += 1) {
    if (reel > 0) at += pace.staggerMs;
    if (anticipateFrom !== null && reel >= anticipateFrom) at += pace.anticipationMs;
    times.push(at);
  }
  return times;
}

/**
 * Returns the integer position at which a reel stops. It is at least `rows + 1` symbols ahead, so that no
 * visible symbol changes, and far enough ahead to brake smoothly from `speed`.
 */
export function restPosition(position: number, rows: number, pace: SpinPace): number {
  const braking = (pace.speed * pace.landingMs * OVERSHOOT_AT) / 1000 / 2;
  return Math.ceil(position + Math.max(rows + 1, braking));
}

/**
 * Returns a reel's position during its landing, which starts at `from` at full speed and briefly overshoots `rest`.
 * @param progress elapsed part of the landing, 0 to 1
 */
export function landingPosition(
  from: number,
  rest: number,
  progress: number,
  pace: SpinPace,
): number {
  if (progress <= 0) return from;
  if (progress >= 1) return rest;
  const peak = rest + OVERSHOOT;
  if (progress < OVERSHOOT_AT) {
    const u = progress / OVERSHOOT_AT;
    const startSlope = Math.min(
      (pace.speed * pace.landingMs * OVERSHOOT_AT) / 1000,
      3 * (peak - from),
    );
    return hermite(u, from, peak, startSlope);
  }
  const u = (progress - OVERSHOOT_AT) / (1 - OVERSHOOT_AT);
  return rest + OVERSHOOT * (1 - u) * (1 - u) * (1 + 2 * u);
}

/** Returns a running reel's position after `elapsedMs`. The reel pulls back, then accelerates to full speed. */
export function runningPosition(from: number, elapsedMs: number, pace: SpinPace): number {
  const pullMs = 110;
  if (elapsedMs < pullMs) {
    const u = elapsedMs / pullMs;
    return from - 0.16 * Math.sin((u * Math.PI) / 2);
  }
  const runMs = elapsedMs - pullMs;
  const rampMs = 180;
  const ramped = Math.min(runMs, rampMs);
  const duringRamp = (pace.speed * ramped * ramped) / (2 * rampMs);
  const after = pace.speed * Math.max(0, runMs - rampMs);
  return from - 0.16 + (duringRamp + after) / 1000;
}

/**
 * Returns the value at `u` (0 to 1) of a cubic curve that starts at `a` with the given slope and ends at `b` with slope
 * 0.
 */
function hermite(u: number, a: number, b: number, slope: number): number {
  const u2 = u * u;
  const u3 = u2 * u;
  return (2 * u3 - 3 * u2 + 1) * a + (u3 - 2 * u2 + u) * slope + (-2 * u3 + 3 * u2) * b;
}
