/**
 * Tests bets with bonus money: which balance pays the stake, which balance receives the winnings, and how wagering
 * progresses. Compares the results with a second implementation of the rules.
 */
import { bagEvents } from '@wl/contract/events/bag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuidv7 } from '../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { expectEventsMatch } from '../../platform/testing/testing-events.ts';
import { audit } from '../ledger/audit.ts';
import { post } from '../ledger/index.ts';
import { titles } from '../titles/index.ts';
import { openWager } from './repository.ts';
import { settleStatus, type SettleAnswer } from './settle-repository.ts';
import { betPath, makePlayer } from '../play/testing-players.ts';
import { betOf, seeded, settleAll, settleOne, settleTwice, wallet } from './testing-settling.ts';

let app: TestApp;
const at = new Date('2026-03-04T12:00:00Z');
const daysLater = (days: number) => new Date(at.getTime() + days * 86_400_000);
beforeAll(async () => {
  app = await startTestApp({ features: betPath });
});
afterAll(async () => {
  await expectEventsMatch(app, [bagEvents.wagering_reached, bagEvents.balance_spent]);
  await app.close();
});

interface Item {
  id: string;
  balance: number;
  required: number;
  wagered: number;
  reached: boolean;
  /** True if the deadline of the bonus has passed. */
  late: boolean;
}

/** Creates a running bonus, as the bag feature does. */
async function open(
  memberId: string,
  balance: number,
  required: number,
  deadline = daysLater(30),
): Promise<Item> {
  const id = uuidv7();
  await app.deps.transaction((tx) =>
    post(tx, {
      memberId,
      operationId: id,
      kind: 'bonus_granted',
      transfers: [{ debit: 'bonusCost', credit: 'bonus', amount: balance }],
    }),
  );
  await app.deps.database.owner.query(
    `insert into bag_running (member_id, item_id, balance_cents, required_cents, deadline)
     values ($1, $2, $3, $4, $5)`,
    [memberId, id, balance, required, deadline],
  );
  return { id, balance, required, wagered: 0, reached: false, late: deadline < at };
}

async function itemsOf(memberId: string): Promise<Item[]> {
  const { rows } = await app.deps.database.pool.query<Item>(
    `select item_id as id, balance_cents as balance, required_cents as required, wagered_cents as wagered,
       reached_at is not null as reached, deadline < $2 as late
     from bag_running where member_id = $1 order by no`,
    [memberId, at],
  );
  return rows;
}

const eventsOf = async (memberId: string) =>
  (
    await app.deps.database.pool.query<{ seq: number; type: string; data: object }>(
      `select seq, type, data from events where member_id = $1 order by seq`,
      [memberId],
    )
  ).rows;

const roundsOf = async (memberId: string) =>
  (
    await app.deps.database.pool.query<Record<string, number | null>>(
      `select stake, payout, bonus_stake, bonus_payout, cash_after, event_seq from wagers_settled where member_id = $1
       order by nonce`,
      [memberId],
    )
  ).rows;

test('a stake uses cash before bonus money, and the payout is split in proportion, odd cent to cash', async () => {
  const memberId = await makePlayer(app.deps, { cashCents: 100 });
  await open(memberId, 1000, 4000);
  // The stake of 300 is paid with 100 in cash and 200 in bonus money, so two thirds of the payout of 1000 is bonus
  // money.
  const answer = await settleOne(
    app,
    { memberId, stakeCents: 300, payoutCents: 1000, bonusAllowed: true },
    at,
  );
  expect(answer).toMatchObject({ status: settleStatus.ok, cash: 334, bonus: 1466 });
  expect(await roundsOf(memberId)).toMatchObject([
    { stake: 300, payout: 1000, bonus_stake: 200, bonus_payout: 666, cash_after: 334 },
  ]);
  const { rows } = await app.deps.database.pool.query(
    `select debit, credit, amount from ledger_transfers where member_id = $1 and kind = 1 order by id`,
    [memberId],
  );
  expect(rows).toEqual([
    { debit: 101, credit: 151, amount: 100 },
    { debit: 102, credit: 151, amount: 200 },
    { debit: 151, credit: 101, amount: 334 },
    { debit: 151, credit: 102, amount: 666 },
  ]);
});

