/** Tests opening, settling and voiding wagers whose stake the casino pays through a bag item (decision 110). */
import { wagersEvents } from '@wl/contract/events/wagers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventsOfMember } from '../../platform/events/event-history.ts';
import { testClock } from '../../platform/clock.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { expectEventsMatch } from '../../platform/testing/testing-events.ts';
import { ownCents } from '../bag/read-bag.ts';
import { expireItems } from '../bag/items/expire-items.ts';
import { changeItem, findItem, lockItem, runningOf } from '../bag/items/items-repository.ts';
import { runItem } from '../bag/items/run-item.ts';
import { revokeItem } from '../bag/items/end-item.ts';
import { addWagerWinnings, keepUsed } from '../bag/items/spins.ts';
import { give, launchItem } from '../bag/testing-bag.ts';
import { audit } from '../ledger/audit.ts';
import { auditChecksOf } from '../ledger/audit-checks.ts';
import { lockWallet } from '../ledger/index.ts';
import { limitsOf } from '../limits/testing-limits.ts';
import { makePlayer } from '../play/testing-players.ts';
import { testTitle } from '../titles/testing-titles.ts';
import { settleWagers, voidWagers } from './close-repository.ts';
import { judgeStake } from './judge-stake.ts';
import { openWager, raiseWager } from './repository.ts';
import { findSession } from './rounds-repository.ts';
import { wallet } from './testing-settling.ts';
import { voidSettled } from './void-settled.ts';

const DAY_MS = 86_400_000;
const clock = testClock('2026-03-04T12:00:00Z');
const salon = testTitle({ slug: 'salon-one', contributionPercent: 50 });
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock });
  await app.deps.events.drain();
});
afterAll(async () => {
  await app.deps.events.drain();
  const checks = auditChecksOf(app.deps).filter(({ name }) => name !== 'clearing');
  const { differences } = await audit(app.deps.database, { checks });
  expect(differences).toEqual([]);
  await expectEventsMatch(app, [wagersEvents.opened, wagersEvents.settled, wagersEvents.voided]);
  await app.close();
});

async function activeItem(memberId: string, spins: number): Promise<string> {
  const { terms, slug } = launchItem('free-spins-10');
  const id = await give(app, memberId, terms, slug);
  const deadline = new Date(clock.now().getTime() + DAY_MS);
  const change = { activated_at: clock.now(), deadline, wagering_hundredths: 4_000 };
  await app.deps.transaction((tx) =>
    changeItem(tx, id, { state: 'active', ...change, spins_left: spins }),
  );
  return id;
}

/** Starts a bonus of `cents` with a wagering requirement of 40 times that amount. */
async function startBonus(memberId: string, cents: number): Promise<void> {
  const { terms, slug } = launchItem('deposit-bonus-100');
  const id = await give(app, memberId, terms, slug);
  await app.deps.transaction(async (tx) => {
    await lockWallet(tx, memberId);
    const change = { activated_at: clock.now(), wagering_hundredths: 4_000 };
    await changeItem(tx, id, { state: 'active', ...change });
    const row = await lockItem(tx, id);
    if (row) await runItem(app.deps, tx, row, cents);
  });
}

interface Opening {
  itemId?: string;
  bonusCents?: number;
  sessionId?: string;
}

/** Opens a wager of 100 cents. If an item pays for it, uses one of the item's spins. Returns the wager's id. */
async function open(
  memberId: string,
  { sessionId = memberId, itemId, bonusCents = 0 }: Opening = {},
): Promise<string> {
  const id = uuidv7();
  const wager = { memberId, id, sessionId, title: salon, bet: {}, stakeCents: 100 };
  await app.deps.transaction(async (tx) => {
    await lockWallet(tx, memberId);
    const row = itemId === undefined ? undefined : await lockItem(tx, itemId);
    if (row) await keepUsed(app.deps, tx, { ...row, spins_left: (row.spins_left ?? 0) - 1 });
    await openWager(tx, { ...wager, at: clock.now(), bonusCents, ...(itemId ? { itemId } : {}) });
  });
  return id;
}

