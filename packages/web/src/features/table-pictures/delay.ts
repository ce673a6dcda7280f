export type DelayLevel = 'low' | 'middle' | 'high';

/** Longest delays in ms that count as low and as medium. */
const LOW_MS = 500;
const MIDDLE_MS = 1_500;

/** Share of a new measurement in the average. */
const WEIGHT = 0.1;

/** Returns the level of a delay. */
export function delayLevel(ms: number): DelayLevel {
  if (ms <= LOW_MS) return 'low';
  return ms <= MIDDLE_MS ? 'middle' : 'high';
}

/**
 * Returns the average of the delays so far and a new one, in ms. Later delays count more. An estimate of the server's
 * time can be wrong by some ms, so a negative delay counts as 0.
 */
export function averageDelay(average: number | undefined, delayMs: number): number {
  const delay = Math.max(0, delayMs);
  return average === undefined ? delay : average + WEIGHT * (delay - average);
}
