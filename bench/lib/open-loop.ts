/**
 * Open-loop load generator: sends requests on schedule, regardless of earlier responses. Latency is measured from the
 * scheduled time.
 */
import http from 'node:http';
import { median } from './median.ts';

/** Warm-up time before the first interval, in seconds. It gives a newly started server time to compile its hot code. */
const WARM_UP_SECONDS = 12;
const STRETCHES = 5;

export interface Latencies {
  /**
   * Latency percentiles in milliseconds. Each is the median over the measurement intervals, so one disturbed interval
   * has no effect.
   */
  p50: number;
  p99: number;
  /** 99th percentile of the latency in each measurement interval, in milliseconds. */
  p99s: readonly number[];
  /** Number of requests sent, including the warm-up. */
  count: number;
}

/**
 * Returns an HTTP agent that reuses connections but closes them after three seconds of inactivity. The server closes
 * idle connections after five seconds, so no request uses a connection that the server is closing.
 */
export const keptConnections = (): http.Agent =>
  new http.Agent({ keepAlive: true, maxSockets: 256, timeout: 3000 });

export interface Pace {
  /** Requests per second. */
  rate: number;
  /** Duration of each measurement interval, in seconds. */
  seconds: number;
  /** Number of measurement intervals; default: five. */
  stretches?: number;
  /**
   * Settling time in seconds before each measurement interval. It gives a change made by `atStretch` time to take
   * effect. Requests sent during this time are not measured.
   */
  settleSeconds?: number;
  /** Called before the settling time (`settleSeconds`) of each interval, to change the measurement conditions. */
  atStretch?: (stretch: number) => void;
}

/**
 * Calls `next(n)` at `rate` calls per second, during the warm-up and all measurement intervals. A failed request ends
 * the run.
 */
export async function openLoop(
  { rate, seconds, stretches: stretchCount = STRETCHES, settleSeconds = 0, atStretch }: Pace,
  next: (n: number) => Promise<unknown>,
): Promise<Latencies> {
  const stretches: number[][] = Array.from({ length: stretchCount }, () => []);
  const eachSeconds = settleSeconds + seconds;
  const count = Math.round((WARM_UP_SECONDS + stretchCount * eachSeconds) * rate);
  const startMs = performance.now();
  const open: Promise<void>[] = [];
  let current = -1;
  for (let n = 0; n < count; n += 1) {
    const dueMs = startMs + (n * 1000) / rate;
    const waitMs = dueMs - performance.now();
    if (waitMs > 0) await new Promise((done) => setTimeout(done, waitMs));
    // A timer can fire up to a millisecond late. Do not count this delay as server latency.
    const leavesMs = Math.max(dueMs, Math.min(performance.now(), dueMs + 1));
    const warmSeconds = n / rate - WARM_UP_SECONDS;
    const at = Math.floor(warmSeconds / eachSeconds);
    if (at > current) atStretch?.((current = at));
    const isSettled = warmSeconds - at * eachSeconds >= settleSeconds;
    open.push(
      next(n).then(() => {
        if (isSettled) stretches[at]?.push(performance.now() - leavesMs);
      }),
    );
  }
  await Promise.all(open);
  const sorted = stretches.map((times) => times.toSorted((a, b) => a - b));
  const p99s = sorted.map(below(0.99));
  return { p50: median(sorted.map(below(0.5))), p99: median(p99s), p99s, count };
}

/** Returns a function that takes sorted values and returns their quantile at `part` (0 to 1). */
const below = (part: number) => (sorted: readonly number[]) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
