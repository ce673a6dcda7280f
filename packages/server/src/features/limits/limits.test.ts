import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerLimitPrompt, putRealityCheck, reviewLimits } from '@wl/contract/limits';
import { memberLimits } from '@wl/contract/office/limits';
import type { TestClock } from '../../platform/clock.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { startTestApp, type TestApp, type TestClient } from '../../platform/testing.ts';
import { makePlayer } from '../play/testing-players.ts';
import { makeClerk } from '../staff/testing-clerks.ts';
import { limitsOf, type MemberLimits } from './testing-limits.ts';

const NOON = '2026-03-04T12:00:00Z';
const DAY_MS = 24 * 3_600_000;

let app: TestApp;
let clock: TestClock;
let client: TestClient & { subjectId: string };
let limits: MemberLimits;
beforeAll(async () => {
  app = await startTestApp();
  clock = app.clock as TestClock;
});
afterAll(() => app.close());
beforeEach(async () => {
  clock.set(NOON);
  client = await app.signedIn('member', await makePlayer(app.deps));
  limits = limitsOf(client);
});

/** Signs the same member in again and returns functions that call the limits API in the new session. */
const again = async () => limitsOf(await app.signedIn('member', client.subjectId));

describe('a limit', () => {
  test('is listed for every kind and period, set or not', async () => {
    const { limits: list, server_now } = await limits.all();
    expect(list.map(({ kind, period }) => `${kind} ${period}`)).toEqual([
      'deposit day',
      'deposit week',
      'deposit month',
      'wager day',
      'wager week',
      'wager month',
      'loss day',
      'loss week',
      'loss month',
      'session_time day',
    ]);
    expect(server_now).toBe(new Date(NOON).toISOString());
    expect(list[1]).toEqual({
      kind: 'deposit',
      period: 'week',
      value: null,
      used: 0,
      left: null,
      resets_at: '2026-03-09T00:00:00.000Z',
      ceiling: null,
      waiting: null,
    });
    expect(list.map(({ ceiling }) => ceiling)).toEqual([
      500_000,
      null,
      2_000_000,
      ...Array<null>(7).fill(null),
    ]);
  });

  test('applies immediately when it is first set and when it is lowered', async () => {
    expect((await limits.put('deposit day', 50_00)).body).toMatchObject({
      data: { value: 50_00, left: 50_00, waiting: null },
    });
    expect((await limits.put('deposit day', 0)).body).toMatchObject({ data: { value: 0 } });
    expect(await limits.history()).toEqual(['set 0', 'set 5000']);
  });

  test('is recorded once when it is set to the same value five times at once', async () => {
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => limits.put('loss week', 70_00)));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await limits.history()).toEqual(['set 7000']);
  });

  test.each([
    ['raised', 90_00],
    ['removed', null],
  ])('is %s only after 24 hours and a confirmation', async (_how, requested) => {
    await limits.put('deposit month', 50_00);
    const asked = clock.now().getTime();
    expect((await limits.put('deposit month', requested)).body).toMatchObject({
      data: { value: 50_00, waiting: { value: requested, can_confirm: false } },
    });
    // Sending the same request again after an hour does not restart the 24-hour waiting period.
    clock.advance(3_600_000);
    await limits.put('deposit month', requested);

    clock.set(new Date(asked + DAY_MS - 1000));
    limits = await again();
    const early = await limits.confirm('deposit month', requested);
    expect([early.status, early.body]).toMatchObject([409, { code: 'limits.too_early' }]);
    expect((await limits.one('deposit month'))?.waiting).toMatchObject({ can_confirm: false });

    clock.set(new Date(asked + DAY_MS + 1000));
    // The waiting period is over, but the old value remains in force until the member confirms the new value.
    expect(await limits.one('deposit month')).toMatchObject({
      value: 50_00,
      waiting: { value: requested, can_confirm: true },
    });
    const confirmed = await Promise.all(
      [1, 2, 3].map(() => limits.confirm('deposit month', requested)),
    );
    expect(confirmed.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await limits.one('deposit month')).toMatchObject({ value: requested, waiting: null });
    const value = requested ?? 'none';
    expect(await limits.history()).toEqual([`confirmed ${value}`, `asked ${value}`, 'set 5000']);
  });

  test('cannot be weakened by confirming nothing or a value that is not pending', async () => {
    expect((await limits.confirm('wager day', 10_00)).body).toMatchObject({
      code: 'limits.nothing_pending',
    });
    await limits.put('wager day', 10_00);
    await limits.put('wager day', 20_00);
    await limits.put('wager day', 30_00);
    clock.advance(DAY_MS + 1000);
    limits = await again();
    expect((await limits.confirm('wager day', 20_00)).status).toBe(409);
    expect((await limits.confirm('wager day', null)).status).toBe(409);
    expect((await limits.confirm('wager day', 30_00)).body).toMatchObject({
      data: { value: 30_00 },
    });
  });

  test('waits another 24 hours when a different increase is requested', async () => {
    await limits.put('deposit day', 10_00);
    await limits.put('deposit day', 20_00);
    clock.advance(DAY_MS - 1000);
    limits = await again();
    await limits.put('deposit day', 30_00);
    clock.advance(2000);
    expect((await limits.confirm('deposit day', 30_00)).body).toMatchObject({
      code: 'limits.too_early',
    });
  });

  test('is lowered while an increase is pending, and the increase is dropped', async () => {
    await limits.put('deposit day', 50_00);
    await limits.put('deposit day', 90_00);
    await limits.put('deposit day', 40_00);
    clock.advance(DAY_MS + 1000);
    limits = await again();
    expect(await limits.one('deposit day')).toMatchObject({ value: 40_00, waiting: null });
    expect((await limits.confirm('deposit day', 90_00)).body).toMatchObject({
      code: 'limits.nothing_pending',
    });
    expect(await limits.history()).toEqual([
      'set 4000',
      'withdrawn 9000',
      'asked 9000',
      'set 5000',
    ]);
  });

  test('keeps its value when a pending change is withdrawn, and records the withdrawal once', async () => {
    await limits.put('deposit day', 50_00);
    await limits.put('deposit day', null);
    const replies = await Promise.all([1, 2, 3].map(() => limits.withdraw('deposit day')));
    for (const { status, body } of replies)
      expect([status, body]).toMatchObject([200, { data: { value: 50_00, waiting: null } }]);
    expect(await limits.history()).toEqual(['withdrawn none', 'asked none', 'set 5000']);
  });

  test.each(Array.from({ length: 8 }, (_, round) => [round]))(
    'ends at the lowest value when two windows lower and raise it at the same time (%i)',
    async (round) => {
      const other = await again();
      await limits.put('deposit day', 50_00);
      const requests = [
        () => limits.put('deposit day', 30_00),
        () => other.put('deposit day', 80_00),
        () => other.put('deposit day', 20_00),
      ];
      await Promise.all(
        (round % 2 ? requests : requests.toReversed()).map((requested) => requested()),
      );
      // The lowest requested value must apply at the end, regardless of the order in which the requests are processed.
      // A higher value can only be pending.
      const { value, waiting } = (await limits.one('deposit day')) ?? {};
      expect(value).toBe(20_00);
      if (waiting) expect([30_00, 80_00]).toContain(waiting.value);
      clock.advance(DAY_MS - 1);
      limits = await again();
      expect((await limits.confirm('deposit day', 80_00)).status).toBe(409);
      expect((await limits.one('deposit day'))?.value).toBe(20_00);
    },
  );

  test.each([
    ['deposit/year', 10, 404, 'limits.unknown'],
    ['session_time/week', 10, 404, 'limits.unknown'],
    ['deposit/day', -1, 422, 'request.invalid'],
    ['deposit/day', 1.5, 422, 'request.invalid'],
    ['deposit/day', '10', 422, 'request.invalid'],
    ['deposit/day', 1_000_000_01, 422, 'request.invalid'],
    ['session_time/day', 1441, 422, 'request.invalid'],
  ])('is rejected for path %s with value %s', async (path, value, status, code) => {
    const reply = await client.request('PUT', `/api/limits/${path}`, { value });
    expect([reply.status, reply.body]).toMatchObject([status, { code }]);
    expect(await limits.history()).toEqual([]);
  });

  test('is visible only to its own member', async () => {
    const outsider = limitsOf(await app.signedIn('member', await makePlayer(app.deps)));
    await limits.put('deposit day', 10_00);
    expect((await outsider.one('deposit day'))?.value).toBeNull();
    expect(await outsider.history()).toEqual([]);
    expect((await app.client().get('/api/limits')).status).toBe(401);
  });

  test.each([
    ['excluded', { status: 'excluded' as const }],
    ['unconfirmed', { emailConfirmed: false }],
  ])('can be set and lowered by an %s member', async (_who, player) => {
    const other = limitsOf(await app.signedIn('member', await makePlayer(app.deps, player)));
    expect((await other.put('deposit day', 10_00)).status).toBe(200);
    expect((await other.put('deposit day', 5_00)).status).toBe(200);
  });

  test('is published to the member’s windows when it changes, and only then', async () => {
    const publish = vi.spyOn(app.deps.realtime, 'publish');
    await limits.put('loss day', 10_00);
    await limits.put('loss day', 10_00);
    expect(publish.mock.calls).toEqual([
      [
        `private-member.${client.subjectId}`,
        { name: 'limits.changed' },
        { kind: 'loss', period: 'day' },
      ],
    ]);
    publish.mockRestore();
  });
});

