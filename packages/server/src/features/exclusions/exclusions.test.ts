/**
 * Tests breaks and self-exclusions over HTTP: they apply immediately, to every call, until they end (decisions §10,
 * trust G21, U18).
 */
import { randomUUID } from 'node:crypto';
import * as calls from '@wl/contract/exclusions';
import * as officeCalls from '@wl/contract/office/exclusions';
import type { ExclusionLength, PauseLength } from '@wl/world/casino/exclusions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import { uuidv7 } from '../../platform/ids.ts';
import {
  longSessions,
  startTestApp,
  type TestApp,
  type TestClient,
} from '../../platform/testing.ts';
import { post } from '../ledger/index.ts';
import { registered } from '../members/testing-members.ts';
import { makeClerk } from '../staff/testing-clerks.ts';

const HOUR_MS = 3_600_000;
const clock = testClock('2026-03-02T12:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    clock,
    // Let sessions outlast weeks of inactivity, so that calls are rejected only because of an exclusion.
    config: { sessions: longSessions },
  });
});
afterAll(() => app.close());

/** Returns a member with a confirmed e-mail address and $100. */
async function traveller() {
  const member = await registered(app);
  await app.deps.transaction((tx) =>
    post(tx, {
      memberId: member.id,
      operationId: uuidv7(),
      kind: 'top_up',
      transfers: [{ debit: 'paymentClearing', credit: 'cash', amount: 100_00 }],
    }),
  );
  const signIn = async (): Promise<TestClient> => {
    const client = app.client();
    const { email, password } = member.player;
    const reply = await client.post('/api/auth/sign-in', { email, password });
    expect(reply.status).toBe(200);
    client.token = reply.body.data.auth_token;
    return client;
  };
  return { ...member, signIn };
}

const bet = async (client: TestClient, id = uuidv7()): Promise<string> => {
  const { status, body } = await client.post('/api/play/rounds', {
    id,
    game: 'neon-shibuya',
    bet: { stakeCents: 100 },
  });
  return status === 200 ? 'taken' : `${status} ${body.code}`;
};
const exclude = (client: TestClient, length: PauseLength) =>
  client.call(calls.excludeSelf, { body: { length } });
const stateOf = async (client: TestClient) => (await client.call(calls.getExclusion)).body.data;
const passed = (hours: number, ms = 0) => clock.advance(hours * HOUR_MS + ms);

