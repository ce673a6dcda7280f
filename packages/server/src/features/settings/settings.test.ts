/**
 * Tests a member's settings over HTTP: password, devices, language, marketing opt-in and account closure (decisions §3,
 * trust S6, S7).
 */
import * as calls from '@wl/contract/settings';
import type { Settings } from '@wl/contract/settings';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uuidv7 } from '../../platform/ids.ts';
import { startTestApp, type TestApp, type TestClient } from '../../platform/testing.ts';
import { give, launchItem } from '../bag/testing-bag.ts';
import { audit } from '../ledger/audit.ts';
import { post } from '../ledger/index.ts';
import {
  codeSentTo,
  holdTry,
  newPlayer,
  registered,
  type Registered,
} from '../members/testing-members.ts';

let app: TestApp;
let member: Registered;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  member = await registered(app);
});
afterAll(() => app.close());

const settingsOf = async (client: TestClient): Promise<Settings> =>
  (await client.call(calls.getSettings)).body.data;
/** Signs the member in on another device. Returns the signed-in client, or undefined if the sign-in fails. */
async function signIn(password = member.player.password) {
  const client = app.client();
  const reply = await client.post('/api/auth/sign-in', { email: member.player.email, password });
  client.token = reply.body.data?.auth_token;
  return reply.status === 200 ? client : undefined;
}
const isIn = async (client: TestClient) => (await client.get('/api/auth/check')).status === 200;

describe('a password change', () => {
  const change = (body: Record<string, string>) =>
    member.client.call(calls.changePassword, {
      body: { current: member.player.password, ...body },
    });
  const next = 'Meridian-91-Tram';

  test('ends other sessions and makes the old password invalid', async () => {
    const phone = await signIn();
    expect((await change({ password: next, confirmation: next })).status).toBe(200);
    expect(await isIn(member.client)).toBe(true);
    expect(phone && (await isIn(phone))).toBe(false);
    expect(await signIn()).toBeUndefined();
    expect(await signIn(next)).toBeDefined();
  });

  test('fails if the password was reset by an e-mailed code while the change was in progress', async () => {
    const { email } = member.player;
    const browser = app.client();
    await browser.post('/api/auth/recover', { email });
    const code = await codeSentTo(app, email);
    const held = await holdTry(app, member, 'device');
    const late = change({ password: next, confirmation: next });
    await held.untilHeld();
    const password = 'Quay-Side-Lantern-9';
    const reset = await browser.post('/api/auth/reset-password', { email, code, password });
    expect(reset.status).toBe(200);
    await held.letGo();
    const reply = await late;
    expect([reply.status, reply.body.code]).toEqual([422, 'auth.wrong_password']);
    expect(await signIn(next)).toBeUndefined();
    expect(await signIn(password)).toBeDefined();
  });

  test.each<[string, Record<string, string>, Record<string, string[]>]>([
    [
      'the same again',
      { password: 'Harbour7!Lantern', confirmation: 'Harbour7!Lantern' },
      { password: ['Same Password as your current Password'] },
    ],
    [
      'two that differ',
      { password: next, confirmation: `${next}x` },
      { confirmation: ['Both new Passwords must match'] },
    ],
    [
      'a weak one',
      { password: 'harbour', confirmation: 'harbour' },
      {
        password: [
          'Use at least 8 characters, including a number, a special character and a capital letter',
        ],
      },
    ],
    ['none', {}, { password: ['Please enter your password'] }],
  ])('is rejected with the specified message: %s', async (_name, body, errors) => {
    const reply = await change(body);
    expect([reply.status, reply.body.errors]).toEqual([422, errors]);
    expect(await signIn()).toBeDefined();
  });

  test('with an empty current password is rejected without counting as a failed attempt', async () => {
    for (let i = 0; i < 6; i += 1) {
      const reply = await change({ current: '', password: next, confirmation: next });
      expect([reply.status, reply.body.errors]).toEqual([
        422,
        { current: ['Please enter your password'] },
      ]);
    }
    expect((await change({ password: next, confirmation: next })).status).toBe(200);
  });

  test('is rejected if the current password is wrong', async () => {
    const reply = await change({ current: 'Wrong-Harbour-1', password: next, confirmation: next });
    expect([reply.status, reply.body.code]).toEqual([422, 'auth.wrong_password']);
    expect(await signIn(next)).toBeUndefined();
  });
});

