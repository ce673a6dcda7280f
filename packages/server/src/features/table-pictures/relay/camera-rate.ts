import { relayLimits } from './relay-limits.ts';

/**
 * Creates a counter for the messages and bytes sent by one dealer's browser.
 * @param nowMs returns a monotonic time in ms
 * @returns a function that counts a message and returns false if the browser sends more than the limits allow
 */
export function createCameraRate(nowMs: () => number): (bytes: number) => boolean {
  const { rateSeconds, cameraMessagesPerSecond, cameraBytesPerSecond } = relayLimits;
  let sinceMs = nowMs();
  let messages = 0;
  let total = 0;
  return (bytes) => {
    const now = nowMs();
    if (now - sinceMs > rateSeconds * 1_000) {
      sinceMs = now;
      messages = 0;
      total = 0;
    }
    messages += 1;
    total += bytes;
    return (
      messages <= cameraMessagesPerSecond * rateSeconds &&
      total <= cameraBytesPerSecond * rateSeconds
    );
  };
}
