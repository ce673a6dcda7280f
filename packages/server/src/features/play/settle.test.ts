import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuidv7 } from '../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { audit } from '../ledger/audit.ts';
import { findSession } from './repository.ts';
import { settleStatus } from './settle-repository.ts';
import { betPath, makePlayer } from './testing-players.ts';
import { betOf, seeded, settleAll, settleOne, wallet } from './testing-settling.ts';

let app: TestApp;
const at = new Date('2026-03-04T12:00:00Z');

beforeAll(async () => {
  app = await startTestApp({ features: betPath });
});
afterAll(async () => {
  expect(await audit(app.deps.database)).toMatchObject({ differences: [] });
  await app.close();
});

const players = (count: number, cashCents: number) =>
  Promise.all(Array.from({ length: count }, () => makePlayer(app.deps, { cashCents })));

describe('a batch', () => {
  test('answers each bet by itself, in the order given', async () => {
    const [fresh, again, other, poor, late] = await players(5, 1000);
    const stored = await betOf(app, { memberId: again ?? '' });
    const before = await betOf(app, { memberId: other ?? '' });
    await settleAll(app, [stored, before], at);
    const next = (memberId = '', id = uuidv7()) => betOf(app, { memberId, id });
    const rows = [
      await betOf(app, { memberId: poor ?? '', stakeCents: 1001 }),
      await next(again, stored.id),
      await next(fresh),
      { ...(await next(other, before.id)), betJson: '{"stakeCents":200}' },
      { ...(await next(late)), nonce: 7 },
      await betOf(app, { memberId: fresh ?? '' }).then((row) => ({ ...row, memberId: uuidv7() })),
    ];
    const { insufficient, replay, ok, mismatch, stale } = settleStatus;
    const answers = await settleAll(app, rows, at);
    expect(answers.map(({ status }) => status)).toEqual([
      ...[insufficient, replay, ok, mismatch, stale, stale],
    ]);
    expect(answers.map(({ cash }) => cash)).toEqual([1000, 900, 900, 900, 1000, null]);
  });

  test('that meets another over the same members neither waits for ever nor books twice', async () => {
    const members = await players(8, 100_000);
    for (let n = 0; n < 10; n += 1) {
      const rows = await Promise.all(members.map((memberId) => betOf(app, { memberId })));
      const others = rows.map((row) => ({ ...row, id: uuidv7() })).toReversed();
      const [mine, theirs] = await Promise.all([
        settleAll(app, rows, at),
        settleAll(app, others, at),
      ]);
      const statuses = mine.map((one, index) => [one.status, theirs.at(-1 - index)?.status].sort());
      expect(statuses).toEqual(members.map(() => [settleStatus.ok, settleStatus.stale]));
    }
    for (const memberId of members) expect((await wallet(app, memberId)).cash).toBe(99_000);
  });

  test('a bet that waited for the wallet is judged by what it finds there', async () => {
    const [memberId = ''] = await players(1, 100);
    const row = await betOf(app, { memberId });
    const holder = await app.deps.database.owner.connect();
    await holder.query('begin');
    await holder.query('select ledger_bump_gate($1)', [memberId]);
    const waiting = settleAll(app, [row], at);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await holder.query('commit');
    holder.release();
    expect(await waiting).toMatchObject([{ status: settleStatus.stale, cash: 100 }]);
  });
});

test('two sessions that take turns keep their own figures', async () => {
  const [memberId = ''] = await players(1, 1_000_000);
  const random = seeded(7);
  const sessions = [uuidv7(), uuidv7(), uuidv7()];
  const sums = sessions.map(() => ({ staked: 0, paid: 0, rounds: 0 }));
  for (let n = 0; n < 60; n += 1) {
    const which = random(3);
    const [stakeCents, payoutCents] = [1 + random(200), random(400)];
    const sessionId = sessions[which] ?? '';
    const { status } = await settleOne(app, { memberId, sessionId, stakeCents, payoutCents }, at);
    expect(status).toBe(settleStatus.ok);
    const sum = sums[which];
    if (sum) {
      sum.staked += stakeCents;
      sum.paid += payoutCents;
      sum.rounds += 1;
    }
  }
  for (const [index, sessionId] of sessions.entries())
    expect(await findSession(app.deps.db, memberId, sessionId)).toMatchObject(sums[index] ?? {});
  expect(await findSession(app.deps.db, memberId, uuidv7())).toBeUndefined();
});
