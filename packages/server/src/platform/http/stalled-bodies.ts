import type { IncomingMessage, Server } from 'node:http';

/** Maximum pause between two parts of a request body, in milliseconds. */
const BODY_IDLE_MS = 10_000;

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Closes the connection of a request if no part of its body arrives for `idleMs` milliseconds. Otherwise, clients could
 * keep connections open indefinitely with unfinished bodies.
 */
export function closeStalledBodies(server: Server, idleMs: number = BODY_IDLE_MS): void {
  server.prependListener('request', (request: IncomingMessage) => {
    if (!hasBody(request)) return;
    // Nearly every body arrives with its headers and needs no timer, so first check whether the body is already
    // complete.
    setImmediate(() => {
      if (request.complete || request.destroyed) return;
      // Without a `timeout` listener, Node itself destroys the socket if no data arrives for `idleMs`.
      request.setTimeout(idleMs);
      const stop = () => request.setTimeout(0);
      request.once('end', stop);
      request.once('close', stop);
    });
  });
}
