import { useEffect, useState } from 'react';

/**
 * Returns the server's time in ms, updated every `everyMs`. A message can only arrive late, so each one gives an estimate
 * that is at most too low: the highest one counts. The clock of the device may be wrong or change.
 * @param serverNow server time in the latest reply or message
 * @param receivedAtMs time at which this page received it, as `Date.now()` returned it
 */
export function useTableClock(serverNow: string, receivedAtMs: number, everyMs: number): number {
  const received = performance.now() - (Date.now() - receivedAtMs);
  const offset = Date.parse(serverNow) - received;
  const [ahead, setAhead] = useState(offset);
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    setAhead((best) => Math.max(best, Date.parse(serverNow) - received));
    // `received` belongs to `serverNow`; later renders compute the same moment again.
  }, [serverNow]);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now + ahead;
}
