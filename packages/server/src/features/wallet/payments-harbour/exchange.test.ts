import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchange } from './exchange.ts';

let connections = 0;
const provider = http.createServer((request, response) => {
  let text = '';
  request.on('data', (part: Buffer) => (text += part.toString('utf8')));
  request.on('end', () => {
    if (request.url === '/moved') response.writeHead(302, { location: '/' }).end();
    else if (request.url === '/cut') {
      response.writeHead(200, { 'content-length': '100' }).write('{"id":');
      setTimeout(() => response.destroy(), 20);
    } else if (request.url !== '/silent') response.writeHead(201).end(`${request.method} ${text}`);
  });
});
provider.on('connection', () => (connections += 1));
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});

const post = (path: string, withinMs = 5_000) =>
  exchange(url + path, { method: 'POST', headers: {}, withinMs }, '{"name":"Zoë"}');

test('exchange reuses one connection for successive requests and decodes UTF-8 correctly', async () => {
  for (let n = 0; n < 3; n += 1)
    expect(await post('/')).toEqual({ status: 201, text: 'POST {"name":"Zoë"}' });
  expect(connections).toBe(1);
});

test('exchange returns a redirect without following it', async () => {
  expect(await post('/moved')).toEqual({ status: 302, text: '' });
});

test('exchange rejects a truncated answer and a timeout', async () => {
  await expect(post('/cut')).rejects.toThrow();
  await expect(post('/silent', 50)).rejects.toThrow(/abort/i);
});
