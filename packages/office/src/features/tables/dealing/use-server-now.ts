import { useEffect, useState } from 'react';
import { useNow } from '../../../app/now.ts';

const TICK_MS = 200;

/**
 * Returns the server's time in milliseconds, updated five times per second. A late reply makes the estimate too low,
 * never too high, so the page uses its highest estimate so far.
 * @param serverNow server time in the latest reply
 * @param receivedAtMs time at which the page received that reply, measured with `Date.now()`
 */
export function useServerNow(serverNow: string, receivedAtMs: number): number {
  const now = useNow(TICK_MS);
  const ahead = Date.parse(serverNow) - receivedAtMs;
  const [best, setBest] = useState(ahead);
  useEffect(() => setBest((known) => Math.max(known, ahead)), [ahead]);
  return now + Math.max(best, ahead);
}
