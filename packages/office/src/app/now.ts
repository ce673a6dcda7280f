import { useEffect, useState } from 'react';

/** The present moment in milliseconds, refreshed every `everyMs`: waiting times grow before the clerk's eyes. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