interface Result {
  memberId: string;
  id: string;
  payoutCents: number;
}

/** Settles wagers in one batch, and adds each payout to the item that the result names. */
const settle = (wagers: readonly Result[]) =>
  app.deps.transaction(async (tx) => {
    const asked = wagers.map((wager) => ({ ...wager, bet: {} }));
    const results = await settleWagers(tx, asked, clock.now());
    for (const [index, { itemId }] of results.entries()) {
      const wager = wagers[index];
      if (wager && itemId !== null) await addWagerWinnings(app.deps, tx, { ...wager, itemId });
    }
    return results;
  });

const voidThem = (wagers: readonly { memberId: string; id: string }[]) =>
  app.deps.transaction(async (tx) => {
    const results = await voidWagers(tx, wagers, { reason: 'faulty', at: clock.now() });
    for (const [index, { itemId }] of results.entries()) {
      const wager = wagers[index];
      const paid = { payoutCents: 0 };
      if (wager && itemId !== null)
        await addWagerWinnings(app.deps, tx, { ...wager, ...paid, itemId });
    }
    return results;
  });

const voidIt = (memberId: string, id: string) =>
  app.deps.transaction((tx) =>
    voidSettled(app.deps, tx, { memberId, id, reason: 'faulty', at: clock.now() }),
  );

const entriesOf = async (memberId: string, id: string) =>
  (
    await app.deps.database.pool.query<{ debit: number; credit: number; amount: number }>(
      `select debit, credit, amount from ledger_transfers where member_id = $1 and operation_id = $2 order by tx, id`,
      [memberId, id],
    )
  ).rows.map(({ debit, credit, amount }) => [debit, credit, amount]);

const wagerEventsOf = (memberId: string) =>
  app.deps.transaction(async (tx) => {
    const found = [];
    for await (const events of eventsOfMember(tx, memberId, { tx: '0', id: 0 }))
      found.push(...events.filter(({ type }) => type.startsWith('wagers.')));
    return found;
  });

const itemOf = async (id: string) => {
  const row = await findItem(app.deps.db, id);
  if (!row) throw new Error('the item of the test is stored');
  return row;
};

const limitFiguresOf = async (memberId: string) =>
  (
    await app.deps.database.pool.query<Record<string, number>>(
      'select wagered_day, lost_day, played_day_ms from limits_play where member_id = $1',
      [memberId],
    )
  ).rows[0];

const notificationsOf = async (memberId: string) =>
  (
    await app.deps.database.owner.query<{ kind: string }>(
      `select kind from notifications where member_id = $1 and kind = 'round_voided'`,
      [memberId],
    )
  ).rows;

test('the casino pays the stake and receives the payout, and the item keeps the winnings', async () => {
  const memberId = await makePlayer(app.deps, { cashCents: 1_000 });
  const itemId = await activeItem(memberId, 2);
  const id = await open(memberId, { itemId });
  expect(await wallet(app, memberId)).toMatchObject({ cash: 1_000, bonus: 0, in_play: 100 });
  expect(await entriesOf(memberId, id)).toEqual([[153, 103, 100]]);
  const asked = [{ memberId, id, payoutCents: 250 }];
  expect(await settle(asked)).toMatchObject([
    { status: 'settled', itemId, cash: 1_000, bonus: 0, in_play: 0 },
  ]);
  expect(await settle(asked)).toMatchObject([{ status: 'already_settled', itemId: null }]);
  expect(await entriesOf(memberId, id)).toEqual([
    [153, 103, 100],
    [103, 151, 100],
    [151, 153, 250],
  ]);
  expect(await itemOf(itemId)).toMatchObject({ state: 'active', spins_left: 1, won_cents: 250 });
  // No session figures are stored, because the member staked nothing.
  expect(await findSession(app.deps.db, memberId, memberId)).toBeUndefined();
  const [opened, settled] = await wagerEventsOf(memberId);
  const paid = { wager_id: id, stake_cents: 100, bonus_stake_cents: 100, item_id: itemId };
  expect(opened).toMatchObject({ type: 'wagers.opened', data: paid });
  expect(settled).toMatchObject({
    type: 'wagers.settled',
    data: { ...paid, payout_cents: 250, bonus_payout_cents: 250 },
  });
});

