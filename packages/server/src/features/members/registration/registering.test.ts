import * as calls from '@wl/contract/members';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '../../../platform/clock.ts';
import { startTestApp, type TestApp } from '../../../platform/testing.ts';
import { changeMember, memberState } from '../index.ts';
import { codeSentTo, emailsTo, newPlayer, registered } from '../testing-members.ts';

const clock = testClock('2026-03-02T12:00:00Z');
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(async () => {
  await app.close();
});

const HOUR_MS = 3_600_000;

describe('registering a member', () => {
  test('creates the member with nickname, bag, Coins, home city and event, and signs the member in', async () => {
    const client = app.client();
    const player = newPlayer({ language: 'tr', acquire_travel_bags_id: 'carry-on' });
    const reply = await client.call(calls.registerMember, { body: player });
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({
      player: {
        email: player.email,
        first_name: 'Dana',
        language: 'tr',
        email_confirmed: false,
        passport: 'none',
        status: 'active',
        created_at: '2026-03-02T12:00:00.000Z',
        updated_at: '2026-03-02T12:00:00.000Z',
      },
      current_city: { id: 'istanbul', airport: 'IST' },
    });
    expect(reply.body.data.player.nickname).toMatch(/^[A-Za-z0-9]{5,28}$/);
    client.token = reply.body.data.auth_token;
    const { id } = reply.body.data.player;

    const bag = await client.get('/api/travel-bag/get-my-travel-bag');
    expect(bag.body.data).toEqual({
      bag: { id: 'carry-on', name: 'Carry-on', is_largest: false },
      places: 3,
      items: [],
      going: [],
    });
    const coins = await app.deps.database.pool.query(
      'select debit, credit, amount from ledger_transfers where member_id = $1',
      [id],
    );
    expect(coins.rows).toEqual([{ debit: 251, credit: 201, amount: 100 }]);
    const events = await app.deps.database.pool.query(
      'select type, seq from events where member_id = $1 order by seq',
      [id],
    );
    expect(events.rows[0]).toEqual({ type: 'members.registered', seq: 1 });
    expect((await client.call(calls.currentPlayer)).body.data.id).toBe(id);
    expect((await client.call(calls.checkAuth)).body.data.player.id).toBe(id);
  });

  test('stores the affiliate token, the phone number and an Argon2id hash of the password', async () => {
    const { id } = await registered(app, { affiliate_token: 'friend-7' });
    const { rows } = await app.deps.database.pool.query(
      'select affiliate_token, phone, password_hash from members where id = $1',
      [id],
    );
    expect(rows[0].affiliate_token).toBe('friend-7');
    expect(rows[0].phone).toBe('+12025550143');
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('reports all missing fields in one response', async () => {
    const reply = await app.client().post('/api/new-player', {});
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({
      code: 'request.invalid',
      errors: {
        email: ['Please enter your email address'],
        password: ['Please enter your password'],
        phone: ['This field is required'],
        dob: ['Please Enter Your Date Of Birth'],
        first_name: ['This field is required'],
        gender: ['This field is required'],
        address1: ['This field is required'],
        post_code: ['This field is required'],
        city: ['This field is required'],
        country: ['This field is required'],
      },
    });
  });

  test('rejects an applicant under 20 with an error code of its own', async () => {
    const young = { dob: '01/01/2010', dobYear: '2010', dobMonth: '01', dobDay: '01' };
    const reply = await app.client().post('/api/new-player', newPlayer(young));
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({
      code: 'member.too_young',
      message: 'You have to be 20 years old to gamble',
      errors: { dob: ['You have to be 20 years old to gamble'] },
    });
  });

  test.each(['BE', 'EE', 'GR'])(
    'names the minimum age of %s to an applicant who is too young there',
    async (country) => {
      const twenty = { dob: '01/04/2005', dobYear: '2005', dobMonth: '04', dobDay: '01', country };
      const reply = await app.client().post('/api/new-player', newPlayer(twenty));
      expect([reply.status, reply.body]).toEqual([
        422,
        {
          code: 'member.too_young_there',
          message: 'You must be at least 21 years old to gamble in this country',
          params: { age: 21 },
          errors: { country: ['You are not old enough to gamble in this country'] },
        },
      ]);
      // If another field is also invalid, the response must report both errors.
      const also = await app.client().post('/api/new-player', newPlayer({ ...twenty, city: '' }));
      expect(also.body).toMatchObject({
        code: 'request.invalid',
        errors: {
          city: ['This field is required'],
          country: ['You are not old enough to gamble in this country'],
        },
      });
    },
  );

  test('rejects a registered e-mail address, ignoring case', async () => {
    const { player } = await registered(app);
    const email = player.email.toUpperCase();
    const reply = await app.client().post('/api/new-player', newPlayer({ email }));
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({
      code: 'member.email_taken',
      errors: { email: ['Email Already Exists'] },
    });
  });

  test('rejects the same person with another e-mail address, even when the first account is closed', async () => {
    const { player, id } = await registered(app);
    await app.deps.transaction((tx) => changeMember(app.deps, tx, id, { status: 'closed' }));
    const again = { ...player, email: 'other@mail.example', first_name: 'DÁNA' };
    const reply = await app.client().post('/api/new-player', again);
    expect(reply.status).toBe(409);
    expect(reply.body.code).toBe('member.already_registered');
  });

  test('accepts only one of three identical concurrent registrations', async () => {
    const player = newPlayer();
    const replies = await Promise.all(
      [0, 1, 2].map(() => app.client().post('/api/new-player', player)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  test('rejects residents of blocked countries', async () => {
    const reply = await app.client().post('/api/new-player', newPlayer({ country: 'KP' }));
    expect(reply.status).toBe(451);
    expect(reply.body.code).toBe('request.country_blocked');
  });
});

describe('confirming the e-mail address', () => {
  test('accepts the code from the e-mail, and succeeds without a check once the address is confirmed', async () => {
    const { client, player } = await registered(app, { language: 'fr' }, { confirmed: false });
    const [sent] = await emailsTo(app, player.email);
    expect(sent?.subject).toContain('confirmez votre adresse');
    const code = await codeSentTo(app, player.email);
    expect(sent?.html).toContain(`/unverified-email-access?code=${code ?? ''}`);
    const reply = await client.call(calls.confirmEmail, { body: { code: code ?? '' } });
    expect(reply.body.data.player.email_confirmed).toBe(true);
    const again = await client.call(calls.confirmEmail, { body: { code: '000000' } });
    expect(again.status).toBe(200);
  });

  test('rejects the correct code after five wrong tries, and accepts a new one', async () => {
    const { client, player, id } = await registered(app, {}, { confirmed: false });
    const code = (await codeSentTo(app, player.email)) ?? '';
    const wrong = code === '111111' ? '222222' : '111111';
    for (let i = 0; i < 5; i += 1) {
      const reply = await client.call(calls.confirmEmail, { body: { code: wrong } });
      expect(reply.body).toMatchObject({
        code: 'auth.code_wrong',
        message: 'Your code is incorrect',
      });
    }
    const right = await client.call(calls.confirmEmail, { body: { code } });
    expect(right.body.code).toBe('auth.code_expired');
    await client.call(calls.resendConfirmation);
    const fresh = (await codeSentTo(app, player.email)) ?? '';
    expect((await client.call(calls.confirmEmail, { body: { code: fresh } })).status).toBe(200);
    expect((await memberState(app.deps, id))?.emailConfirmed).toBe(true);
  });

  test('rejects a code after a day, or once a newer code was sent', async () => {
    const { client, player } = await registered(app, {}, { confirmed: false });
    const first = (await codeSentTo(app, player.email)) ?? '';
    await client.call(calls.resendConfirmation);
    const second = (await codeSentTo(app, player.email)) ?? '';
    if (first !== second)
      expect((await client.call(calls.confirmEmail, { body: { code: first } })).status).toBe(422);
    clock.advance(24 * HOUR_MS - 1000);
    // The session from the registration has expired. Sign in again, so that the request below fails only because the
    // code is too old.
    const signedIn = await app.client().call(calls.signIn, {
      body: { email: player.email, password: player.password },
    });
    expect(signedIn.status).toBe(200);
    clock.advance(1000);
    client.token = signedIn.body.data.auth_token;
    for (const { name, value } of signedIn.raw.cookies) client.cookies.set(name, value);
    const late = await client.call(calls.confirmEmail, { body: { code: second } });
    expect(late.body.code).toBe('auth.code_expired');
  });

  test('stores the code only as a hash', async () => {
    const { player, id } = await registered(app, {}, { confirmed: false });
    const code = (await codeSentTo(app, player.email)) ?? '';
    const { rows } = await app.deps.database.pool.query(
      'select row_to_json(c)::text as text from members_email_codes c where member_id = $1',
      [id],
    );
    expect(rows[0].text).not.toContain(code);
  });
});
