/**
 * Code shared by the two processes that serve the sockets in the `realtime` benchmark: the casino's server and the
 * socket.io server.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import v8 from 'node:v8';
import vm from 'node:vm';

/** Order from the benchmark. The serving process answers each order with one message. */
export type ServingOrder =
  /** Publishes `count` messages in one turn of the event loop. The first message is numbered `first`. */
  | { type: 'publish'; first: number; count: number }
  /** Starts a new measurement of event loop blocking. */
  | { type: 'watch_loop' }
  | { type: 'address' }
  | { type: 'figures' };

export interface ServingFigures {
  rssBytes: number;
  connections: number;
  /** Longest time in ms for which the event loop has been blocked since the last `watch_loop`. */
  longestBlockMs: number;
}

/** Text that pads each message to about 300 bytes, including the protocol's own fields. */
const FILLING = 'x'.repeat(200);

v8.setFlagsFromString('--expose-gc');
const collectGarbage = vm.runInNewContext('gc') as () => void;

/** Resolution of the event loop measurement, in ms. Measured delays exceed the actual blocking time by this amount. */
const LOOP_RESOLUTION_MS = 1;

/**
 * Executes the commands that the benchmark sends.
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