test('the id of an open wager of an item is used once', async () => {
  const memberId = await makePlayer(app.deps);
  const itemId = await activeItem(memberId, 2);
  const id = await open(memberId, { itemId });
  const again = { memberId, id, sessionId: memberId, title: salon, bet: {}, stakeCents: 100 };
  const reopen = () =>
    app.deps.transaction((tx) => openWager(tx, { ...again, at: clock.now(), itemId }));
  await expect(reopen()).rejects.toMatchObject({ code: '23505' });
  await settle([{ memberId, id, payoutCents: 0 }]);
  await expect(reopen()).rejects.toMatchObject({ code: '23505' });
  expect(await wallet(app, memberId)).toMatchObject({ in_play: 0 });
});

test('a void of the open wager returns the stake to the casino, and the member is not notified', async () => {
  const memberId = await makePlayer(app.deps, { cashCents: 500 });
  const itemId = await activeItem(memberId, 2);
  const id = await open(memberId, { itemId });
  expect(await voidThem([{ memberId, id }])).toMatchObject([
    { status: 'voided', itemId, cash: 500, bonus: 0, in_play: 0 },
  ]);
  expect(await voidThem([{ memberId, id }])).toMatchObject([
    { status: 'already_voided', itemId: null },
  ]);
  expect(await settle([{ memberId, id, payoutCents: 900 }])).toMatchObject([{ status: 'voided' }]);
  expect(await entriesOf(memberId, id)).toEqual([
    [153, 103, 100],
    [103, 153, 100],
  ]);
  expect(await itemOf(itemId)).toMatchObject({ state: 'active', spins_left: 1, won_cents: 0 });
  const { rows } = await app.deps.database.pool.query(
    `select data from events where member_id = $1 and type = 'wagers.voided'`,
    [memberId],
  );
  expect(rows).toMatchObject([
    { data: { wager_id: id, stake_cents: 100, bonus_stake_cents: 100, item_id: itemId } },
  ]);
  await app.deps.events.drain();
  expect(await notificationsOf(memberId)).toEqual([]);
});

test('a void of the settled wager reverses the accounts of the casino, and the item keeps its winnings', async () => {
  const memberId = await makePlayer(app.deps, { cashCents: 500 });
  const itemId = await activeItem(memberId, 2);
  const id = await open(memberId, { itemId });
  await settle([{ memberId, id, payoutCents: 300 }]);
  expect((await voidIt(memberId, id)).repeated).toBe(false);
  expect((await voidIt(memberId, id)).repeated).toBe(true);
  expect((await entriesOf(memberId, id)).slice(3)).toEqual([
    [151, 153, 100],
    [153, 151, 300],
  ]);
  expect(await wallet(app, memberId)).toMatchObject({ cash: 500, bonus: 0, in_play: 0 });
  expect(await itemOf(itemId)).toMatchObject({ won_cents: 300 });
  await app.deps.events.drain();
  expect(await notificationsOf(memberId)).toEqual([]);
});

test('the stake cannot be raised, and bonus money pays no part of it', async () => {
  const memberId = await makePlayer(app.deps, { cashCents: 500 });
  await startBonus(memberId, 400);
  const itemId = await activeItem(memberId, 2);
  const id = await open(memberId, { itemId });
  const raise = (addsCents: number) =>
    app.deps.transaction((tx) =>
      raiseWager(tx, { memberId, id }, { step: 0, action: 'double', addsCents, at: clock.now() }),
    );
  await expect(raise(50)).rejects.toThrow(
    `wager ${id} is paid by a bag item, so its stake cannot be raised`,
  );
  await raise(0);
  await expect(open(memberId, { itemId, bonusCents: 50 })).rejects.toMatchObject({
    constraint: 'wagers_pending_item',
  });
  await settle([{ memberId, id, payoutCents: 0 }]);
  expect(await wallet(app, memberId)).toMatchObject({ cash: 500, bonus: 400, in_play: 0 });
  expect(await itemOf(itemId)).toMatchObject({ spins_left: 1, won_cents: 0 });
});

