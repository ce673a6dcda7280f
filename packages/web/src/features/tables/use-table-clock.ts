import { useEffect, useState } from 'react';
import { useStageClock } from './replay/stage-clock.ts';

/**
 * Returns the server's time minus `performance.now()`, in ms. A late message makes the estimate too low, never too
 * high, so the highest estimate is used. `performance.now()` is used because the device's clock may be wrong or change.
 * @param serverNow server time in the latest reply or message
 * @param receivedAtMs value of `Date.now()` when this page received that reply or message
 */
export function useServerAhead(serverNow: string, receivedAtMs: number): number {
  const received = performance.now() - (Date.now() - receivedAtMs);
  const offset = Date.parse(serverNow) - received;
  const [ahead, setAhead] = useState(offset);
  useEffect(() => {
    setAhead((best) => Math.max(best, Date.parse(serverNow) - received));
    // Omit `received` from the dependencies, because every render with the same `serverNow` computes the same value.
  }, [serverNow]);
  return ahead;
}

/**
 * Returns the server's time in ms, updated every `everyMs` milliseconds. In a replay, returns the time of the replay.
 * @param aheadMs server time minus `performance.now()`, from `useServerAhead`
 */
export function useTableClock(aheadMs: number, everyMs: number): number {
  const clock = useStageClock();
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return clock ? clock.now() : now + aheadMs;
}
