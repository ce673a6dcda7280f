/** Common code of the two processes that serve the sockets of the benchmark `realtime`: our server, and socket.io. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import v8 from 'node:v8';
import vm from 'node:vm';

/** Order from the benchmark. The serving process answers each order with one message. */
export type ServingOrder =
  /** Publishes `count` messages in one turn of the event loop. The first one has the number `first`. */
  | { type: 'publish'; first: number; count: number }
  /** Starts a new measurement of the event loop's blocks. */
  | { type: 'watch_loop' }
  | { type: 'address' }
  | { type: 'figures' };

export interface ServingFigures {
  rssBytes: number;
  connections: number;
  /** Longest time for which the event loop was blocked since the last `watch_loop`, in ms. */
  longestBlockMs: number;
}

/** Text of a message. With the protocol's own fields, it is about 300 bytes long. */
const FILLING = 'x'.repeat(200);

v8.setFlagsFromString('--expose-gc');
const collectGarbage = vm.runInNewContext('gc') as () => void;

/** Resolution of the event loop measurement, in ms. Measured blocks are too long by this amount. */
const LOOP_RESOLUTION_MS = 1;

/**
 * Obeys the orders of the benchmark.
 * @param publish sends one message to all connections
 * @param connections returns the number of open connections
 */
export function serve(
  url: string,
  publish: (data: { number: number; text: string; at: number }) => void,
  connections: () => number,
): void {
  const loop = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  loop.enable();
  const obey = (order: ServingOrder): unknown => {
    switch (order.type) {
      case 'publish': {
        const at = performance.timeOrigin + performance.now();
        for (let number = order.first; number < order.first + order.count; number += 1)
          publish({ number, text: FILLING, at });
        return 'published';
      }
      case 'watch_loop':
        loop.reset();
        return 'watching';
      case 'address':
        return { url };
      case 'figures':
        return figures();
    }
  };
  const figures = (): ServingFigures => {
    // Read the event loop's longest delay first, because garbage collection blocks the loop.
    const longestBlockMs = Math.max(0, loop.max / 1e6 - LOOP_RESOLUTION_MS);
    collectGarbage();
    return { rssBytes: process.memoryUsage.rss(), connections: connections(), longestBlockMs };
  };
  process.on('message', (order: ServingOrder) => {
    process.send?.(obey(order));
  });
  process.on('disconnect', () => process.exit(0));
}
