/** Tests back-office invitations over HTTP and directly in the database: the e-mail, the link and the new account. */
import { staffCheck, staffSignIn } from '@wl/contract/office/staff';
import * as calls from '@wl/contract/office/staff-accounts';
import { languages } from '@wl/world/languages';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { totpCode } from '../../../platform/sign-in/authenticator.ts';
import { testClock } from '../../../platform/clock.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../platform/testing.ts';
import { emailsTo } from '../../members/testing-members.ts';
import {
  accept,
  approve,
  deactivate,
  invite,
  linesAbout,
  list,
  outcomeOf,
  PASSWORD,
  reason,
  tokensTo,
} from '../accounts/testing-accounts.ts';
import { makeClerk } from '../testing-clerks.ts';

const clock = testClock('2026-03-02T12:00:00Z');
const DAY_MS = 86_400_000;
let app: TestApp;
let olivia: TestClient & { subjectId: string };
let otto: TestClient & { subjectId: string };
let number = 0;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
beforeEach(async () => {
  number += 1;
  olivia = await makeClerk(app, ['owner'], 'Olivia Owner');
  otto = await makeClerk(app, ['owner'], 'Otto Owner');
});
afterAll(() => app.close());

const address = () => `New${number}@casino.example.com`;
const invitationTo = async (email = address()) =>
  (await list(olivia)).invitations.find((one) => one.email === email);
const lastToken = async (email = address()) => (await tokensTo(app, email)).at(-1) ?? '';
const again = (owner: TestClient, { id, sent_at }: { id: string; sent_at: string }) =>
  owner.call(calls.sendInvitation, { params: { id }, body: { sent_at } });
const withdraw = (owner: TestClient, id: string) =>
  owner.call(calls.withdrawInvitation, { params: { id }, body: { reason } });

test('an invitation link creates a signed-in account with its roles, which can sign in again later', async () => {
  expect(outcomeOf(await invite(olivia, address(), ['risk', 'payments', 'risk']))).toBe('ok done');
  expect(await invitationTo()).toMatchObject({ invited_by: 'Olivia Owner', expired: false });
  const { client, secret, reply, id } = await accept(app, await lastToken());
  expect(reply.status).toBe(200);
  const me = (await client.call(staffCheck)).body.data.clerk;
  expect(me).toMatchObject({ email: address(), name: 'Nora New', roles: ['payments', 'risk'] });
  expect(await invitationTo()).toBeUndefined();
  expect((await list(olivia)).accounts.find((one) => one.id === id)).toMatchObject({
    active: true,
    invited: { by: 'Olivia Owner', at: clock.now().toISOString() },
    last_sign_in_at: clock.now().toISOString(),
  });
  clock.advance(60_000);
  const code = totpCode(secret, clock.now());
  const body = { email: address(), password: PASSWORD, code };
  expect((await app.client().call(staffSignIn, { body })).status).toBe(200);
  expect(await linesAbout(app, `clerk:${id}`)).toMatchObject([
    { action: 'staff.join', clerk_id: id, after: { roles: ['payments', 'risk'] } },
    { action: 'staff.sign_in' },
  ]);
});

test.each(languages)(
  'the invitation e-mail is written in %s, with the link and no unfilled placeholders',
  async (language) => {
    await invite(olivia, address(), ['support'], { language });
    const [message, ...more] = await emailsTo(app, address());
    expect(more).toEqual([]);
    expect(message?.text).toContain(`${app.deps.config.publicUrl}/office/invitation#`);
    expect(message?.text).toContain('Olivia Owner');
    expect(`${message?.subject} ${message?.text} ${message?.html}`).not.toMatch(/\{\w+\}/);
    expect(message?.html).toContain(`<html lang="${language}"`);
  },
);

test('an invitation can be used once, even with four concurrent attempts', async () => {
  await invite(olivia, address());
  const token = await lastToken();
  const tries = await Promise.all(Array.from({ length: 4 }, () => accept(app, token)));
  expect(tries.map(({ reply }) => reply.status).sort()).toEqual([200, 410, 410, 410]);
  expect((await accept(app, token)).reply.body.code).toBe('staff.link_over');
  const { accounts } = await list(olivia);
  expect(accounts.filter(({ email }) => email === address())).toHaveLength(1);
});

test('an invitation expires after three days and can be replaced by one new link', async () => {
  await invite(olivia, address());
  const first = await lastToken();
  clock.advance(3 * DAY_MS - 1000);
  expect(
    (await app.client().call(calls.staffInvitationLink, { body: { token: first } })).status,
  ).toBe(200);
  clock.advance(2000);
  expect((await accept(app, first)).reply.body.code).toBe('staff.link_over');
  // Sign in a new owner, because the clerks' sessions have also expired by this time.
  otto = await makeClerk(app, ['owner'], 'Otto Owner');
  const seen = (await list(otto)).invitations.find((one) => one.email === address());
  expect(seen).toMatchObject({ expired: true });
  if (!seen) return;
  // A repeated call, for example from a browser that did not receive the response, must not send a second e-mail.
  for (const owner of [otto, otto]) expect(outcomeOf(await again(owner, seen))).toBe('ok done');
  const tokens = await tokensTo(app, address());
  expect(tokens).toHaveLength(2);
  expect((await accept(app, first)).reply.body.code).toBe('staff.link_over');
  expect((await accept(app, tokens[1] ?? '')).reply.status).toBe(200);
  expect(outcomeOf(await again(otto, seen))).toBe('409 staff.invitation_over');
});

