/**
 * Runs as a separate process and watches a table through real WebSocket connections. The parent process sends a
 * `WatchOrder`, and this process responds with `ready` when all sockets are subscribed. It then reports each table
 * message as soon as all sockets have received the message.
 */
import { tablesNews } from '@wl/contract/news/tables';
import type { TableRound } from '@wl/contract/tables';
import { pusherDialect, rawSockets, type SharedFrame } from '../raw-sockets.ts';

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

/** Table message that all sockets of one process have received. */
export interface Watched {
  round: number;
  phase: TableRound['phase'];
  /** Server time at which the phase began, and its planned end, as Unix times in ms. */
  sinceMs: number;
  endsMs: number;
  /** Delay of each socket in ms: the time from the start of the phase until the socket received the message. */
  delaysMs: number[];
}

const nowMs = () => performance.timeOrigin + performance.now();

async function watch({ url, table, watchers }: WatchOrder): Promise<void> {
  const messages = new WeakMap<SharedFrame, Watched>();
  const open = rawSockets(url, pusherDialect(`table.${table}`), (frame) => {
    if (frame.event !== tablesNews.changed.name) return;
    let message = messages.get(frame);
    if (!message) {
      const { round } = JSON.parse(frame.data) as { round: TableRound };
      message = {
        round: round.number,
        phase: round.phase,
        sinceMs: Date.parse(round.phase_since),
        endsMs: Date.parse(round.phase_ends_at ?? round.phase_since),
        delaysMs: [],
      };
      messages.set(frame, message);
    }
    message.delaysMs.push(nowMs() - message.sinceMs);
    if (message.delaysMs.length === watchers) process.send?.(message);
  });
  for (let opened = 0; opened < watchers; opened += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, watchers - opened) }, open));
  process.send?.('ready');
}

process.on('message', (order: WatchOrder) => {
  watch(order).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
process.on('disconnect', () => process.exit(0));
