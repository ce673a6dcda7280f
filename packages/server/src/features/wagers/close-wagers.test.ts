/**
 * Tests the batched settling and voiding of open wagers. `open-wagers.test.ts` compares random histories with a model.
 */
import { wagersEvents } from '@wl/contract/events/wagers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { expectEventsMatch } from '../../platform/testing/testing-events.ts';
import { give, launchItem } from '../bag/testing-bag.ts';
import { expireItems } from '../bag/index.ts';
import { runItem } from '../bag/items/run-item.ts';
import { changeItem, lockItem, runningOf } from '../bag/items/items-repository.ts';
import { audit } from '../ledger/audit.ts';
import { auditChecksOf } from '../ledger/audit-checks.ts';
import { lockWallet } from '../ledger/index.ts';
import { limitsOf } from '../limits/testing-limits.ts';
import { makePlayer } from '../play/testing-players.ts';
import { acceptsBonusMoney } from '../titles/index.ts';
import { testTitle } from '../titles/testing-titles.ts';
import { settleWagers, voidWagers } from './close-repository.ts';
import { judgeStake } from './judge-stake.ts';
import { openWager, raiseWager } from './repository.ts';
import { findSession } from './rounds-repository.ts';
import { settleOne, wallet } from './testing-settling.ts';

const clock = testClock('2026-03-04T12:00:00Z');
const salon = testTitle({ slug: 'salon-one', contributionPercent: 50 });
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock });
  await app.deps.events.drain();
});
afterAll(async () => {
  const checks = auditChecksOf(app.deps).filter(({ name }) => name !== 'clearing');
  const { differences } = await audit(app.deps.database, { checks });
  expect(differences).toEqual([]);
  await expectEventsMatch(app, [wagersEvents.opened, wagersEvents.settled, wagersEvents.voided]);
  await app.close();
});

async function open(memberId: string, stakeCents: number, bonusCents = 0): Promise<string> {
  const id = uuidv7();
  const wager = { memberId, id, sessionId: memberId, title: salon, bet: {}, at: clock.now() };
  await app.deps.transaction((tx) => openWager(tx, { ...wager, stakeCents, bonusCents }));
  return id;
}

/** Starts a bonus of `cents` with a wagering requirement of `hundredths` / 100 times that amount. */
async function startBonus(memberId: string, cents: number, hundredths: number): Promise<string> {
  const { terms, slug } = launchItem('deposit-bonus-100');
  const id = await give(app, memberId, terms, slug);
  await app.deps.transaction(async (tx) => {
    await lockWallet(tx, memberId);
    const change = { activated_at: clock.now(), wagering_hundredths: hundredths };
    await changeItem(tx, id, { state: 'active', ...change });
    const row = await lockItem(tx, id);
    if (row) await runItem(app.deps, tx, row, cents);
  });
  return id;
}

const settle = (wagers: readonly { memberId: string; id: string; payoutCents: number }[]) =>
  app.deps.transaction((tx) =>
    settleWagers(
      tx,
      wagers.map((wager) => ({ ...wager, bet: {} })),
      clock.now(),
    ),
  );
const voidThem = (wagers: readonly { memberId: string; id: string }[]) =>
  app.deps.transaction((tx) => voidWagers(tx, wagers, { reason: 'faulty', at: clock.now() }));

const stateOf = async (id: string) =>
  (
    await app.deps.database.owner.query<{ state: string; paid_out_cents: number }>(
      'select state, paid_out_cents from bag_items where id = $1',
      [id],
    )
  ).rows[0];

test('settles wagers of different members, and several of one, in order', async () => {
  const [one, other] = [
    await makePlayer(app.deps, { cashCents: 1_000 }),
    await makePlayer(app.deps, { cashCents: 1_000 }),
  ];
  const [first, second] = [await open(one, 100), await open(one, 200)];
  const third = await open(other, 300);
  const results = await settle([
    { memberId: other, id: third, payoutCents: 0 },
    { memberId: one, id: first, payoutCents: 150 },
    { memberId: one, id: second, payoutCents: 50 },
    { memberId: one, id: first, payoutCents: 900 },
    { memberId: other, id: uuidv7(), payoutCents: 900 },
  ]);
  expect(results.map(({ status, cash, in_play }) => [status, cash, in_play])).toEqual([
    ['settled', 700, 0],
    ['settled', 900, 0],
    ['settled', 900, 0],
    ['already_settled', 900, 0],
    ['unknown', 700, 0],
  ]);
  const { rows } = await app.deps.database.pool.query(
    'select id, cash_after, event_seq from wagers_settled where member_id = $1 order by event_seq',
    [one],
  );
  expect(rows).toEqual([
    { id: first, cash_after: 850, event_seq: 3 },
    { id: second, cash_after: 900, event_seq: 4 },
  ]);
  expect(await findSession(app.deps.db, one, one)).toMatchObject({
    ...{ staked: 300, paid: 200, rounds: 2 },
  });
});

