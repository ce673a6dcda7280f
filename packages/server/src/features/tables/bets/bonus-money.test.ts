/**
 * Tests bets with bonus money at shared tables over HTTP. The tests cover bonuses that end while a bet is open, voids,
 * and attempts at abuse, such as bets in two windows, repeated requests and opposite bets.
 */
import type { TableBet } from '@wl/contract/tables';
import { statement } from '@wl/contract/wallet-statement';
import type { SharedHand } from '@wl/games/engines/blackjack/shared-hand';
import { timeToReach } from '@wl/games/engines/crash/rules';
import { tableBlackjack } from '@wl/games/tables/blackjack';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '../../../platform/clock.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { longSessions, startTestApp } from '../../../platform/testing.ts';
import { endByWagering, revokeItem } from '../../bag/items/end-item.ts';
import { bagMember, balancesOf, codeOf, deposit, startBonus } from '../../bag/testing-bag.ts';
import { expectAudited } from '../../ledger/testing-audit.ts';
import type { Registered } from '../../members/testing-members.ts';
import { switchTitle } from '../../titles/index.ts';
import type { TableOwner } from '../owner/table-owner.ts';
import { latestRounds } from '../rounds/rounds-repository.ts';
import { voidRound } from '../rounds/void-round.ts';
import {
  newOwner,
  openTestTable,
  runUntil,
  see,
  setState,
  TABLE,
  wrongBets,
  type TestTables,
} from '../testing-tables.ts';

const CRASH = 'pacific-departure';
const BLACKJACK = 'rambla-twenty-one';
const BONUS = 10_00;

let tables: TestTables;
let owner: TableOwner;
beforeAll(async () => {
  const clock = testClock('2026-03-02T12:00:00Z');
  const app = await startTestApp({ clock, config: { sessions: longSessions } });
  tables = { app, clock, close: () => app.close() };
  await openTestTable(app);
  for (const slug of [CRASH, BLACKJACK]) await setState(tables, 'open', slug);
  clock.advance(3_000);
  owner = newOwner(tables);
  await owner.tick();
});
afterAll(async () => {
  expect(await wrongBets(tables)).toEqual([]);
  expect(await wrongBonusStakes()).toEqual([]);
  await expectAudited(tables.app);
  await tables.close();
});

/** Returns the bets whose bonus stake differs from the bonus stake of their wager. */
async function wrongBonusStakes() {
  const { rows } = await tables.app.deps.database.owner.query(
    `select b.id from tables_bets b left join wagers_settled w using (member_id, id) left join wagers_pending p using (member_id, id)
     where b.bonus_stake <> coalesce(p.bonus_stake, 0) + coalesce(w.bonus_stake, 0) + coalesce(w.bonus_converted, 0)`,
  );
  return rows;
}

/** Returns a new member with a running bonus and, by default, no cash. */
async function bonusMember({ cash = 0, bonus = BONUS } = {}) {
  const member = await bagMember(tables.app);
  if (cash > 0) await deposit(tables.app, member.id, cash);
  const item = await startBonus(tables.app, member.id, bonus);
  return { ...member, item };
}

interface Sent {
  id?: string;
  table?: string;
  autoCashOut?: Record<string, number>;
}

function bet(
  { client }: Registered,
  round: number,
  spots: Record<string, number>,
  { id = uuidv7(), table = TABLE, ...rest }: Sent = {},
) {
  return client.post(`/api/tables/${table}/bets`, { id, round, bet: { spots, ...rest } });
}

async function accepted(...sent: Parameters<typeof bet>): Promise<TableBet> {
  const { status, body } = await bet(...sent);
  expect([status, codeOf({ body })]).toEqual([200, undefined]);
  return (body as { data: { bet: TableBet } }).data.bet;
}

async function openRound(slug = TABLE): Promise<number> {
  const current = (await see(tables, slug)).table.round;
  if (current?.phase !== 'settled') await settle(slug);
  return (await runUntil(tables, owner, 'open', slug)).number;
}

