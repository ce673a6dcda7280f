/** Requests that leave on time whether or not earlier ones were answered; a latency counts from when one should have left. */
import http from 'node:http';
import { median } from './median.ts';

/** Code that ran fifty times is not compiled yet: a house that has just opened is not what is measured. */
const WARM_UP_SECONDS = 12;
const STRETCHES = 5;

export interface Latencies {
  /** Medians of the stretches in milliseconds, so that one the host stole from does not decide. */
  p50: number;
  p99: number;
  /** Each stretch's own. */
  p99s: readonly number[];
  /** Requests sent, those of the warm-up too. */
  count: number;
}

/** Kept connections, closed before the server's own five seconds: a request must not meet one that is just being closed. */
export const keptConnections = (): http.Agent =>
  new http.Agent({ keepAlive: true, maxSockets: 256, timeout: 3000 });

export interface Pace {
  /** Requests per second. */
  rate: number;
  /** Of each stretch. */
  seconds: number;
  /** Default: five. */
  stretches?: number;
  /** Before each stretch, sent and not counted, so that what changed has taken hold. */
  settleSeconds?: number;
  /** Changes what is measured, before a stretch settles. */
  atStretch?: (stretch: number) => void;
}

/** Sends `next(n)` `rate` times a second, through a warm-up and the stretches. A request that fails ends the run. */
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
    // A timer fires late by up to a millisecond; a request that waits for the generator is not the server's doing.
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

/** What a part of sorted values stays below. */
const below = (part: number) => (sorted: readonly number[]) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