describe('the database', () => {
  const run = (sql: string) => app.deps.database.pool.query(sql, [client.subjectId]);

  test('rejects every statement that would weaken a limit early or change its history', async () => {
    await limits.put('deposit day', 50_00);
    for (const sql of [
      'update limits_own set value = 9000, changed_at = now() where member_id = $1',
      'update limits_own set value = null, changed_at = now() where member_id = $1',
      `update limits_own set waiting_value = 9000, asked_at = now(), effective_at = now() where member_id = $1`,
      'delete from limits_own where member_id = $1',
      "update limits_changes set action = 'set' where member_id = $1",
      'delete from limits_changes where member_id = $1',
      'insert into limits_play (member_id, day, week, month) values ($1, now(), now(), now())',
    ])
      await expect(run(sql), sql).rejects.toThrow();
    await expect(
      app.deps.database.owner.query('delete from limits_changes where member_id = $1', [
        client.subjectId,
      ]),
    ).rejects.toThrow('append-only');
  });
});

describe('the deposit limit prompt', () => {
  const answer = (body: object) => client.call(answerLimitPrompt, { body });

  test('is due until it is answered; declining a limit requires a confirmation', async () => {
    expect((await limits.all()).prompt).toEqual({ answer: null, due: true });
    expect((await answer({ answer: 'no_limit' })).status).toBe(422);
    expect((await answer({ answer: 'no_limit', confirmed: false })).status).toBe(422);
    expect((await limits.all()).prompt.due).toBe(true);
    expect((await answer({ answer: 'no_limit', confirmed: true })).body).toEqual({
      data: { answer: 'no_limit', due: false },
    });
    expect((await answer({ answer: 'no_limit', confirmed: true })).status).toBe(200);
  });

  test('is answered by setting a deposit limit', async () => {
    await limits.put('loss day', 10_00);
    expect((await limits.all()).prompt.due).toBe(true);
    await limits.put('deposit week', 10_00);
    expect((await limits.all()).prompt).toEqual({ answer: 'limit', due: false });
  });
});

