import { useEffect, useState } from 'react';

/**
 * Returns the server's time in ms, updated every second while `ticking`. Keeps countdowns correct on devices whose
 * clock is wrong.
 */
export function useServerNow(serverNow: string | undefined, ticking: boolean): number {
  const [aheadMs, setAhead] = useState(0);
  const [nowMs, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (serverNow !== undefined) setAhead(Date.parse(serverNow) - Date.now());
    setNow(Date.now());
  }, [serverNow]);
  useEffect(() => {
    if (!ticking) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [ticking]);
  return nowMs + aheadMs;
}
