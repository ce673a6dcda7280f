/**
 * Runs as a separate process and keeps the connections of the `realtime` benchmark open. The parent process sends a
 * `ListenOrder`, and then a `ListenerOrder` for each step.
 */
import type { Socket } from 'node:net';
import { pusherDialect, rawSockets, type Dialect, type SharedFrame } from '../raw-sockets.ts';
import { CHANNEL, EVENT, type ListenerOrder, type ListenOrder, type Received } from './order.ts';

/**
 * Number of sockets opened at a time. Opening more would overflow the server's backlog, and connections would be
 * refused.
 */
const AT_ONCE = 100;

/** Dialect of socket.io 4 (Engine.IO protocol 4 and Socket.IO protocol 5), for the default namespace. */
const socketIoDialect: Dialect = {
  respond: (text) => (text.startsWith('0') ? '40' : undefined),
  confirms: (text) => text.startsWith('40'),
  pong: (text) => (text === '2' ? '3' : undefined),
  parse: (text) => {
    const [event, data] = JSON.parse(text.slice(2)) as [string, unknown];
    return { event, data: JSON.stringify(data) };
  },
};

interface Message {
  number: number;
  at: number;
}

const messages = new WeakMap<SharedFrame, Message>();
const latest = new Map<Socket, number>();
const stalled = new Set<Socket>();
let wanted = Infinity;
let missing = 0;
let received: Received = { delaysMs: [], disordered: 0 };

const nowMs = () => performance.timeOrigin + performance.now();

function messageOf(frame: SharedFrame): Message {
  const known = messages.get(frame);
  if (known) return known;
  const message = JSON.parse(frame.data) as Message;
  messages.set(frame, message);
  return message;
}

function hear(frame: SharedFrame, socket: Socket) {
  if (frame.event !== EVENT || stalled.has(socket)) return;
  const { number, at } = messageOf(frame);
  if (number !== (latest.get(socket) ?? -1) + 1) received.disordered += 1;
  latest.set(socket, number);
  if (number !== wanted) return;
  received.delaysMs.push(nowMs() - at);
  missing -= 1;
  if (missing === 0) answer();
}

function answer() {
  wanted = Infinity;
  process.send?.(received);
  received = { delaysMs: [], disordered: 0 };
}

function obey(order: ListenerOrder) {
  if (order.type === 'stall') {
    const [socket] = latest.keys();
    if (socket) stalled.add(socket.pause());
    process.send?.('stalled');
    return;
  }
  wanted = order.number;
  missing = [...latest].filter(
    ([socket, number]) => number < order.number && !stalled.has(socket),
  ).length;
  if (missing === 0) answer();
}

async function listen({ url, server, connections }: ListenOrder): Promise<void> {
  const dialect = server === 'ours' ? pusherDialect(CHANNEL) : socketIoDialect;
  const open = rawSockets(url, dialect, hear);
  for (let opened = 0; opened < connections; opened += AT_ONCE) {
    const sockets = await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, connections - opened) }, open),
    );
    for (const socket of sockets) latest.set(socket, -1);
  }
  process.on('message', obey);
  process.send?.('ready');
}

process.once('message', (order: ListenOrder) => {
  listen(order).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
process.on('disconnect', () => process.exit(0));
