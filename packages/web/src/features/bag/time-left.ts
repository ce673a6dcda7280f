const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Time until an item expires, as a whole number of days, hours or minutes; at least 1. */
export interface TimeLeft {
  count: number;
  unit: 'day' | 'hour' | 'minute';
  /** True during the last 24 hours before the item expires. */
  lastCall: boolean;
}

/**
 * Returns the time left until an item expires.
 * @param expiresAt ISO 8601 timestamp
 */
export function timeLeft(expiresAt: string, nowMs: number): TimeLeft {
  const leftMs = Math.max(0, Date.parse(expiresAt) - nowMs);
  const lastCall = leftMs <= DAY_MS;
  if (!lastCall) return { count: Math.max(1, Math.round(leftMs / DAY_MS)), unit: 'day', lastCall };
  if (leftMs >= HOUR_MS) return { count: Math.floor(leftMs / HOUR_MS), unit: 'hour', lastCall };
  return { count: Math.max(1, Math.ceil(leftMs / 60_000)), unit: 'minute', lastCall };
}
