/**
 * Tests members' second factor over HTTP: setup, sign-in, account recovery, new recovery codes, removal, and
 * back-office calls (decision 29, trust S4, S5, S16).
 */
import * as calls from '@wl/contract/members';
import * as settings from '@wl/contract/settings';
import { removeSecondFactor, memberFile } from '@wl/contract/office/members';
import { staffAudit } from '@wl/contract/office/staff';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { totpCode } from '../../../platform/sign-in/authenticator.ts';
import { testClock } from '../../../platform/clock.ts';
import { createLogger } from '../../../platform/log.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../platform/testing.ts';
import { makeClerk } from '../../staff/testing-clerks.ts';
import { codeSentTo, emailsTo, registered, type Registered } from '../testing-members.ts';

const clock = testClock('2026-03-02T12:00:00Z');
const STEP_MS = 30_000;
const DAY_MS = 24 * 3_600_000;
const lines: string[] = [];
let app: TestApp;
let member: Registered;

beforeAll(async () => {
  const log = createLogger({ logLevel: 'trace' }, { write: (line) => void lines.push(line) });
  app = await startTestApp({ clock, log });
});
afterAll(() => app.close());
beforeEach(async () => {
  member = await registered(app);
  // Start each test in a new time step, because a code is accepted only once per step.
  clock.advance(STEP_MS);
});

const begin = (password = member.player.password) =>
  member.client.call(settings.beginSecondFactor, { body: { password } });
const confirm = (code: string) =>
  member.client.call(settings.confirmSecondFactor, { body: { code } });
const codeNow = (secret: string) => totpCode(secret, clock.now());
/** Returns a six-digit code that is not currently valid. */
function wrongCode(secret: string): string {
  const good = [-1, 0, 1].map((step) =>
    totpCode(secret, new Date(clock.now().getTime() + step * STEP_MS)),
  );
  for (let n = 0; ; n += 1) {
    const code = String(n).padStart(6, '0');
    if (!good.includes(code)) return code;
  }
}

/** Turns the second factor on, then advances the clock until the authenticator app shows an unused code. */
async function switchOn(): Promise<{ secret: string; codes: string[] }> {
  const { secret } = (await begin()).body.data as { secret: string };
  const reply = await confirm(codeNow(secret));
  expect(reply.status).toBe(200);
  clock.advance(2 * STEP_MS);
  return { secret, codes: reply.body.data.recovery_codes as string[] };
}

async function signIn(code?: string, client: TestClient = app.client(), player = member.player) {
  const { email, password } = player;
  const body = { email, password, ...(code === undefined ? {} : { code }) };
  const { status, body: answer } = await client.call(calls.signIn, { body });
  return status === 200 ? 'in' : (answer.code as string);
}
const factorOf = async (client = member.client) =>
  (await client.call(settings.getSettings)).body.data.second_factor as {
    since: string;
    recovery_codes_left: number;
  } | null;

describe('setting up the second factor', () => {
  test('requires the password, and takes effect with the first correct code', async () => {
    expect((await begin('Wrong-Harbour-1')).body.code).toBe('auth.wrong_password');
    const { secret, uri } = (await begin()).body.data as { secret: string; uri: string };
    expect(uri).toMatch(/^otpauth:\/\/totp\/Wanderluck:/);
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain(encodeURIComponent(member.player.email));
    expect(await factorOf()).toBeNull();
    expect(await signIn()).toBe('in');
    expect((await confirm(wrongCode(secret))).body.code).toBe('auth.code_wrong');
    expect(await signIn()).toBe('in');
    const { status, body } = await confirm(codeNow(secret));
    const codes = body.data.recovery_codes as string[];
    expect([status, new Set(codes).size]).toEqual([200, 10]);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(await factorOf()).toEqual({
      since: clock.now().toISOString(),
      recovery_codes_left: 10,
    });
    expect(await signIn()).toBe('auth.totp_required');
  });

  test('signs out every other device and sends an e-mail', async () => {
    const phone = app.client();
    const { body } = await phone.call(calls.signIn, {
      body: { email: member.player.email, password: member.player.password },
    });
    phone.token = body.data.auth_token;
    await switchOn();
    expect((await phone.call(calls.checkAuth)).status).toBe(401);
    expect((await member.client.call(calls.checkAuth)).status).toBe(200);
    const messages = await emailsTo(app, member.player.email);
    expect(messages.at(-1)?.subject).toBe('Wanderluck: two-factor authentication is on');
  });

  test('replaces the secret when started again, and expires after 15 minutes', async () => {
    const { secret: first } = (await begin()).body.data as { secret: string };
    const { secret } = (await begin()).body.data as { secret: string };
    expect((await confirm(codeNow(first))).body.code).toBe('auth.code_wrong');
    clock.advance(15 * 60_000);
    expect((await confirm(codeNow(secret))).body.code).toBe('second_factor.not_begun');
    await switchOn();
    expect((await begin()).body.code).toBe('second_factor.already_on');
    expect((await confirm('123456')).body.code).toBe('second_factor.already_on');
  });

  test('returns one list of recovery codes for two concurrent confirmations', async () => {
    const { secret } = (await begin()).body.data as { secret: string };
    const code = codeNow(secret);
    const replies = await Promise.all([confirm(code), confirm(code)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await factorOf())?.recovery_codes_left).toBe(10);
  });
});

