/** Tests that a flood of failed staff sign-ins does not lock clerks out on known devices (issue 29). */
import * as calls from '@wl/contract/office/staff';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { totpCode } from '../../../platform/sign-in/authenticator.ts';
import { testClock } from '../../../platform/clock.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../platform/testing.ts';
import { DEMO_STAFF_PASSWORD, demoClerks } from '../seed.ts';

const clock = testClock('2026-03-02T12:00:00Z');
let app: TestApp;
let tries = 0;

beforeAll(async () => {
  app = await startTestApp({
    clock,
    limitRates: true,
    config: { trustProxy: 'loopback', seedDemo: true },
  });
});
beforeEach(() => {
  // After 20 minutes, attempts from the previous test no longer count, and every clerk has a new code.
  clock.advance(20 * 60_000);
});
afterAll(async () => {
  await app.close();
});

const SUPPORT = 'support@wanderluck.example';

/** Signs in. By default, uses the correct password and a new IP address. */
function signIn(
  email: string,
  { client = app.client(), address = '', password = DEMO_STAFF_PASSWORD } = {},
) {
  tries += 1;
  const secret = demoClerks.find((clerk) => clerk.email === email)?.totpSecret;
  const code = secret ? totpCode(secret, clock.now()) : '123456';
  const from = address || `10.${tries >> 16}.${(tries >> 8) & 255}.${tries & 255}`;
  return client.request(
    'POST',
    `/api${calls.staffSignIn.path}`,
    { email, password, code },
    { 'x-forwarded-for': from },
  );
}

/** Signs the clerk in, which makes the client's device a known device. Returns the client. */
async function knownDevice(email: string): Promise<TestClient> {
  const client = app.client();
  expect((await signIn(email, { client })).status).toBe(200);
  clock.advance(60_000);
  return client;
}

/**
 * Sends sign-ins with wrong passwords simultaneously, each with a different e-mail address.
 * @returns the error codes of the responses
 */
async function flood(
  count: number,
  addressOf: (n: number) => string = () => '',
): Promise<string[]> {
  const replies = await Promise.all(
    Array.from({ length: count }, (_, n) =>
      signIn(`nobody-${tries}-${n}@wanderluck.example`, {
        password: 'Wrong-1',
        address: addressOf(n),
      }),
    ),
  );
  return replies.map(({ body }) => body.code as string);
}

const count = (codes: readonly string[], code: string) =>
  codes.filter((one) => one === code).length;

test('a clerk on a known device can sign in during 100 failed sign-ins from 100 addresses', async () => {
  const client = await knownDevice(SUPPORT);
  const codes = await flood(100);
  expect(count(codes, 'staff.wrong_credentials')).toBe(10);
  expect(count(codes, 'request.overloaded')).toBe(90);
  expect((await signIn(SUPPORT)).body.code).toBe('request.overloaded');
  expect((await signIn(SUPPORT, { client })).status).toBe(200);
});

test('a flood from three addresses does not block sign-in from an unknown device', async () => {
  const codes = await flood(60, (n) => `10.9.0.${n % 3}`);
  expect(count(codes, 'staff.wrong_credentials')).toBe(9);
  expect(count(codes, 'request.too_many')).toBe(51);
  expect((await signIn(SUPPORT)).status).toBe(200);
});

test('five failed sign-ins lock an account for unknown devices, but not for a known device', async () => {
  const client = await knownDevice(SUPPORT);
  for (let n = 0; n < 5; n += 1) await signIn(SUPPORT, { password: 'Wrong-1' });
  expect((await signIn(SUPPORT)).body.code).toBe('auth.locked');
  expect((await signIn(SUPPORT, { client })).status).toBe(200);
});

test('five failed sign-ins on a known device lock only that device', async () => {
  const client = await knownDevice(SUPPORT);
  const codes: string[] = [];
  for (let n = 0; n < 5; n += 1)
    codes.push((await signIn(SUPPORT, { client, password: 'Wrong-1' })).body.code as string);
  expect(codes).toEqual([...Array<string>(4).fill('staff.wrong_credentials'), 'auth.locked']);
  expect((await signIn(SUPPORT, { client })).body.code).toBe('auth.locked');
  // The lock applies only to the known device, so sign-in from an unknown device must still succeed.
  expect((await signIn(SUPPORT)).status).toBe(200);
});

test('a colleague’s device and a forged device cookie count as unknown devices', async () => {
  const colleague = await knownDevice('payments1@wanderluck.example');
  await flood(40);
  expect((await signIn(SUPPORT, { client: colleague })).body.code).toBe('request.overloaded');
  const [name, value] =
    [...colleague.cookies].find(([cookie]) => cookie.endsWith('_staff_device')) ?? [];
  const made = app.client();
  made.cookies.set(name ?? '', `${value?.split('.')[0]}.${'A'.repeat(43)}`);
  clock.advance(60_000);
  await flood(40);
  expect((await signIn('payments1@wanderluck.example', { client: made })).body.code).toBe(
    'request.overloaded',
  );
});
