import type { Duplex } from 'node:stream';
import type { RelayMessage } from '@wl/contract/table-pictures-frames';
import type { WebSocket } from 'ws';
import { relayLimits } from './relay-limits.ts';

export type Viewer = ReturnType<typeof createViewer>;

/** Returns the raw connection of a WebSocket, for frames that are shared by all viewers (`shared-frame.ts`). */
const connectionOf = (ws: WebSocket): Duplex => (ws as unknown as { _socket: Duplex })._socket;

/**
 * Creates a viewer of a table: one connection of a member's browser. The buffers of the operating system hide how far
 * behind a slow connection is, so the browser reports the number of messages it has received.
 * @param nowMs returns a monotonic time in ms
 */
export function createViewer(ws: WebSocket, nowMs: () => number) {
  const connection = connectionOf(ws);
  /** Number of binary messages sent, and of those that the browser has reported. */
  let sent = 0;
  let received = 0;
  let skipsSinceMs: number | undefined;
  let waitsForKey = true;

  function write(frame: Buffer) {
    sent += 1;
    if (ws.readyState === ws.OPEN) connection.write(frame);
  }

  /** Decides whether the viewer must skip frames, or has caught up with a key frame. */
  function isSkipped(isKey: boolean): boolean {
    const unsent = connection.writableLength;
    const behind = sent - received;
    const { mostBehind, caughtUp, unsentBytes } = relayLimits;
    if (skipsSinceMs === undefined) {
      if (unsent > unsentBytes || behind > mostBehind) {
        skipsSinceMs = nowMs();
        waitsForKey = true;
      }
    } else if (isKey && unsent < unsentBytes / 2 && behind < caughtUp) skipsSinceMs = undefined;
    if (isKey && skipsSinceMs === undefined) waitsForKey = false;
    return waitsForKey;
  }

  return {
    ws,
    /** Sends the frames since the last key frame to a new viewer. They count as received, because no report exists yet. */
    begin(group: readonly Buffer[]) {
      connection.cork();
      for (const frame of group) write(frame);
      connection.uncork();
      received = sent;
      waitsForKey = group.length === 0;
    },
    /** Makes the viewer wait for the next key frame, because the format has changed. */
    waitForKey() {
      waitsForKey = true;
    },
    /** Sends a frame, or skips it. Returns false if the viewer skipped it. */
    offer(frame: Buffer, isKey: boolean): boolean {
      if (isSkipped(isKey)) return false;
      write(frame);
      return true;
    },
    say(message: RelayMessage) {
      if (ws.readyState === ws.OPEN) ws.send(JSON.stringify(message));
    },
    /** Stores the number of messages that the browser reports. Returns false if the report cannot be true. */
    report(text: string): boolean {
      const count = Number(text);
      if (!Number.isSafeInteger(count) || count < 0 || count > sent) return false;
      received = Math.max(received, count);
      return true;
    },
    /** Returns true if the viewer has skipped frames for a long time and still reads nothing. */
    isStalled: () =>
      skipsSinceMs !== undefined &&
      connection.writableLength > 0 &&
      nowMs() - skipsSinceMs > relayLimits.stalledMs,
  };
}
