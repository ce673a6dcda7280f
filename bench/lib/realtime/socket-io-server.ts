/** Serves the same messages as `our-server.ts` through socket.io, configured for the fastest possible broadcasts. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { CHANNEL, EVENT } from './order.ts';
import { serve } from './serving.ts';

const http = createServer();
const io = new Server(http, {
  transports: ['websocket'],
  perMessageDeflate: false,
  httpCompression: false,
  serveClient: false,
});
io.on('connection', (socket) => {
  void socket.join(CHANNEL);
});
http.listen({ port: 0, host: '127.0.0.1', backlog: 1024 }, () => {
  const { port } = http.address() as AddressInfo;
  serve(
    `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`,
    (data) => {
      io.to(CHANNEL).emit(EVENT, data);
    },
    () => io.engine.clientsCount,
  );
});
