/**
 * Tests a production server from outside: over HTTP, with a database that was previously used for a demonstration.
 * platform/config/config.test.ts tests which settings a production server accepts.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { staffCheck, staffSignIn } from '@wl/contract/office/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoMember } from './features/members/seed.ts';
import { DEMO_STAFF_PASSWORD, demoClerks } from './features/staff/seed.ts';
import { startServer, type RunningServer } from './main.ts';
import { totpCode } from './platform/sign-in/authenticator.ts';
import { systemClock } from './platform/clock.ts';
import { readConfig } from './platform/config/config.ts';
import { startTestApp, type TestApp, type TestClient } from './platform/testing.ts';
import { productionSettings } from './platform/testing/testing-production.ts';

/**
 * IP address of the visitor in these tests. Its range is reserved for documentation (RFC 5737), so it is never an
 * address of the server.
 */
const OUTSIDE = '203.0.113.9';
const PUBLIC_URL = 'https://casino.example.com';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-production-'));

let demonstration: TestApp;
let demoSession: TestClient;
let server: RunningServer;
beforeAll(async () => {
  demonstration = await startTestApp({ clock: systemClock, config: { seedDemo: true } });
  const { rows } = await demonstration.deps.database.owner.query<{ id: string }>(
    `select id from staff_clerks where email_key = 'owner@wanderluck.example'`,
  );
  demoSession = await demonstration.signedIn('staff', rows[0]?.id);
  const config = readConfig({
    ...productionSettings(),
    ...{ PUBLIC_URL, DATA_DIR: folder, LOG_LEVEL: 'silent', HTTP_PROCESSES: '1' },
    DATABASE_URL: demonstration.database.ownerUrl,
    DATABASE_APP_URL: demonstration.database.appUrl,
    METRICS_TOKEN: 'token-of-the-metrics',
    // Use the demo installation's secret, so that sign-ins to the demo accounts can fail only because the server closed
    // those accounts when it started in production mode.
    APP_SECRET: demonstration.deps.config.appSecret.toString('hex'),
  });
  server = await startServer({ ...config, port: 0 });
});
afterAll(async () => {
  await server.stop();
  await demonstration.close();
  fs.rmSync(folder, { recursive: true });
});

interface Route {
  method: string;
  path: string;
}

/** Returns every route of the application, parsed from the router's printed tree. */
function allRoutes(): Route[] {
  const routes: Route[] = [];
  const above: string[] = [];
  for (const line of server.app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', part = '', methods = ''] =
      /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    const depth = indent.length / 4;
    above.length = depth;
    above.push(part === '(empty root node)' ? '' : part);
    for (const method of methods.split(', ').filter(Boolean))
      routes.push({ method, path: above.join('') });
  }
  return routes;
}

const answerTo = (method: string, url: string) =>
  server.app.inject({
    method: method as 'GET',
    url,
    remoteAddress: OUTSIDE,
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': 'x'.repeat(24),
      cookie: `XSRF-TOKEN=${'x'.repeat(24)}`,
    },
    ...(method === 'GET' ? {} : { payload: {} }),
  });

test('a production start without required settings exits with one sentence that names them', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.resolve(import.meta.dirname, 'main.ts')],
    {
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', PUBLIC_URL, DATA_DIR: folder },
      encoding: 'utf8',
      // Stops the server if it starts despite the missing settings.
      timeout: 12_000,
    },
  );
  expect(status).toBe(1);
  expect(stderr).toBe(
    'NODE_ENV=production needs SMTP_URL, PAYMENT_PROVIDER_URL, PAYMENT_PROVIDER_SECRET, PUSHER_APP_ID, PUSHER_APP_KEY, ' +
      'PUSHER_APP_SECRET, SEED_ENCRYPTION_KEY and APP_SECRET, which .env.example explains.\n',
  );
});

/** Routes that visitors can use without signing in, in addition to the contract's calls with public `auth`. */
const FOR_VISITORS = [
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/news/rss.xml',
  ...['es', 'fr', 'pt', 'tr'].map((language) => `/news/rss.${language}.xml`),
  '/api/openapi.json',
  '/api/docs',
  '/api/docs*',
  '/api/docs/start.js',
  '/api/fairness/files/*',
  // Catch-all route for pages and static files.
  '*',
];

test('in production every route that is not public answers 401 to a visitor', async () => {
  const routes = allRoutes();
  const calls = new Map(
    server.app.servedCalls.map((call) => [`${call.method} /api${call.path}`, call]),
  );
  expect(routes.length).toBeGreaterThan(calls.size);
  const open: string[] = [];
  for (const { method, path: at } of routes) {
    const call = calls.get(`${method.replace('HEAD', 'GET')} ${at}`);
    if (call?.auth === 'public' || FOR_VISITORS.includes(at)) continue;
    const url = at.replace(':appId', server.config.pusher.appId).replace(/:\w+/g, 'x');
    const { statusCode } = await answerTo(method, url);
    if (statusCode !== 401) open.push(`${method} ${at} ${statusCode}`);
  }
  expect(open).toEqual([]);
});

test('in production /dev pages answer the application shell, and /dev JSON answers 404', async () => {
  expect(allRoutes().filter(({ path: at }) => at.startsWith('/dev'))).toEqual([]);
  const shell = await answerTo('GET', '/no-such-page');
  for (const url of ['/dev', '/dev/mailbox', '/dev/authenticator'])
    expect((await answerTo('GET', url)).body).toBe(shell.body);
  for (const url of ['/dev/mailbox.json', '/dev/authenticator.json'])
    expect((await answerTo('GET', url)).statusCode).toBe(404);
});

test('a production start closes the demo accounts and ends a demo clerk’s session', async () => {
  const visitor = demonstration.client();
  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    fetch(`${server.address}${url}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'x-xsrf-token': visitor.cookies.get('XSRF-TOKEN') ?? '',
        cookie: `XSRF-TOKEN=${visitor.cookies.get('XSRF-TOKEN') ?? ''}`,
        ...headers,
      },
      body: JSON.stringify(payload),
    });
  for (const { email, totpSecret } of demoClerks.slice(0, 3)) {
    const code = totpCode(totpSecret, new Date());
    const credentials = { email, password: DEMO_STAFF_PASSWORD, code };
    const answer = await post(`/api${staffSignIn.path}`, credentials);
    expect([email, answer.status]).toEqual([email, 422]);
  }
  const { email, password } = demoMember;
  expect((await post('/api/auth/sign-in', { email, password })).status).toBe(422);
  const { rows } = await demonstration.deps.database.owner.query<{ active: boolean }>(
    'select distinct active from staff_clerks',
  );
  expect(rows).toEqual([{ active: false }]);
  expect((await demoSession.call(staffCheck)).status).toBe(401);
});
