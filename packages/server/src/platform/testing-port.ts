import net from 'node:net';

/** Ports below the range from which the system takes the local ends of connections. */
const PORTS = { from: 21_000, to: 31_000 } as const;

/**
 * Returns a port that is free and stays free while its server is down. The system could give a port of its own range to another
 * connection meanwhile, even to one that is made to this very port.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.from + Math.floor(Math.random() * (PORTS.to - PORTS.from));
    const isFree = await new Promise<boolean>((resolve) => {
      const probe = net.createServer();
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}
