/**
 * Tests that a flood of wrong passwords is rejected before any password is hashed. Devices that have signed in before
 * must not be locked out (issue 6).
 */
import * as calls from '@wl/contract/members';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testClock } from '../../../platform/clock.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../platform/testing.ts';
import { codeSentTo, registered } from '../testing-members.ts';

const clock = testClock('2026-03-02T12:00:00Z');
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock, limitRates: true, config: { trustProxy: 'loopback' } });
});
beforeEach(() => {
  // After ten minutes, attempts from the previous test no longer count against the limits.
  clock.advance(10 * 60_000);
});
afterAll(async () => {
  await app.close();
});

let tries = 0;

/** Returns an IP address that no earlier call has returned. */
function newAddress(): string {
  tries += 1;
  return `10.0.${tries >> 8}.${tries & 255}`;
}

/**
 * Signs in. Each call uses a new IP address by default, as in a flood, so that the limits per IP address do not apply.
 */
function signIn(
  email: string,
  password: string,
  client: TestClient = app.client(),
  address: string = newAddress(),
) {
  return client.request(
    'POST',
    `/api${calls.signIn.path}`,
    { email, password },
    { 'x-forwarded-for': address },
  );
}

const codesOf = (replies: { body: { code: string } }[]) => replies.map(({ body }) => body.code);

/**
 * Sends wrong passwords for different accounts that do not exist.
 * @returns the error codes of the responses
 */
const flood = async (count: number) =>
  codesOf(
    await Promise.all(
      Array.from({ length: count }, (_, n) =>
        signIn(`nobody-${tries}-${n}@mail.example`, 'Wrong-1'),
      ),
    ),
  );

async function countedTries(): Promise<number> {
  const { rows } = await app.deps.database.owner.query<{ count: number }>(
    'select count(*) from members_sign_in_budgets',
  );
  return rows[0]?.count ?? 0;
}

test('of sixty wrong sign-ins from unknown devices thirty are checked, the others rejected unrecorded', async () => {
  const before = await countedTries();
  const codes = await flood(60);
  expect(codes.filter((code) => code === 'auth.wrong_credentials')).toHaveLength(30);
  expect(codes.filter((code) => code === 'request.overloaded')).toHaveLength(30);
  expect(await countedTries()).toBe(before + 30);
  // Advance the clock until the limit on password hashes allows new attempts.
  clock.advance(20_000);
  expect(await flood(1)).toEqual(['auth.wrong_credentials']);
});

test('rejections for overload do not wait for password hashing', async () => {
  const order: string[] = [];
  const judged = flood(30).then(() => order.push('judged'));
  await flood(5).then((codes) => order.push(...codes));
  await judged;
  expect(order).toEqual([...Array<string>(5).fill('request.overloaded'), 'judged']);
});

test('during a flood a device that signed in before is accepted, and an unknown device is rejected', async () => {
  const { player, client } = await registered(app);
  await flood(40);
  expect((await signIn(player.email, player.password)).body.code).toBe('request.overloaded');
  expect((await signIn(player.email, player.password, client)).status).toBe(200);
});

test('a forged device seal does not make a device known', async () => {
  const { player, client } = await registered(app);
  const [name, sealed] = [...client.cookies].find(([cookie]) => cookie.endsWith('_device')) ?? [];
  const [token, seal] = sealed?.split('.') ?? [];
  const from = (value: string) => {
    const visitor = app.client();
    visitor.cookies.set(name ?? '', value);
    return signIn(player.email, player.password, visitor);
  };
  await flood(40);
  const other = (seal ?? '').replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
  for (const made of [`${token}.${other}`, `${token}.`, token ?? '', `${'x'.repeat(43)}.${seal}`])
    expect((await from(made)).body.code).toBe('request.overloaded');
  expect((await from(sealed ?? '')).status).toBe(200);
  // Cookies from earlier versions are unsigned. A browser with such a cookie is an unknown device, so its
  // sign-in is accepted only while the server has capacity for unknown devices.
  clock.advance(60_000);
  expect((await from(token ?? '')).status).toBe(200);
});

test('wrong sign-ins from three IP addresses leave capacity for members at other addresses', async () => {
  const attackers = [newAddress(), newAddress(), newAddress()];
  const guesses = attackers.flatMap((address) =>
    Array.from({ length: 12 }, (_, n) =>
      signIn(`nobody-${address}-${n}@mail.example`, 'Wrong-1', app.client(), address),
    ),
  );
  const codes = codesOf(await Promise.all(guesses));
  expect(new Set(codes)).toEqual(new Set(['auth.wrong_credentials', 'request.too_many']));
  expect(await flood(1)).toEqual(['auth.wrong_credentials']);
});

