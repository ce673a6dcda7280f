/**
 * Runs as a separate process and watches a table through real WebSocket connections. The parent process sends a
 * `WatchOrder`, and this process responds with `ready` when all sockets are subscribed. It then reports each message of
 * the table that all its sockets have received.
 */
import { tablesNews } from '@wl/contract/news/tables';
import type { TablePhase, TableRound } from '@wl/contract/tables';
import { WebSocket } from 'ws';
import type * as z from 'zod/mini';

/**
 * Number of sockets opened simultaneously. More simultaneous connections would exceed the server's backlog and be
 * refused.
 */
const AT_ONCE = 100;

export interface WatchOrder {
  /** WebSocket URL of the realtime service. */
  url: string;
  table: string;
  watchers: number;
}

/** Message of a table that all sockets of a process have received. */
export interface Watched {
  round: number;
  phase: z.infer<typeof TablePhase>;
  /** Server time at which the phase began, and its planned end, as Unix times in ms. */
  sinceMs: number;
  endsMs: number;
  /** Time from the beginning of the phase until each socket had received the message, in ms, in ascending order. */
  delaysMs: number[];
}

/** Number of latest messages that are compared with a received one. A slow socket can be several messages behind. */
const RECENT = 12;

/** Message that some sockets have received. All sockets receive the same bytes, so only the first one parses them. */
interface Recent {
  bytes: Buffer;
  round: TableRound;
  delaysMs: number[];
}

const nowMs = () => performance.timeOrigin + performance.now();

function watch({ url, table, watchers }: WatchOrder): Promise<void> {
  const recent: Recent[] = [];
  const parse = (bytes: Buffer) => {
    const { event, data } = JSON.parse(bytes.toString()) as { event: string; data: string };
    if (event !== tablesNews.changed.name) return undefined;
    const { round } = JSON.parse(data) as { round: TableRound };
    const message: Recent = { bytes, round, delaysMs: [] };
    recent.unshift(message);
    recent.splice(RECENT);
    return message;
  };
  const hear = (bytes: Buffer) => {
    const message = recent.find((each) => each.bytes.equals(bytes)) ?? parse(bytes);
    if (!message) return;
    const { round, delaysMs } = message;
    const sinceMs = Date.parse(round.phase_since);
    delaysMs.push(nowMs() - sinceMs);
    if (delaysMs.length < watchers) return;
    const endsMs = Date.parse(round.phase_ends_at ?? round.phase_since);
    const heard = { round: round.number, phase: round.phase, sinceMs, endsMs, delaysMs };
    process.send?.(heard satisfies Watched);
  };
  const open = () =>
    new Promise<void>((resolve, reject) => {
      const socket = new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true });
      let isSubscribed = false;
      socket.on('error', reject);
      socket.on('message', (bytes: Buffer) => {
        if (isSubscribed) {
          if (bytes.includes('pusher:ping'))
            socket.send(JSON.stringify({ event: 'pusher:pong', data: {} }));
          else hear(bytes);
          return;
        }
        const { event } = JSON.parse(bytes.toString()) as { event: string };
        if (event === 'pusher:connection_established')
          socket.send(
            JSON.stringify({ event: 'pusher:subscribe', data: { channel: `table.${table}` } }),
          );
        else if (event === 'pusher_internal:subscription_succeeded') {
          isSubscribed = true;
          resolve();
        }
      });
    });
  return (async () => {
    for (let opened = 0; opened < watchers; opened += AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, watchers - opened) }, open));
    process.send?.('ready');
  })();
}

process.on('message', (order: WatchOrder) => {
  watch(order).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
process.on('disconnect', () => process.exit(0));
