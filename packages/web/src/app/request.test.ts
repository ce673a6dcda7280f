/** Tests responses that arrive over a slow connection after the member who requested them has signed out. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
});
vi.stubGlobal('document', { cookie: '' });
const { ApiError, onTrouble, request } = await import('./request.ts');
const { writeLocal } = await import('./session/storage.ts');

const wallet = { method: 'GET', path: '/wallet', auth: 'member' } as never;
const countries = { method: 'GET', path: '/countries', auth: 'public' } as never;
const troubles: string[] = [];
onTrouble(({ code }) => void troubles.push(code));
/** Function that resolves the pending `fetch` with a response. */
let come: (status: number, body: object) => void;

beforeEach(() => {
  troubles.length = 0;
  writeLocal('auth_token', 'of Ada');
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  come = (status, body) =>
    answer.resolve(
      new Response(JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/json' },
      }),
    );
});
afterEach(() => vi.unstubAllEnvs());

test('a response is delivered to the session that sent the request', async () => {
  const asked = request(wallet, {});
  come(200, { data: { cash: 7 } });
  expect(await asked).toEqual({ data: { cash: 7 } });
});

test('the response to a request that ends its session is delivered after the token is removed', async () => {
  const asked = request(wallet, {});
  kept.clear();
  come(200, { data: { done: true } });
  expect(await asked).toEqual({ data: { done: true } });
});

test('a response is rejected when another member has signed in since the request', async () => {
  const asked = request(wallet, {});
  writeLocal('auth_token', 'of Ben');
  come(200, { data: { cash: 7 } });
  await expect(asked).rejects.toMatchObject({ code: 'auth.signed_out' });
  expect(troubles).toEqual([]);
});

test('a 401 response to an earlier session’s request does not report a sign-out', async () => {
  const asked = request(wallet, {});
  writeLocal('auth_token', 'of Ben');
  come(401, { code: 'auth.signed_out', message: 'Please sign in' });
  await expect(asked).rejects.toBeInstanceOf(ApiError);
  expect(troubles).toEqual([]);
});

test('a 401 response to the current session’s request reports the sign-out', async () => {
  const asked = request(wallet, {});
  come(401, { code: 'auth.signed_out', message: 'Please sign in' });
  await expect(asked).rejects.toBeInstanceOf(ApiError);
  expect(troubles).toEqual(['auth.signed_out']);
});

test('a public response is delivered although another member has signed in since the request', async () => {
  const asked = request(countries, {});
  writeLocal('auth_token', 'of Ben');
  come(200, { data: [] });
  expect(await asked).toEqual({ data: [] });
});

test.each([
  ['/api', undefined],
  ['https://api.casino.example/v2', 'https://api.casino.example/v2'],
])('a request goes to %s when VITE_API_BASE is %s', async (base, setting) => {
  const fetched = vi.fn<(address: string) => Promise<Response>>(async () =>
    Response.json({ data: [] }),
  );
  vi.stubGlobal('fetch', fetched);
  vi.stubEnv('VITE_API_BASE', setting);
  // Load the module again, because it reads `VITE_API_BASE` only when it is loaded.
  vi.resetModules();
  const { request: repeatRequest } = await import('./request.ts');
  await repeatRequest(countries, {});
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([`${base}/countries`]);
});
