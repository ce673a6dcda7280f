/**
 * Tests those effects of a void that `voided-wagers.test.ts` does not cover, because its random histories never produce
 * these effects or its comparison excludes them (decision 87).
 */
import * as bag from '@wl/contract/bag';
import { bagEvents } from '@wl/contract/events/bag';
import { wagersEvents } from '@wl/contract/events/wagers';
import { journeyReplay, type JourneyReplay } from '@wl/contract/office/journey-replay';
import type { StatementLine } from '@wl/contract/wallet-statement';
import { accounts } from './features/ledger/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeItem } from './features/bag/items/items-repository.ts';
import { addWagerWinnings } from './features/bag/items/spins.ts';
import { bagMember, deposit, give, launchItem } from './features/bag/testing-bag.ts';
import { expectAudited } from './features/ledger/testing-audit.ts';
import type { Registered } from './features/members/testing-members.ts';
import { makeClerk } from './features/staff/testing-clerks.ts';
import { enter, makeTournament } from './features/tournaments/testing-tournaments.ts';
import { openWager, settleWager, voidSettled, voidWager } from './features/wagers/index.ts';
import { titles } from './features/titles/index.ts';
import { settleOne, wallet } from './features/wagers/testing-settling.ts';
import { testClock } from './platform/clock.ts';
import { storeEvent } from './platform/events/events.ts';
import { uuidv7 } from './platform/ids.ts';
import { startTestApp, type TestApp } from './platform/testing.ts';
import { expectEventsMatch } from './platform/testing/testing-events.ts';

const clock = testClock('2026-03-02T12:10:00Z');
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock });
  await app.deps.events.drain();
});
afterAll(async () => {
  await expectAudited(app);
  await expectEventsMatch(app, [wagersEvents.voided, bagEvents.balance_spent]);
  await app.close();
});

const GAME = 'neon-shibuya';

async function play({ id: memberId }: Registered, stakeCents: number, payoutCents: number) {
  const id = uuidv7();
  const bet = { memberId, sessionId: memberId, game: GAME, bonusAllowed: true };
  await settleOne(app, { ...bet, id, stakeCents, payoutCents }, clock.now());
  clock.advance(1_000);
  return id;
}

async function voidIt({ id: memberId }: Registered, id: string) {
  await app.deps.transaction((tx) =>
    voidSettled(app.deps, tx, { memberId, id, reason: 'faulty game', at: clock.now() }),
  );
  await app.deps.events.drain();
}

async function rowsOf<Row extends object>(sql: string, values: unknown[]): Promise<Row[]> {
  return (await app.deps.database.owner.query<Row>(sql, values)).rows;
}

/** Activates a deposit bonus, then deposits $1,000, which earns $280 of bonus money. */
async function withBonus(): Promise<Registered> {
  const member = await bagMember(app);
  const { terms, slug } = launchItem('deposit-bonus-100');
  const id = await give(app, member.id, terms, slug);
  await member.client.call(bag.activateItem, { params: { id } });
  await deposit(app, member.id, 100_000);
  return member;
}

test('the statement shows the stake, the payout and their return, which add up to 0', async () => {
  const member = await bagMember(app);
  await deposit(app, member.id, 10_000);
  const id = await play(member, 500, 200);
  await voidIt(member, id);
  const { body } = await member.client.get('/api/wallet/statement?view=rounds');
  const { lines } = (body as { data: { lines: StatementLine[] } }).data;
  expect(lines).toMatchObject([{ operation_id: id, cash: 0, bonus: 0 }]);
  const entries = lines[0]?.entries.map(({ debit, credit, amount }) => [debit, credit, amount]);
  expect(entries).toEqual([
    ['cash', 'play_house', 500],
    ['play_house', 'cash', 200],
    ['play_house', 'cash', 500],
    ['cash', 'play_house', 200],
  ]);
  expect(await wallet(app, member.id)).toMatchObject({ cash: 10_000 });
});

/** Opens a round in a game with decisions. A bag item covers the $3 stake. Returns the round's id. */
async function openOfItem(memberId: string, itemId: string, game: string): Promise<string> {
  const id = uuidv7();
  const { seed_pair_no: seedPairNo, next_nonce: nonce } = await wallet(app, memberId);
  const wager = { memberId, id, sessionId: memberId, title: titles.get(game), bet: {} };
  const round = { mathVersion: '1', seedPairNo, nonce };
  await app.deps.transaction((tx) =>
    openWager(tx, { ...wager, stakeCents: 300, at: clock.now(), itemId, round }),
  );
  return id;
}

