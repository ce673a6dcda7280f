import { useEffect, useState } from 'react';

/**
 * The server's time in ms, a second at a time while `ticking`: a device whose clock is wrong must not promise a wait that is
 * longer or shorter than the house's.
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
