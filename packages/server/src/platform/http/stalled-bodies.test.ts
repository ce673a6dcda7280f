import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { closeStalledBodies } from './stalled-bodies.ts';
import { startTestApp } from '../testing.ts';

const IDLE_MS = 2_000;
const XSRF = 'test-xsrf-token-0123456789';

let close: (() => Promise<unknown>) | undefined;
afterEach(async () => {
  await close?.();
  close = undefined;
});

/** Starts a server that responds with the body's length, `thinkingMs` after it has received the whole body. */
async function serve(thinkingMs = 0): Promise<number> {
  const server = http.createServer((request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => setTimeout(() => response.end(String(bytes)), thinkingMs));
  });
  closeStalledBodies(server, IDLE_MS);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => new Promise((resolve) => server.close(resolve).closeAllConnections());
  return (server.address() as AddressInfo).port;
}

/** Opens a connection, sends request headers, and collects all received text until the connection closes. */
function send(port: number, head: string) {
  const socket = net.connect({ port, host: '127.0.0.1' });
  socket.write(`${head}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  let text = '';
  socket.on('data', (data) => (text += data.toString()));
  const answer = new Promise<string>((resolve) => socket.on('close', () => resolve(text)));
  return { socket, answer };
}

test('a stalled request body closes the connection without an answer', async () => {
  const { socket, answer } = send(await serve(), 'POST / HTTP/1.1\r\nContent-Length: 100');
  socket.write('half');
  expect(await answer).toBe('');
});

test('a chunked body that never begins closes the connection without an answer', async () => {
  const { answer } = send(await serve(), 'POST / HTTP/1.1\r\nTransfer-Encoding: chunked');
  expect(await answer).toBe('');
});

test('a slow request body that makes progress is answered', async () => {
  const { socket, answer } = send(await serve(), 'POST / HTTP/1.1\r\nContent-Length: 8');
  for (let sent = 0; sent < 8; sent += 1) {
    socket.write('x');
    await pause(IDLE_MS / 6);
  }
  expect(await answer).toMatch(/8$/);
});

test('a handler may take longer than the limit for pauses in a body', async () => {
  const port = await serve(IDLE_MS * 1.5);
  const { socket, answer } = send(port, 'POST / HTTP/1.1\r\nContent-Length: 4');
  // Send the body in a separate packet after a pause, so that the server has to wait for it.
  await pause(100);
  socket.write('body');
  expect(await answer).toMatch(/4$/);
});

test('the application closes stalled bodies after about ten seconds, by Fastify and by the fast path', async () => {
  const app = await startTestApp({ features: ['play', 'members'], seed: false });
  close = app.close;
  const at = await app.app.listen({ port: 0, host: '127.0.0.1' });
  const startedMs = performance.now();
  const answers = ['/api/is-this-player-email-exist', '/api/play/rounds'].map((path) => {
    const head = [
      `POST ${path} HTTP/1.1`,
      'Content-Type: application/json',
      'Content-Length: 100',
      `Cookie: XSRF-TOKEN=${XSRF}`,
      `X-XSRF-TOKEN: ${XSRF}`,
      'X-Requested-With: XMLHttpRequest',
    ];
    return send(Number(new URL(at).port), head.join('\r\n')).answer;
  });
  expect(await Promise.all(answers)).toEqual(['', '']);
  expect(performance.now() - startedMs).toBeGreaterThan(9_000);
}, 60_000);
