import { fork } from 'node:child_process';
import { once } from 'node:events';
import net, { type Socket } from 'node:net';
import { expect, test } from 'vitest';

/** Without the rule under test, about one connection in 100 loses data. */
const CONNECTIONS = 1_000;

const HANDSHAKE =
  'GET / HTTP/1.1\r\nHost: wanderluck\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';

test('a connection that is passed on to the parent process loses no data', async () => {
  const child = fork(new URL('./testing-passing-process.ts', import.meta.url));
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  child.on('message', (_message, passedOn) => {
    const connection = passedOn as Socket;
    // Reply to the handshake, and then send everything back.
    connection.write('!');
    connection.pipe(connection);
  });
  const replies: Record<string, number> = {};
  for (let no = 0; no < CONNECTIONS; no += 1) {
    const client = net.connect({ port, host: '127.0.0.1', noDelay: true });
    client.write(HANDSHAKE);
    await once(client, 'data');
    client.write('first ');
    client.end('last');
    let reply = '';
    for await (const data of client.setEncoding('utf8')) reply += data;
    replies[reply] = (replies[reply] ?? 0) + 1;
  }
  child.disconnect();
  expect(replies).toEqual({ 'first last': CONNECTIONS });
});
