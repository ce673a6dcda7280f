import { defineEvents } from '@wl/contract/event';
import { wagersEvents } from '@wl/contract/events/wagers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type StoredEvent } from '../../platform/events/events.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { audit } from '../ledger/audit.ts';
import { recordEvent } from '../ledger/index.ts';
import { findSession } from './rounds-repository.ts';
import { openSettleConnection } from './settle-connections.ts';
import { settle, settleStatus } from './settle-repository.ts';
import { betPath, makePlayer } from '../play/testing-players.ts';
import { betOf, seeded, settleAll, settleOne, settleTwice, wallet } from './testing-settling.ts';

const testEvents = defineEvents('t', { note: z.object({ n: z.int() }) });

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

// Keep this test first. It needs a table without planner statistics, and the other tests add enough rows to trigger an
// automatic ANALYZE.
test('looking up a stored round does not use the nonce index, even without planner statistics', async () => {
  const { owner } = app.deps.database;
  // Check that the table has no planner statistics yet, as in a new or freshly restored database before the first
  // ANALYZE.
  const { rows } = await owner.query(
    `select reltuples from pg_class where oid = 'wagers_settled'::regclass`,
  );
  expect(rows).toEqual([{ reltuples: -1 }]);
  const [plain = '', limited = ''] = await players(2, 100_000);
  await owner.query('update ledger_wallets set is_careful = true where member_id = $1', [limited]);
  const reads = async () => {
    const { rows: found } = await owner.query<{ nonce: number }>(
      `select idx_scan::int as nonce from pg_stat_user_indexes where indexrelname = 'wagers_settled_nonce'`,
    );
    return found[0]?.nonce;
  };
  const client = await openSettleConnection(app.deps);
  const before = await reads();
  for (let n = 0; n < 5; n += 1) {
    const bets = [await betOf(app, { memberId: plain }), await betOf(app, { memberId: limited })];
    const answers = await settle(client, bets, at);
    expect(answers.map(({ status }) => status)).toEqual([settleStatus.ok, settleStatus.ok]);
  }
  await client.query('select pg_stat_force_next_flush()');
  client.release(true);
  expect(await reads()).toBe(before);
});

describe('a batch', () => {
  test('answers each bet separately, in the order given', async () => {
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

  test('neither deadlocks nor books twice with a concurrent batch of the same members', async () => {
    const members = await players(8, 100_000);
    for (let n = 0; n < 10; n += 1) {
      const rows = await Promise.all(members.map((memberId) => betOf(app, { memberId })));
      const statuses = await settleTwice(app, rows, at);
      expect(statuses).toEqual(members.map(() => [settleStatus.ok, settleStatus.stale]));
    }
    for (const memberId of members) expect((await wallet(app, memberId)).cash).toBe(99_000);
  });

  test('marks a bet stale if the wallet changed while it waited', async () => {
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

test('subscribers read each event of a member once, and rounds in order', async () => {
  const members = await players(40, 1_000_000);
  const random = seeded(3);
  const heard = new Map<string, number[]>();
  const rounds = new Map<string, number[]>();
  const listener = {
    name: 't.order',
    kinds: [wagersEvents.settled, testEvents.note],
    handle: async (_: unknown, { memberId = '', seq = 0, type }: StoredEvent) => {
      heard.set(memberId, [...(heard.get(memberId) ?? []), seq]);
      if (type !== 't.note') rounds.set(memberId, [...(rounds.get(memberId) ?? []), seq]);
    },
  };
  app.deps.events.subscribe(listener);
  let reading: Promise<void> = Promise.resolve();
  for (let n = 0; n < 30; n += 1) {
    const rows = await Promise.all(members.map((memberId) => betOf(app, { memberId })));
    const recorded = members.filter(() => random(4) === 0);
    const note = (memberId: string) =>
      app.deps.transaction((tx) => recordEvent(tx, testEvents.note, { memberId, data: { n } }));
    // Let subscribers read events while bets are being settled. The test records more than 1,000 events, so they do not
    // fit on one page.
    if (n % 10 === 9) reading = reading.then(() => app.deps.events.drain());
    const [answers] = await Promise.all([settleAll(app, rows, at), ...recorded.map(note)]);
    expect(answers.every(({ status }) => status === settleStatus.ok)).toBe(true);
  }
  await reading;
  await app.deps.events.drain();
  for (const memberId of members) {
    const { event_seq } = await wallet(app, memberId);
    expect(event_seq).toBeGreaterThanOrEqual(30);
    const byNumber = (a: number, b: number) => a - b;
    // Sort the numbers before comparing them. Subscribers read events in the order of transaction ids, which are
    // assigned at a transaction's first write. A transaction that records a `note` event may wait for the wallet while
    // a round is booked. The note can then be read before the round, although the note's number is higher.
    const numbers = Array.from({ length: event_seq }, (_, index) => index + 1);
    expect(heard.get(memberId)?.toSorted(byNumber)).toEqual(numbers);
    const ofRounds = rounds.get(memberId) ?? [];
    expect(ofRounds).toHaveLength(30);
    expect(ofRounds).toEqual(ofRounds.toSorted(byNumber));
  }
});

test('three alternating sessions of a member each have their own totals', async () => {
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