describe('signing in with the second factor', () => {
  test('accepts a code of the authenticator app only once', async () => {
    const { secret } = await switchOn();
    const code = codeNow(secret);
    expect(await signIn(code)).toBe('in');
    expect(await signIn(code)).toBe('auth.code_wrong');
    // Codes with a space must be accepted, because authenticator apps display a space in the middle. Codes from a phone
    // whose clock is half a minute slow must be accepted too.
    clock.advance(2 * STEP_MS);
    const late = totpCode(secret, new Date(clock.now().getTime() - STEP_MS));
    expect(await signIn(`${late.slice(0, 3)} ${late.slice(3)}`)).toBe('in');
  });

  test('accepts a code once when it is sent three times at the same time', async () => {
    const { secret } = await switchOn();
    const code = codeNow(secret);
    const outcomes = await Promise.all([signIn(code), signIn(code), signIn(code)]);
    expect(outcomes.sort()).toEqual(['auth.code_wrong', 'auth.code_wrong', 'in']);
  });

  test('accepts each recovery code once, in any notation, and sends an e-mail', async () => {
    const { codes } = await switchOn();
    const [first = '', second = ''] = codes;
    expect(await signIn(first.toLowerCase().replace('-', ' '))).toBe('in');
    expect(await signIn(first)).toBe('auth.code_wrong');
    const received = await emailsTo(app, member.player.email);
    expect(received.some(({ text }) => text.includes('You have 9 left.'))).toBe(true);
    const outcomes = await Promise.all([signIn(second), signIn(second)]);
    expect(outcomes.sort()).toEqual(['auth.code_wrong', 'in']);
    expect((await factorOf())?.recovery_codes_left).toBe(8);
  });

  test('rejects the recovery code of another member', async () => {
    const { codes } = await switchOn();
    member = await registered(app);
    await switchOn();
    expect(await signIn(codes[0])).toBe('auth.code_wrong');
  });

  test('asks for a code only after the correct password', async () => {
    const { secret } = await switchOn();
    const wrongPassword = { ...member.player, password: 'Wrong-Harbour-1' };
    expect(await signIn(undefined, app.client(), wrongPassword)).toBe('auth.wrong_credentials');
    expect(await signIn(codeNow(secret), app.client(), wrongPassword)).toBe(
      'auth.wrong_credentials',
    );
    // The failed sign-in did not use up the code, so the code is still accepted.
    expect(await signIn(codeNow(secret))).toBe('in');
  });

  test('counts wrong codes together with wrong passwords, and locks the account after five', async () => {
    const { secret } = await switchOn();
    const wrongPassword = { ...member.player, password: 'Wrong-Harbour-1' };
    for (let n = 0; n < 2; n += 1)
      expect(await signIn(undefined, app.client(), wrongPassword)).toBe('auth.wrong_credentials');
    const wrong = wrongCode(secret);
    for (let n = 0; n < 2; n += 1) expect(await signIn(wrong)).toBe('auth.code_wrong');
    expect(await signIn(wrong)).toBe('auth.locked');
    expect(await signIn(codeNow(secret))).toBe('auth.locked');
    const messages = await emailsTo(app, member.player.email);
    expect(messages.at(-1)?.subject).toBe('Wanderluck: your account is locked');
  });

  test('does not count a correct password without a code as a try or as a reset of wrong tries', async () => {
    const { secret } = await switchOn();
    for (let n = 0; n < 7; n += 1) expect(await signIn()).toBe('auth.totp_required');
    const wrong = wrongCode(secret);
    for (let n = 0; n < 4; n += 1) {
      expect(await signIn(wrong)).toBe('auth.code_wrong');
      expect(await signIn()).toBe('auth.totp_required');
    }
    expect(await signIn(wrong)).toBe('auth.locked');
  });

  test('takes at least 199 ms to reject a wrong code', async () => {
    const { secret } = await switchOn();
    const from = performance.now();
    expect(await signIn(wrongCode(secret))).toBe('auth.code_wrong');
    expect(performance.now() - from).toBeGreaterThanOrEqual(199);
  });
});