/** Lets the owner settle the table's round. Skips the rest of a climb, which can last for minutes. */
async function settle(slug = TABLE): Promise<void> {
  await runUntil(tables, owner, slug === CRASH ? 'revealed' : 'settled', slug);
  if (slug !== CRASH) return;
  const { since, showMs } = (await latestRounds(tables.app.deps.db, CRASH, 1))[0]!.state;
  tables.clock.set(new Date(Math.max(since + showMs! + 500, tables.clock.now().getTime())));
  await owner.tick();
  await runUntil(tables, owner, 'settled', slug);
}

async function bonusOf({ id }: Registered) {
  const { rows } = await tables.app.deps.database.owner.query<{
    balance: number;
    in_play: number;
    wagered: number;
  }>(
    `select balance_cents as balance, in_play_cents as in_play, wagered_cents as wagered from bag_running
     where member_id = $1`,
    [id],
  );
  return rows[0];
}

const payoutOf = async ({ id }: TableBet) => {
  const { rows } = await tables.app.deps.database.owner.query<{ payout: number }>(
    'select payout from tables_bets where id = $1',
    [id],
  );
  return rows[0]!.payout;
};

describe('a bet', () => {
  test('is paid with cash first, then with bonus money, and its receipt shows both', async () => {
    const member = await bonusMember({ cash: 2_00 });
    const receipt = await accepted(member, await openRound(), { red: 5_00 });
    expect(receipt).toMatchObject({ stake_cents: 5_00, bonus_stake_cents: 3_00 });
    expect(await balancesOf(member)).toEqual({ cash: 0, bonus: 7_00 });
    await settle();
    // The payout is split between cash and bonus money in the same proportion as the stake.
    const payout = await payoutOf(receipt);
    expect(await balancesOf(member)).toEqual({
      cash: (payout * 2) / 5,
      bonus: 7_00 + (payout * 3) / 5,
    });
  });

  test('with bonus money only counts 10% towards the requirement, and its payout is bonus money', async () => {
    const member = await bonusMember();
    const number = await openRound();
    const receipt = await accepted(member, number, { red: 4_00 });
    expect(receipt).toMatchObject({ stake_cents: 4_00, bonus_stake_cents: 4_00 });
    expect(await bonusOf(member)).toEqual({ balance: 6_00, in_play: 4_00, wagered: 0 });
    await settle();
    const payout = await payoutOf(receipt);
    expect(await bonusOf(member)).toEqual({ balance: 6_00 + payout, in_play: 0, wagered: 40 });
    expect(await balancesOf(member)).toEqual({ cash: 0, bonus: 6_00 + payout });
    const { body } = await member.client.call(statement, { query: { view: 'rounds' } });
    expect(body.data.lines).toMatchObject([{ game: TABLE, cash: 0, bonus: payout - 4_00 }]);
  });

  test('sent twice at once is paid once, with the same receipt', async () => {
    const member = await bonusMember();
    const number = await openRound();
    const id = uuidv7();
    const replies = await Promise.all([1, 2].map(() => bet(member, number, { red: 3_00 }, { id })));
    const receipts = replies.map(({ body }) => body.data.bet);
    expect(receipts[0]).toMatchObject({ bonus_stake_cents: 3_00 });
    expect(receipts[1]).toEqual(receipts[0]);
    expect(await bonusOf(member)).toMatchObject({ balance: 7_00, in_play: 3_00 });
  });

  /**
   * Waits until the table accepts or refuses bonus money, because a changed switch takes effect only after a
   * notification.
   */
  const bonusMoneyIs = (expected: boolean) =>
    expect.poll(async () => (await see(tables)).table.bonus_money).toBe(expected);

  test('is refused if bonus money is switched off for the table, and the table says so', async () => {
    const member = await bonusMember();
    const number = await openRound();
    await bonusMoneyIs(true);
    await switchTitle(tables.app.deps, TABLE, { no_bonus_money: true });
    await bonusMoneyIs(false);
    expect(codeOf(await bet(member, number, { red: 1_00 }))).toBe('play.bonus_refused');
    await switchTitle(tables.app.deps, TABLE, { no_bonus_money: false });
    await bonusMoneyIs(true);
    await accepted(member, number, { red: 1_00 });
  });

  test('ends bonuses that are past their deadline if it cannot be paid', async () => {
    const member = await bonusMember();
    await tables.app.deps.database.owner.query(
      `update bag_running set deadline = $2 where member_id = $1`,
      [member.id, new Date(tables.clock.now().getTime() - 1)],
    );
    await tables.app.deps.database.owner.query(`update bag_items set deadline = $2 where id = $1`, [
      member.item,
      new Date(tables.clock.now().getTime() - 1),
    ]);
    const number = await openRound();
    expect(codeOf(await bet(member, number, { red: 1_00 }))).toBe('wallet.insufficient_funds');
    expect(await bonusOf(member)).toBeUndefined();
  });
});

