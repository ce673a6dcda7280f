/** Interval in ms at which expired entries are removed. */
const SWEEP_MS = 60_000;

/** Creates a set of strings, each of which is removed at its own expiry time. Times are Unix timestamps in ms. */
export function createExpiring() {
  const untilMs = new Map<string, number>();
  let sweptMs = 0;
  return {
    has: (text: string): boolean => untilMs.has(text),
    add(text: string, until: number, nowMs: number): void {
      if (nowMs - sweptMs > SWEEP_MS) {
        sweptMs = nowMs;
        for (const [one, end] of untilMs) if (end < nowMs) untilMs.delete(one);
      }
      untilMs.set(text, until);
    },
  };
}