describe('a self-exclusion', () => {
  test('ends every session at once and rejects play after a new sign-in', async () => {
    const { client, signIn } = await traveller();
    const phone = await signIn();
    expect(await bet(client)).toBe('taken');
    const { status, body } = await exclude(client, '24h');
    expect([status, body.data.current]).toMatchObject([200, { length: '24h', reopen_from: null }]);
    for (const old of [client, phone]) expect(await bet(old)).toBe('401 auth.signed_out');

    const again = await signIn();
    expect(await bet(again)).toBe('423 member.excluded');
    const topUp = await again.post('/api/wallet/top-ups', {
      key: randomUUID(),
      amount_cents: 20_00,
      kind: 'card',
    });
    expect([topUp.status, topUp.body.code]).toEqual([423, 'member.excluded']);
    expect((await again.get('/api/play/games/neon-shibuya')).body.code).toBe('member.excluded');
    // Excluded members must still be able to see their own wallet, limits and transactions.
    for (const path of ['/api/wallet', '/api/limits', '/api/wallet/transactions'])
      expect((await again.get(path)).status, path).toBe(200);
    expect((await again.get('/api/auth/check')).body.data.player.status).toBe('excluded');
  });

  test.each<[ExclusionLength, number]>([
    ['24h', 24],
    ['7d', 168],
    ['31d', 744],
  ])(
    'of %s applies until its last millisecond and then ends automatically',
    async (length, hours) => {
      const { client, signIn, id } = await traveller();
      await exclude(client, length);
      passed(hours, -1);
      const again = await signIn();
      expect(await bet(again)).toBe('423 member.excluded');
      passed(0, 1);
      // The member can bet again as soon as the break has ended, even if no job has recorded the end yet.
      expect(await bet(again)).toBe('taken');
      await app.deps.jobs.runNow('exclusions.end', { memberId: id });
      expect(await bet(again)).toBe('taken');
      expect((await again.get('/api/auth/check')).body.data.player.status).toBe('active');
      expect((await stateOf(again)).current).toBeNull();
    },
  );

  test('of indefinite length can be ended on request after seven days, not before', async () => {
    const { client, signIn } = await traveller();
    await exclude(client, 'indefinite');
    passed(7 * 24, -1);
    const again = await signIn();
    const early = await again.call(calls.reopenAccount);
    expect([early.status, early.body.code]).toEqual([409, 'exclusion.too_early']);
    expect(await bet(again)).toBe('423 member.excluded');
    passed(0, 1);
    expect(await bet(again)).toBe('423 member.excluded');
    const twice = await Promise.all([
      again.call(calls.reopenAccount),
      again.call(calls.reopenAccount),
    ]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await bet(again)).toBe('taken');
  });

  test('of indefinite length that replaces 31 days cannot be ended before those 31 days are over', async () => {
    const { client, signIn, id } = await traveller();
    const begun = clock.now().getTime();
    const daysOn = (days: number) => new Date(begun + days * 24 * HOUR_MS).toISOString();
    await exclude(client, '24h');
    await exclude(await signIn(), '31d');
    passed(24);
    expect((await exclude(await signIn(), 'indefinite')).body.data.current).toMatchObject({
      length: 'indefinite',
      reopen_from: daysOn(31),
    });
    passed(7 * 24);
    const again = await signIn();
    const early = await again.call(calls.reopenAccount);
    expect([early.status, early.body.code, early.body.params]).toEqual([
      409,
      'exclusion.too_early',
      { until: daysOn(31) },
    ]);
    // The database must also refuse to end the exclusion early.
    await expect(
      app.deps.database.pool.query(
        `update exclusions set ended_at = $2, ended_by = 'reopened' where member_id = $1 and ended_at is null`,
        [id, clock.now()],
      ),
    ).rejects.toThrow('before its time');
    const support = await makeClerk(app, ['support']);
    const { list } = (await support.call(officeCalls.memberExclusions, { params: { id } })).body
      .data;
    expect(list.map((one: { reopen_from: string | null }) => one.reopen_from)).toEqual([
      daysOn(31),
      null,
      null,
    ]);
    clock.advance(Date.parse(daysOn(31)) - clock.now().getTime() - 1);
    expect((await (await signIn()).call(calls.reopenAccount)).status).toBe(409);
    passed(0, 1);
    const last = await signIn();
    expect((await last.call(calls.reopenAccount)).status).toBe(200);
    expect(await bet(last)).toBe('taken');
  });

  test('of permanent length cannot be ended, even after five years', async () => {
    const { client, signIn } = await traveller();
    await exclude(client, 'permanent');
    passed(24 * 365 * 5);
    const again = await signIn();
    const reply = await again.call(calls.reopenAccount);
    expect([reply.status, reply.body.code]).toEqual([409, 'exclusion.not_reopenable']);
    expect(await bet(again)).toBe('423 member.excluded');
    expect((await stateOf(again)).choices).toEqual([]);
  });

  test('can be extended but never shortened', async () => {
    const { client, signIn } = await traveller();
    await exclude(client, '7d');
    const again = await signIn();
    for (const length of ['1h', '12h', '24h'] as const) {
      const reply = await exclude(again, length);
      expect([reply.status, reply.body.code]).toEqual([409, 'exclusion.shorter']);
    }
    expect((await exclude(again, '31d')).status).toBe(200);
    expect((await stateOf(await signIn())).current.length).toBe('31d');
  });

  test('set during concurrent bets rejects every bet that was not booked before it', async () => {
    const { client, signIn, id } = await traveller();
    const ids = Array.from({ length: 12 }, () => uuidv7());
    const [, ...answers] = await Promise.all([
      exclude(client, '24h'),
      ...ids.map((round) => bet(client, round)),
    ]);
    const taken = answers.filter((answer) => answer === 'taken').length;
    expect(
      answers.every((answer) => /taken|member\.excluded|auth\.signed_out/.test(answer)),
      String(answers),
    ).toBe(true);
    const { rows } = await app.deps.database.pool.query<{ count: number }>(
      'select count(*)::int as count from wagers_settled where member_id = $1',
      [id],
    );
    expect(rows[0]?.count).toBe(taken);
    expect(await bet(await signIn())).toBe('423 member.excluded');
  });
});