test('a batch settles and voids wagers of items beside ordinary ones', async () => {
  const [one, other] = [
    await makePlayer(app.deps, { cashCents: 1_000 }),
    await makePlayer(app.deps, { cashCents: 1_000 }),
  ];
  const itemId = await activeItem(one, 4);
  const ordinary = [await open(one), await open(other)];
  const ofItem = [await open(one, { itemId }), await open(one, { itemId })];
  expect(await wallet(app, one)).toMatchObject({ cash: 900, in_play: 300 });
  const results = await settle([
    { memberId: one, id: ofItem[0] ?? '', payoutCents: 70 },
    { memberId: one, id: ordinary[0] ?? '', payoutCents: 150 },
    { memberId: other, id: ordinary[1] ?? '', payoutCents: 0 },
    { memberId: one, id: ofItem[0] ?? '', payoutCents: 900 },
  ]);
  expect(results.map(({ status, itemId: paidBy }) => [status, paidBy])).toEqual([
    ['settled', itemId],
    ['settled', null],
    ['settled', null],
    ['already_settled', null],
  ]);
  const third = await open(one);
  const voided = await voidThem([
    { memberId: one, id: third },
    { memberId: one, id: ofItem[1] ?? '' },
  ]);
  expect(voided.map(({ status, itemId: paidBy }) => [status, paidBy])).toEqual([
    ['voided', null],
    ['voided', itemId],
  ]);
  expect(await wallet(app, one)).toMatchObject({ cash: 1_050, bonus: 0, in_play: 0 });
  expect(await wallet(app, other)).toMatchObject({ cash: 900, bonus: 0, in_play: 0 });
  expect(await itemOf(itemId)).toMatchObject({ spins_left: 2, won_cents: 70 });
  // The session's figures include only the settled wager that the member paid for.
  expect(await findSession(app.deps.db, one, one)).toMatchObject({
    ...{ staked: 100, paid: 150, rounds: 1 },
  });
});

test('simultaneous settlements and voids close the wager of an item once', async () => {
  const memberId = await makePlayer(app.deps);
  const itemId = await activeItem(memberId, 20);
  const ids = [];
  for (let n = 0; n < 8; n += 1) ids.push(await open(memberId, { itemId }));
  const asked = ids.map((id) => ({ memberId, id, payoutCents: 10 }));
  const [settled, voided] = await Promise.all([
    Promise.all([settle(asked), settle(asked.toReversed())]),
    Promise.all([voidThem(asked), voidThem(asked.toReversed())]),
  ]);
  const wins = settled.flat().filter(({ itemId: paidBy }) => paidBy === itemId).length;
  const voids = voided.flat().filter(({ itemId: paidBy }) => paidBy === itemId).length;
  expect(wins + voids).toBe(ids.length);
  expect(await wallet(app, memberId)).toMatchObject({ cash: 0, in_play: 0 });
  expect(await itemOf(itemId)).toMatchObject({ spins_left: 12, won_cents: 10 * wins });
});