test('a withdrawn invitation is audited, its link ends, and the address can be invited again', async () => {
  await invite(olivia, address());
  const token = await lastToken();
  const id = (await invitationTo())?.id ?? '';
  expect(outcomeOf(await withdraw(otto, id))).toBe('ok done');
  expect(outcomeOf(await withdraw(otto, id))).toBe('ok done');
  expect(outcomeOf(await withdraw(olivia, id))).toBe('409 staff.invitation_over');
  expect((await accept(app, token)).reply.body.code).toBe('staff.link_over');
  expect(await linesAbout(app, `invitation:${id}`)).toMatchObject([
    { action: 'staff.invite', after: { email: address(), roles: ['support'] }, reason },
    { action: 'staff.invite_withdraw', before: { email: address(), roles: ['support'] }, reason },
  ]);
  expect(outcomeOf(await invite(otto, address(), ['games']))).toBe('ok done');
});

test('exactly one of a concurrent withdrawal and use of an invitation succeeds', async () => {
  await invite(olivia, address());
  const token = await lastToken();
  const id = (await invitationTo())?.id ?? '';
  const [made, ended] = await Promise.all([accept(app, token), withdraw(otto, id)]);
  const both = [made.reply.status, ended.status];
  expect([
    [200, 409],
    [410, 200],
  ]).toContainEqual(both);
  const { accounts } = await list(olivia);
  const found = accounts.some(({ email }) => email === address());
  expect(found).toBe(both[0] === 200);
});

test('a duplicate invitation sends one e-mail; other roles or another owner are refused', async () => {
  const both = [invite(olivia, address()), invite(olivia, address())];
  expect((await Promise.all(both)).map(outcomeOf)).toEqual(['ok done', 'ok done']);
  expect(await emailsTo(app, address())).toHaveLength(1);
  expect(outcomeOf(await invite(olivia, address(), ['risk']))).toBe('409 staff.invitation_open');
  expect(outcomeOf(await invite(otto, address()))).toBe('409 staff.invitation_open');
  expect(outcomeOf(await invite(otto, address().toUpperCase()))).toBe('409 staff.invitation_open');
});

test('an invitation to the address of an active or deactivated clerk is refused', async () => {
  const clerk = await makeClerk(app, ['support']);
  const email = `${clerk.subjectId}@office.example`;
  expect(outcomeOf(await invite(olivia, email.toUpperCase()))).toBe('409 staff.email_taken');
  await deactivate(olivia, clerk.subjectId);
  expect(outcomeOf(await invite(olivia, email))).toBe('409 staff.email_taken');
});

test('an invitation token is not stored in plain text; a wrong token or another link’s code is refused', async () => {
  await invite(olivia, address());
  const token = await lastToken();
  const stored = await app.deps.database.owner.query<{ row: string }>(
    'select i::text as row from staff_invitations i union all select a::text from staff_audit a',
  );
  expect(stored.rows.map(({ row }) => row).join()).not.toContain(token);
  for (const wrong of ['', 'guessed', token.slice(0, -1), `${token}=`, token.toUpperCase()])
    expect((await accept(app, wrong)).reply.body.code).toBe('staff.link_over');
  // A code computed from the secret of another invitation link is rejected.
  const other = `Other${number}@casino.example.com`;
  await invite(olivia, other);
  const link = await app
    .client()
    .call(calls.staffInvitationLink, { body: { token: await lastToken(other) } });
  const code = totpCode(link.body.data.secret, clock.now());
  expect((await accept(app, token, { code })).reply.body.code).toBe('auth.code_wrong');
});

test.each<[string, Record<string, string>]>([
  ['a weak password', { password: 'owner' }],
  ['no name', { name: ' ' }],
  ['a name of 81 letters', { name: 'n'.repeat(81) }],
  ['a name of fifty thousand letters', { name: 'n'.repeat(50_000) }],
  ['a wrong code', { code: '000000' }],
])('an acceptance form with %s is rejected, and the link still works', async (_, changes) => {
  await invite(olivia, address());
  const token = await lastToken();
  expect((await accept(app, token, changes)).reply.status).toBe(422);
  expect((await accept(app, token)).reply.status).toBe(200);
});

test.each<[string, object]>([
  ['no address', { email: '' }],
  ['no e-mail address', { email: 'nora' }],
  ['an address with a second header', { email: 'a@b.example\r\nBcc: c@d.example' }],
  ['an address of a thousand letters', { email: `${'a'.repeat(1000)}@b.example` }],
  ['no role', { roles: [] }],
  ['a role that does not exist', { roles: ['support', 'emperor'] }],
  ['a hundred roles', { roles: Array.from({ length: 100 }, () => 'support') }],
  ['a language that does not exist', { language: 'xx' }],
  ['no reason', { reason: '  ' }],
])('an invitation with %s is rejected', async (_, change) => {
  const reply = await invite(olivia, address(), ['support'], change);
  expect(outcomeOf(reply)).toBe('422 request.invalid');
});

test('deactivating an owner withdraws the invitations that owner sent', async () => {
  const leaving = await makeClerk(app, ['owner'], 'Lea Leaving');
  await invite(leaving, address());
  const token = await lastToken();
  expect(outcomeOf(await deactivate(olivia, leaving.subjectId))).toBe('ok waiting');
  const request = (await list(otto)).requests.find(({ email }) =>
    email.startsWith(leaving.subjectId),
  );
  expect(outcomeOf(await approve(otto, request?.id ?? ''))).toBe('ok done');
  expect((await accept(app, token)).reply.body.code).toBe('staff.link_over');
  expect(await linesAbout(app, `clerk:${leaving.subjectId}`)).toMatchObject([
    { action: 'staff.deactivate_ask' },
    { action: 'staff.deactivate_approve', after: { active: false, invitations_withdrawn: 1 } },
  ]);
});
