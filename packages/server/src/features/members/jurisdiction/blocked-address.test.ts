/**
 * Tests every call from an IP address in a blocked country (decision 71). The list of calls comes from the router, so
 * new calls are included. Each call must be rejected unless `openAtBlockedAddress` lists it.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAtBlockedAddress } from '@wl/contract/blocked-address';
import { startTestApp, type TestApp, type TestClient } from '../../../platform/testing.ts';
import type { AnyCall } from '../../../platform/http/http.ts';
import { makeClerk } from '../../staff/testing-clerks.ts';
import { newPlayer, registered } from '../testing-members.ts';

const PYONGYANG = '175.45.176.1';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const nameOf = ({ method, path }: AnyCall) => `${method} ${path}`;
const ask = (client: TestClient, { method, path }: AnyCall) =>
  client.request(
    method,
    `/api${path.replace(/:\w+/g, '00000000-0000-7000-8000-000000000000')}`,
    method === 'GET' ? undefined : {},
  );
/** Returns all calls that visitors and members can make. Signing out comes last, because it ends the session. */
const publicCalls = () =>
  app.app.servedCalls
    .filter(({ auth, path }) => auth !== 'staff' && !path.startsWith('/staff/'))
    .filter((call) => !app.app.serveOptions.get(call)?.serverToServer)
    .sort((a, b) => Number(a.path === '/auth/sign-out') - Number(b.path === '/auth/sign-out'));

test('the table of calls open at a blocked address names only existing calls', () => {
  const served = app.app.servedCalls.map(nameOf);
  expect(Object.keys(openAtBlockedAddress).filter((name) => !served.includes(name))).toEqual([]);
});

test.each(['member', 'visitor'] as const)(
  'a %s at a blocked address is rejected by every call outside the table',
  async (who) => {
    const client = who === 'member' ? (await registered(app)).client : app.client();
    client.address = PYONGYANG;
    const wrong: string[] = [];
    for (const call of publicCalls()) {
      const { status, body } = await ask(client, call);
      const isRefused = status === 451 && body.code === 'request.country_blocked';
      if (isRefused !== !(nameOf(call) in openAtBlockedAddress))
        wrong.push(`${nameOf(call)}: ${status}`);
    }
    expect(wrong).toEqual([]);
    expect(publicCalls().length).toBeGreaterThan(120);
  },
);

test('nobody can register or sign in at a blocked address, and the session works again elsewhere', async () => {
  const { client, player } = await registered(app);
  const abroad = app.client();
  abroad.address = PYONGYANG;
  expect((await abroad.post('/api/new-player', newPlayer())).status).toBe(451);
  const { email, password } = player;
  expect((await abroad.post('/api/auth/sign-in', { email, password })).status).toBe(451);
  client.address = PYONGYANG;
  expect((await client.post('/api/wallet/top-ups', {})).status).toBe(451);
  client.address = '8.8.8.8';
  expect((await client.get('/api/travel')).status).toBe(200);
});

test('clerks and payment providers are not blocked by address', async () => {
  const clerk = await makeClerk(app, ['support']);
  clerk.address = PYONGYANG;
  expect((await clerk.get('/api/staff/auth/check')).status).not.toBe(451);
  const provider = app.client();
  provider.address = PYONGYANG;
  expect((await provider.post('/api/payments/webhook/sandbox')).status).not.toBe(451);
});
