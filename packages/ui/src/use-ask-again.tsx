import { useEffect } from 'react';

/** A server closes a little after the minute: asked a moment later, the answer is the new one. */
const GRACE_MS = 1500;
/** The longest time a browser's timer takes. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** What an answer says of its own time. */
interface Timed {
  /** ISO instant from which on the answer is no longer true. */
  until: string;
  /** The server's time when it answered; the device's own clock may be wrong. */
  serverNow: string;
  /** The device's time when the answer came, in ms. */
  receivedMs: number;
}

/**
 * Calls `ask` once an answer that is on the screen has run out, as at midnight UTC: a page that is left open shows no yesterday. Each answer
 * sets the timer anew.
 * @param answer undefined while there is none
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