test('a limits review is due six months after the last change', async () => {
  expect((await limits.all()).review_due).toBe(false);
  await limits.put('deposit week', 10_00);
  clock.set('2026-09-04T11:59:59Z');
  expect((await (await again()).all()).review_due).toBe(false);
  clock.set('2026-09-04T12:00:00Z');
  const later = await app.signedIn('member', client.subjectId);
  expect((await limitsOf(later).all()).review_due).toBe(true);
  expect((await later.call(reviewLimits)).body).toEqual({ data: { review_due: false } });
  expect((await limitsOf(later).all()).review_due).toBe(false);
});

test('clerks can see a member’s limits, their history and the reality-check interval', async () => {
  const clerk = await makeClerk(app, ['support']);
  await limits.put('deposit day', 50_00);
  await limits.put('deposit day', 90_00);
  const { body } = await clerk.call(memberLimits, { params: { id: client.subjectId } });
  expect(body.data.limits[0]).toMatchObject({ value: 50_00, waiting: { value: 90_00 } });
  // The member has not chosen an interval yet, so the operator's default interval must apply.
  expect(body.data.reality_check).toEqual({
    every_minutes: app.deps.config.realityCheckMinutes,
    chosen_at: null,
    answered_at: null,
  });
  expect((await client.call(putRealityCheck, { body: { every_minutes: 15 } })).status).toBe(200);
  const chosen = await clerk.call(memberLimits, { params: { id: client.subjectId } });
  expect(chosen.body.data.reality_check).toEqual({
    every_minutes: 15,
    chosen_at: app.clock.now().toISOString(),
    answered_at: null,
  });
  expect(body.data.history).toHaveLength(2);
  expect((await clerk.call(memberLimits, { params: { id: uuidv7() } })).status).toBe(404);
  expect((await client.call(memberLimits, { params: { id: client.subjectId } })).status).toBe(401);
});
