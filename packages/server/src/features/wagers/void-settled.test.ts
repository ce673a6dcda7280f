import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { audit } from '../ledger/audit.ts';
import { auditChecksOf } from '../ledger/audit-checks.ts';
import { limitsOf } from '../limits/testing-limits.ts';
import { makePlayer } from '../play/testing-players.ts';
import { settleOne, wallet, type BetOf } from './testing-settling.ts';
import { findSession } from './rounds-repository.ts';
import { voidSettled } from './void-settled.ts';

const clock = testClock('2026-03-04T12:00:00Z');
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(async () => {
  // Omit the `clearing` check, which would fail because the members' money in this test does not come from top-ups.
  const checks = auditChecksOf(app.deps).filter(({ name }) => name !== 'clearing');
  const { differences } = await audit(app.deps.database, { checks });
  expect(differences).toEqual([]);
  await app.close();
});

async function settled(bet: BetOf): Promise<string> {
  const id = uuidv7();
  const { status } = await settleOne(app, { ...bet, id }, clock.now());
  expect(status).toBe(1);
  return id;
}

const voidIt = (memberId: string, id: string, reason = 'faulty game') =>
  app.deps.transaction((tx) =>
    voidSettled(app.deps, tx, { memberId, id, reason, at: clock.now() }),
  );

const entriesOf = async (memberId: string, id: string) =>
  (
    await app.deps.database.pool.query<{ debit: number; credit: number; amount: number }>(
      `select debit, credit, amount from ledger_transfers where member_id = $1 and operation_id = $2 order by tx, id`,
      [memberId, id],
    )
  ).rows.map(({ debit, credit, amount }) => [debit, credit, amount]);

test('returns the stake, takes the payout back and undoes the session’s figures', async () => {
  const memberId = await makePlayer(app.deps, { cashCents: 1_000 });
  await settled({ memberId, stakeCents: 50 });
  const id = await settled({ memberId, stakeCents: 100, payoutCents: 30 });
  const { row, repeated } = await voidIt(memberId, id);
  expect(repeated).toBe(false);
  expect(row).toMatchObject({ stake: 100, payout: 30, void_reason: 'faulty game' });
  expect(row.voided_at).toEqual(clock.now());
  expect(await wallet(app, memberId)).toMatchObject({ cash: 950, bonus: 0, in_play: 0 });
  expect(await findSession(app.deps.db, memberId, memberId)).toMatchObject({
    ...{ staked: 50, paid: 0, rounds: 1 },
  });
  expect(await entriesOf(memberId, id)).toEqual([
    [101, 151, 100],
    [151, 101, 30],
    [151, 101, 100],
    [101, 151, 30],
  ]);
});

test('undoes the figures of a session that has ended', async () => {
  const memberId = await makePlayer(app.deps, { cashCents: 1_000 });
  const id = await settled({ memberId, stakeCents: 100, payoutCents: 30 });
  await settled({ memberId, stakeCents: 20, payoutCents: 0 });
  const sessionId = uuidv7();
  await settled({ memberId, stakeCents: 50, sessionId });
  await voidIt(memberId, id);
  expect(await findSession(app.deps.db, memberId, memberId)).toMatchObject({
    ...{ staked: 20, paid: 0, rounds: 1 },
  });
  expect(await findSession(app.deps.db, memberId, sessionId)).toMatchObject({
    ...{ staked: 50, paid: 0, rounds: 1 },
  });
});

