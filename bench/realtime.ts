/**
 * Compares the realtime service with socket.io 4 (targets: realtime.md §9). 10,000 connections in one process receive
 * every message of one channel; the server runs in another process. The two servers run in turn, three times each, and
 * the figures are medians. Messages are about 300 bytes long.
 */
import { startChild, type Child } from './lib/child.ts';
import { shares } from './lib/cpu.ts';
import { median } from './lib/median.ts';
import type { ListenerOrder, ListenOrder, Received } from './lib/realtime/order.ts';
import type { ServingFigures, ServingOrder } from './lib/realtime/serving.ts';
import type { BenchArgs, Figures } from './run.ts';

const CONNECTIONS = 10_000;
const REPETITIONS = 3;
const WARM_UP = 10;
/**
 * Number of messages sent one at a time. Each message is published only after every connection has received the
 * previous message.
 */
const SINGLE = 40;
/** Number of ticks, and number of messages that the server publishes in each tick. */
const TICKS = 20;
const PER_TICK = 10;
/**
 * Number of connections besides the stalled connection, and the maximum number of messages published before the server
 * must have closed the stalled connection.
 */
const HEALTHY = 20;
const MOST_MESSAGES = 400_000;
const STALL_BATCH = 500;

const scripts = { ours: 'realtime/our-server.ts', 'socket.io': 'realtime/socket-io-server.ts' };

/** A server and a process that keeps connections to it open. */
interface Pair {
  server: Child;
  listeners: Child;
  /** Server memory used per connection, in bytes. */
  bytesPerConnection: number;
  /** Publishes messages, and resolves when all connections have received them. */
  broadcast(count: number): Promise<Received>;
  ask<T>(order: ServingOrder): Promise<T>;
  stop(): void;
}

async function startPair(name: ListenOrder['server'], connections: number): Promise<Pair> {
  const server = await startChild(scripts[name], { type: 'watch_loop' } satisfies ServingOrder);
  const ask = <T>(order: ServingOrder) => server.ask<T>(order);
  const { url } = await ask<{ url: string }>({ type: 'address' });
  const before = await ask<ServingFigures>({ type: 'figures' });
  const order: ListenOrder = { url, server: name, connections };
  const listeners = await startChild('realtime/listeners.ts', order);
  const after = await ask<ServingFigures>({ type: 'figures' });
  let next = 0;
  return {
    server,
    listeners,
    ask,
    bytesPerConnection: (after.rssBytes - before.rssBytes) / connections,
    async broadcast(count) {
      const first = next;
      next += count;
      const all: ListenerOrder = { type: 'wait_for', number: next - 1 };
      const [received] = await Promise.all([
        listeners.ask<Received>(all),
        ask({ type: 'publish', first, count }),
      ]);
      return received;
    },
    stop() {
      listeners.stop();
      server.stop();
    },
  };
}

interface Interval {
  /** Deliveries per second of elapsed time, and per second of the server's CPU time. */
  perSecond: number;
  perCpuSecond: number;
  delaysMs: number[];
  disordered: number;
}

/** Broadcasts `times` batches of `count` messages. After each batch, waits until all connections have received it. */
async function measure(pair: Pair, times: number, count: number): Promise<Interval> {
  const [cpu, start] = [pair.server.cpuSeconds(), performance.now()];
  const delaysMs: number[] = [];
  let disordered = 0;
  for (let turn = 0; turn < times; turn += 1) {
    const received = await pair.broadcast(count);
    delaysMs.push(...received.delaysMs);
    disordered += received.disordered;
  }
  const deliveries = times * count * CONNECTIONS;
  return {
    perSecond: deliveries / ((performance.now() - start) / 1000),
    perCpuSecond: deliveries / (pair.server.cpuSeconds() - cpu),
    delaysMs,
    disordered,
  };
}

