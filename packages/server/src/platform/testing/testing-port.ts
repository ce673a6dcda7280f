import net from 'node:net';

/** Ports below the system's range of ephemeral ports. */
const PORTS = { from: 21_000, to: 31_000 } as const;

/**
 * Returns a free port outside the system's range of ephemeral ports. The system therefore does not assign it to another
 * connection while a test's server is down.
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