test('records the settlement in the event, once', async () => {
  const memberId = await makePlayer(app.deps, { cashCents: 1_000 });
  const id = await settled({ memberId, stakeCents: 100, payoutCents: 30 });
  const at = clock.now().toISOString();
  const answers = await Promise.all([voidIt(memberId, id), voidIt(memberId, id)]);
  expect(answers.map(({ repeated }) => repeated).toSorted()).toEqual([false, true]);
  expect(answers[0]?.row).toEqual(answers[1]?.row);
  await expect(voidIt(memberId, id, 'another reason')).rejects.toMatchObject({
    code: 'wagers.already_voided',
  });
  const { rows } = await app.deps.database.pool.query(
    `select data from events where member_id = $1 and type = 'wagers.voided'`,
    [memberId],
  );
  const terms = { stake_cents: 100, payout_cents: 30, contribution_percent: 100 };
  expect(rows).toEqual([
    {
      data: {
        ...{ wager_id: id, product: 'casino', title: 'neon-shibuya', reason: 'faulty game' },
        ...{ stake_cents: 100, at },
        settled: { session_id: memberId, math_version: '1', ...terms, at },
      },
    },
  ]);
  expect(await wallet(app, memberId)).toMatchObject({ cash: 1_000 });
});

test('stores what cash does not cover as a debt', async () => {
  const memberId = await makePlayer(app.deps, { cashCents: 100 });
  const id = await settled({ memberId, stakeCents: 100, payoutCents: 500 });
  await settled({ memberId, stakeCents: 450 });
  const { row } = await voidIt(memberId, id);
  expect(row.void_shortfall).toBe(350);
  expect(await wallet(app, memberId)).toMatchObject({ cash: 0 });
  expect((await entriesOf(memberId, id)).slice(2)).toEqual([
    [151, 101, 100],
    [101, 151, 150],
    [155, 151, 350],
  ]);
  const { rows } = await app.deps.database.pool.query(
    'select wager_id, top_up_id, amount_cents, settled_cents from wallet_debts where member_id = $1',
    [memberId],
  );
  expect(rows).toEqual([{ wager_id: id, top_up_id: null, amount_cents: 350, settled_cents: 0 }]);
  await voidIt(memberId, id);
});

test('counts the limits again, and keeps the time played', async () => {
  const memberId = await makePlayer(app.deps, { cashCents: 10_000 });
  await limitsOf(await app.signedIn('member', memberId)).put('wager day', 5_000);
  await settled({ memberId, stakeCents: 100 });
  clock.advance(60_000);
  const id = await settled({ memberId, stakeCents: 700, payoutCents: 300 });
  await voidIt(memberId, id);
  const { rows } = await app.deps.database.pool.query(
    `select wagered_day, wagered_week, wagered_month, lost_day, lost_week, lost_month, played_day_ms, wager_day_cap
     from limits_play where member_id = $1`,
    [memberId],
  );
  const wagered = { wagered_day: 100, wagered_week: 100, wagered_month: 100 };
  const lost = { lost_day: 100, lost_week: 100, lost_month: 100 };
  expect(rows).toEqual([{ ...wagered, ...lost, played_day_ms: 60_000, wager_day_cap: 5_000 }]);
  // The figures that `limits_figures` computes from the stored rounds must equal the figures stored for the member's
  // limits.
  const { rows: figures } = await app.deps.database.pool.query(
    'select wagered_day, lost_month, played_day_ms from limits_figures($1, $2)',
    [memberId, clock.now()],
  );
  expect(figures).toEqual([{ wagered_day: 100, lost_month: 100, played_day_ms: 60_000 }]);
});

test('may arrive while the member bets in two other windows', async () => {
  const memberId = await makePlayer(app.deps, { cashCents: 10_000 });
  const ids = [];
  for (let n = 0; n < 5; n += 1)
    ids.push(await settled({ memberId, stakeCents: 100, payoutCents: 90 }));
  const bets = Array.from({ length: 10 }, () => settled({ memberId, stakeCents: 10 }));
  await Promise.all([...bets, ...[...ids, ...ids].map((id) => voidIt(memberId, id))]);
  expect(await wallet(app, memberId)).toMatchObject({ cash: 9_900 });
  expect(await findSession(app.deps.db, memberId, memberId)).toMatchObject({
    ...{ staked: 100, paid: 0, rounds: 10 },
  });
});

test('refuses wagers that do not exist', async () => {
  const memberId = await makePlayer(app.deps);
  await expect(voidIt(memberId, uuidv7())).rejects.toMatchObject({ code: 'wagers.not_found' });
});