test('a device known to one account is unknown to others, and gets at most ten wrong tries', async () => {
  const [{ player: victim }, { client: attacker }] = [await registered(app), await registered(app)];
  await flood(40);
  expect((await signIn(victim.email, victim.password, attacker)).body.code).toBe(
    'request.overloaded',
  );
  clock.advance(10 * 60_000);
  const guesses: string[] = [];
  for (let n = 0; n < 11; n += 1)
    guesses.push(...codesOf([await signIn(`other-${n}@mail.example`, 'Wrong-1', attacker)]));
  expect(guesses).toEqual([
    ...Array<string>(10).fill('auth.wrong_credentials'),
    'request.too_many',
  ]);
});

test('unknown devices get ten tries a minute per account, whether or not the account exists', async () => {
  const { player, client } = await registered(app);
  for (const email of [player.email, 'ghost@mail.example']) {
    const codes: string[] = [];
    for (let n = 0; n < 12; n += 1) codes.push(...codesOf([await signIn(email, 'Wrong-1')]));
    expect(codes).toEqual([
      ...Array<string>(4).fill('auth.wrong_credentials'),
      ...Array<string>(6).fill('auth.locked'),
      ...Array<string>(2).fill('request.too_many'),
    ]);
    clock.advance(20_000);
  }
  expect((await signIn(player.email, player.password, client)).status).toBe(200);
});

test('correct passwords do not count against any limit', async () => {
  const { player } = await registered(app);
  for (let n = 0; n < 15; n += 1)
    expect((await signIn(player.email, player.password)).status).toBe(200);
});

describe('guessed password reset codes', () => {
  const email = (n: number) => `nobody-${n}@mail.example`;
  let addresses = 0;
  const post = (client: TestClient, path: string, body: object) => {
    addresses += 1;
    const from = `10.1.${addresses >> 8}.${addresses & 255}`;
    return client.request('POST', `/api${path}`, body, { 'x-forwarded-for': from });
  };
  const ask = (client: TestClient, address: string) =>
    post(client, calls.requestRecovery.path, { email: address });
  const reset = (client: TestClient, address: string, code = '123456') =>
    post(client, calls.resetPassword.path, {
      email: address,
      code,
      password: 'Quay-Side-Lantern-9',
    });
  const guesses = (browsers: TestClient[]) =>
    Promise.all(browsers.map((client, n) => reset(client, email(n))));
  const browsersOf = (count: number) => Array.from({ length: count }, () => app.client());

  test('are limited in a flood like wrong passwords, unless no code was requested', async () => {
    const browsers = browsersOf(25);
    // No browser has requested a code yet, so the attempts are rejected before any hash is computed. They must not
    // count against a limit.
    expect(new Set(codesOf(await guesses(browsers)))).toEqual(
      new Set(['auth.code_asked_elsewhere']),
    );
    await Promise.all(browsers.map((client, n) => ask(client, email(n))));
    const codes = codesOf(await guesses(browsers));
    expect(codes.filter((code) => code === 'auth.code_wrong')).toHaveLength(10);
    expect(codes.filter((code) => code === 'request.overloaded')).toHaveLength(15);
  });

  test('do not lock out a member who requests a code from a known device', async () => {
    const { player, client } = await registered(app);
    const elsewhere = app.client();
    const browsers = browsersOf(25);
    await Promise.all(browsers.map((browser, n) => ask(browser, email(n))));
    await ask(elsewhere, player.email);
    const codeElsewhere = await codeSentTo(app, player.email);
    await ask(client, player.email);
    const code = await codeSentTo(app, player.email);
    await guesses(browsers);
    expect((await reset(elsewhere, player.email, codeElsewhere)).body.code).toBe(
      'request.overloaded',
    );
    expect((await reset(client, player.email, code)).status).toBe(200);
  });

  test('are limited to ten a minute from a known device; another member’s device counts as unknown', async () => {
    const [{ player, client }, { client: other }] = [await registered(app), await registered(app)];
    // Use up all five attempts that are allowed for each requested code.
    for (let request = 0; request < 2; request += 1) {
      await ask(client, player.email);
      for (let n = 0; n < 5; n += 1)
        expect((await reset(client, player.email, '000000')).body.code).toMatch(/^auth\.code_/);
    }
    await ask(client, player.email);
    expect((await reset(client, player.email, '000000')).body.code).toBe('request.too_many');
    const browsers = browsersOf(25);
    await Promise.all(browsers.map((browser, n) => ask(browser, email(n))));
    await ask(other, player.email);
    await guesses(browsers);
    expect((await reset(other, player.email, '000000')).body.code).toBe('request.overloaded');
  });
});
