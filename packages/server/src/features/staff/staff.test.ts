import { putLimit } from '@wl/contract/limits';
import * as members from '@wl/contract/office/members';
import * as calls from '@wl/contract/office/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import { startTestApp, type TestApp, type TestClient } from '../../platform/testing.ts';
import { registered } from '../members/testing-members.ts';
import { isAudited } from './audit.ts';
import {
  newTotpSecret,
  openSecret,
  sealSecret,
  totpCode,
  totpStep,
} from '../../platform/sign-in/authenticator.ts';
import { permissionsOf } from './permissions.ts';
import { DEMO_STAFF_PASSWORD, demoClerks } from './seed.ts';

const clock = testClock('2026-03-02T12:00:00Z');
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock, config: { seedDemo: true } });
});
afterAll(async () => {
  await app.close();
});

const secretOf = (email: string) =>
  demoClerks.find((clerk) => clerk.email === email)?.totpSecret ?? '';

const credentials = (email: string) => ({
  email,
  password: DEMO_STAFF_PASSWORD,
  code: totpCode(secretOf(email), clock.now()),
});

/** Signs a clerk in through the sign-in call. First advances the clock, so that each sign-in uses a new code. */
async function clerk(name: string): Promise<TestClient> {
  clock.advance(60_000);
  const client = app.client();
  const body = credentials(`${name}@wanderluck.example`);
  const reply = await client.call(calls.staffSignIn, { body });
  expect(reply.status).toBe(200);
  client.token = reply.body.data.auth_token;
  return client;
}

