import {
  staffCheck,
  staffFirstOwner,
  staffFirstOwnerLink,
  staffSignIn,
} from '@wl/contract/office/staff';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { totpCode } from '../../../platform/sign-in/authenticator.ts';
import { testClock } from '../../../platform/clock.ts';
import { startTestApp, type TestApp } from '../../../platform/testing.ts';
import { FirstOwnerError, inviteFirstOwner } from './invite-first-owner.ts';
import { makeClerk } from '../testing-clerks.ts';

const clock = testClock('2026-03-02T12:00:00Z');
const DAY_MS = 86_400_000;
const PASSWORD = 'Quiet-Lighthouse-7!';
let app: TestApp;
let owner: pg.Client;
let number = 0;

beforeAll(async () => {
  app = await startTestApp({ clock });
  owner = new pg.Client({ connectionString: app.database.ownerUrl });
  await owner.connect();
});
beforeEach(async () => {
  number += 1;
  await owner.query('update staff_clerks set active = false');
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const address = () => `First${number}@casino.example.com`;
const invite = (email = address()) => inviteFirstOwner(owner, email, clock.now());

const open = (token: string) => app.client().call(staffFirstOwnerLink, { body: { token } });

/** Submits the form that the first-owner link opens, with a code computed from the secret in that form. */
async function accept(token: string, changes: Record<string, string> = {}) {
  const secret: string = (await open(token)).body.data?.secret ?? 'A'.repeat(32);
  const form = { token, name: 'Fiona First', password: PASSWORD };
  const client = app.client();
  const body = { ...form, code: totpCode(secret, clock.now()), ...changes };
  return { client, secret, reply: await client.call(staffFirstOwner, { body }) };
}

test('the first-owner link creates one signed-in owner, who can sign in again later', async () => {
  const { token } = await invite();
  const shown = (await open(token)).body.data;
  expect(shown).toMatchObject({ email: address(), uri: expect.stringContaining(shown.secret) });
  expect((await open(token)).body.data).toEqual(shown);
  const { client, secret, reply } = await accept(token);
  expect(reply.status).toBe(200);
  client.token = reply.body.data.auth_token;
  expect((await client.call(staffCheck)).body.data.clerk).toMatchObject({
    email: address(),
    name: 'Fiona First',
    roles: ['owner'],
  });
  // The link stops working once it has been used, even for a person who opened it earlier.
  expect((await open(token)).body.code).toBe('staff.link_over');
  expect((await accept(token)).reply.body.code).toBe('staff.link_over');
  const signIn = () =>
    app.client().call(staffSignIn, {
      body: { email: address(), password: PASSWORD, code: totpCode(secret, clock.now()) },
    });
  // Accepting the link used up the current authenticator code, so a sign-in with the same code must fail.
  expect((await signIn()).body.code).toBe('staff.wrong_credentials');
  clock.advance(60_000);
  expect((await signIn()).status).toBe(200);
});

test('an active owner prevents new first-owner links and invalidates an existing one', async () => {
  const { token } = await invite();
  await makeClerk(app, ['owner']);
  expect((await accept(token)).reply.body.code).toBe('staff.link_over');
  await expect(invite()).rejects.toThrow(FirstOwnerError);
  await expect(invite()).rejects.toThrow('There is an active owner already');
});

test('five concurrent uses of a first-owner link create one owner', async () => {
  const { token } = await invite();
  const tries = await Promise.all(Array.from({ length: 5 }, () => accept(token)));
  expect(tries.map(({ reply }) => reply.status).sort()).toEqual([200, 410, 410, 410, 410]);
  const { rows } = await owner.query('select 1 from staff_clerks where active');
  expect(rows).toHaveLength(1);
});

test('a first-owner link expires after a day or when another is created', async () => {
  const first = await invite();
  clock.advance(DAY_MS - 1000);
  expect((await open(first.token)).status).toBe(200);
  clock.advance(2000);
  expect((await accept(first.token)).reply.body.code).toBe('staff.link_over');
  const [second, third] = [await invite(), await invite()];
  expect((await open(second.token)).body.code).toBe('staff.link_over');
  expect((await open(third.token)).status).toBe(200);
});

test('a wrong code, weak password, blank name or guessed link creates no owner and keeps the link valid', async () => {
  const { token } = await invite();
  expect((await accept(token, { code: '000000' })).reply.body.code).toBe('auth.code_wrong');
  const weak = (await accept(token, { password: 'owner' })).reply;
  expect(weak.status).toBe(422);
  expect(weak.body.errors).toHaveProperty('password');
  expect((await accept(token, { name: ' ' })).reply.status).toBe(422);
  expect((await accept('guessed')).reply.body.code).toBe('staff.link_over');
  expect((await owner.query('select 1 from staff_clerks where active')).rows).toEqual([]);
  expect((await accept(token)).reply.status).toBe(200);
});

test('a first-owner link needs a valid e-mail address that no other clerk has', async () => {
  await expect(invite('owner')).rejects.toThrow('"owner" is not an e-mail address.');
  const { subjectId } = await makeClerk(app, ['support']);
  await expect(invite(`${subjectId}@office.example`)).rejects.toThrow('another clerk');
});

test('a first-owner link is audited, its token not stored in plain text; the application cannot create one', async () => {
  const { token } = await invite();
  expect((await accept(token)).reply.status).toBe(200);
  const stored = await owner.query<{ row: string }>(
    'select l::text as row from staff_first_owner_link l',
  );
  expect(stored.rows.map(({ row }) => row).join()).not.toContain(token);
  const { rows } = await owner.query<{ action: string }>(
    'select action from staff_audit order by id desc limit 2',
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'staff.first_owner',
    'staff.first_owner_invited',
  ]);
  await expect(
    app.deps.database.pool.query(
      `insert into staff_first_owner_link (email, token_hash, created_at, expires_at)
       values ('a@b.example', '', now(), now())`,
    ),
  ).rejects.toThrow('permission denied');
});
