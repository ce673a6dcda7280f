/**
 * Small TCP proxy that can cut connections, and delay or drop their data. One proxy is in front of the nodes, and
 * another is between a node and PostgreSQL.
 */
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { pick, span, type Random } from '@wl/art/random';

export interface Proxy {
  port: number;
  cuts: number;
  /**
   * Starts cutting connections. Cuts some of them immediately, and others at the next data from the server. In the
   * second case, the server has executed the request, but the client receives no response.
   */
  startCutting(): void;
  stopCutting(): void;
  /**
   * Delays every chunk by a random time of up to `maxMs`, and keeps the chunks in order. `undefined` ends the delays.
   */
  delay(maxMs: number | undefined): void;
  /**
   * Makes the current connections half-open: drops all data without notifying the client or the server.
   * @returns a function that cuts these connections
   */
  silence(): () => void;
  close(): void;
}

interface Pair {
  client: net.Socket;
  server: net.Socket;
  /** True if the proxy must drop the next data from the server and cut the connection. */
  isDeaf: boolean;
  isSilent: boolean;
  /** Queues of chunks waiting to be sent, one per direction. */
  queues: [Queue, Queue];
}

interface Queue {
  waiting: number;
  last: Promise<void>;
}

const emptyQueue = (): Queue => ({ waiting: 0, last: Promise.resolve() });

const CUT_EVERY_MS = 500;

/** State of a proxy, shared by its connections. */
interface Traffic {
  random: Random;
  pairs: Set<Pair>;
  maxDelayMs: number | undefined;
}

function end({ pairs }: Traffic, pair: Pair) {
  pairs.delete(pair);
  pair.client.destroy();
  pair.server.destroy();
}

/** Forwards a chunk, immediately or after a delay, without changing the order of the chunks. */
function pass({ random, maxDelayMs }: Traffic, pair: Pair, direction: 0 | 1, bytes: Buffer) {
  const to = direction === 0 ? pair.server : pair.client;
  const queue = pair.queues[direction];
  const write = () => {
    if (!pair.isSilent && !to.destroyed) to.write(bytes);
  };
  if (maxDelayMs === undefined && queue.waiting === 0) {
    write();
    return;
  }
  const waitMs = span(random, 0, maxDelayMs ?? 0);
  queue.waiting += 1;
  // Send the chunks one at a time to keep their order.
  queue.last = queue.last.then(async () => {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    queue.waiting -= 1;
    write();
  });
}

function connect(traffic: Traffic, client: net.Socket, port: number) {
  const server = net.connect(port, '127.0.0.1');
  const pair: Pair = {
    client,
    server,
    isDeaf: false,
    isSilent: false,
    queues: [emptyQueue(), emptyQueue()],
  };
  traffic.pairs.add(pair);
  for (const socket of [client, server]) {
    socket.setNoDelay(true);
    socket.on('error', () => end(traffic, pair));
    socket.on('close', () => end(traffic, pair));
  }
  client.on('data', (bytes: Buffer) => pass(traffic, pair, 0, bytes));
  server.on('data', (bytes: Buffer) => {
    if (pair.isDeaf) end(traffic, pair);
    else pass(traffic, pair, 1, bytes);
  });
}

/**
 * Starts a proxy on a free local port.
 * @param targetOf returns the server port for the next connection, or undefined to refuse the connection
 */
export async function startProxy(
  targetOf: () => number | undefined,
  random: Random,
): Promise<Proxy> {
  const pairs = new Set<Pair>();
  const traffic: Traffic = { random, pairs, maxDelayMs: undefined };
  let timer: NodeJS.Timeout | undefined;

  const listener = net.createServer((client) => {
    const port = targetOf();
    if (port === undefined) client.destroy();
    else connect(traffic, client, port);
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));

  const proxy: Proxy = {
    port: (listener.address() as AddressInfo).port,
    cuts: 0,
    startCutting: () => {
      timer ??= setInterval(() => {
        if (pairs.size === 0) return;
        const pair = pick(random, [...pairs]);
        proxy.cuts += 1;
        if (random() < 0.6) pair.isDeaf = true;
        else end(traffic, pair);
      }, CUT_EVERY_MS);
    },
    stopCutting: () => {
      clearInterval(timer);
      timer = undefined;
      for (const pair of pairs) pair.isDeaf = false;
    },
    delay: (maxMs) => {
      traffic.maxDelayMs = maxMs;
    },
    silence: () => {
      const silenced = [...pairs];
      for (const pair of silenced) pair.isSilent = true;
      return () => {
        proxy.cuts += silenced.length;
        for (const pair of silenced) end(traffic, pair);
      };
    },
    close: () => {
      proxy.stopCutting();
      listener.close();
      for (const pair of [...pairs]) end(traffic, pair);
    },
  };
  return proxy;
}
