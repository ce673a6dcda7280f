export type DelayLevel = 'low' | 'middle' | 'high';

/**
 * Maximum round-trip times of the levels `low` and `middle`, in ms. They are twice the one-way delays in ITU-T G.114.
 * According to G.114, most people do not notice delays up to 150 ms, and delays above 400 ms are unacceptable in a
 * conversation.
 */
const LOW_MS = 300;
export const MIDDLE_MS = 800;

/**
 * Fraction of a threshold by which a round trip must exceed or fall below the threshold to change the level. Without
 * this margin, a delay near a threshold would change the level with almost every measurement.
 */
const MARGIN = 0.15;

/** Number of round trips whose median is shown. One slow round trip among them does not change the level. */
export const SAMPLES = 5;

/** Returns the median of the round trips; undefined if there are none. */
export function medianOf(samples: readonly number[]): number | undefined {
  const sorted = samples.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  const lower = sorted[sorted.length - 1 - middle];
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
}

/**
 * Returns the level of a delay in ms.
 * @param before level shown until now; undefined at the first measurement
 */
export function levelOf(ms: number, before?: DelayLevel): DelayLevel {
  const low = before === undefined ? LOW_MS : LOW_MS * (before === 'low' ? 1 + MARGIN : 1 - MARGIN);
  if (ms <= low) return 'low';
  const isBelow = before === 'low' || before === 'middle';
  const middle = before === undefined ? MIDDLE_MS : MIDDLE_MS * (isBelow ? 1 + MARGIN : 1 - MARGIN);
  return ms <= middle ? 'middle' : 'high';
}