test('the statement shows wagers paid by an item with the entries of the ledger', async () => {
  const member = await bagMember(app);
  const { id: memberId } = member;
  await deposit(app, memberId, 10_000);
  const { terms, slug } = launchItem('free-spins-10');
  const item = await give(app, memberId, terms, slug);
  const deadline = new Date(clock.now().getTime() + 86_400_000);
  await app.deps.transaction((tx) =>
    changeItem(tx, item, { state: 'active', activated_at: clock.now(), deadline, spins_left: 9 }),
  );
  const open = (game: string) => openOfItem(memberId, item, game);
  const settle = (id: string) =>
    app.deps.transaction(async (tx) => {
      const result = { bet: {}, payoutCents: 500, at: clock.now() };
      const { itemId } = await settleWager(tx, { memberId, id }, result);
      if (itemId) await addWagerWinnings(app.deps, tx, { memberId, itemId, payoutCents: 500 });
    });
  const ids = [await open('boulevard-blackjack')];
  await settle(ids[0] ?? '');
  ids.push(await open('boulevard-blackjack'));
  await settle(ids[1] ?? '');
  await voidIt(member, ids[1] ?? '');
  ids.push(await open('boulevard-blackjack'));
  const how = { reason: 'faulty game', at: clock.now() };
  await app.deps.transaction((tx) => voidWager(tx, { memberId, id: ids[2] ?? '' }, how));
  ids.push(await open('shinjuku-jacks'));
  const { body } = await member.client.get('/api/wallet/statement?view=rounds');
  const { lines } = (body as { data: { lines: StatementLine[] } }).data;
  expect(lines.map(({ operation_id }) => operation_id)).toEqual(ids.toReversed());
  const codes = new Map<string, number>([
    ['bonus_cost', accounts.bonusCost],
    ['in_play', accounts.inPlay],
    ['play_house', accounts.playHouse],
  ]);
  for (const { operation_id, cash, bonus, entries } of lines) {
    expect({ cash, bonus }).toEqual({ cash: 0, bonus: 0 });
    const booked = await rowsOf(
      'select debit, credit, amount from ledger_transfers where member_id = $1 and operation_id = $2 order by tx, id',
      [memberId, operation_id],
    );
    const shown = entries.map(({ debit, credit, amount }) => ({
      ...{ debit: codes.get(debit), credit: codes.get(credit), amount },
    }));
    expect(shown).toEqual(booked);
  }
  expect(await wallet(app, memberId)).toMatchObject({ cash: 10_000, bonus: 0, in_play: 300 });
  await settle(ids[3] ?? '');
});

test('a bonus gets its stake back while it runs', async () => {
  const member = await withBonus();
  const id = await play(member, 100_100, 0);
  expect(await wallet(app, member.id)).toMatchObject({ cash: 0, bonus: 27_900 });
  await voidIt(member, id);
  expect(await wallet(app, member.id)).toMatchObject({ cash: 100_000, bonus: 28_000 });
  const { body } = await member.client.get('/api/wallet/statement?view=rounds');
  const { lines } = (body as { data: { lines: StatementLine[] } }).data;
  expect(lines).toMatchObject([{ operation_id: id, cash: 0, bonus: 0 }]);
});

test('a bonus whose voided winnings are spent loses what it has, and ends', async () => {
  const member = await withBonus();
  const won = await play(member, 100_100, 200_200);
  const { cash, bonus } = await wallet(app, member.id);
  expect({ cash, bonus }).toEqual({ cash: 200_000, bonus: 28_100 });
  await play(member, cash + bonus - 50, 0);
  expect(await wallet(app, member.id)).toMatchObject({ cash: 0, bonus: 50 });
  await voidIt(member, won);
  // The void would take back $1,000.00 in cash and $1.00 in bonus money, after deducting the returned stake. The member
  // has no cash and only $0.50 in bonus money, so the missing cash becomes a debt and the bonus is lost.
  expect(await wallet(app, member.id)).toMatchObject({ cash: 0, bonus: 0 });
  expect(
    await rowsOf('select amount_cents from wallet_debts where member_id = $1', [member.id]),
  ).toEqual([{ amount_cents: 100_000 }]);
  expect(await rowsOf('select state from bag_items where member_id = $1', [member.id])).toEqual([
    { state: 'lost' },
  ]);
});

