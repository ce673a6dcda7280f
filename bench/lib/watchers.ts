/**
 * Runs as a separate process and watches a channel through real WebSocket connections. The parent process sends `{ url,
 * channel, watchers }`, and this process responds with `ready`. It then reports, for each leaderboard version, when the
 * first and the last watcher received it.
 */
import { tournamentsNews } from '@wl/contract/news/tournaments';
import { WebSocket } from 'ws';

/**
 * Number of sockets opened simultaneously. More simultaneous connections would exceed the server's backlog and be
 * refused.
 */
const AT_ONCE = 100;

interface Order {
  url: string;
  channel: string;
  watchers: number;
}

export interface Heard {
  version: number;
  /** Unix times, in ms, at which the first and the last watcher received this leaderboard version. */
  firstMs: number;
  lastMs: number;
}

const nowMs = () => performance.timeOrigin + performance.now();

function watch({ url, channel, watchers }: Order): Promise<void> {
  const heard = new Map<number, { count: number; firstMs: number }>();
  const hear = (frame: string) => {
    const { event, data } = JSON.parse(frame) as { event: string; data: string };
    if (event !== tournamentsNews.leaderboard.name) return;
    const { version } = JSON.parse(data) as { version: number };
    const one = heard.get(version) ?? { count: 0, firstMs: nowMs() };
    one.count += 1;
    heard.set(version, one);
    if (one.count === watchers) process.send?.({ version, firstMs: one.firstMs, lastMs: nowMs() });
  };
  const open = () =>
    new Promise<void>((resolve, reject) => {
      const socket = new WebSocket(url);
      socket.on('error', reject);
      socket.on('message', (bytes) => {
        const frame = (bytes as Buffer).toString();
        if (frame.includes('pusher:connection_established'))
          socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel } }));
        else if (frame.includes('pusher_internal:subscription_succeeded')) resolve();
        else if (frame.includes('pusher:ping'))
          socket.send(JSON.stringify({ event: 'pusher:pong' }));
        else hear(frame);
      });
    });
  return (async () => {
    for (let opened = 0; opened < watchers; opened += AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, watchers - opened) }, open));
    process.send?.('ready');
  })();
}

process.on('message', (order: Order) => {
  void watch(order);
});
process.on('disconnect', () => process.exit(0));