describe('a break', () => {
  test('keeps the session and rejects play with its own error code until it ends', async () => {
    const { client } = await traveller();
    expect((await exclude(client, '1h')).status).toBe(200);
    expect(await bet(client)).toBe('423 member.on_break');
    expect((await stateOf(client)).current.length).toBe('1h');
    passed(1);
    expect(await bet(client)).toBe('taken');
  });
  test('can be replaced by an exclusion, but not the reverse', async () => {
    const { client, signIn } = await traveller();
    await exclude(client, '12h');
    expect((await exclude(client, '24h')).status).toBe(200);
    const again = await signIn();
    expect((await exclude(again, '12h')).body.code).toBe('exclusion.shorter');
  });
});

describe('the database', () => {
  test('rejects every statement that would end, shorten or delete an exclusion early', async () => {
    const { client, id } = await traveller();
    await exclude(client, '7d');
    for (const sql of [
      `update exclusions set ended_at = since + interval '1 day', ended_by = 'time' where member_id = $1`,
      `update exclusions set ended_at = since + interval '8 days', ended_by = 'reopened' where member_id = $1`,
      `update exclusions set ended_at = since, ended_by = 'replaced' where member_id = $1`,
      `update exclusions set until = since + interval '1 hour' where member_id = $1`,
      `update exclusions set length = '24h' where member_id = $1`,
      'delete from exclusions where member_id = $1',
      `insert into exclusions (id, member_id, length, since, until) values (gen_random_uuid(), $1, '24h', now(), now() + interval '1 day')`,
    ])
      await expect(app.deps.database.pool.query(sql, [id]), sql).rejects.toThrow();
  });
});

describe('an exclusion set by a clerk', () => {
  test('applies immediately, cannot be shortened, and is listed and logged with its reason', async () => {
    const { client, id, signIn } = await traveller();
    const support = await makeClerk(app, ['support']);
    const params = { id };
    const body = { length: '31d', reason: 'Asked for it by telephone.' };
    expect((await support.call(officeCalls.excludeMember, { params, body })).status).toBe(200);
    expect(await bet(client)).toBe('401 auth.signed_out');
    expect(await bet(await signIn())).toBe('423 member.excluded');
    const shorter = { ...body, length: '24h' };
    expect(
      (await support.call(officeCalls.excludeMember, { params, body: shorter })).body.code,
    ).toBe('exclusion.shorter');
    const { list } = (await support.call(officeCalls.memberExclusions, { params })).body.data;
    expect(list).toMatchObject([{ length: '31d', by_house: true, ended_at: null }]);
    const { rows } = await app.deps.database.owner.query<{ action: string; reason: string }>(
      'select action, reason from staff_audit where subject = $1 and reason is not null',
      [`member:${id}`],
    );
    expect(rows).toEqual([{ action: 'exclusions.set', reason: body.reason }]);
  });
  test.each(['payments', 'auditor'] as const)('is rejected for the %s role', async (role) => {
    const { id } = await traveller();
    const clerk = await makeClerk(app, [role]);
    const body = { length: '24h', reason: 'because' };
    const reply = await clerk.call(officeCalls.excludeMember, { params: { id }, body });
    expect([reply.status, reply.body.code]).toEqual([403, 'auth.forbidden']);
  });
});
