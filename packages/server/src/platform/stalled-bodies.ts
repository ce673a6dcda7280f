import type { IncomingMessage, Server } from 'node:http';

/** Longest pause of a request body that is still being sent. */
const BODY_IDLE_MS = 10_000;

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Closes the connection of a request whose body makes no progress. Otherwise clients that send a few bytes and wait could keep a
 * connection each for as long as they like. Once the body is complete, a handler has no time limit.
 */
export function closeStalledBodies(server: Server, idleMs: number = BODY_IDLE_MS): void {
  server.prependListener('request', (request: IncomingMessage) => {
    if (!hasBody(request)) return;
    // Nearly every body arrives with its head and needs no timer.
    setImmediate(() => {
      if (request.complete || request.destroyed) return;
      // Without a `timeout` listener, Node destroys the socket.
      request.setTimeout(idleMs);
      const stop = () => request.setTimeout(0);
      request.once('end', stop);
      request.once('close', stop);
    });
  });
}
