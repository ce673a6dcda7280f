import type { Clock } from '../clock.ts';
import type { Rates } from './rates.ts';

/** Converts a waiting time in milliseconds to whole seconds, rounded up to at least one. */
export const secondsOf = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

interface Window {
  startMs: number;
  before: number;
  count: number;
}

const MAX_KEYS = 200_000;
const nothing = () => Promise.resolve();

/**
 * Creates sliding-window rate limits in this process's memory (decision 53). A share of the previous window's attempts
 * also counts, so that a burst across a window boundary cannot reach twice the limit. rates-redis.ts applies the same
 * rule.
 * @param processes number of the node's HTTP processes; each of them allows an equal share of a casino-wide limit
 */
export function createMemoryRates({
  clock,
  processes,
}: {
  clock: Clock;
  processes: number;
}): Rates {
  const windows = new Map<string, Window>();

  function windowOf(key: string, startMs: number, lengthMs: number): Window {
    const known = windows.get(key);
    if (known?.startMs === startMs) return known;
    const before = known?.startMs === startMs - lengthMs ? known.count : 0;
    const window = { startMs, before, count: 0 };
    // Delete the entry before inserting it again, so that the map's first key always belongs to the oldest window.
    windows.delete(key);
    windows.set(key, window);
    if (windows.size > MAX_KEYS) windows.delete(windows.keys().next().value ?? '');
    return window;
  }

  async function giveBack(key: string) {
    const window = windows.get(key);
    if (!window) return;
    if (window.count > 0) window.count -= 1;
    else if (window.before > 0) window.before -= 1;
  }

  return {
    async take(key, { max, perSeconds, perCasino = false }) {
      const allowed = perCasino ? Math.ceil(max / processes) : max;
      const nowMs = clock.now().getTime();
      const lengthMs = perSeconds * 1000;
      const startMs = Math.floor(nowMs / lengthMs) * lengthMs;
      const window = windowOf(key, startMs, lengthMs);
      const leftMs = startMs + lengthMs - nowMs;
      if (window.count + (window.before * leftMs) / lengthMs >= allowed)
        return { waitSeconds: secondsOf(leftMs), giveBack: nothing };
      window.count += 1;
      return { waitSeconds: 0, giveBack: () => giveBack(key) };
    },
    start: nothing,
    close: () => {},
  };
}