describe('the rules for bonus money apply to all bets of a member in a round', () => {
  test.each([
    ['both colours in one bet', [{ red: 1_00, black: 1_00 }], 'tables.bonus_bets'],
    ['both colours in two bets', [{ red: 1_00 }, { black: 1_00 }], 'tables.bonus_round'],
    ['more than $5 in one bet', [{ red: 5_50 }], 'tables.bonus_bets'],
    ['more than $5 in two bets', [{ red: 3_00 }, { 'straight:1': 2_50 }], 'tables.bonus_round'],
  ])('%s', async (_, bets, code) => {
    const member = await bonusMember();
    const number = await openRound();
    for (const spots of bets.slice(0, -1)) await accepted(member, number, spots);
    const before = await balancesOf(member);
    expect(codeOf(await bet(member, number, bets.at(-1)!))).toBe(code);
    expect(await balancesOf(member)).toEqual(before);
  });

  test('a second bet that cash pays cannot cover the rest of the wheel', async () => {
    const member = await bonusMember();
    const number = await openRound();
    await accepted(member, number, { red: 1_00 });
    await deposit(tables.app, member.id, 50_00);
    expect(codeOf(await bet(member, number, { black: 1_00 }))).toBe('tables.bonus_round');
    await accepted(member, number, { 'straight:2': 1_00 });
  });

  test('bonus money cannot complete a bet that cash began', async () => {
    const member = await bagMember(tables.app);
    await deposit(tables.app, member.id, 10_00);
    const number = await openRound();
    await accepted(member, number, { black: 10_00 });
    await startBonus(tables.app, member.id, BONUS);
    expect(codeOf(await bet(member, number, { red: 1_00 }))).toBe('tables.bonus_bets');
  });

  test('two windows that bet on both colours at once: one is refused', async () => {
    const member = await bonusMember();
    const number = await openRound();
    const replies = await Promise.all([
      bet(member, number, { red: 2_00 }),
      bet(member, number, { black: 2_00 }),
    ]);
    expect(replies.map(codeOf).toSorted()).toEqual(['tables.bonus_round', undefined]);
    expect(await bonusOf(member)).toMatchObject({ balance: 8_00, in_play: 2_00 });
  });

  test('cash alone may cover both colours, also with a running bonus', async () => {
    const member = await bonusMember({ cash: 50_00 });
    const receipt = await accepted(member, await openRound(), { red: 10_00, black: 10_00 });
    expect(receipt.bonus_stake_cents).toBeUndefined();
  });
});

