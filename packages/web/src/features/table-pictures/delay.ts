export type DelayLevel = 'low' | 'middle' | 'high';

/** Maximum delays of the levels `low` and `middle`, in ms. */
const LOW_MS = 500;
const MIDDLE_MS = 1_500;

/** Weight of a new measurement in the moving average. */
const WEIGHT = 0.1;

/** Classifies a delay in ms as low, middle or high. */
export function delayLevel(ms: number): DelayLevel {
  if (ms <= LOW_MS) return 'low';
  return ms <= MIDDLE_MS ? 'middle' : 'high';
}

/**
 * Returns the moving average of the delays in ms, updated with a new delay. Recent delays have more weight. The
 * estimate of the server's time can be off by a few ms, so a negative delay is treated as 0.
 */
export function averageDelay(average: number | undefined, delayMs: number): number {
  const delay = Math.max(0, delayMs);
  return average === undefined ? delay : average + WEIGHT * (delay - average);
}
