/**
 * Process that passes all WebSocket handshakes on to its parent, as worker processes do. After each one it is busy for a
 * moment, so that the client's next data often arrives before the parent's acknowledgement.
 */
import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { passOnConnection } from './pass-on.ts';

const BUSY_MS = 1;

const server = http.createServer();
server.on('upgrade', (_request, connection) => {
  passOnConnection({}, connection as Socket);
  const until = performance.now() + BUSY_MS;
  while (performance.now() < until);
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});
process.on('disconnect', () => process.exit());