describe('staff sign-in', () => {
  test('opens a session with the clerk’s permissions until sign-out', async () => {
    const client = await clerk('payments1');
    const { clerk: me } = (await client.call(calls.staffCheck)).body.data;
    expect(me).toMatchObject({
      email: 'payments1@wanderluck.example',
      roles: ['payments'],
      permissions: expect.arrayContaining(['cash_outs.decide', 'cash_outs.view', 'members.view']),
    });
    expect((await client.call(calls.staffSignOut)).status).toBe(200);
    expect((await client.call(calls.staffCheck)).status).toBe(401);
  });

  test('gives the same answer for a wrong e-mail address, password or code', async () => {
    clock.advance(60_000);
    const good = credentials('support@wanderluck.example');
    for (const wrong of [
      { ...good, email: 'nobody@wanderluck.example' },
      { ...good, password: 'Wrong-Pass-1' },
      { ...good, code: good.code === '000000' ? '000001' : '000000' },
      { ...good, code: '' },
    ]) {
      const reply = await app.client().call(calls.staffSignIn, { body: wrong });
      expect(reply.status).toBe(422);
      expect(reply.body).toEqual({
        code: 'staff.wrong_credentials',
        message: 'Your email, password or code is incorrect',
      });
    }
  });

  test('accepts an authenticator code once', async () => {
    clock.advance(60_000);
    const body = credentials('passport@wanderluck.example');
    expect((await app.client().call(calls.staffSignIn, { body })).status).toBe(200);
    expect((await app.client().call(calls.staffSignIn, { body })).body.code).toBe(
      'staff.wrong_credentials',
    );
  });

  test('accepts an authenticator code once when four sign-ins use it concurrently', async () => {
    clock.advance(60_000);
    const body = credentials('auditor@wanderluck.example');
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => app.client().call(calls.staffSignIn, { body })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('accepts authenticator codes one time step early or late, but not three', () => {
    const secret = newTotpSecret();
    const at = (offset: number) => new Date(clock.now().getTime() + offset * 30_000);
    const step = totpStep(secret, totpCode(secret, clock.now()), clock.now());
    expect(totpStep(secret, totpCode(secret, at(-1)), clock.now())).toBe((step ?? 0) - 1);
    expect(totpStep(secret, totpCode(secret, at(1)), clock.now())).toBe((step ?? 0) + 1);
    expect(totpStep(secret, totpCode(secret, at(3)), clock.now())).toBeNull();
  });

  test('locks the account for fifteen minutes after five wrong passwords', async () => {
    clock.advance(60_000);
    const good = credentials('payments2@wanderluck.example');
    const codes: string[] = [];
    for (let i = 0; i < 5; i += 1) {
      const body = { ...good, password: 'Wrong-Pass-1' };
      codes.push((await app.client().call(calls.staffSignIn, { body })).body.code);
    }
    expect(codes.at(-1)).toBe('auth.locked');
    expect((await app.client().call(calls.staffSignIn, { body: good })).status).toBe(423);
    clock.advance(15 * 60_000 + 1);
    await clerk('payments2');
  });

  test('keeps authenticator secrets encrypted', () => {
    const sealed = sealSecret(app.deps, 'staff.totp', 'JBSWY3DPEHPK3PXP');
    expect(sealed.toString('latin1')).not.toContain('JBSWY3DPEHPK3PXP');
    expect(openSecret(app.deps, 'staff.totp', sealed)).toBe('JBSWY3DPEHPK3PXP');
  });
});

describe('members in the back office', () => {
  test('are found by e-mail address, nickname, name and id', async () => {
    const { id, player } = await registered(app, { first_name: 'Wilhelmina', last_name: 'Oak%s' });
    const support = await clerk('support');
    const me = (await support.call(members.findMembers, { query: { search: id } })).body.data[0];
    expect(me).toMatchObject({
      id,
      name: 'Wilhelmina Oak%s',
      email: player.email,
      passport: 'none',
    });
    for (const search of [player.email.toUpperCase(), me.nickname, 'wilhelmina oak%', '%s']) {
      const { data, meta } = (await support.call(members.findMembers, { query: { search } })).body;
      expect(data, search).toHaveLength(1);
      expect(meta).toEqual({ current_page: 1, total: 1, to: 1 });
    }
    const none = (await support.call(members.findMembers, { query: { search: 'no such member' } }))
      .body;
    expect(none).toEqual({ data: [], meta: { current_page: 1, total: 0, to: 0 } });
  });

  test('have a file, and viewing it is audited', async () => {
    const { id } = await registered(app);
    const support = await clerk('support');
    await support.call(members.memberFile, { params: { id } });
    const { body } = await support.call(members.memberFile, { params: { id } });
    expect(body.data).toMatchObject({
      member: { id },
      profile: { date_of_birth: '1990-05-17', level: 1, phone: '+12025550143' },
      documents: { identity: 'Pending', address: 'Pending', payment: 'Pending' },
      wallet: { cash: 0, coins: 100 },
      transactions: [],
      rounds: [],
    });
    expect(body.data.audit[0]).toMatchObject({ who: 'Sam Support', what: 'members.view' });
    const unknown = await support.call(members.memberFile, {
      params: { id: '00000000-0000-7000-8000-000000000000' },
    });
    expect(unknown.status).toBe(404);
  });

  test('have a state with the gates of the server, and viewing it is audited', async () => {
    const { id, client } = await registered(app);
    const support = await clerk('support');
    const gates = async () =>
      (await support.call(members.memberGates, { params: { id } })).body.data;
    expect(await gates()).toMatchObject({
      status: 'active',
      email_confirmed: true,
      passport: 'none',
      limits: 0,
      gates: {
        play: { reason: null },
        cash_out: { reason: 'not_verified' },
      },
    });
    await client.call(putLimit, {
      params: { kind: 'deposit', period: 'day' },
      body: { value: 50_00 },
    });
    expect(await gates()).toMatchObject({ limits: 1 });
    const { body } = await support.call(members.memberFile, { params: { id } });
    expect(body.data.audit.map(({ what }: { what: string }) => what)).toEqual([
      'members.view',
      'members.view',
    ]);
    const marketing = await clerk('marketing');
    expect((await marketing.call(members.memberGates, { params: { id } })).status).toBe(403);
    const unknown = { id: '00000000-0000-7000-8000-000000000000' };
    expect((await support.call(members.memberGates, { params: unknown })).status).toBe(404);
  });

  test('cannot be searched with a member’s session', async () => {
    const { client } = await registered(app);
    expect((await client.call(members.findMembers)).status).toBe(401);
  });
});

describe('the audit log', () => {
  test('reveals a changed entry by its hash chain', async () => {
    const { owner } = app.deps.database;
    const broken = async () =>
      (await owner.query('select staff_audit_first_broken() as id')).rows[0].id as number | null;
    expect(await broken()).toBeNull();
    await owner.query('alter table staff_audit disable trigger staff_audit_append_only');
    const { rows } = await owner.query(
      `update staff_audit set reason = 'nothing happened' where id = 3 returning id`,
    );
    expect(rows).toHaveLength(1);
    expect(await broken()).toBe(3);
    await owner.query('update staff_audit set reason = null where id = 3');
    expect(await broken()).toBeNull();
    await owner.query('alter table staff_audit enable trigger staff_audit_append_only');
  });

  test.each([
    'update staff_audit set reason = null',
    'delete from staff_audit',
    'truncate staff_audit',
  ])('rejects %s by the application’s role and the database owner', async (sql) => {
    await expect(app.deps.database.pool.query(sql)).rejects.toThrow(/permission denied/);
    await expect(app.deps.database.owner.query(sql)).rejects.toThrow(/append-only/);
  });

  test('covers every staff call except session check and sign-out', () => {
    const own: unknown[] = [calls.staffCheck, calls.staffSignOut];
    const silent = app.app.servedCalls.filter(
      (call) => call.auth === 'staff' && !own.includes(call) && !isAudited(call),
    );
    expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  test('stays an unbroken chain without gaps under concurrent calls', async () => {
    const support = await clerk('support');
    await Promise.all(
      Array.from({ length: 12 }, () =>
        support.call(members.findMembers, { query: { search: 'x' } }),
      ),
    );
    const { rows } = await app.deps.database.owner.query(
      'select staff_audit_first_broken() as broken, count(*) as lines, max(id) as last from staff_audit',
    );
    expect(rows[0].broken).toBeNull();
    expect(rows[0].lines).toBe(rows[0].last);
  });
});

test('roles have the expected permissions, and the auditor has only view permissions', () => {
  expect(permissionsOf(['auditor']).every((name) => name.endsWith('.view'))).toBe(true);
  expect(permissionsOf(['owner'])).toContain('cash_outs.decide');
  const marketing = permissionsOf(['marketing']);
  expect(marketing).toEqual(expect.arrayContaining(['floor.arrange', 'floor.view']));
  expect(
    marketing.filter((name) => /^(cash_outs|documents|ledger|corrections)/.test(name)),
  ).toEqual([]);
});

test('the development authenticator page shows the codes of the demo clerks', async () => {
  const { body } = await app.client().get('/dev/authenticator.json');
  expect(body.data[0]).toMatchObject({
    email: 'owner@wanderluck.example',
    code: expect.stringMatching(/^\d{6}$/),
  });
  expect((await app.client().get('/dev/authenticator')).body).toContain('Demo authenticator');
});