test('a bonus-money bet with the id of an open round is a mismatch and books nothing', async () => {
  const memberId = await makePlayer(app.deps, { cashCents: 200 });
  await open(memberId, 1000, 4000);
  // The first bet of a session is always settled by `wagers_settle_carefully`. Settle such a bet here, so that the bet
  // below is passed to `wagers_settle_with_bonus` first.
  await settleOne(app, { memberId, stakeCents: 100 }, at);
  const { seed_pair_no, next_nonce } = await wallet(app, memberId);
  const id = uuidv7();
  await app.deps.transaction((tx) =>
    openWager(tx, {
      memberId,
      id,
      sessionId: memberId,
      title: titles.get('shinjuku-jacks'),
      bet: {},
      stakeCents: 100,
      at,
      expiresAt: at,
      round: { mathVersion: '1', seedPairNo: seed_pair_no, nonce: next_nonce },
    }),
  );
  const bet = { memberId, id, stakeCents: 200, bonusAllowed: true, hadBonus: true };
  expect((await settleOne(app, bet, at)).status).toBe(settleStatus.mismatch);
  expect(await roundsOf(memberId)).toHaveLength(1);
  expect(await wallet(app, memberId)).toMatchObject({ cash: 0, bonus: 1000, in_play: 100 });
});

test('a bet that may not use bonus money is refused if cash alone does not cover it', async () => {
  const memberId = await makePlayer(app.deps, { cashCents: 100 });
  await open(memberId, 1000, 4000);
  const bet = { memberId, stakeCents: 101, payoutCents: 0 };
  const refused = await settleOne(app, { ...bet, bonusAllowed: false }, at);
  expect(refused).toMatchObject({ status: settleStatus.insufficient, cash: 100, bonus: 1000 });
  const booked = await settleOne(app, { ...bet, bonusAllowed: true }, at);
  expect(booked).toMatchObject({ status: settleStatus.ok, cash: 0, bonus: 999 });
  const tooMuch = await settleOne(app, { ...bet, stakeCents: 1000, bonusAllowed: true }, at);
  expect(tooMuch.status).toBe(settleStatus.insufficient);
});

test('bonus events are recorded once, after the round that caused them', async () => {
  const memberId = await makePlayer(app.deps, { cashCents: 50 });
  const oldest = await open(memberId, 100, 150);
  await open(memberId, 30, 5000);
  const bet = { memberId, stakeCents: 100, bonusAllowed: true };
  await settleOne(app, bet, at);
  expect(await eventsOf(memberId)).toEqual([]);
  // The 80-cent stake is taken from both bonuses (50 and 30), and the 80-cent payout restores both. The 65-cent bet
  // then takes 50 from the older bonus and 15 from the newer one.
  await settleOne(app, { ...bet, stakeCents: 80, payoutCents: 80 }, at);
  await settleOne(app, { ...bet, stakeCents: 65 }, at);
  expect(await eventsOf(memberId)).toMatchObject([
    { seq: 3, type: 'bag.wagering_reached', data: { item_id: oldest.id } },
    { type: 'bag.balance_spent', data: { item_id: oldest.id } },
  ]);
  expect(await itemsOf(memberId)).toMatchObject([{ balance: 0 }, { balance: 15 }]);
  expect((await wallet(app, memberId)).event_seq).toBe(5);
});

test('a bonus is spent, not completed, if the bet that meets its wagering requirement loses its last cent', async () => {
  const memberId = await makePlayer(app.deps, { cashCents: 150 });
  const item = await open(memberId, 50, 120);
  const bet = { memberId, stakeCents: 100, bonusAllowed: true };
  await settleOne(app, bet, at);
  await settleOne(app, bet, at);
  const data = { item_id: item.id };
  expect(await eventsOf(memberId)).toEqual([{ seq: 3, type: 'bag.balance_spent', data }]);
  expect(await itemsOf(memberId)).toMatchObject([{ balance: 0, reached: false }]);
});

test.for([
  { when: 'before', ms: -1, pays: true },
  { when: 'at', ms: 0, pays: true },
  { when: 'after', ms: 1, pays: false },
])(
  'both settle functions agree whether bonus money $when its deadline can be staked',
  async ({ ms, pays }) => {
    for (const hadBonus of [true, false]) {
      const memberId = await makePlayer(app.deps);
      await open(memberId, 1000, 4000, new Date(at.getTime() - ms));
      const bet = { memberId, bonusAllowed: true, hadBonus };
      // Place two bets to test both settlement functions: `wagers_settle_carefully` settles a session's first bet.
      // Later bets are passed to `wagers_settle_with_bonus` first.
      for (const bonus of pays ? [900, 800] : [1000, 1000])
        expect(await settleOne(app, bet, at)).toMatchObject({
          status: pays ? settleStatus.ok : settleStatus.insufficient,
          bonus,
        });
      expect(await itemsOf(memberId)).toMatchObject([{ wagered: pays ? 200 : 0, late: !pays }]);
    }
  },
);

