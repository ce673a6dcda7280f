import type { Clock } from './clock.ts';

export interface Rate {
  max: number;
  perSeconds: number;
}

export interface Rates {
  /** Counts one try; the seconds to wait when it is one too many, else 0. */
  take(key: string, rate: Rate): number;
  /** Takes one try back that turned out to be none. */
  giveBack(key: string): void;
}

interface Window {
  startMs: number;
  before: number;
  count: number;
}

const MAX_KEYS = 200_000;

/**
 * Sliding windows in memory (the previous window counts in part, so that a double burst at the seam is not possible). Each
 * node counts for itself: with n nodes the limit is at most n-fold, which still stops guessing.
 */
export function createRates(clock: Clock): Rates {
  const windows = new Map<string, Window>();
  return {
    take(key, { max, perSeconds }) {
      const nowMs = clock.now().getTime();
      const lengthMs = perSeconds * 1000;
      const startMs = Math.floor(nowMs / lengthMs) * lengthMs;
      let window = windows.get(key);
      if (!window || window.startMs !== startMs) {
        const before = window?.startMs === startMs - lengthMs ? window.count : 0;
        window = { startMs, before, count: 0 };
        // Re-inserted, so that the first keys of the map are the ones not used for longest.
        windows.delete(key);
        windows.set(key, window);
        if (windows.size > MAX_KEYS) windows.delete(windows.keys().next().value ?? '');
      }
      const share = 1 - (nowMs - startMs) / lengthMs;
      if (window.count + window.before * share >= max)
        return Math.max(1, Math.ceil((startMs + lengthMs - nowMs) / 1000));
      window.count += 1;
      return 0;
    },
    giveBack(key) {
      const window = windows.get(key);
      if (window && window.count > 0) window.count -= 1;
    },
  };
}