describe('a bonus that ends while the bet is open', () => {
  test('completed: the payout of its part is cash', async () => {
    const member = await bonusMember();
    const number = await openRound();
    const receipt = await accepted(member, number, { red: 2_00, 'straight:1': 1_00 });
    await tables.app.deps.database.owner.query(
      `update bag_running set reached_at = $2 where item_id = $1`,
      [member.item, tables.clock.now()],
    );
    await tables.app.deps.transaction((tx) => endByWagering(tables.app.deps, tx, member.item));
    expect(await balancesOf(member)).toEqual({ cash: 7_00, bonus: 0 });
    await settle();
    const payout = await payoutOf(receipt);
    expect(await balancesOf(member)).toEqual({ cash: 7_00 + payout, bonus: 0 });
  });

  test('revoked: the casino keeps the payout, and a void returns nothing either', async () => {
    for (const voids of [false, true]) {
      const member = await bonusMember();
      const number = await openRound();
      await accepted(member, number, { red: 3_00 });
      await tables.app.deps.transaction((tx) =>
        revokeItem(tables.app.deps, tx, member.item, 'test'),
      );
      if (voids) {
        await voidRound(tables.app.deps, TABLE, { round: number, reason: 'equipment' });
        await owner.tick();
      } else await settle();
      expect(await balancesOf(member)).toEqual({ cash: 0, bonus: 0 });
    }
  });
});

describe('a void', () => {
  test('returns cash and bonus money to where they came from, and counts nothing', async () => {
    const member = await bonusMember();
    const number = await openRound();
    await accepted(member, number, { red: 4_00 });
    expect(await voidRound(tables.app.deps, TABLE, { round: number, reason: 'equipment' })).toBe(
      true,
    );
    await owner.tick();
    expect(await bonusOf(member)).toEqual({ balance: BONUS, in_play: 0, wagered: 0 });
    expect(await balancesOf(member)).toEqual({ cash: 0, bonus: BONUS });
  });

  test('after the bonus was completed returns its stake as cash', async () => {
    const member = await bonusMember();
    const number = await openRound();
    await accepted(member, number, { red: 4_00 });
    await tables.app.deps.database.owner.query(
      `update bag_running set reached_at = $2 where item_id = $1`,
      [member.item, tables.clock.now()],
    );
    await tables.app.deps.transaction((tx) => endByWagering(tables.app.deps, tx, member.item));
    await voidRound(tables.app.deps, TABLE, { round: number, reason: 'equipment' });
    await owner.tick();
    expect(await balancesOf(member)).toEqual({ cash: BONUS, bonus: 0 });
  });
});

describe('crash', () => {
  const cashOut = ({ client }: Registered, { id }: TableBet, spot = 'first') =>
    client.post(`/api/tables/${CRASH}/bets/${id}/cash-out`, { spot });

  test('a target under 1.65× takes no bonus money', async () => {
    const member = await bonusMember();
    const number = await openRound(CRASH);
    const low = { table: CRASH, autoCashOut: { first: 164 } };
    expect(codeOf(await bet(member, number, { first: 1_00 }, low))).toBe('tables.bonus_bets');
    await accepted(member, number, { first: 1_00 }, { ...low, autoCashOut: { first: 165 } });
    await deposit(tables.app, member.id, 10_00);
    const hedge = { table: CRASH, autoCashOut: { second: 101 } };
    expect(codeOf(await bet(member, number, { second: 1_00 }, hedge))).toBe('tables.bonus_round');
  });

  test('a cash-out by hand starts at 1.65×, also for a bet that cash paid beside it', async () => {
    for (let tried = 0; tried < 200; tried++) {
      const member = await bonusMember();
      const payer = await bagMember(tables.app);
      await deposit(tables.app, payer.id, 10_00);
      const number = await openRound(CRASH);
      const byBonus = await accepted(member, number, { first: 1_00 }, { table: CRASH });
      await deposit(tables.app, member.id, 10_00);
      const beside = await accepted(member, number, { second: 1_00 }, { table: CRASH });
      expect(beside.bonus_stake_cents).toBeUndefined();
      const other = await accepted(payer, number, { first: 1_00 }, { table: CRASH });
      await runUntil(tables, owner, 'revealed', CRASH);
      const [round] = await latestRounds(tables.app.deps.db, CRASH, 1);
      if ((round!.drawn!.result as number) < 170) continue;
      const { since } = round!.state;
      tables.clock.set(new Date(since + timeToReach(164)));
      for (const [one, spot] of [
        [byBonus, 'first'],
        [beside, 'second'],
      ] as const)
        expect(codeOf(await cashOut(member, one, spot))).toBe('tables.bonus_cash_out');
      expect((await cashOut(payer, other)).status).toBe(200);
      tables.clock.set(new Date(since + timeToReach(165)));
      expect((await cashOut(member, byBonus)).status).toBe(200);
      await settle(CRASH);
      expect(await bonusOf(member)).toMatchObject({ balance: 9_00 + 1_65, in_play: 0 });
      return;
    }
    throw new Error('no climb was high enough');
  });
});

