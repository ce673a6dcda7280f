import { useEffect, useState } from 'react';

/**
 * Returns the server's time in ms, updated every `everyMs` while `ticking`. Keeps countdowns correct on devices whose
 * clock is wrong.
 */
export function useServerNow(
  serverNow: string | undefined,
  ticking: boolean,
  everyMs = 1000,
): number {
  const [aheadMs, setAhead] = useState(0);
  const [nowMs, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (serverNow !== undefined) setAhead(Date.parse(serverNow) - Date.now());
    setNow(Date.now());
  }, [serverNow]);
  useEffect(() => {
    if (!ticking) return undefined;
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [ticking, everyMs]);
  return nowMs + aheadMs;
}
