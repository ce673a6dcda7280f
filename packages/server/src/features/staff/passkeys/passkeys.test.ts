/**
 * Tests clerks' passkeys with a software authenticator: adding a passkey, signing in with it, and resistance to
 * attacks.
 */
import { staffCheck, staffSignIn } from '@wl/contract/office/staff';
import * as calls from '@wl/contract/office/staff-passkeys';
import { languages } from '@wl/world/languages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { totpCode } from '../../../platform/sign-in/authenticator.ts';
import { testClock } from '../../../platform/clock.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../platform/testing.ts';
import { emailsTo } from '../../members/testing-members.ts';
import {
  accept,
  deactivate,
  invite,
  linesAbout,
  PASSWORD,
  someoneWaits,
  tokensTo,
} from '../accounts/testing-accounts.ts';
import { makeClerk } from '../testing-clerks.ts';
import { softAuthenticator } from './testing-passkeys.ts';

const clock = testClock('2026-03-02T12:00:00Z');
const LIFETIME_MS = 5 * 60_000;
let app: TestApp;
let number = 0;

interface Signed {
  client: TestClient;
  email: string;
  secret: string;
  id: string;
}

/** Invites a clerk and accepts the invitation. Each clerk has a separate authenticator secret. */
async function newClerk(): Promise<Signed> {
  number += 1;
  const email = `key${number}@casino.example.com`;
  const owner = await makeClerk(app, ['owner'], 'Olivia Owner');
  await invite(owner, email, ['support']);
  const accepted = await accept(app, (await tokensTo(app, email)).at(-1) ?? '');
  // The authenticator code entered on the invitation page cannot be used again, so advance the clock until the
  // authenticator shows a new code.
  clock.advance(60_000);
  return { ...accepted, email };
}

let clerk: Signed;
let authenticator: ReturnType<typeof softAuthenticator>;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
beforeEach(async () => {
  clerk = await newClerk();
  authenticator = softAuthenticator(new URL(app.deps.config.publicUrl).origin);
});
afterAll(() => app.close());

const codeOf = ({ secret }: Signed) => totpCode(secret, clock.now());
const verdictOf = ({ status, body }: { status: number; body: { code?: string } }) =>
  status === 200 ? 'ok' : body.code;

async function begin(of = clerk): Promise<string> {
  const { body } = await of.client.call(calls.beginPasskey, { body: { code: codeOf(of) } });
  return body.data.options.challenge as string;
}

const add = (passkey: object, of = clerk, more: object = {}) =>
  of.client.call(calls.addPasskey, {
    body: { name: 'Laptop', passkey, language: 'en', ...more },
  });

/** Adds a passkey created by the software authenticator, and returns its id. */
async function added(of = clerk, of2 = authenticator): Promise<string> {
  const reply = await add(of2.make(await begin(of)), of);
  expect(reply.status).toBe(200);
  clock.advance(60_000);
  return (reply.body.data.passkeys as calls.Passkey[]).at(-1)?.id ?? '';
}

const challenge = async () =>
  (await app.client().call(calls.passkeyChallenge)).body.data.challenge as string;

const enter = (passkey: object, more: object = {}, client = app.client()) =>
  client.call(calls.signInWithPasskey, {
    body: { email: clerk.email, password: PASSWORD, passkey, ...more },
  });

const listOf = async ({ client }: Signed) =>
  (await client.call(calls.ownPasskeys)).body.data.passkeys as calls.Passkey[];

