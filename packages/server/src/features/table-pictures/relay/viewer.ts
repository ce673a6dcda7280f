import type { Duplex } from 'node:stream';
import type { RelayMessage } from '@wl/contract/table-pictures-frames';
import type { WebSocket } from 'ws';
import { relayLimits } from './relay-limits.ts';

export type Viewer = ReturnType<typeof createViewer>;

/** Returns the raw connection of a WebSocket, for frames that are shared by all viewers (`shared-frame.ts`). */
const connectionOf = (ws: WebSocket): Duplex => (ws as unknown as { _socket: Duplex })._socket;

/**
 * Creates a viewer of a table's video: one connection from a member's browser. The operating system's buffers hide how
 * far a slow connection has fallen behind, so the browser reports how many messages it has received.
 * @param nowMs returns a monotonic time in ms
 */
export function createViewer(ws: WebSocket, nowMs: () => number) {
  const connection = connectionOf(ws);
  /** Number of binary messages sent, and number that the browser has reported as received. */
  let sent = 0;
  let received = 0;
  let skipsSinceMs: number | undefined;
  let waitsForKey = true;

  function write(frame: Buffer) {
    sent += 1;
    if (ws.readyState === ws.OPEN) connection.write(frame);
  }

  /** Returns true if the viewer must skip this frame. A viewer that was too far behind resumes at a key frame. */
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
    /** Sends a new viewer the frames since the last key frame. Counts the frames as received until the first report. */
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
    /** Sends a frame unless the viewer must skip it. Returns false if the frame was skipped. */
    offer(frame: Buffer, isKey: boolean): boolean {
      if (isSkipped(isKey)) return false;
      write(frame);
      return true;
    },
    say(message: RelayMessage) {
      if (ws.readyState === ws.OPEN) ws.send(JSON.stringify(message));
    },
    /**
     * Stores the number of messages that the browser reports as received. Returns false if `text` is not a number from
     * 0 to the number sent.
     */
    report(text: string): boolean {
      const count = Number(text);
      if (!Number.isSafeInteger(count) || count < 0 || count > sent) return false;
      received = Math.max(received, count);
      return true;
    },
    /** Returns true if the viewer has skipped frames for longer than `stalledMs` and its connection has unsent data. */
    isStalled: () =>
      skipsSinceMs !== undefined &&
      connection.writableLength > 0 &&
      nowMs() - skipsSinceMs > relayLimits.stalledMs,
  };
}
