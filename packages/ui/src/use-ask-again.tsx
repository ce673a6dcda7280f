import { useEffect } from 'react';

/**
 * Time in ms between the expiry of a response and the next request. The server may start a new period slightly late, so
 * an immediate request could return the old response again.
 */
const GRACE_MS = 1500;
/** Maximum delay of a browser timer, in ms. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** Times that determine when a response expires. */
interface Timed {
  /** Time at which the response expires, as an ISO timestamp. */
  until: string;
  /** Server time of the response, as an ISO timestamp. The device's clock is not used, because it may be wrong. */
  serverNow: string;
  /** Device time, in ms, at which the response arrived. */
  receivedMs: number;
}

/**
 * Calls `ask` when the response on the screen has expired, for example at midnight UTC, so that a page left open does
 * not show yesterday's data. Every response restarts the timer.
 * @param answer undefined while there is no response
 */
export function useAskAgain(answer: Timed | undefined, ask: () => void): void {
  const { until, serverNow, receivedMs = 0 } = answer ?? {};
  useEffect(() => {
    if (until === undefined || serverNow === undefined) return undefined;
    const lastedMs = Date.parse(until) - Date.parse(serverNow);
    const waitMs = Math.max(0, receivedMs + lastedMs - Date.now()) + GRACE_MS;
    if (waitMs > LONGEST_TIMER_MS) return undefined;
    const timer = setTimeout(ask, waitMs);
    return () => clearTimeout(timer);
  }, [until, serverNow, receivedMs, ask]);
}