describe('a password reset by e-mail', () => {
  let resets = 0;
  async function reset(): Promise<void> {
    resets += 1;
    const { email } = member.player;
    const browser = app.client();
    await browser.call(calls.requestRecovery, { body: { email } });
    const code = (await codeSentTo(app, email)) ?? '';
    // Use a different password for each reset, because the server rejects the current password as the new password.
    const password = `Quay-Side-${resets}-Lantern`;
    const reply = await browser.call(calls.resetPassword, { body: { email, code, password } });
    expect(reply.status).toBe(200);
    member.player.password = password;
  }

  test('does not bypass the second factor', async () => {
    const { secret } = await switchOn();
    await reset();
    expect(await signIn()).toBe('auth.totp_required');
    expect(await signIn(codeNow(secret))).toBe('in');
  });

  test('does not allow more than twenty wrong codes a day; a recovery code still works', async () => {
    const { secret, codes } = await switchOn();
    for (let round = 0; round < 5; round += 1) {
      const wrong = wrongCode(secret);
      for (let n = 0; n < 4; n += 1) expect(await signIn(wrong)).toBe('auth.code_wrong');
      await reset();
    }
    // After too many wrong codes, even the correct code from the app is rejected, but a recovery code is accepted.
    expect(await signIn(codeNow(secret))).toBe('auth.code_wrong');
    expect(await signIn(codes[0])).toBe('in');
    clock.advance(DAY_MS);
    expect(await signIn(codeNow(secret))).toBe('in');
  });
});

describe('the second factor in the settings', () => {
  const change = (
    call: typeof settings.endSecondFactor | typeof settings.renewRecoveryCodes,
    body: { password?: string; code: string },
  ) => member.client.call(call, { body: { password: member.player.password, ...body } });

  test('gets new recovery codes only with password and code, which invalidates the old ones', async () => {
    const { secret, codes } = await switchOn();
    const call = settings.renewRecoveryCodes;
    expect((await change(call, { password: 'Wrong-1!aaa', code: codeNow(secret) })).body.code).toBe(
      'auth.wrong_password',
    );
    expect((await change(call, { code: wrongCode(secret) })).body.code).toBe('auth.code_wrong');
    const { body } = await change(call, { code: codeNow(secret) });
    const fresh = body.data.recovery_codes as string[];
    expect(fresh).toHaveLength(10);
    expect(await signIn(codes[0])).toBe('auth.code_wrong');
    expect(await signIn(fresh[0])).toBe('in');
  });

  test('is switched off only with a correct code, and an e-mail reports it', async () => {
    const { secret } = await switchOn();
    const call = settings.endSecondFactor;
    expect((await change(call, { code: wrongCode(secret) })).body.code).toBe('auth.code_wrong');
    expect((await change(call, { code: '' })).body.code).toBe('auth.code_wrong');
    expect((await change(call, { code: codeNow(secret) })).status).toBe(200);
    expect(await factorOf()).toBeNull();
    expect(await signIn()).toBe('in');
    expect((await change(call, { code: codeNow(secret) })).body.code).toBe('second_factor.not_on');
    const messages = await emailsTo(app, member.player.email);
    expect(
      messages.some(({ subject }) => subject === 'Wanderluck: two-factor authentication is off'),
    ).toBe(true);
  });
});

describe('removal of the second factor by a clerk', () => {
  test('requires permission and a reason, is logged, e-mails the member and ends the session', async () => {
    await switchOn();
    const office = await makeClerk(app, ['passport_desk']);
    const file = () => office.call(memberFile, { params: { id: member.id } });
    expect((await file()).body.data.second_factor_since).not.toBeNull();
    const remove = (reason: string, client: TestClient = office) =>
      client.call(removeSecondFactor, { params: { id: member.id }, body: { reason } });
    expect((await remove('x')).status).toBe(422);
    const support = await makeClerk(app, ['support']);
    expect((await remove('Lost phone, passport seen by video.', support)).status).toBe(403);
    expect((await remove('Lost phone, passport seen by video.')).status).toBe(200);
    expect((await file()).body.data.second_factor_since).toBeNull();
    expect((await member.client.call(calls.checkAuth)).status).toBe(401);
    expect(await signIn()).toBe('in');
    const messages = await emailsTo(app, member.player.email);
    expect(
      messages.some(({ subject }) => subject.includes('two-factor authentication was removed')),
    ).toBe(true);
    const owner = await makeClerk(app, ['owner']);
    const log = await owner.call(staffAudit, { query: { search: member.id, changes: 'yes' } });
    expect(JSON.stringify(log.body)).toContain('Lost phone, passport seen by video.');
    expect((await remove('Lost phone, passport seen by video.')).body.code).toBe(
      'second_factor.not_on',
    );
  });
});

test('second-factor secrets and codes are neither logged nor readable in the database', async () => {
  const { secret, codes } = await switchOn();
  const code = codeNow(secret);
  await signIn(code);
  await signIn(codes[0]);
  await signIn(codes[1]?.toLowerCase());
  const log = lines.join('');
  expect(log.length).toBeGreaterThan(1000);
  const { rows } = await app.deps.database.owner.query<{ text: string }>(
    `select encode(secret, 'escape') as text from members_second_factors
     union all select encode(code_hash, 'escape') from members_recovery_codes
     union all select payload::text from graphile_worker._private_jobs
     union all select data::text from events`,
  );
  const kept = rows.map(({ text }) => text).join('\n');
  for (const canary of [secret, ...codes, ...codes.map((one) => one.replace('-', ''))]) {
    expect(log).not.toContain(canary);
    expect(kept).not.toContain(canary);
  }
  expect(log).not.toContain(`"${code}"`);
});
