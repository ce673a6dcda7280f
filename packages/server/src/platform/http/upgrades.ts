/**
 * WebSocket handshakes that a feature handles itself, on its own path. All connections of such a path end in the main
 * process, because they share data: a worker process passes the open connection on, with the request.
 */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** Request for a WebSocket handshake, in a form that can be sent to another process. */
export interface UpgradeRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  /** Bytes that the client sent after the request, in base64. */
  head: string;
}

type Handler = (request: UpgradeRequest, socket: Duplex) => void;

export type Upgrades = ReturnType<typeof createUpgrades>;

/**
 * Creates the list of paths.
 * @param passOn sends a handshake to the main process; undefined in the main process
 */
export function createUpgrades(passOn?: Handler) {
  const handlers = new Map<string, Handler>();

  function handle(request: UpgradeRequest, socket: Duplex): boolean {
    const prefix = [...handlers.keys()].find((one) => request.url.startsWith(one));
    const handler = prefix === undefined ? undefined : handlers.get(prefix);
    if (!handler) return false;
    // Without a listener, an error of the connection would end the process.
    socket.on('error', () => {});
    handler(request, socket);
    return true;
  }

  return {
    /** Handles all handshakes whose path begins with `prefix`. In a worker process, the main process handles them. */
    add(prefix: string, handler: Handler): void {
      handlers.set(prefix, passOn ?? handler);
    },
    /** Handles a request of this process's HTTP server. Returns false if its path belongs to no handler. */
    take({ method = '', url = '', headers }: IncomingMessage, socket: Duplex, head: Buffer) {
      return handle({ method, url, headers, head: head.toString('base64') }, socket);
    },
    /** Handles a request that a worker process passed on. Closes the connection if its path belongs to no handler. */
    takePassedOn(request: UpgradeRequest, socket: Duplex): void {
      if (!handle(request, socket)) socket.destroy();
    },
  };
}