test('limits count the time but not the stake, and a requirement counts nothing', async () => {
  const memberId = await makePlayer(app.deps, { cashCents: 1_000 });
  await startBonus(memberId, 400);
  await limitsOf(await app.signedIn('member', memberId)).put('wager day', 50);
  const itemId = await activeItem(memberId, 3);
  const verdict = await app.deps.transaction(async (tx) => {
    const { cash: cashCents } = await lockWallet(tx, memberId);
    const facts = { gate: { ok: true }, refusal: undefined, isRealityCheckDue: false } as const;
    const stake = {
      memberId,
      at: clock.now(),
      payer: 'house',
      stakeCents: 100,
      cashCents,
    } as const;
    return judgeStake(tx, { ...facts, ...stake, bonusAllowed: true });
  });
  expect(verdict).toEqual({ ok: true, cashCents: 0, bonusCents: 0 });
  const first = await open(memberId, { itemId });
  clock.advance(60_000);
  const second = await open(memberId, { itemId });
  clock.advance(60_000);
  await settle([
    { memberId, id: first, payoutCents: 500 },
    { memberId, id: second, payoutCents: 0 },
  ]);
  expect(await limitFiguresOf(memberId)).toEqual({
    ...{ wagered_day: 0, lost_day: 0, played_day_ms: 120_000 },
  });
  const third = await open(memberId, { itemId });
  const recomputed = async () =>
    (
      await app.deps.database.pool.query(
        'select wagered_day, lost_day from limits_figures($1, $2::timestamptz)',
        [memberId, clock.now()],
      )
    ).rows;
  expect(await recomputed()).toEqual([{ wagered_day: 0, lost_day: 0 }]);
  await voidThem([{ memberId, id: third }]);
  expect(await limitFiguresOf(memberId)).toMatchObject({ wagered_day: 0, played_day_ms: 120_000 });
  await voidIt(memberId, first);
  expect(await limitFiguresOf(memberId)).toMatchObject({ wagered_day: 0, lost_day: 0 });
  const [running] = await runningOf(app.deps.db, memberId);
  expect(running).toMatchObject({ balance_cents: 400, in_play_cents: 0, wagered_cents: 0 });
});

test('a session stays the wallet’s when the wager of an item opens or settles in another one', async () => {
  const memberId = await makePlayer(app.deps, { cashCents: 1_000 });
  const itemId = await activeItem(memberId, 3);
  await settle([{ memberId, id: await open(memberId), payoutCents: 30 }]);
  const id = await open(memberId, { itemId, sessionId: uuidv7() });
  await settle([{ memberId, id, payoutCents: 40 }]);
  expect(await wallet(app, memberId)).toMatchObject({ cash: 930 });
  expect(await findSession(app.deps.db, memberId, memberId)).toMatchObject({
    ...{ staked: 100, paid: 30, rounds: 1 },
  });
});

test('the stake is not the member’s own money', async () => {
  const memberId = await makePlayer(app.deps, { cashCents: 1_000 });
  await startBonus(memberId, 400);
  const itemId = await activeItem(memberId, 3);
  const ids = [await open(memberId, { itemId }), await open(memberId, { bonusCents: 40 })];
  const held = await wallet(app, memberId);
  expect(held).toMatchObject({ cash: 940, in_play: 200 });
  const running = await runningOf(app.deps.db, memberId);
  expect(await ownCents(app.deps.db, held, running)).toBe(1_000);
  await settle(ids.map((id) => ({ memberId, id, payoutCents: 0 })));
});

test('an item whose last spin is open ends with the wager, also after its deadline', async () => {
  const memberId = await makePlayer(app.deps);
  const [won, late, gone] = [
    await activeItem(memberId, 2),
    await activeItem(memberId, 1),
    await activeItem(memberId, 1),
  ];
  const [first, second] = [
    await open(memberId, { itemId: won }),
    await open(memberId, { itemId: won }),
  ];
  const [third, fourth] = [
    await open(memberId, { itemId: late }),
    await open(memberId, { itemId: gone }),
  ];
  await settle([{ memberId, id: first, payoutCents: 0 }]);
  expect(await itemOf(won)).toMatchObject({ state: 'active', spins_left: 0 });
  await settle([{ memberId, id: second, payoutCents: 0 }]);
  expect(await itemOf(won)).toMatchObject({ state: 'lost' });
  clock.advance(2 * DAY_MS);
  await expireItems(app.deps, memberId);
  expect(await itemOf(late)).toMatchObject({ state: 'active' });
  await settle([{ memberId, id: third, payoutCents: 80 }]);
  expect(await itemOf(late)).toMatchObject({ state: 'running', won_cents: 80 });
  expect(await wallet(app, memberId)).toMatchObject({ cash: 0, bonus: 80, in_play: 100 });
  await app.deps.transaction((tx) => revokeItem(app.deps, tx, gone, 'test'));
  await settle([{ memberId, id: fourth, payoutCents: 500 }]);
  expect(await itemOf(gone)).toMatchObject({ state: 'revoked', won_cents: 0 });
  expect(await wallet(app, memberId)).toMatchObject({ cash: 0, bonus: 80, in_play: 0 });
});
