/** Tests the e-mails that inform members about their accounts (issue 6). HTTP calls trigger the e-mails. */
import * as exclusions from '@wl/contract/exclusions';
import * as calls from '@wl/contract/members';
import * as settings from '@wl/contract/settings';
import { languages } from '@wl/world/languages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '../../../platform/clock.ts';
import { startTestApp, type TestApp } from '../../../platform/testing.ts';
import { codeSentTo, emailsTo, registered, type Registered } from '../testing-members.ts';

const clock = testClock('2026-03-02T12:00:00Z');
const DAY_MS = 24 * 3_600_000;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());

const subjects = async ({ player }: Registered) =>
  (await emailsTo(app, player.email)).map(({ subject }) => subject.replace('Wanderluck: ', ''));
const lastEmail = async ({ player }: Registered) => (await emailsTo(app, player.email)).at(-1);
const signIn = (client = app.client(), { player }: Registered) =>
  client.call(calls.signIn, { body: { email: player.email, password: player.password } });
const exclude = async (member: Registered, length: string) =>
  expect((await member.client.call(exclusions.excludeSelf, { body: { length } })).status).toBe(200);

describe('an e-mail about a new device', () => {
  test('is sent at the first sign-in from the device, not at registration and not again', async () => {
    const member = await registered(app);
    const before = await subjects(member);
    expect(before.some((one) => one.includes('device'))).toBe(false);
    // This sign-in sends no e-mail, because the browser used for the registration is already a known device.
    await signIn(member.client, member);
    expect(await subjects(member)).toEqual(before);
    const phone = app.client();
    await signIn(phone, member);
    await signIn(phone, member);
    expect(await subjects(member)).toEqual([...before, 'sign-in from a new device']);
    const message = await lastEmail(member);
    expect(message?.text).toContain('March 2, 2026');
    expect(message?.text).toContain('address 127.0.0.1');
  });

  test('is sent once when the device signs in twice at the same time', async () => {
    const member = await registered(app);
    const before = await subjects(member);
    const phone = app.client();
    // Sign in another member first, so that the client already has a device token. For `member`, the device is still
    // unknown.
    await signIn(phone, await registered(app));
    const both = [signIn(phone, member), signIn(phone, member)];
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await subjects(member)).toHaveLength(before.length + 1);
  });

  test('is not sent after a wrong password', async () => {
    const member = await registered(app);
    const before = await subjects(member);
    const guess = { ...member, player: { ...member.player, password: 'Wrong-Harbour-1' } };
    expect((await signIn(app.client(), guess)).status).toBe(422);
    expect(await subjects(member)).toEqual(before);
  });
});

describe('an e-mail about a changed password', () => {
  test('is sent after a change in the settings, but not after a rejected one', async () => {
    const member = await registered(app);
    const change = (current: string) =>
      member.client.call(settings.changePassword, {
        body: { current, password: 'Meridian-91-Tram', confirmation: 'Meridian-91-Tram' },
      });
    await change('Wrong-Harbour-1');
    expect((await subjects(member)).at(-1)).not.toBe('your password was changed');
    await change(member.player.password);
    expect((await subjects(member)).at(-1)).toBe('your password was changed');
  });

  test('is sent after a reset with an e-mailed code', async () => {
    const member = await registered(app);
    const { email } = member.player;
    const browser = app.client();
    await browser.call(calls.requestRecovery, { body: { email } });
    const code = (await codeSentTo(app, email)) ?? '';
    const body = { email, code, password: 'Quay-Side-Lantern-9' };
    expect((await browser.call(calls.resetPassword, { body })).status).toBe(200);
    expect((await subjects(member)).at(-1)).toBe('your password was changed');
  });
});

describe('an e-mail about an exclusion', () => {
  test.each(languages)(
    'names the end and a help organisation, without a link to the casino, in %s',
    async (language) => {
      const member = await registered(app, { language });
      await exclude(member, '31d');
      const message = await lastEmail(member);
      const until = new Date(clock.now().getTime() + 31 * DAY_MS);
      const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
      expect(message?.text).toContain(day.format(until));
      expect(message?.text).toContain('https://www.gamblingtherapy.org/');
      expect(message?.text).not.toContain(app.deps.config.publicUrl);
      expect(message?.html).not.toContain(app.deps.config.publicUrl);
    },
  );

  test('names the first possible return from an indefinite exclusion, or says that it is permanent', async () => {
    const member = await registered(app);
    await exclude(member, 'indefinite');
    expect((await lastEmail(member))?.text).toContain(
      new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(clock.now().getTime() + 7 * DAY_MS),
      ),
    );
    const longer = await registered(app);
    await exclude(longer, '31d');
    longer.client.token = (await signIn(longer.client, longer)).body.data.auth_token;
    await exclude(longer, 'indefinite');
    expect((await lastEmail(longer))?.text).toContain(
      new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(clock.now().getTime() + 31 * DAY_MS),
      ),
    );
    const other = await registered(app);
    await exclude(other, 'permanent');
    expect((await lastEmail(other))?.text).toContain('permanently excluded');
  });

  test('is sent when an exclusion begins and when it ends, but not for a break', async () => {
    const member = await registered(app);
    const before = await subjects(member);
    await exclude(member, '1h');
    expect(await subjects(member)).toEqual(before);
    await exclude(member, 'indefinite');
    clock.advance(7 * DAY_MS);
    const back = await signIn(member.client, member);
    member.client.token = back.body.data.auth_token;
    expect((await member.client.call(exclusions.reopenAccount)).status).toBe(200);
    expect((await subjects(member)).slice(before.length)).toEqual([
      'your exclusion has begun',
      'your exclusion has ended',
    ]);
  });
});

test('closing an account sends an e-mail with the year in which its data is deleted', async () => {
  const member = await registered(app);
  const { password } = member.player;
  const body = { reason: 'privacy', password };
  expect((await member.client.call(settings.closeAccount, { body })).status).toBe(200);
  const message = await lastEmail(member);
  expect(message?.subject).toBe('Wanderluck: your account is closed');
  expect(message?.text).toContain(String(clock.now().getUTCFullYear() + 5));
});
