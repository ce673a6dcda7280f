import { spawn } from 'node:child_process';
import http from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type RunningServer } from './main.ts';
import { cloneDatabase, testConfig, type TestDatabase } from './platform/testing.ts';

const metricsToken = 'token-of-the-metrics';
let database: TestDatabase;
let server: RunningServer;
/** Configuration shared by all servers in this file, so that they start as the same node. */
const node = testConfig({ port: 0, redisUrl: undefined, metricsToken });
beforeAll(async () => {
  database = await cloneDatabase();
  server = await startServer({ ...node, databaseUrl: database.ownerUrl });
});
afterAll(async () => {
  await server.stop();
  await database.drop();
});

test('a server on an external database is ready and serves metrics', async () => {
  expect(server.database).toBe('outside');
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  const headers = { authorization: `Bearer ${metricsToken}` };
  const metrics = await fetch(`${server.address}/metrics`, { headers });
  expect(await metrics.text()).toContain('process_cpu_seconds_total');
});

test('a wrong database or Redis address or password stops the start with an error that names the setting', async () => {
  const url = new URL(database.ownerUrl);
  url.password = 'hidden';
  const wrong = startServer({ ...node, databaseUrl: url.href });
  await expect(wrong).rejects.toThrow('PostgreSQL refuses the user or password in DATABASE_URL.');
  url.hostname = 'no-such-host.invalid';
  const nobody = startServer({ ...node, databaseUrl: url.href });
  await expect(nobody).rejects.toThrow('No PostgreSQL answers at the address in DATABASE_URL');
  const app = new URL(database.appUrl);
  app.password = 'hidden';
  const outside = { ...node, databaseUrl: database.ownerUrl };
  await expect(startServer({ ...outside, databaseAppUrl: app.href })).rejects.toThrow(
    'check DATABASE_APP_URL',
  );
  await expect(startServer({ ...outside, redisUrl: 'redis://127.0.0.1:1' })).rejects.toThrow(
    'No Redis answers at REDIS_URL',
  );
});

test('a process stopped while waiting for its database exits with code 0 and no error output', async () => {
  const waiting = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: node.dataDir,
      // No program listens on port 1, so the process keeps waiting for its database.
      DATABASE_URL: 'postgres://owner:password@127.0.0.1:1/wanderluck',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [logged, failed] = ['', ''];
  waiting.stdout.on('data', (chunk) => (logged += String(chunk)));
  waiting.stderr.on('data', (chunk) => (failed += String(chunk)));
  const ended = new Promise((resolve) => waiting.once('close', resolve));
  await expect.poll(() => logged + failed).toContain('waiting for it');
  waiting.kill('SIGTERM');
  expect([await ended, failed]).toEqual([0, '']);
});

test('stopping the server finishes open requests and accepts no new ones', async () => {
  const { port } = new URL(server.address);
  const xsrf = 'x'.repeat(24);
  const answered = new Promise<number | undefined>((resolve, reject) => {
    const request = http.request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/broadcasting/auth',
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'x-xsrf-token': xsrf,
        cookie: `XSRF-TOKEN=${xsrf}`,
        expect: '100-continue',
      },
    });
    request.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('error', reject);
    // Wait for the status `100 Continue`, which the server sends when it has started to process the request. Then stop
    // the server before the body is complete, to check that the request still gets its response.
    request.on('continue', () => {
      request.write('{"socket_id":');
      void server.stop();
      setTimeout(() => request.end('"1.1","channel_name":"private-x"}'), 300);
    });
    request.flushHeaders();
  });
  expect(await answered).toBe(401);
  await server.stop();
  await expect(fetch(`${server.address}/healthz`)).rejects.toThrow();
});
