import type Pusher from 'pusher-js';
import { medianOf, MIDDLE_MS, SAMPLES } from './delay.ts';

/** Interval in ms between two checks of the connection. The first round trips are also measured at this interval. */
const LOOK_MS = 1_000;

/** Interval in ms between later measurements. Each measurement transfers about 100 bytes. */
const AGAIN_MS = 10_000;

/** Returns the newest open connection of the page; undefined if none is open. */
function openClient(clients: readonly Pusher[]): Pusher | undefined {
  return clients.findLast(({ connection }) => connection.state === 'connected');
}

/** Measurements of one live connection. */
interface Measuring {
  socketId: string;
  samples: number[];
  /** Time at which the unanswered ping was sent; undefined if every ping has been answered. */
  sentAt: number | undefined;
  lastAt: number;
  stop: () => void;
}

/**
 * Measures the round-trip time of the live connection with the pings of its protocol. The server times in a table's
 * messages cannot be used, because the browser's clock differs from the server's.
 * @param changed called with each new delay in ms, and with undefined when the connection is lost
 * @param clients the page's connections, newest last
 * @returns a function that ends the measurement
 */
export function measureDelay(
  changed: (ms: number | undefined) => void,
  clients: readonly Pusher[],
): () => void {
  let current: Measuring | undefined;

  function start(client: Pusher): Measuring {
    const { connection } = client;
    const measuring: Measuring = {
      ...{ socketId: connection.socket_id, samples: [], sentAt: undefined, lastAt: -Infinity },
      stop: () => connection.unbind('message', take),
    };
    const take = ({ event }: { event: string }) => {
      if (event !== 'pusher:pong' || measuring.sentAt === undefined) return;
      measuring.lastAt = performance.now();
      measuring.samples.push(measuring.lastAt - measuring.sentAt);
      if (measuring.samples.length > SAMPLES) measuring.samples.shift();
      measuring.sentAt = undefined;
      changed(medianOf(measuring.samples));
    };
    connection.bind('message', take);
    return measuring;
  }

  function look() {
    const client = openClient(clients);
    if (current && current.socketId !== client?.connection.socket_id) {
      current.stop();
      current = undefined;
      changed(undefined);
    }
    if (!client) return;
    current ??= start(client);
    const now = performance.now();
    const { samples, sentAt, lastAt } = current;
    // Report a high delay even before the ping is answered.
    if (sentAt !== undefined) {
      if (now - sentAt > MIDDLE_MS) changed(now - sentAt);
    } else if (samples.length < SAMPLES || now - lastAt >= AGAIN_MS) {
      current.sentAt = now;
      client.send_event('pusher:ping', {});
    }
  }

  look();
  const timer = setInterval(look, LOOK_MS);
  return () => {
    clearInterval(timer);
    current?.stop();
  };
}