describe('adding a passkey', () => {
  test('stores it, writes an audit entry and e-mails the clerk', async () => {
    const id = await added();
    expect(await listOf(clerk)).toMatchObject([
      { id, name: 'Laptop', last_used_at: null, synced: false },
    ]);
    const lines = await linesAbout(app, `clerk:${clerk.id}`);
    expect(lines.map(({ action }) => action)).toEqual([
      'staff.join',
      'staff.passkey_begin',
      'staff.passkey_add',
      '/staff/passkeys',
    ]);
    const message = (await emailsTo(app, clerk.email)).at(-1);
    expect(message?.text).toContain('Laptop');
    expect(message?.subject).toContain('passkey added');
  });

  test.each(languages)(
    'e-mails the clerk in %s about additions and removals, without unfilled placeholders',
    async (language) => {
      const passkey = authenticator.make(await begin());
      await add(passkey, clerk, { language });
      const [{ id } = { id: '' }] = await listOf(clerk);
      await clerk.client.call(calls.removePasskey, { params: { id }, body: { language } });
      const messages = (await emailsTo(app, clerk.email)).slice(-2);
      for (const message of messages) {
        expect(message.html).toContain(`<html lang="${language}"`);
        expect(`${message.subject} ${message.text} ${message.html}`).not.toMatch(/\{\w+\}/);
      }
      expect(new Set(messages.map(({ subject }) => subject)).size).toBe(2);
    },
  );

  test('needs an authenticator code, which is then used up', async () => {
    const wrong = codeOf(clerk) === '000000' ? '000001' : '000000';
    const ask = (code: string) => clerk.client.call(calls.beginPasskey, { body: { code } });
    expect(verdictOf(await ask(wrong))).toBe('auth.code_wrong');
    expect(verdictOf(await ask(codeOf(clerk)))).toBe('ok');
    expect(verdictOf(await ask(codeOf(clerk)))).toBe('auth.code_wrong');
  });

  test('stores one passkey and sends one e-mail for two concurrent duplicate requests', async () => {
    const passkey = authenticator.make(await begin());
    const before = (await emailsTo(app, clerk.email)).length;
    const replies = await Promise.all([add(passkey), add(passkey)]);
    expect(replies.map(verdictOf)).toEqual(['ok', 'ok']);
    expect(await listOf(clerk)).toHaveLength(1);
    expect(await emailsTo(app, clerk.email)).toHaveLength(before + 1);
  });

  test('rejects a wrong origin, unverified user, foreign challenge, other session or expired challenge', async () => {
    const refused = async (passkey: object, of = clerk) =>
      expect(verdictOf(await add(passkey, of))).toBe('staff.passkey_refused');
    const own = await begin();
    await refused(authenticator.make(own, { origin: 'https://casino.example.net' }));
    await refused(authenticator.make(own, { rpId: 'casino.example.net' }));
    await refused(authenticator.make(own, { verified: false }));
    await refused(authenticator.make('AAAA'));
    await refused(authenticator.make(await challenge()));
    await refused(authenticator.make(own), await newClerk());
    clock.advance(LIFETIME_MS);
    await refused(authenticator.make(own));
    expect(await listOf(clerk)).toEqual([]);
  });

  test('uses up the challenge, so a second authenticator cannot reuse it', async () => {
    const own = await begin();
    expect(verdictOf(await add(authenticator.make(own)))).toBe('ok');
    const other = softAuthenticator(new URL(app.deps.config.publicUrl).origin);
    expect(verdictOf(await add(other.make(own)))).toBe('staff.passkey_refused');
  });

  test('rejects a passkey that another clerk has already added', async () => {
    await added();
    const other = await newClerk();
    const reply = await add(authenticator.make(await begin(other)), other);
    expect(verdictOf(reply)).toBe('staff.passkey_refused');
  });

  test('is refused beyond ten passkeys', async () => {
    await app.deps.database.owner.query(
      `insert into staff_passkeys (id, clerk_id, name, credential_id, public_key, counter, transports, synced, created_at)
       select gen_random_uuid(), $1::uuid, 'Key ' || n, sha256(($1::text || n)::bytea), '', 0, '{}', false, now() from generate_series(1, 9) n`,
      [clerk.id],
    );
    const first = await begin();
    clock.advance(60_000);
    const second = await begin();
    expect(verdictOf(await add(authenticator.make(first)))).toBe('ok');
    const other = softAuthenticator(new URL(app.deps.config.publicUrl).origin);
    expect(verdictOf(await add(other.make(second)))).toBe('staff.passkeys_full');
    clock.advance(60_000);
    const reply = await clerk.client.call(calls.beginPasskey, { body: { code: codeOf(clerk) } });
    expect(verdictOf(reply)).toBe('staff.passkeys_full');
  });
});