describe('blackjack', () => {
  const { windowOf } = tableBlackjack.windows!;
  const decide = ({ client }: Registered, { id }: TableBet, action: string) =>
    client.post(`/api/tables/${BLACKJACK}/bets/${id}/decisions`, { step: 0, action });

  /**
   * Plays hands, with one bet per member, until a hand has a decision. Sets the clock to the first decision window of
   * that hand and returns its bets.
   */
  async function decidable(members: readonly Registered[], stakes: readonly number[]) {
    for (let tried = 0; tried < 100; tried++) {
      const number = await openRound(BLACKJACK);
      const bets: TableBet[] = [];
      for (const [index, member] of members.entries())
        bets.push(await accepted(member, number, { hand: stakes[index]! }, { table: BLACKJACK }));
      await runUntil(tables, owner, 'revealed', BLACKJACK);
      const [round] = await latestRounds(tables.app.deps.db, BLACKJACK, 1);
      const { hits } = round!.drawn!.result as SharedHand;
      tables.clock.set(new Date(round!.state.since + windowOf(0).fromMs + 1_000));
      if (hits.length > 0) return bets;
    }
    throw new Error('no hand with a decision was dealt');
  }

  test('a double is paid with bonus money, repeated once, and limited to $5 with the bet', async () => {
    const [small, large] = [
      await bonusMember({ bonus: 50_00 }),
      await bonusMember({ bonus: 300_00 }),
    ];
    const [one, other] = await decidable([small, large], [2_00, 3_00]);
    const before = (await bonusOf(small))!;
    const doubled = await Promise.all([1, 2].map(() => decide(small, one!, 'double')));
    for (const { body } of doubled)
      expect(body.data.bet).toMatchObject({ stake_cents: 4_00, bonus_stake_cents: 4_00 });
    expect(await bonusOf(small)).toMatchObject({
      balance: before.balance - 2_00,
      in_play: 4_00,
    });
    expect(codeOf(await decide(large, other!, 'double'))).toBe('tables.bonus_round');
    await deposit(tables.app, large.id, 50_00);
    expect(codeOf(await decide(large, other!, 'double'))).toBe('tables.bonus_round');
    expect((await decide(large, other!, 'stand')).status).toBe(200);
    await settle(BLACKJACK);
    const payout = await payoutOf(one!);
    expect(await bonusOf(small)).toMatchObject({
      balance: before.balance - 2_00 + payout,
      in_play: 0,
    });
  });

  test('a double after the bonus has ended is paid with another bonus', async () => {
    const member = await bonusMember({ bonus: 50_00 });
    const [one] = (await decidable([member], [1_00])) as [TableBet];
    await tables.app.deps.transaction((tx) => revokeItem(tables.app.deps, tx, member.item, 'test'));
    expect(codeOf(await decide(member, one, 'double'))).toBe('wallet.insufficient_funds');
    await startBonus(tables.app, member.id, BONUS);
    const { body } = await decide(member, one, 'double');
    expect(body.data.bet).toMatchObject({ stake_cents: 2_00, bonus_stake_cents: 2_00 });
    await settle(BLACKJACK);
    const payout = await payoutOf(one);
    expect(await bonusOf(member)).toMatchObject({ balance: 9_00 + payout / 2, in_play: 0 });
  });
});