test('a settled wager is not voided, and a voided one not settled', async () => {
  const memberId = await makePlayer(app.deps, { cashCents: 1_000 });
  const [settled, voided] = [await open(memberId, 100), await open(memberId, 200)];
  await settle([{ memberId, id: settled, payoutCents: 0 }]);
  const both = [
    { memberId, id: settled },
    { memberId, id: voided },
  ];
  expect((await voidThem(both)).map(({ status }) => status)).toEqual(['already_settled', 'voided']);
  expect((await voidThem(both)).map(({ status }) => status)).toEqual([
    'already_settled',
    'already_voided',
  ]);
  const [late] = await settle([{ memberId, id: voided, payoutCents: 900 }]);
  expect(late).toMatchObject({ status: 'voided', cash: 900 });
});

test('simultaneous batches in opposite order close each wager once', async () => {
  const wagers = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const memberId = await makePlayer(app.deps, { cashCents: 500 });
      return { memberId, id: await open(memberId, 100), payoutCents: 30 };
    }),
  );
  const batches = [wagers, wagers.toReversed()];
  const bets = wagers.map(({ memberId }) => settleOne(app, { memberId }, clock.now()));
  const [settled, voided] = await Promise.all([
    Promise.all(batches.map(settle)),
    Promise.all(batches.map(voidThem)),
    Promise.all(bets),
  ]);
  const closed = [
    ...settled.flat().filter(({ status }) => status === 'settled'),
    ...voided.flat().filter(({ status }) => status === 'voided'),
  ];
  expect(closed).toHaveLength(wagers.length);
});

test('events name the part of the stake that bonus money paid', async () => {
  const memberId = await makePlayer(app.deps, { cashCents: 100 });
  await startBonus(memberId, 400, 4_000);
  const id = await open(memberId, 300, 200);
  expect(await wallet(app, memberId)).toMatchObject({ cash: 0, bonus: 200, in_play: 300 });
  await app.deps.transaction((tx) =>
    raiseWager(
      tx,
      { memberId, id },
      { step: 0, action: 'double', addsCents: 100, bonusCents: 100, at: clock.now() },
    ),
  );
  await settle([{ memberId, id, payoutCents: 1_000 }]);
  expect(await wallet(app, memberId)).toMatchObject({ cash: 250, bonus: 850, in_play: 0 });
  const other = await open(memberId, 300, 50);
  await voidThem([{ memberId, id: other }]);
  const { rows } = await app.deps.database.pool.query<{ data: object }>(
    `select data from events where member_id = $1 and type in ('wagers.opened', 'wagers.voided') order by seq`,
    [memberId],
  );
  expect(rows.map(({ data }) => data)).toMatchObject([
    { wager_id: id, stake_cents: 300, bonus_stake_cents: 200 },
    { wager_id: other, stake_cents: 300, bonus_stake_cents: 50 },
    { wager_id: other, stake_cents: 300, bonus_stake_cents: 50, reason: 'faulty' },
  ]);
  const [running] = await runningOf(app.deps.db, memberId);
  expect(running).toMatchObject({ balance_cents: 850, in_play_cents: 0, wagered_cents: 200 });
});

test('a bonus whose money is all in play is lost only with the wager', async () => {
  const memberId = await makePlayer(app.deps);
  const item = await startBonus(memberId, 200, 4_000);
  const [won, lost] = [await open(memberId, 100, 100), await open(memberId, 100, 100)];
  await settle([{ memberId, id: lost, payoutCents: 0 }]);
  await app.deps.events.drain();
  expect(await stateOf(item)).toMatchObject({ state: 'running' });
  await settle([{ memberId, id: won, payoutCents: 40 }]);
  const last = await open(memberId, 40, 40);
  await settle([{ memberId, id: last, payoutCents: 0 }]);
  await app.deps.events.drain();
  expect(await stateOf(item)).toMatchObject({ state: 'lost' });
});