test('a stake counts towards the next bonus once the deadline of the first has passed', async () => {
  const memberId = await makePlayer(app.deps, { cashCents: 300 });
  await open(memberId, 1000, 4000, daysLater(-1));
  await open(memberId, 1000, 4000);
  const bet = { memberId, stakeCents: 200, bonusAllowed: true };
  await settleOne(app, bet, at);
  expect(await settleOne(app, bet, at)).toMatchObject({ status: settleStatus.ok, bonus: 1900 });
  expect(await itemsOf(memberId)).toMatchObject([
    { balance: 1000, wagered: 0 },
    { balance: 900, wagered: 400 },
  ]);
});

test.for([
  { seen: 'rightly', hadBonus: undefined },
  { seen: 'as all with bonus money', hadBonus: true },
  { seen: 'as all without', hadBonus: false },
])(
  'one batch settles cash, one bonus, a spent bonus, two bonuses and a refused bet, seen $seen',
  async ({ hadBonus }) => {
    const [cash, bonus, ending, two, poor] = await Promise.all(
      [1000, 40, 0, 0, 0].map((cashCents) => makePlayer(app.deps, { cashCents })),
    );
    await open(bonus!, 1000, 4000);
    const last = await open(ending!, 100, 4000);
    await open(two!, 60, 4000);
    await open(two!, 1000, 4000);
    await open(poor!, 50, 4000);
    const bets = [cash, bonus, ending, two, poor].map((memberId) => ({
      memberId: memberId!,
      stakeCents: 100,
      payoutCents: memberId === ending ? 0 : 250,
      bonusAllowed: true,
      hadBonus: hadBonus ?? memberId !== cash,
    }));
    // Settle a small first bet for each member, because `wagers_settle_carefully` always settles a session's first bet.
    // The faster functions can then settle the bets below.
    for (const bet of bets) await settleOne(app, { ...bet, stakeCents: 1, payoutCents: 1 }, at);
    const rows = await Promise.all(bets.map((bet) => betOf(app, bet)));
    const answers = await settleAll(app, rows, at);
    expect(answers.map(({ status }) => status)).toEqual([1, 1, 1, 1, settleStatus.insufficient]);
    expect(answers.map(({ cash, bonus }) => [cash, bonus])).toEqual([
      [1150, 0],
      // The stake was paid with 40 cents in cash and 60 cents in bonus money. The payout of 250 cents is divided in the
      // same proportion: 100 cents in cash and 150 cents in bonus money.
      [100, 1090],
      [0, 0],
      // The stake was paid with 60 cents from the older bonus and 40 cents from the newer one. The payout of 250 cents
      // is divided in the same proportion: 150 and 100 cents.
      [0, 1210],
      [0, 50],
    ]);
    expect(await eventsOf(ending!)).toMatchObject([
      { type: 'bag.balance_spent', data: { item_id: last.id } },
    ]);
    expect(await itemsOf(bonus!)).toMatchObject([{ balance: 1090, wagered: 101 }]);
    expect(await itemsOf(two!)).toMatchObject([
      { balance: 150, wagered: 101 },
      { balance: 1060, wagered: 0 },
    ]);
    expect(await audit(app.deps.database)).toMatchObject({ differences: [] });
  },
);