describe('the device list', () => {
  test('contains every signed-in device and marks the current one', async () => {
    await signIn();
    const { devices } = await settingsOf(member.client);
    expect(devices.map(({ is_this }) => is_this).sort()).toEqual([false, true]);
  });

  test('lets a member sign out one device or all other devices', async () => {
    const [phone, tablet] = [await signIn(), await signIn()];
    if (!phone || !tablet) throw new Error('the password is right');
    const own = (await settingsOf(phone)).devices.find(({ is_this }) => is_this)?.id ?? '';
    const { status, body } = await member.client.call(calls.endDevice, { params: { id: own } });
    expect([status, body.data.devices.length]).toEqual([200, 2]);
    expect([await isIn(phone), await isIn(tablet)]).toEqual([false, true]);
    const rest = await member.client.call(calls.endOtherDevices);
    expect(rest.body.data.devices).toMatchObject([{ is_this: true }]);
    expect([await isIn(tablet), await isIn(member.client)]).toEqual([false, true]);
  });

  test('does not let a member sign out another member’s device', async () => {
    const other = await registered(app);
    const [theirs] = (await settingsOf(other.client)).devices;
    const params = { id: theirs?.id ?? '' };
    expect((await member.client.call(calls.endDevice, { params })).status).toBe(404);
    expect(await isIn(other.client)).toBe(true);
  });
});

test('language and marketing opt-in can be changed separately', async () => {
  const { client } = member;
  const put = async (body: object) => (await client.call(calls.putSettings, { body })).body.data;
  expect(await put({ language: 'tr' })).toMatchObject({ language: 'tr', offers: true });
  expect(await put({ offers: false })).toMatchObject({ language: 'tr', offers: false });
  expect(await put({})).toMatchObject({ language: 'tr', offers: false });
  expect((await client.call(calls.putSettings, { body: { language: 'xx' } })).status).toBe(422);
});

describe('closing the account', () => {
  const close = (client = member.client, password = member.player.password) =>
    client.call(calls.closeAccount, { body: { reason: 'privacy', password } });

  test('ends every session, blocks sign-in and prevents a second registration', async () => {
    const phone = await signIn();
    expect((await close()).status).toBe(200);
    expect(phone && (await isIn(phone))).toBe(false);
    const { email, password } = member.player;
    const again = await app.client().post('/api/auth/sign-in', { email, password });
    expect([again.status, again.body.code]).toEqual([423, 'member.closed']);
    const duplicate = { ...newPlayer(), ...member.player, email: 'second@mail.example' };
    const second = await app.client().post('/api/new-player', duplicate);
    expect([second.status, second.body.code]).toEqual([409, 'member.already_registered']);
  });

  test('is recorded once when requested twice at once', async () => {
    const answers = await Promise.all([close(), close()]);
    expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([
      200,
      'member.closed',
    ]);
    const { rows } = await app.deps.database.owner.query(
      `select 1 from events where member_id = $1 and type = 'members.closed'`,
      [member.id],
    );
    expect(rows).toHaveLength(1);
  });

  test('is refused while the member has a balance', async () => {
    await app.deps.transaction((tx) =>
      post(tx, {
        memberId: member.id,
        operationId: uuidv7(),
        kind: 'top_up',
        transfers: [{ debit: 'paymentClearing', credit: 'cash', amount: 12_34 }],
      }),
    );
    const reply = await close();
    expect([reply.status, reply.body.code, reply.body.params]).toEqual([
      409,
      'member.balance_left',
      { left: 12_34 },
    ]);
    expect(await isIn(member.client)).toBe(true);
  });

  test('deletes items in the bag and sets Coins to zero, with a balanced ledger', async () => {
    const freeSpins = launchItem('free-spins-10').terms;
    await give(app, member.id, freeSpins);
    expect((await close()).status).toBe(200);
    const { rows } = await app.deps.database.pool.query(
      `select w.coins, i.state from ledger_wallets w join bag_items i using (member_id) where member_id = $1`,
      [member.id],
    );
    expect(rows).toEqual([{ coins: 0, state: 'deleted' }]);
    expect(await audit(app.deps.database)).toMatchObject({ differences: [] });
  });

  test('is refused with a wrong password', async () => {
    expect((await close(member.client, 'Wrong-Harbour-1')).body.code).toBe('auth.wrong_password');
    expect(await isIn(member.client)).toBe(true);
  });
});
