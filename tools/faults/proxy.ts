/** A small TCP proxy between the members (and the payment provider's webhooks) and the server, that cuts connections. */
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { pick, type Random } from '@wl/art/random';

export interface Proxy {
  port: number;
  cuts: number;
  /** Begins to cut: sometimes at once, sometimes at the first byte of an answer, so that it is lost after it took effect. */
  startCutting(): void;
  stopCutting(): void;
  close(): void;
}

interface Pair {
  client: net.Socket;
  server: net.Socket;
  /** The next bytes of the server are swallowed and the member's end is cut. */
  isDeaf: boolean;
}

const CUT_EVERY_MS = 500;

export async function startProxy(targetPort: number, random: Random): Promise<Proxy> {
  const pairs = new Set<Pair>();
  let timer: NodeJS.Timeout | undefined;

  const end = (pair: Pair) => {
    pairs.delete(pair);
    pair.client.destroy();
    pair.server.destroy();
  };

  const listener = net.createServer((client) => {
    const server = net.connect(targetPort, '127.0.0.1');
    const pair: Pair = { client, server, isDeaf: false };
    pairs.add(pair);
    for (const socket of [client, server]) {
      socket.setNoDelay(true);
      socket.on('error', () => end(pair));
      socket.on('close', () => end(pair));
    }
    client.on('data', (bytes) => server.write(bytes));
    server.on('data', (bytes) => {
      if (pair.isDeaf) end(pair);
      else client.write(bytes);
    });
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
        else end(pair);
      }, CUT_EVERY_MS);
    },
    stopCutting: () => {
      clearInterval(timer);
      timer = undefined;
      for (const pair of pairs) pair.isDeaf = false;
    },
    close: () => {
      proxy.stopCutting();
      listener.close();
      for (const pair of [...pairs]) end(pair);
    },
  };
  return proxy;
}
