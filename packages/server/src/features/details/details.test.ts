/** Tests how members change their own details over HTTP (decisions §2, §3; trust S7, G16). */
import * as calls from '@wl/contract/details';
import { excludeSelf } from '@wl/contract/exclusions';
import { closeAccount } from '@wl/contract/settings';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { changeMember, memberById } from '../members/index.ts';
import { emailsTo, newPlayer, registered, type Registered } from '../members/testing-members.ts';

const clock = testClock('2026-03-02T12:00:00Z');
let app: TestApp;
let member: Registered;
beforeAll(async () => {
  app = await startTestApp({ clock });
});
beforeEach(async () => {
  member = await registered(app);
});
afterAll(() => app.close());

const rowOf = async ({ id }: Registered) => {
  const row = await memberById(app.deps.db, id);
  if (!row) throw new Error('registered a moment ago');
  return row;
};
const changesOf = async ({ id }: Registered) =>
  (
    await app.deps.database.pool.query<{ what: string; before: object; after: object }>(
      'select what, before, after from details_changes where member_id = $1 order by at, id',
      [id],
    )
  ).rows;

describe('the nickname', () => {
  let count = 0;
  const fresh = () => `Nomad${(count += 1)}Kite`;
  const take = (who: Registered, nickname: string) =>
    who.client.call(calls.changeNickname, { body: { nickname } });

  test('is changed, returned and recorded once', async () => {
    const before = (await rowOf(member)).nickname;
    const nickname = fresh();
    const reply = await take(member, ` ${nickname} `);
    expect([reply.status, reply.body.data.player.nickname]).toEqual([200, nickname]);
    expect(await changesOf(member)).toEqual([
      { what: 'nickname', before: { nickname: before }, after: { nickname } },
    ]);
    // Repeating the request must succeed without recording a second change.
    expect((await take(member, nickname)).status).toBe(200);
    expect(await changesOf(member)).toHaveLength(1);
  });

  test.each([
    ['', 'This field is required'],
    ['Abcd', 'Use 5 to 28 letters and digits'],
    ['a'.repeat(29), 'Use 5 to 28 letters and digits'],
    ['Brass-Heron', 'Use only letters and digits'],
    ['Fuck3rBoy', 'This nickname is not allowed'],
    ['P3zevenk99', 'This nickname is not allowed'],
  ])('is rejected with a specific message: %s', async (nickname, text) => {
    const reply = await take(member, nickname);
    expect([reply.status, reply.body.code, reply.body.errors]).toEqual([
      422,
      'request.invalid',
      { nickname: [text] },
    ]);
    expect(await changesOf(member)).toEqual([]);
  });

  test('is unique regardless of letter case, and the suggested alternative is free', async () => {
    const nickname = fresh();
    await take(member, nickname);
    const other = await registered(app);
    const reply = await take(other, nickname.toUpperCase());
    expect([reply.status, reply.body.code, reply.body.errors]).toEqual([
      409,
      'details.nickname_taken',
      { nickname: ['This nickname is taken'] },
    ]);
    const { suggestion } = reply.body.params as { suggestion: string };
    expect((await take(other, suggestion)).status).toBe(200);
    // Members can change the case of their own nickname.
    expect((await take(member, nickname.toUpperCase())).status).toBe(200);
  });

  test('is given to only one of three members who request it at the same time', async () => {
    const others = [await registered(app), await registered(app), member];
    const nickname = fresh();
    const replies = await Promise.all(others.map((who) => take(who, nickname)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('the phone number', () => {
  const change = (phone: string, password = member.player.password) =>
    member.client.call(calls.changePhone, { body: { phone, password } });

  test('is changed with the correct password, and an unchanged number is not recorded again', async () => {
    expect((await change('+1 (202) 555-0187')).status).toBe(200);
    expect((await rowOf(member)).phone).toBe('+12025550187');
    expect((await change('+12025550187')).status).toBe(200);
    expect(await changesOf(member)).toEqual([
      {
        what: 'phone',
        before: { phone: '+12025550143' },
        after: { phone: '+12025550187' },
      },
    ]);
  });

  test.each([
    ['', 'This field is required'],
    ['12', 'Please Enter A Valid Phone Number'],
    ['+1 202 555 01e7', 'Please Enter A Valid Phone Number'],
    // Phone number from a country that the casino does not serve.
    ['+850 2 381 7980', 'Please Enter A Valid Phone Number'],
  ])('is rejected with a field error: %s', async (phone, text) => {
    const reply = await change(phone);
    expect([reply.status, reply.body.errors]).toEqual([422, { phone: [text] }]);
  });

  test('is not changed with a wrong password; five wrong passwords lock the account and end the session', async () => {
    const codes: string[] = [];
    for (let guess = 0; guess < 5; guess += 1)
      codes.push((await change('+12025550187', `Wrong-Pass-${guess}`)).body.code);
    expect(codes).toEqual([...Array<string>(4).fill('auth.wrong_password'), 'auth.locked']);
    expect((await rowOf(member)).phone).toBe('+12025550143');
    expect((await member.client.get('/api/auth/check')).status).toBe(401);
    const { email, password } = member.player;
    const signIn = await member.client.post('/api/auth/sign-in', { email, password });
    expect([signIn.status, signIn.body.code]).toEqual([423, 'auth.locked']);
    expect((await emailsTo(app, email)).at(-1)?.subject).toContain('locked');
  });

  test('can be changed after four wrong passwords, and the correct password resets the count', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let guess = 0; guess < 4; guess += 1)
        expect((await change('+12025550187', 'Wrong-Pass-1')).body.code).toBe(
          'auth.wrong_password',
        );
      expect((await change('+12025550187')).status).toBe(200);
    }
  });
});

describe('the postal address', () => {
  const home = {
    country: 'US',
    post_code: '94103',
    city: 'San Francisco',
    address1: '5 Ferry Plaza',
    address2: '',
  };
  let count = 0;
  /** Returns a unique postal address. */
  const homeAddress = (change: object = {}) => ({
    ...home,
    address1: `${(count += 1)} Ferry Plaza`,
    ...change,
  });
  const move = (who: Registered, address: object, password = who.player.password) =>
    who.client.call(calls.changeAddress, { body: { ...address, password } });
  const verified = async (who: Registered) => {
    await app.deps.transaction((tx) =>
      changeMember(app.deps, tx, who.id, {
        passport_active_at: clock.now(),
        identity_state: 'Completed',
        address_state: 'Completed',
      }),
    );
  };

  test('is changed with the correct password, and has to be proved again', async () => {
    await verified(member);
    const address = homeAddress();
    const reply = await move(member, { ...address, city: ' San Francisco ' });
    expect([reply.status, reply.body.data.player.passport]).toEqual([200, 'active']);
    expect(await rowOf(member)).toMatchObject({
      ...address,
      identity_state: 'Approved',
      address_state: 'Pending',
    });
    const sent = (await emailsTo(app, member.player.email)).at(-1);
    expect(sent?.subject).toContain('your postal address was changed');
    expect(sent?.text).toContain('/my-passport');
    expect((await changesOf(member)).map(({ what, after }) => [what, after])).toEqual([
      ['address', address],
    ]);
  });

  test('keeps its proof and sends no e-mail when the same address is submitted again', async () => {
    const address = homeAddress();
    await move(member, address);
    await verified(member);
    const messages = (await emailsTo(app, member.player.email)).length;
    const reply = await move(member, address);
    expect([reply.status, reply.body.data.player.passport]).toEqual([200, 'verified']);
    expect(await emailsTo(app, member.player.email)).toHaveLength(messages);
  });

  test('requires every line and rejects markup', async () => {
    const reply = await move(member, {});
    expect([reply.status, reply.body.errors]).toEqual([
      422,
      {
        address1: ['This field is required'],
        post_code: ['This field is required'],
        city: ['This field is required'],
        country: ['This field is required'],
      },
    ]);
    const markup = await move(member, homeAddress({ city: '<b>Paris</b>' }));
    expect(markup.body.errors).toEqual({ city: ['Please fill out this field'] });
  });

  test('cannot be in a country that the casino does not serve', async () => {
    const reply = await move(member, homeAddress({ country: 'KP' }));
    expect([reply.status, reply.body.code]).toEqual([451, 'request.country_blocked']);
  });

  test('cannot be in a country whose minimum age the member has not reached', async () => {
    const young = await registered(app, {
      dob: '01/02/2006',
      dobYear: '2006',
      dobMonth: '02',
      dobDay: '01',
    });
    const address = homeAddress({ country: 'GR', post_code: '105 57', city: 'Athens' });
    const reply = await move(young, address);
    expect([reply.status, reply.body]).toEqual([
      422,
      {
        code: 'member.too_young_there',
        message: 'You must be at least 21 years old to gamble in this country',
        params: { age: 21 },
        errors: { country: ['You are not old enough to gamble in this country'] },
      },
    ]);
    clock.advance(365 * 24 * 3_600_000);
    const { email, password } = young.player;
    const client = app.client();
    client.token = (
      await client.post('/api/auth/sign-in', { email, password })
    ).body.data.auth_token;
    expect((await move({ ...young, client }, address)).status).toBe(200);
  });

  test('applies the rules of the new country immediately', async () => {
    await move(member, homeAddress({ country: 'GB', post_code: 'SW1A 1AA', city: 'London' }));
    const { profileOf } = await import('../members/index.ts');
    expect((await profileOf(app.deps, '127.0.0.1', member.id)).name).toBe('strict');
  });

  test('cannot be shared by two accounts of the same person, even when both move at once', async () => {
    const duplicate = await registered(app);
    const replies = await Promise.all([move(member, home), move(duplicate, home)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe(
      'member.already_registered',
    );
    // A new registration by the same person at the new address must also be rejected.
    const again = await app.client().post('/api/new-player', { ...newPlayer(), ...home });
    expect([again.status, again.body.code]).toEqual([409, 'member.already_registered']);
  });

  test.each(['permanent', 'closed'] as const)(
    'left behind by a move still identifies the person after exclusion or closure (%s)',
    async (how) => {
      const { address1, address2, post_code, city, country } = member.player;
      const first = { address1, address2, post_code, city, country };
      const second = homeAddress();
      for (const address of [second, homeAddress()])
        expect((await move(member, address)).status).toBe(200);
      const out =
        how === 'closed'
          ? member.client.call(closeAccount, {
              body: { reason: 'privacy', password: member.player.password },
            })
          : member.client.call(excludeSelf, { body: { length: how } });
      expect((await out).status).toBe(200);
      for (const address of [first, second]) {
        const player = { ...newPlayer(), ...address };
        const reply = await app.client().post('/api/new-player', player);
        expect([reply.status, reply.body.code]).toEqual([409, 'member.already_registered']);
      }
      // A duplicate account of the same person must not be able to move to the first account's previous address.
      const duplicate = await registered(app);
      expect((await move(duplicate, first)).body.code).toBe('member.already_registered');
      // A person with a different name is not a duplicate and must be able to register at the old address.
      const neighbour = { ...newPlayer({ first_name: 'Ines' }), ...first };
      expect((await app.client().post('/api/new-player', neighbour)).status).toBe(200);
    },
  );

  test('can be changed back while a duplicate registration at the address just left is rejected', async () => {
    const { address1, address2, post_code, city, country } = member.player;
    const first = { address1, address2, post_code, city, country };
    const second = homeAddress();
    await move(member, second);
    const [back, outsider] = await Promise.all([
      move(member, first),
      app.client().post('/api/new-player', { ...newPlayer(), ...second }),
    ]);
    expect([back.status, outsider.body.code]).toEqual([200, 'member.already_registered']);
    expect((await move(member, second)).status).toBe(200);
    await expect(
      app.deps.database.pool.query('delete from members_identity_keys where member_id = $1', [
        member.id,
      ]),
    ).rejects.toThrow('permission denied');
  });

  test('is not changed with a wrong password', async () => {
    const reply = await move(member, homeAddress(), 'Wrong-Pass-1');
    expect([reply.status, reply.body.code]).toEqual([422, 'auth.wrong_password']);
    expect(await changesOf(member)).toEqual([]);
  });
});

test('the application cannot rewrite recorded changes of details', async () => {
  await member.client.call(calls.changeNickname, { body: { nickname: 'KeptForEver1' } });
  await expect(
    app.deps.database.pool.query(`update details_changes set after = '{}' where member_id = $1`, [
      member.id,
    ]),
  ).rejects.toThrow('permission denied');
});

test('an excluded member can still change the phone number', async () => {
  await app.deps.transaction((tx) =>
    changeMember(app.deps, tx, member.id, { status: 'excluded', exclusion_length: 'permanent' }),
  );
  const reply = await member.client.call(calls.changePhone, {
    body: { phone: '+12025550187', password: member.player.password },
  });
  expect(reply.status).toBe(200);
});