test('money in play of a completed bonus becomes cash, and of an expired one returns to the casino', async () => {
  const member = await makePlayer(app.deps);
  const completed = await startBonus(member, 200, 50);
  const [open1, open2] = [await open(member, 100, 100), await open(member, 50, 50)];
  // Half of this stake, 25 cents, counts as turnover. The update leaves exactly 25 cents of the wagering requirement,
  // so settling this wager completes the bonus.
  const done = await open(member, 50, 50);
  await app.deps.database.owner.query(
    'update bag_running set wagered_cents = required_cents - 25 where member_id = $1',
    [member],
  );
  await settle([{ memberId: member, id: done, payoutCents: 60 }]);
  await app.deps.events.drain();
  expect(await stateOf(completed)).toEqual({ state: 'completed', paid_out_cents: 60 });
  expect(await wallet(app, member)).toMatchObject({ cash: 60, bonus: 0, in_play: 150 });
  await settle([{ memberId: member, id: open1, payoutCents: 300 }]);
  await voidThem([{ memberId: member, id: open2 }]);
  expect(await wallet(app, member)).toMatchObject({ cash: 410, bonus: 0, in_play: 0 });

  const other = await makePlayer(app.deps, { cashCents: 100 });
  await startBonus(other, 200, 4_000);
  const [mixed, paid] = [await open(other, 200, 100), await open(other, 100, 100)];
  clock.advance(31 * 86_400_000);
  await expireItems(app.deps, other);
  await settle([{ memberId: other, id: mixed, payoutCents: 300 }]);
  await voidThem([{ memberId: other, id: paid }]);
  expect(await wallet(app, other)).toMatchObject({ cash: 150, bonus: 0, in_play: 0 });
});

test('judges a stake with the bonus money that is in time, if the title accepts it', async () => {
  const memberId = await makePlayer(app.deps, { cashCents: 30 });
  await startBonus(memberId, 100, 4_000);
  const judged = (stakeCents: number, bonusAllowed: boolean) =>
    app.deps.transaction(async (tx) => {
      const { cash: cashCents } = await lockWallet(tx, memberId);
      const facts = { gate: { ok: true }, refusal: undefined, isRealityCheckDue: false } as const;
      const stake = { memberId, at: clock.now(), payer: 'wallet', stakeCents, cashCents } as const;
      return judgeStake(tx, { ...facts, ...stake, bonusAllowed });
    });
  expect(acceptsBonusMoney(app.deps, salon, 500)).toBe(true);
  expect(acceptsBonusMoney(app.deps, salon, 501)).toBe(false);
  expect(acceptsBonusMoney(app.deps, { ...salon, contributionPercent: 0 })).toBe(false);
  // Bonus money is accepted at a table with decisions, but not in a casino game with decisions.
  expect(acceptsBonusMoney(app.deps, { ...salon, hasDecisions: true })).toBe(true);
  const game = { ...salon, product: 'casino', hasDecisions: true } as const;
  expect(acceptsBonusMoney(app.deps, game)).toBe(false);
  expect(acceptsBonusMoney(app.deps, { ...salon, minBetCents: 501 })).toBe(false);
  expect(acceptsBonusMoney(app.deps, { ...salon, stats: null })).toBe(false);
  expect(await judged(130, true)).toEqual({ ok: true, cashCents: 30, bonusCents: 100 });
  const refused = { ok: false, code: 'wallet.insufficient_funds' };
  expect(await judged(131, true)).toEqual(refused);
  expect(await judged(31, false)).toEqual(refused);
  clock.advance(31 * 86_400_000);
  expect(await judged(31, true)).toEqual(refused);
});

test('limits count wagers without a nonce, whatever their age and order', async () => {
  const memberId = await makePlayer(app.deps, { cashCents: 10_000 });
  const old = await open(memberId, 100);
  await settle([{ memberId, id: old, payoutCents: 0 }]);
  clock.advance(40 * 86_400_000);
  await settleOne(app, { memberId, stakeCents: 70 }, clock.now());
  const ids = [await open(memberId, 300), await open(memberId, 500)];
  await settle(ids.map((id) => ({ memberId, id, payoutCents: 200 })));
  await limitsOf(await app.signedIn('member', memberId)).put('wager day', 5_000);
  const { rows } = await app.deps.database.pool.query(
    'select wagered_day, lost_day, wagered_month from limits_play where member_id = $1',
    [memberId],
  );
  expect(rows).toEqual([{ wagered_day: 870, lost_day: 470, wagered_month: 870 }]);
});
