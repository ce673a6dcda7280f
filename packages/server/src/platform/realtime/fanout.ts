import { encodeFrame, limits } from './protocol.ts';

/** Connection methods and fields that the fan-out uses. */
interface Reader {
  socketId: string;
  /** Returns the number of bytes not yet sent to the network. */
  unsent(): number;
  write(bytes: Buffer): void;
  cut(): void;
}

/**
 * Maximum number of sockets served per event-loop turn, so that other work can run between turns. Serving 10,000
 * sockets in one turn would block the event loop for 60 ms.
 */
const SOCKETS_PER_TURN = 512;

/** Delivery of a channel's frames to the subscribed readers. */
export interface Fanout {
  readers: Map<string, Reader>;
  push(frame: string, except?: string): void;
}

/**
 * Creates a fan-out, which encodes each frame only once. It sends each reader all frames of one event-loop turn in a
 * single write. For ten frames, this is 7 to 9 times cheaper than ten writes. It disconnects readers that do not keep
 * up, because their unsent frames would use up memory.
 */
export function createFanout(): Fanout {
  const readers = new Map<string, Reader>();
  let pending: { bytes: Buffer; except: string | undefined }[] = [];
  let isScheduled = false;

  function schedule() {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(flush);
  }

  function flush() {
    const batch = pending;
    pending = [];
    const all = Buffer.concat(batch.map(({ bytes }) => bytes));
    const excluded = new Set(batch.flatMap(({ except }) => except ?? []));
    const targets = [...readers.keys()];
    let next = 0;
    const turn = () => {
      const end = Math.min(next + SOCKETS_PER_TURN, targets.length);
      for (; next < end; next += 1) {
        // Look up each reader only now, because it may have changed since the fan-out began. When a subscription is
        // acknowledged, the connection replaces the temporary reader that has held back its messages.
        const reader = readers.get(targets[next] ?? '');
        if (!reader) continue;
        const bytes = excluded.has(reader.socketId)
          ? Buffer.concat(
              batch.filter(({ except }) => except !== reader.socketId).map((item) => item.bytes),
            )
          : all;
        if (bytes.length > 0) send(reader, bytes);
      }
      if (next < targets.length) {
        setImmediate(turn);
        return;
      }
      isScheduled = false;
      // Frames that were pushed during this fan-out are sent in a new batch.
      if (pending.length > 0) schedule();
    };
    turn();
  }

  function send(reader: Reader, bytes: Buffer) {
    if (reader.unsent() > limits.unsentBytes) reader.cut();
    else reader.write(bytes);
  }

  return {
    readers,
    push(frame, except) {
      if (readers.size === 0) return;
      pending.push({ bytes: encodeFrame(frame), except });
      schedule();
    },
  };
}
