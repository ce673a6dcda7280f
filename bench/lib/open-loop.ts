/** Requests that leave on time whether or not earlier ones were answered; a latency counts from when one should have left. */

export interface Latencies {
  p50: number;
  p99: number;
  max: number;
  /** Requests measured, those of the warm-up apart. */
  count: number;
}

/**
 * Sends `next(n)` `rate` times a second. A request that fails ends the run.
 * @returns latencies in milliseconds
 */
export async function openLoop(
  { rate, seconds, warmUpSeconds }: { rate: number; seconds: number; warmUpSeconds: number },
  next: (n: number) => Promise<unknown>,
): Promise<Latencies> {
  const latencies: number[] = [];
  const count = Math.round((warmUpSeconds + seconds) * rate);
  const startMs = performance.now();
  const open: Promise<void>[] = [];
  for (let n = 0; n < count; n += 1) {
    const dueMs = startMs + (n * 1000) / rate;
    const waitMs = dueMs - performance.now();
    if (waitMs > 0) await new Promise((done) => setTimeout(done, waitMs));
    // A timer fires late by up to a millisecond; a request that waits for the generator is not the server's doing.
    const leavesMs = Math.max(dueMs, Math.min(performance.now(), dueMs + 1));
    open.push(
      next(n).then(() => {
        if (n >= warmUpSeconds * rate) latencies.push(performance.now() - leavesMs);
      }),
    );
  }
  await Promise.all(open);
  const sorted = latencies.sort((a, b) => a - b);
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), max: at(1), count: sorted.length };
}