describe('a batch with bonus money that waits for a locked wallet', () => {
  /**
   * Locks the member's wallet and starts a batch that waits for this lock. Then runs `sql` in the locking transaction
   * and commits it. Returns the results of the batch.
   */
  async function meanwhile(memberId: string, sql: string): Promise<SettleAnswer[]> {
    const row = await betOf(app, { memberId, bonusAllowed: true, hadBonus: true });
    const holder = await app.deps.database.owner.connect();
    await holder.query('begin');
    await holder.query('select from ledger_wallets where member_id = $1 for update', [memberId]);
    const settling = settleAll(app, [row], at);
    await expect
      .poll(async () => {
        const { rows } = await app.deps.database.owner.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows.length;
      })
      .toBe(1);
    await holder.query(sql.replaceAll('$1', `'${memberId}'`));
    await holder.query('commit');
    holder.release();
    return settling;
  }

  async function withBonus(): Promise<string> {
    const memberId = await makePlayer(app.deps);
    await open(memberId, 1000, 4000);
    // The first bet of a session is always settled by `wagers_settle_carefully`. Settle it here, so that the tests
    // exercise `wagers_settle_with_bonus`, which settles later bets.
    await settleOne(app, { memberId, stakeCents: 1, payoutCents: 1, bonusAllowed: true }, at);
    return memberId;
  }

  test('settles the bet when the wallet did not change', async () => {
    const memberId = await withBonus();
    expect(await meanwhile(memberId, 'select 1')).toMatchObject([{ status: 1, bonus: 900 }]);
    expect(await itemsOf(memberId)).toMatchObject([{ balance: 900, wagered: 101 }]);
  });

  test('neither deadlocks nor books twice with a concurrent batch of the same members', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, withBonus));
    for (let n = 0; n < 5; n += 1) {
      const bets = members.map((memberId) => ({ memberId, bonusAllowed: true, hadBonus: true }));
      const rows = await Promise.all(bets.map((bet) => betOf(app, bet)));
      const statuses = await settleTwice(app, rows, at);
      expect(statuses).toEqual(members.map(() => [settleStatus.ok, settleStatus.stale]));
    }
    for (const memberId of members)
      expect(await itemsOf(memberId)).toMatchObject([{ balance: 500, wagered: 501 }]);
    expect(await audit(app.deps.database)).toMatchObject({ differences: [] });
  });

  test('applies a limit that was set while it waited', async () => {
    const memberId = await withBonus();
    const answers = await meanwhile(
      memberId,
      `insert into limits_play (member_id, wager_day_cap, day, week, month)
         values ($1, 50, '2026-03-04', '2026-03-02', '2026-03-01')`,
    );
    expect(answers).toMatchObject([{ status: settleStatus.wagerLimit }]);
    expect(await itemsOf(memberId)).toMatchObject([{ balance: 1000, wagered: 1 }]);
  });

  test('refuses a bet whose bonus was removed while it waited', async () => {
    const memberId = await withBonus();
    const answers = await meanwhile(
      memberId,
      `with gone as (delete from bag_running where member_id = $1)
       select ledger_post($1, 41::smallint, gen_random_uuid(), '{102}', '{153}', '{1000}', now())`,
    );
    expect(answers).toMatchObject([{ status: settleStatus.insufficient, bonus: 0 }]);
    expect(await itemsOf(memberId)).toEqual([]);
  });
});

/**
 * Plays a bet with a second, independent implementation of the rules, in whole cents. Returns false if the available
 * money does not cover the stake.
 */
function play(
  state: { cash: number; items: Item[] },
  bet: { stake: number; payout: number; allowed: boolean; percent: number },
): boolean {
  const live = state.items.filter(({ late, balance }) => !late && balance > 0);
  const pots = bet.allowed ? live : [];
  if (state.cash + pots.reduce((sum, { balance }) => sum + balance, 0) < bet.stake) return false;
  let left = bet.stake - Math.min(state.cash, bet.stake);
  state.cash -= bet.stake - left;
  let returned = 0;
  for (const pot of pots) {
    const part = Math.min(pot.balance, left);
    left -= part;
    const share = Number((BigInt(part) * BigInt(bet.payout)) / BigInt(bet.stake));
    pot.balance += share - part;
    returned += share;
  }
  state.cash += bet.payout - returned;
  const oldest = live.find(({ reached }) => !reached);
  if (oldest) {
    oldest.wagered += Math.floor((bet.stake * bet.percent) / 100);
    oldest.reached = oldest.wagered >= oldest.required && oldest.balance > 0;
  }
  return true;
}

test.for([11, 12, 13, 14])(
  'random bets with random bonuses match a second implementation of the rules, seed %i',
  async (seed) => {
    const random = seeded(seed);
    const memberId = await makePlayer(app.deps, { cashCents: 1000 });
    const state = { cash: 1000, items: [] as Item[] };
    let booked = 0;
    let withBonus = 0;
    for (let n = 0; n < 80; n += 1) {
      if (random(15) === 0 && state.items.length < 4)
        state.items.push(
          await open(memberId, 1 + random(900), 1 + random(3000), daysLater(random(4) - 1)),
        );
      const bet = {
        stake: 1 + random(300),
        payout: [0, 0, random(200), random(500)][random(4)] ?? 0,
        allowed: random(4) > 0,
        percent: random(2) === 0 ? 100 : 10,
      };
      const poor = state.cash < bet.stake;
      const expected = play(state, bet);
      const { status, cash, bonus } = await settleOne(
        app,
        {
          memberId,
          stakeCents: bet.stake,
          payoutCents: bet.payout,
          bonusAllowed: bet.allowed,
          contributionPercent: bet.percent,
          hadBonus: random(2) === 0,
        },
        at,
      );
      expect(status).toBe(expected ? settleStatus.ok : settleStatus.insufficient);
      expect(cash).toBe(state.cash);
      expect(bonus).toBe(state.items.reduce((sum, { balance }) => sum + balance, 0));
      expect(await itemsOf(memberId)).toEqual(state.items);
      if (expected) booked += 1;
      if (expected && poor) withBonus += 1;
    }
    expect(booked).toBeGreaterThan(20);
    expect(withBonus).toBeGreaterThan(3);
    expect(await audit(app.deps.database)).toMatchObject({ differences: [] });
  },
);