/** Locks the clerk's row with `sql`, starts the calls in `meanwhile`, and commits once all are waiting for a lock. */
async function whileAccountIsHeld<T>(
  sql: string,
  { meanwhile }: { meanwhile: () => Promise<T>[] },
): Promise<T[]> {
  const other = await app.deps.database.owner.connect();
  try {
    await other.query('begin');
    await other.query(sql, [clerk.id]);
    const calling = meanwhile();
    await someoneWaits(app, calling.length);
    await other.query('commit');
    return await Promise.all(calling);
  } finally {
    other.release();
  }
}

describe('sign-in with a passkey', () => {
  test('accepts password and passkey and audits the factor', async () => {
    const id = await added();
    const client = app.client();
    const reply = await enter(authenticator.use(await challenge()), {}, client);
    expect(reply.status).toBe(200);
    client.token = reply.body.data.auth_token;
    expect((await client.call(staffCheck)).body.data.clerk.email).toBe(clerk.email);
    expect((await listOf({ ...clerk, client }))[0]?.last_used_at).toBe(clock.now().toISOString());
    const lines = await linesAbout(app, `clerk:${clerk.id}`);
    expect(lines.find(({ action }) => action === 'staff.sign_in')).toMatchObject({
      after: { factor: 'passkey', passkey: id },
    });
  });

  test('gives the same answer for every wrong credential', async () => {
    await added();
    const other = softAuthenticator(new URL(app.deps.config.publicUrl).origin);
    const use = async (ways = {}) => authenticator.use(await challenge(), ways);
    const session = await begin();
    for (const reply of [
      await enter(await use(), { password: 'Wrong-Pass-1' }),
      await enter(await use(), { email: 'nobody@casino.example.com' }),
      await enter(other.use(await challenge())),
      await enter(await use({ origin: 'https://casino.example.net' })),
    ])
      expect(verdictOf(reply)).toBe('staff.wrong_credentials');
    await app.deps.database.owner.query('delete from staff_sign_in_budgets');
    const signed = authenticator.use(await challenge());
    const swapped = { ...signed.response, signature: (await use()).response.signature };
    for (const reply of [
      await enter(await use({ rpId: 'casino.example.net' })),
      await enter(await use({ verified: false })),
      await enter(authenticator.use(session)),
      await enter({ ...signed, response: swapped }),
    ])
      expect(verdictOf(reply)).toBe('staff.wrong_credentials');
    await app.deps.database.owner.query('delete from staff_sign_in_budgets');
    expect(verdictOf(await enter(await use()))).toBe('ok');
  });

  test('rejects a passkey for another clerk’s account', async () => {
    await added();
    const mine = clerk.email;
    const other = await newClerk();
    const reply = await enter(authenticator.use(await challenge()), { email: other.email });
    expect(verdictOf(reply)).toBe('staff.wrong_credentials');
    expect(verdictOf(await enter(authenticator.use(await challenge()), { email: mine }))).toBe(
      'ok',
    );
  });

  test('accepts an assertion once, even when it is sent three times at once', async () => {
    await added();
    const answer = authenticator.use(await challenge());
    const replies = await Promise.all([1, 2, 3].map(() => enter(answer)));
    expect(replies.map(verdictOf).filter((verdict) => verdict === 'ok')).toHaveLength(1);
    expect(verdictOf(await enter(answer))).not.toBe('ok');
  });

  test('accepts an assertion once, even if the passkey has no counter', async () => {
    await added();
    // Set the counter to 0, as for synced passkeys, which do not count uses.
    await app.deps.database.owner.query('update staff_passkeys set counter = 0');
    const uncounted = async () => {
      authenticator.setCounter(-1);
      return authenticator.use(await challenge());
    };
    const answer = await uncounted();
    expect(verdictOf(await enter(answer))).toBe('ok');
    expect(verdictOf(await enter(answer))).toBe('staff.wrong_credentials');
    expect(verdictOf(await enter(await uncounted()))).toBe('ok');
  });

  test('rejects an assertion whose counter does not increase', async () => {
    await added();
    authenticator.setCounter(6);
    expect(verdictOf(await enter(authenticator.use(await challenge())))).toBe('ok');
    authenticator.setCounter(5);
    const copy = await enter(authenticator.use(await challenge()));
    expect(verdictOf(copy)).toBe('staff.wrong_credentials');
  });

  test('accepts only one of two concurrent assertions with the same counter', async () => {
    await added();
    const asked = [await challenge(), await challenge()];
    const answers = asked.map((one) => {
      authenticator.setCounter(5);
      return authenticator.use(one);
    });
    // Lock the clerk's row until both signatures are verified. The two sign-ins then compete for the row.
    const replies = await whileAccountIsHeld(
      'select 1 from staff_clerks where id = $1 for update',
      {
        meanwhile: () => answers.map((answer) => enter(answer)),
      },
    );
    expect(replies.map(verdictOf).sort()).toEqual(['ok', 'staff.wrong_credentials']);
  });

  test('accepts a challenge for less than five minutes', async () => {
    await added();
    const asked = await challenge();
    clock.advance(LIFETIME_MS);
    expect(verdictOf(await enter(authenticator.use(asked)))).toBe('staff.wrong_credentials');
    const young = await challenge();
    clock.advance(LIFETIME_MS - 1);
    expect(verdictOf(await enter(authenticator.use(young)))).toBe('ok');
  });

  test('is locked together with sign-in by code after five wrong passwords', async () => {
    await added();
    for (let tries = 1; tries <= 5; tries += 1)
      await enter(authenticator.use(await challenge()), { password: 'Wrong-Pass-1' });
    expect(verdictOf(await enter(authenticator.use(await challenge())))).toBe('auth.locked');
    const body = { email: clerk.email, password: PASSWORD, code: codeOf(clerk) };
    expect(verdictOf(await app.client().call(staffSignIn, { body }))).toBe('auth.locked');
  });

  test('is rejected for a deactivated account', async () => {
    await added();
    const owner = await makeClerk(app, ['owner'], 'Otto Owner');
    await deactivate(owner, clerk.id);
    const reply = await enter(authenticator.use(await challenge()));
    expect(verdictOf(reply)).toBe('staff.wrong_credentials');
  });

  test('is rejected if the account is deactivated during the sign-in', async () => {
    await added();
    const answer = authenticator.use(await challenge());
    const deactivation = 'update staff_clerks set active = false where id = $1';
    const [reply] = await whileAccountIsHeld(deactivation, { meanwhile: () => [enter(answer)] });
    expect(reply && verdictOf(reply)).toBe('staff.wrong_credentials');
  });

  test('is rejected after the clerk removed the passkey, while sign-in by code still works', async () => {
    const id = await added();
    const remove = () =>
      clerk.client.call(calls.removePasskey, { params: { id }, body: { language: 'en' } });
    // Another clerk's request must not remove the passkey.
    const other = await newClerk();
    await other.client.call(calls.removePasskey, { params: { id }, body: { language: 'en' } });
    expect(await listOf(clerk)).toHaveLength(1);
    const before = (await emailsTo(app, clerk.email)).length;
    for (const reply of [await remove(), await remove()])
      expect(reply.body.data.passkeys).toEqual([]);
    expect(await emailsTo(app, clerk.email)).toHaveLength(before + 1);
    const passkey = authenticator.use(await challenge());
    expect(verdictOf(await enter(passkey))).toBe('staff.wrong_credentials');
    const body = { email: clerk.email, password: PASSWORD, code: codeOf(clerk) };
    expect(verdictOf(await app.client().call(staffSignIn, { body }))).toBe('ok');
  });
});
