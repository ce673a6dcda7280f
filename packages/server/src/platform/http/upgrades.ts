/**
 * WebSocket handshakes that features handle themselves, each on its own path. The main process handles all connections
 * on these paths, because they share data. A worker process passes on the open connection, together with the request.
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
 * Creates the list of WebSocket paths and their handlers.
 * @param passOn sends a handshake to the main process; undefined in the main process
 */
export function createUpgrades(passOn?: Handler) {
  const handlers = new Map<string, Handler>();

  function handle(request: UpgradeRequest, socket: Duplex): boolean {
    const prefix = [...handlers.keys()].find((one) => request.url.startsWith(one));
    const handler = prefix === undefined ? undefined : handlers.get(prefix);
    if (!handler) return false;
    // Without a listener, a connection error would terminate the process.
    socket.on('error', () => {});
    handler(request, socket);
    return true;
  }

  return {
    /**
     * Registers the handler of all handshakes whose path begins with `prefix`. In a worker process, passes these
     * handshakes on to the main process instead.
     */
    add(prefix: string, handler: Handler): void {
      handlers.set(prefix, passOn ?? handler);
    },
    /** Passes a request from this process's HTTP server to the handler for its path. Returns false if there is none. */
    take({ method = '', url = '', headers }: IncomingMessage, socket: Duplex, head: Buffer) {
      return handle({ method, url, headers, head: head.toString('base64') }, socket);
    },
    /** Passes a worker process's request to the handler for its path. Closes the connection if there is no handler. */
    takePassedOn(request: UpgradeRequest, socket: Duplex): void {
      if (!handle(request, socket)) socket.destroy();
    },
  };
}
