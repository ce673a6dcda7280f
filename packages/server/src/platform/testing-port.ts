import net from 'node:net';

/** Below the range from which the system takes the near ends of connections. */
const PORTS = { from: 21_000, to: 31_000 } as const;

/**
 * Returns a port that is free, and stays so while its server is dead: one that the system gives out would be taken by some connection
 * meanwhile, in the end by a connection that is made to this very port.
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