interface Result {
  bytesPerConnection: number;
  single: Interval;
  ticks: Interval;
  p99Ms: number;
  longestBlockMs: number;
}

async function measureServer(name: ListenOrder['server']): Promise<Result> {
  const pair = await startPair(name, CONNECTIONS);
  try {
    await measure(pair, WARM_UP, 1);
    await pair.ask({ type: 'watch_loop' });
    const single = await measure(pair, SINGLE, 1);
    const { longestBlockMs } = await pair.ask<ServingFigures>({ type: 'figures' });
    const ticks = await measure(pair, TICKS, PER_TICK);
    const { bytesPerConnection } = pair;
    const sorted = single.delaysMs.toSorted((a, b) => a - b);
    const p99Ms = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
    if (single.disordered + ticks.disordered > 0) throw new Error(`${name}: messages out of order`);
    const result = { bytesPerConnection, single, ticks, p99Ms, longestBlockMs };
    console.log(
      `${name}: ${Math.round(single.perSecond)} deliveries/s, ${Math.round(single.perCpuSecond)} per CPU second, ` +
        `in ticks ${Math.round(ticks.perCpuSecond)}; p99 ${p99Ms.toFixed(0)} ms, block ${longestBlockMs.toFixed(1)} ms, ` +
        `${(bytesPerConnection / 1000).toFixed(1)} kB per connection`,
    );
    return result;
  } finally {
    pair.stop();
  }
}

/**
 * Publishes messages until the casino's server closes a connection that has stopped reading.
 * @returns megabytes published before the server closed the connection, including bytes buffered by the operating
 *   system
 * @throws Error if the server keeps the connection, or if another connection misses a message
 */
async function disconnectStalled(): Promise<number> {
  const pair = await startPair('ours', HEALTHY + 1);
  try {
    await pair.listeners.ask({ type: 'stall' } satisfies ListenerOrder);
    for (let sent = STALL_BATCH; sent <= MOST_MESSAGES; sent += STALL_BATCH) {
      const { disordered } = await pair.broadcast(STALL_BATCH);
      if (disordered > 0) throw new Error('a healthy connection missed a message');
      const { connections } = await pair.ask<ServingFigures>({ type: 'figures' });
      if (connections === HEALTHY) return (sent * 300) / 1e6;
    }
    throw new Error('the stalled connection is still open');
  } finally {
    pair.stop();
  }
}

export async function run(_args: BenchArgs): Promise<Figures> {
  const machine = shares();
  const [ours, peer]: [Result[], Result[]] = [[], []];
  for (let turn = 0; turn < REPETITIONS; turn += 1) {
    ours.push(await measureServer('ours'));
    peer.push(await measureServer('socket.io'));
  }
  const middle = (results: Result[], of: (result: Result) => number) => median(results.map(of));
  const ratios = (of: (result: Result) => number) =>
    median(ours.map((result, turn) => of(result) / of(peer[turn] ?? result)));
  const stalledMb = await disconnectStalled();
  console.log(`stalled connection closed after ${stalledMb} MB  ${machine.describe()}`);
  return {
    connections: CONNECTIONS,
    deliveries_per_s: middle(ours, ({ single }) => single.perSecond),
    deliveries_ratio: ratios(({ single }) => single.perSecond),
    deliveries_per_cpu_s_ratio: ratios(({ single }) => single.perCpuSecond),
    bytes_per_connection: middle(ours, ({ bytesPerConnection }) => bytesPerConnection),
    bytes_per_connection_socket_io: middle(peer, ({ bytesPerConnection }) => bytesPerConnection),
    broadcast_p99_ms: middle(ours, ({ p99Ms }) => p99Ms),
    longest_block_ms: middle(ours, ({ longestBlockMs }) => longestBlockMs),
    tick_ratio: median(ours.map(({ single, ticks }) => ticks.perCpuSecond / single.perCpuSecond)),
    stalled_closed_after_mb: stalledMb,
  };
}
