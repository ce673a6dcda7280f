import { useEffect, useMemo, useState } from 'react';

/**
 * Returns the time since the start of the session, such as `00:42:18`, measured by the server's clock. Without a
 * session, returns the time since the page was opened.
 */
export function useElapsed(startedAt?: string, serverNow?: string): string {
  const opened = useMemo(() => Date.now(), []);
  const [now, setNow] = useState(opened);
  // The device's clock may be wrong, so use it only to measure the time since the server's response.
  const offset = useMemo(
    () =>
      startedAt && serverNow ? Date.parse(serverNow) - Date.parse(startedAt) - Date.now() : -opened,
    [startedAt, serverNow, opened],
  );
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return clockOf(Math.max(0, now + offset));
}

function clockOf(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