test('a bonus that began after the wager is not touched', async () => {
  const member = await bagMember(app);
  await deposit(app, member.id, 10_000);
  const id = await play(member, 500, 0);
  const { terms, slug } = launchItem('deposit-bonus-100');
  const item = await give(app, member.id, terms, slug);
  await member.client.call(bag.activateItem, { params: { id: item } });
  await deposit(app, member.id, 100_000);
  await play(member, 700, 0);
  await voidIt(member, id);
  expect(
    await rowsOf('select balance_cents, wagered_cents from bag_running where member_id = $1', [
      member.id,
    ]),
  ).toEqual([{ balance_cents: 28_000, wagered_cents: 700 }]);
});

test('a free spin returns nothing to the member, and its item keeps the winnings', async () => {
  const member = await bagMember(app);
  const item = await give(app, member.id, launchItem('free-spins-10').terms);
  await member.client.call(bag.activateItem, { params: { id: item } });
  const id = uuidv7();
  const sent = { id, game: 'fog-and-crown', bet: { stakeCents: 10 }, item };
  expect(await member.client.post('/api/play/rounds', sent)).toMatchObject({ status: 200 });
  const won = await rowsOf('select won_cents, spins_left from bag_items where id = $1', [item]);
  await voidIt(member, id);
  expect(await wallet(app, member.id)).toMatchObject({ cash: 0, bonus: 0 });
  expect(await rowsOf('select won_cents, spins_left from bag_items where id = $1', [item])).toEqual(
    won,
  );
  expect(
    await rowsOf(
      `select sum(case credit when 151 then amount else -amount end)::int8 as sum from ledger_transfers
       where operation_id = $1`,
      [id],
    ),
  ).toEqual([{ sum: 0 }]);
  expect(
    await rowsOf(`select kind from notifications where member_id = $1 and kind = 'round_voided'`, [
      member.id,
    ]),
  ).toEqual([]);
});

test('a deposit that was staked in full stays so', async () => {
  const member = await bagMember(app);
  await deposit(app, member.id, 10_000);
  const id = await play(member, 10_000, 10_000);
  await app.deps.events.drain();
  await voidIt(member, id);
  expect(
    await rowsOf('select staked_cents from wallet_deposit_turnover where member_id = $1', [
      member.id,
    ]),
  ).toEqual([{ staked_cents: 10_000 }]);
});

test('a tournament that has ended keeps its ranks', async () => {
  const member = await bagMember(app);
  await deposit(app, member.id, 10_000);
  const tournament = await makeTournament(app);
  await enter(member.client, tournament);
  const id = await play(member, 100, 900);
  await app.deps.events.drain();
  const score = () =>
    rowsOf('select score, is_open from tournaments_scores where member_id = $1', [member.id]);
  expect(await score()).toEqual([{ score: 900, is_open: true }]);
  const at = clock.now().toISOString();
  await app.deps.transaction((tx) =>
    storeEvent(tx, { type: 'tournaments.ended', data: { tournament_id: tournament, at } }),
  );
  await app.deps.events.drain();
  await voidIt(member, id);
  expect(await score()).toEqual([{ score: 900, is_open: false }]);
});

test('the biggest win of the day is removed', async () => {
  const member = await bagMember(app);
  await deposit(app, member.id, 10_000);
  const id = await play(member, 100, 5_000);
  await app.deps.events.drain();
  const wins = () =>
    rowsOf('select payout from play_best_wins where game = $1 and payout >= 5000', [GAME]);
  await play(member, 100, 4_000);
  expect((await wins()).length).toBe(1);
  await voidIt(member, id);
  expect(await wins()).toEqual([]);
});

test('the journey replay of a clerk shows the void and finds no difference', async () => {
  const member = await bagMember(app);
  await deposit(app, member.id, 10_000);
  const id = await play(member, 100, 300);
  await app.deps.events.drain();
  await voidIt(member, id);
  const clerk = await makeClerk(app, ['support']);
  const { status, body } = await clerk.call(journeyReplay, {
    params: { id: member.id },
    query: {},
  });
  expect(status, JSON.stringify(body)).toBe(200);
  const { page, seal } = body.data as JourneyReplay;
  expect(seal).toMatchObject({ waiting: 0, differences: [] });
  expect(page?.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['wagers.settled', 'wagers.voided']),
  );
});

test('the member is told how much returns to cash', async () => {
  const member = await withBonus();
  await voidIt(member, await play(member, 100_100, 0));
  expect(
    await rowsOf(`select data from notifications where member_id = $1 and kind = 'round_voided'`, [
      member.id,
    ]),
  ).toMatchObject([{ data: { amount: 100_000 } }]);
});
