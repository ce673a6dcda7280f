/**
 * Tests the life cycle of bag items over HTTP: how a member receives an item, and every way in which an item can end
 * (decisions §6, decision 0034).
 */
import { isEvent, type SettledRound } from '../../platform/events/events.ts';
import type { Transaction } from '../../platform/database/database.ts';
import * as calls from '@wl/contract/bag';
import { wagersEvents } from '@wl/contract/events/wagers';
import type { DepositBonusTerms } from '@wl/world/bonuses/deposit-bonus/terms';
import type { DepositCashbackTerms } from '@wl/world/bonuses/deposit-cashback/terms';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { uuidv7 } from '../../platform/ids.ts';
import { testClock } from '../../platform/clock.ts';
import { eventsOfMember } from '../../platform/events/event-history.ts';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { auditChecksOf } from '../ledger/audit-checks.ts';
import { audit } from '../ledger/audit.ts';
import { accounts } from '../ledger/index.ts';
import { expectAudited } from '../ledger/testing-audit.ts';
import type { Registered } from '../members/testing-members.ts';
import { settleOne } from '../wagers/testing-settling.ts';
import { setGoing } from './items/activate-item.ts';
import { holdItem } from './items/end-item.ts';
import { expireItems } from './items/expire-items.ts';
import {
  bagMember,
  bagOf,
  balancesOf,
  chargeBack,
  codeOf,
  deposit,
  give,
  itemOf,
  launchItem,
} from './testing-bag.ts';
import { watchRounds } from './deposits/watch-deposits.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const clock = testClock();
let app: TestApp;
let member: Registered;
beforeAll(async () => {
  app = await startTestApp({ clock });
  // Start the subscribers before any event is stored, because a new subscriber receives only later events.
  await app.deps.events.drain();
});
afterAll(() => app.close());
beforeEach(async () => {
  member = await bagMember(app);
});
afterEach(() => expectAudited(app));

const depositBonus = launchItem('deposit-bonus-100').terms as DepositBonusTerms;
const cashback = launchItem('deposit-cashback-50').terms as DepositCashbackTerms;
const freeSpins = launchItem('free-spins-10').terms;
const credits = launchItem('spin-credits-3').terms;

async function settledRounds(tx: Transaction): Promise<SettledRound[]> {
  const rounds: SettledRound[] = [];
  for await (const events of eventsOfMember(tx, member.id, { tx: '0', id: 0 }))
    rounds.push(...events.filter((event) => isEvent(event, wagersEvents.settled)));
  return rounds;
}

const activate = (id: string) => member.client.call(calls.activateItem, { params: { id } });
const remove = (id: string, shown: calls.ShownState = 'running') =>
  member.client.call(calls.deleteItem, { params: { id }, query: { shown } });
const stateOf = async (id: string) => (await itemOf(member, id)).state;

/** Books a slot round with a given payout, as the bet batcher does, but does not run the subscribers. */
const betUnheard = (stakeCents: number, payoutCents: number, bonusAllowed = true) =>
  settleOne(
    app,
    { memberId: member.id, sessionId: member.id, stakeCents, payoutCents, bonusAllowed },
    app.clock.now(),
  );

/** Books a slot round with a given payout and then runs all subscribers. */
async function bet(stakeCents: number, payoutCents: number, bonusAllowed = true) {
  const answer = await betUnheard(stakeCents, payoutCents, bonusAllowed);
  await app.deps.events.drain();
  return answer;
}

/** Advances the clock and signs in again, because the old session may have expired. */
async function later(ms: number) {
  clock.advance(ms);
  member = { ...member, client: await app.signedIn('member', member.id) };
}

async function given(terms: Parameters<typeof give>[2]): Promise<string> {
  const id = await give(app, member.id, terms);
  expect((await activate(id)).status).toBe(200);
  return id;
}

/**
 * Activates an item while another item already watches a deposit. The API would reject this activation, but the
 * database allows two watched deposits at a time, so the server must support them.
 */
async function setGoingBesides(terms: Parameters<typeof give>[2]): Promise<string> {
  const id = await give(app, member.id, terms);
  await app.deps.transaction(async (tx) =>
    setGoing(app.deps, tx, await holdItem(tx, id, member.id)),
  );
  return id;
}

const spin = (game: string, stakeCents: number, item: string, id = uuidv7()) =>
  member.client.post('/api/play/rounds', { id, game, bet: { stakeCents }, item });

describe('places in the bag', () => {
  test('an item occupies a place until it is activated, and a full bag accepts no item', async () => {
    member = await bagMember(app, 'pouch');
    const first = await give(app, member.id, freeSpins);
    await give(app, member.id, credits);
    await expect(give(app, member.id, credits)).rejects.toMatchObject({ code: 'bag.full' });
    expect(await bagOf(member)).toMatchObject({ places: 2, going: [] });
    await activate(first);
    const bag = await bagOf(member);
    expect(bag.items).toHaveLength(1);
    expect(bag.going).toMatchObject([{ id: first, state: 'active', spins: { left: 10, of: 10 } }]);
    await give(app, member.id, credits);
  });

  test('the server has no permission to change the terms hash of an item', async () => {
    const id = await give(app, member.id, depositBonus);
    await expect(
      app.deps.db
        .updateTable('bag_items')
        .set({ terms_hash: 'other' })
        .where('id', '=', id)
        .execute(),
    ).rejects.toThrow(/permission denied/);
  });
});

describe('a deposit bonus', () => {
  test('waits for a sufficient deposit, grants bonus money, and becomes cash after wagering', async () => {
    // Use a wagering period (`runDays`) that differs from the item's `keepDays`, so that `expires_at` shows which of
    // the two was applied.
    const terms = { ...depositBonus, runDays: 9 };
    const id = await given(terms);
    await deposit(app, member.id, 999);
    expect(await stateOf(id)).toBe('active');
    await deposit(app, member.id, 5000);
    expect(await balancesOf(member)).toEqual({ cash: 5999, bonus: 5000 });
    expect(await itemOf(member, id)).toMatchObject({
      state: 'running',
      wagering: { balance: 5000, required: 200_000, wagered: 0, granted: 5000 },
      expires_at: new Date(app.clock.now().getTime() + terms.runDays * DAY_MS).toISOString(),
    });
    await bet(5999, 0);
    for (let n = 0; n < 38; n += 1) await bet(5000, 5000);
    await bet(4000, 4000);
    expect(await stateOf(id)).toBe('running');
    expect((await itemOf(member, id)).wagering?.wagered).toBe(199_999);
    await bet(500, 700);
    expect(await itemOf(member, id)).toMatchObject({ state: 'completed', paid_out: 5200 });
    expect(await balancesOf(member)).toEqual({ cash: 5200, bonus: 0 });
  });

  test('does not start with a deposit during an exclusion, but with one after it', async () => {
    for (const [index, terms] of [depositBonus, cashback].entries()) {
      member = await bagMember(app);
      const id = await given(terms);
      const exclude = (until: Date | null) =>
        app.deps.database.owner.query(
          `update members set status = 'excluded', exclusion_length = '24h', excluded_until = $2 where id = $1`,
          [member.id, until],
        );
      // One member is excluded without an end date, the other for a minute. Neither may receive bonus money for the
      // deposit.
      await exclude(index === 0 ? null : new Date(app.clock.now().getTime() + MINUTE_MS));
      await deposit(app, member.id, 5000);
      expect(await balancesOf(member)).toEqual({ cash: 5000, bonus: 0 });
      expect(await stateOf(id)).toBe('active');
      // Simulate an exclusion that has expired without any job having recorded its end.
      await exclude(new Date(app.clock.now().getTime() - MINUTE_MS));
      await deposit(app, member.id, 5000);
      expect(await stateOf(id)).toBe('running');
    }
  });

  test('grants at most its maximum, and is lost when its bonus money is used up', async () => {
    const id = await given(depositBonus);
    await deposit(app, member.id, 100_000);
    expect((await itemOf(member, id)).wagering).toMatchObject({ granted: 28_000 });
    await bet(128_000, 0);
    expect(await stateOf(id)).toBe('lost');
    expect(await balancesOf(member)).toEqual({ cash: 0, bonus: 0 });
  });

  test('blocks a second deposit item until its deposit has arrived', async () => {
    await given(depositBonus);
    const second = await give(app, member.id, cashback);
    expect(codeOf(await activate(second))).toBe('bag.another_waits');
    await deposit(app, member.id, 5000);
    expect((await activate(second)).status).toBe(200);
    expect(await stateOf(second)).toBe('active');
  });

  test('grants its bonus once for two concurrent deposits', async () => {
    const id = await given(depositBonus);
    const results = await Promise.allSettled([
      deposit(app, member.id, 1000),
      deposit(app, member.id, 1000),
    ]);
    expect(results.every(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await balancesOf(member)).toEqual({ cash: 2000, bonus: 1000 });
    expect(await stateOf(id)).toBe('running');
  });

  test('is revoked when its deposit is charged back', async () => {
    const id = await given(depositBonus);
    const topUpId = await deposit(app, member.id, 5000);
    await bet(100, 0);
    await chargeBack(app, member.id, topUpId, 5000);
    expect(await stateOf(id)).toBe('revoked');
    expect((await balancesOf(member)).bonus).toBe(0);
  });

  test('stays completed after a charge-back, even if its last rounds are not yet processed', async () => {
    const id = await given({ ...depositBonus, wageringTimes: 1 });
    const topUpId = await deposit(app, member.id, 5000);
    const { required = 0 } = (await itemOf(member, id)).wagering ?? {};
    for (let staked = 0; staked < required; staked += 500) await betUnheard(500, 500);
    await chargeBack(app, member.id, topUpId, 5000);
    expect(await stateOf(id)).toBe('completed');
  });

  test('uses the Gambler level at its activation', async () => {
    const setLevel = (level: number) =>
      app.deps.database.owner.query(
        `insert into journey_skills values ($1, 'gambler', $2)
         on conflict (member_id, skill) do update set level = excluded.level`,
        [member.id, level],
      );
    await setLevel(3);
    const id = await given(depositBonus);
    await setLevel(5);
    await deposit(app, member.id, 1000);
    expect(await itemOf(member, id)).toMatchObject({
      wagering_times: 34,
      wagering: { required: 34_000 },
    });
  });
});

describe('a deposit cashback', () => {
  test('returns half of the loss on slots when the balance is used up', async () => {
    const id = await given(cashback);
    await deposit(app, member.id, 5000);
    expect(await itemOf(member, id)).toMatchObject({
      state: 'running',
      watched: { deposit: 5000, turnover: 0, turnover_needed: 15_000, due: 0 },
    });
    for (let n = 0; n < 29; n += 1) await bet(500, 500);
    await bet(500, 0);
    expect((await itemOf(member, id)).watched).toMatchObject({ turnover: 15_000, due: 250 });
    for (let n = 0; n < 9; n += 1) await bet(500, 0);
    expect(await itemOf(member, id)).toMatchObject({
      state: 'running',
      watched: null,
      wagering: { balance: 2500, required: 50_000 },
    });
    expect(await balancesOf(member)).toEqual({ cash: 0, bonus: 2500 });
  });

  test('expires with nothing if the turnover is not reached', async () => {
    const id = await given(cashback);
    await deposit(app, member.id, 5000);
    await bet(5000, 0);
    await later(7 * DAY_MS);
    await expireItems(app.deps);
    expect(await stateOf(id)).toBe('running');
    await later(1);
    await expireItems(app.deps);
    expect(await stateOf(id)).toBe('expired');
    expect(await balancesOf(member)).toEqual({ cash: 0, bonus: 0 });
  });

  test('grants its share of the loss on slots after seven days, excluding losses at tables', async () => {
    const id = await given(cashback);
    await deposit(app, member.id, 5000);
    for (let n = 0; n < 30; n += 1) await bet(500, 490);
    // A loss at a table counts towards the deposit's net loss, but not towards its loss on slots. A table loss must
    // therefore not increase the cashback.
    await settleOne(
      app,
      { memberId: member.id, game: 'westminster-roulette', stakeCents: 4000, payoutCents: 0 },
      app.clock.now(),
    );
    await app.deps.events.drain();
    await later(7 * DAY_MS + MINUTE_MS);
    await expireItems(app.deps);
    expect((await itemOf(member, id)).wagering).toMatchObject({ granted: 150 });
  });

  test('can be activated only while no other deposit is watched', async () => {
    const first = await given(cashback);
    await deposit(app, member.id, 1000);
    const second = await give(app, member.id, cashback);
    expect(codeOf(await activate(second))).toBe('bag.another_watched');
    // A deposit bonus can be activated while a cashback item is tracking a deposit, because the bonus does not depend
    // on the turnover of that deposit.
    const bonus = await give(app, member.id, depositBonus);
    expect((await activate(bonus)).status).toBe(200);
    await deposit(app, member.id, 1000);
    await later(7 * DAY_MS + MINUTE_MS);
    await expireItems(app.deps);
    expect(await stateOf(first)).toBe('expired');
    expect((await activate(second)).status).toBe(200);
  });

  test('counts every round once for each of two deposits watched at the same time', async () => {
    const first = await given(cashback);
    await deposit(app, member.id, 1000);
    const second = await setGoingBesides(cashback);
    await deposit(app, member.id, 1000);
    for (let n = 0; n < 6; n += 1) await bet(500, 500);
    for (const id of [first, second])
      expect((await itemOf(member, id)).watched).toMatchObject({ turnover: 3000, due: 0 });
    for (let n = 0; n < 4; n += 1) await bet(500, 0);
    for (const id of [first, second])
      expect((await itemOf(member, id)).wagering).toMatchObject({ balance: 500, granted: 500 });
    expect(await balancesOf(member)).toEqual({ cash: 0, bonus: 1000 });
  });

  test('ignores rounds before its deposit, even if they are processed later', async () => {
    const first = await given(cashback);
    await deposit(app, member.id, 1000);
    await betUnheard(500, 500);
    clock.advance(1000);
    const second = await setGoingBesides(cashback);
    await deposit(app, member.id, 1000);
    await betUnheard(200, 200);
    await app.deps.events.drain();
    expect((await itemOf(member, first)).watched).toMatchObject({ turnover: 700 });
    expect((await itemOf(member, second)).watched).toMatchObject({ turnover: 200 });
  });

  test('ignores rounds after its period, even if the job has not run', async () => {
    const id = await given(cashback);
    await deposit(app, member.id, 1000);
    for (let n = 0; n < 5; n += 1) await bet(500, 500);
    await later(7 * DAY_MS);
    await bet(400, 400);
    expect((await itemOf(member, id)).watched).toMatchObject({ turnover: 2900 });
    await later(1);
    await bet(500, 500);
    expect((await itemOf(member, id)).watched).toMatchObject({ turnover: 2900 });
    await expireItems(app.deps);
    expect(await stateOf(id)).toBe('expired');
  });

  test('is not settled before all rounds of its period are processed', async () => {
    const id = await given(cashback);
    await deposit(app, member.id, 1000);
    for (let n = 0; n < 5; n += 1) await betUnheard(500, 500);
    await betUnheard(500, 0);
    await later(7 * DAY_MS + MINUTE_MS);
    // Add an item for a second member, who has no unprocessed rounds. The expiry job must end this item, even though
    // the job has to skip the first member's item.
    const other = await bagMember(app);
    const idle = await give(app, other.id, { ...freeSpins, keepDays: 0 });
    await later(1);
    await expireItems(app.deps);
    expect((await itemOf(other, idle)).state).toBe('expired');
    expect(await itemOf(member, id)).toMatchObject({ state: 'running', watched: { turnover: 0 } });
    await app.deps.events.drain();
    await expireItems(app.deps);
    expect((await itemOf(member, id)).wagering).toMatchObject({ granted: 250 });
  });

  test('is not settled between two batches while rounds are still uncounted', async () => {
    const id = await given(cashback);
    await deposit(app, member.id, 1000);
    for (let n = 0; n < 5; n += 1) await betUnheard(500, 500);
    for (let n = 0; n < 2; n += 1) await betUnheard(500, 0);
    const hear = (from: number, to: number) =>
      app.deps.transaction(async (tx) => {
        const rounds = await settledRounds(tx);
        await watchRounds(app.deps, tx, rounds.slice(from, to));
      });
    await hear(0, 6);
    expect((await itemOf(member, id)).watched).toMatchObject({ turnover: 3000, due: 250 });
    await hear(6, 7);
    expect((await itemOf(member, id)).wagering).toMatchObject({ granted: 500 });
  });
});

describe('spins paid by an item', () => {
  test('free spins cost no cash, are ordinary rounds, and yield bonus money after the last one', async () => {
    const id = await given(freeSpins);
    const round = uuidv7();
    const first = await spin('fog-and-crown', 10, id, round);
    expect(first).toMatchObject({
      status: 200,
      body: { data: { round: { id: round, item: id, stake_cents: 10 }, wallet: { cash: 0 } } },
    });
    // A duplicate request must return the same round and must not use another spin.
    const again = await spin('fog-and-crown', 10, id, round);
    expect(again.body).toEqual(first.body);
    expect((await itemOf(member, id)).spins?.left).toBe(9);
    for (let n = 0; n < 9; n += 1) expect((await spin('fog-and-crown', 10, id)).status).toBe(200);
    expect(codeOf(await spin('fog-and-crown', 10, id))).toBe('bag.no_spins_left');
    const { rows } = await app.deps.database.pool.query<{ won: number; rounds: number }>(
      'select sum(payout)::int8 as won, count(*) as rounds from wagers_settled where item_id = $1',
      [id],
    );
    const won = rows[0]?.won ?? 0;
    expect(rows[0]?.rounds).toBe(10);
    expect(await balancesOf(member)).toEqual({ cash: 0, bonus: won });
    const item = await itemOf(member, id);
    expect(item).toMatchObject(
      won > 0
        ? { state: 'running', wagering: { granted: won, required: won * 20 } }
        : { state: 'lost' },
    );
    // Rounds paid for with an item must not count towards the session's figures.
    const session = await member.client.get('/api/play/session');
    expect(session.body).toMatchObject({ data: { staked_cents: 0, rounds: 0 } });
    // The payer is `house`: the account `bonusCost` pays each stake and receives each payout. No other transfers are
    // booked.
    const booked = await app.deps.database.owner.query(
      `select sum(amount) filter (where debit = $2)::int8 as staked,
         coalesce(sum(amount) filter (where credit = $2), 0)::int8 as received,
         count(*) filter (where $2 not in (debit, credit))::int as others
       from ledger_transfers t join wagers_settled r on r.member_id = t.member_id and r.id = t.operation_id
       where r.item_id = $1`,
      [id, accounts.bonusCost],
    );
    expect(booked.rows).toEqual([{ staked: 100, received: won, others: 0 }]);
    const settled = await app.deps.transaction(settledRounds);
    expect(settled).toHaveLength(10);
    for (const { data } of settled)
      expect(data).toMatchObject({ item_id: id, stake_cents: 10, bonus_stake_cents: 10 });
  });

  test('an item whose winnings differ from its rounds is an audit difference', async () => {
    const id = await given(freeSpins);
    expect((await spin('fog-and-crown', 10, id)).status).toBe(200);
    const { owner } = app.deps.database;
    const change = (cents: number) =>
      owner.query('update bag_items set won_cents = won_cents + $2 where id = $1', [id, cents]);
    await change(1);
    const checks = auditChecksOf(app.deps);
    const { differences } = await audit(app.deps.database, { checks });
    await change(-1);
    expect(differences).toHaveLength(1);
    expect(JSON.stringify(differences)).toContain(`winnings of the item ${id}`);
  });

  test('a spin with another game, stake or member is refused and uses up no spin', async () => {
    const id = await given(freeSpins);
    expect(codeOf(await spin('neon-shibuya', 20, id))).toBe('play.bonus_refused');
    expect(codeOf(await spin('fog-and-crown', 40, id))).toBe('play.bonus_refused');
    const other = await bagMember(app);
    const stolen = await other.client.post('/api/play/rounds', {
      id: uuidv7(),
      game: 'fog-and-crown',
      bet: { stakeCents: 10 },
      item: id,
    });
    expect(stolen.status).toBe(404);
    expect((await itemOf(member, id)).spins?.left).toBe(10);
  });

  test('ten concurrent requests with three spins left play three rounds', async () => {
    const id = await given({ ...freeSpins, spins: 3 } as typeof freeSpins);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => spin('fog-and-crown', 10, id)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(replies.filter((reply) => codeOf(reply) === 'bag.no_spins_left')).toHaveLength(7);
  });

  test('spin credit plays any slot, and winnings above the credit become bonus money', async () => {
    const id = await given(credits);
    expect(codeOf(await spin('neon-shibuya', 500, id))).toBe('play.bonus_refused');
    for (const game of ['neon-shibuya', 'lotus-tower', 'fremont-diamonds'])
      expect((await spin(game, 100, id)).status).toBe(200);
    const { rows } = await app.deps.database.pool.query<{ won: number }>(
      'select sum(payout)::int8 as won from wagers_settled where item_id = $1',
      [id],
    );
    const above = Math.max(0, (rows[0]?.won ?? 0) - 300);
    expect(await balancesOf(member)).toEqual({ cash: 0, bonus: above });
    expect(await stateOf(id)).toBe(above > 0 ? 'running' : 'lost');
  });

  test.for([
    ['westminster-roulette', { spots: { red: 100 } }],
    ['lisboa-baccarat', { spots: { player: 100 } }],
    ['cotai-sic-bo', { spots: { big: 100 } }],
  ] as const)('spin credit does not pay for %s', async ([game, bet]) => {
    const id = await given(credits);
    const body = { id: uuidv7(), game, bet, item: id };
    expect(codeOf(await member.client.post('/api/play/rounds', body))).toBe('play.bonus_refused');
    expect((await itemOf(member, id)).spins).toMatchObject({ credit_left: 300, won: 0 });
    // Check that the bet itself is valid: without the item, it is rejected only for insufficient funds.
    const withCash = { id: uuidv7(), game, bet };
    expect(codeOf(await member.client.post('/api/play/rounds', withCash))).toBe(
      'wallet.insufficient_funds',
    );
  });

  test('a round paid by an item cannot be sent again as a wallet round, nor the reverse', async () => {
    const id = await given(freeSpins);
    const round = uuidv7();
    const sent = { id: round, game: 'fog-and-crown', bet: { stakeCents: 10 } };
    expect((await spin(sent.game, 10, id, round)).status).toBe(200);
    await deposit(app, member.id, 1000);
    expect(codeOf(await member.client.post('/api/play/rounds', sent))).toBe('play.round_mismatch');
    const paid = { ...sent, id: uuidv7() };
    expect((await member.client.post('/api/play/rounds', paid)).status).toBe(200);
    expect(codeOf(await spin(sent.game, 10, id, paid.id))).toBe('play.round_mismatch');
    expect((await itemOf(member, id)).spins).toMatchObject({ left: 9 });
  });

  test('unused spins expire after their period, and earlier winnings stay', async () => {
    const id = await given(freeSpins);
    let won = 0;
    while (won === 0 && (await itemOf(member, id)).spins!.left > 1) {
      await spin('fog-and-crown', 10, id);
      won = (await itemOf(member, id)).spins?.won ?? 0;
    }
    await later(7 * DAY_MS + MINUTE_MS);
    expect(codeOf(await spin('fog-and-crown', 10, id))).toBe('bag.no_spins_left');
    await expireItems(app.deps);
    expect(await balancesOf(member)).toEqual({ cash: 0, bonus: won });
    expect(await stateOf(id)).toBe(won > 0 ? 'running' : 'expired');
  });
});

describe('the end of an item', () => {
  test('an item with a validity in hours expires after them', async () => {
    const id = await give(app, member.id, { ...freeSpins, keepDays: 0, keepHours: 6 });
    const { expires_at, acquired_at } = await itemOf(member, id);
    expect(Date.parse(expires_at ?? '') - Date.parse(acquired_at)).toBe(6 * 60 * MINUTE_MS);
    await later(6 * 60 * MINUTE_MS + 1);
    expect(codeOf(await activate(id))).toBe('bag.item_ended');
    expect(await stateOf(id)).toBe('expired');
  });

  test('the job, an activation, a spin and a deposit are still in time exactly at the deadline', async () => {
    const spins = await given(freeSpins);
    const waiting = await give(app, member.id, { ...depositBonus, keepDays: 7 });
    await later(7 * DAY_MS);
    await expireItems(app.deps);
    expect((await activate(waiting)).status).toBe(200);
    expect((await spin('fog-and-crown', 10, spins)).status).toBe(200);
    await deposit(app, member.id, 5000);
    expect((await balancesOf(member)).bonus).toBeGreaterThan(0);
  });

  test('expired items block neither places nor activations, even if the job has not run', async () => {
    const over = await given({ ...depositBonus, keepDays: 1 });
    const bag = await bagOf(member);
    const free = bag.places - bag.items.length;
    for (let n = 0; n < free; n += 1) await give(app, member.id, { ...freeSpins, keepDays: 1 });
    await later(DAY_MS + 1);
    const next = await give(app, member.id, depositBonus);
    expect((await activate(next)).status).toBe(200);
    expect(await stateOf(over)).toBe('expired');
    expect((await itemOf(member, next)).state).toBe('active');
  });

  test('an item that is not activated in time expires, and activating it is refused', async () => {
    const id = await give(app, member.id, freeSpins);
    await later(30 * DAY_MS - MINUTE_MS);
    await expireItems(app.deps);
    expect(await stateOf(id)).toBe('in_bag');
    await later(2 * MINUTE_MS);
    // The job that ends items has not run yet, so the activation itself must check the deadline.
    expect(codeOf(await activate(id))).toBe('bag.item_ended');
    expect(await stateOf(id)).toBe('expired');
    const { items, going } = await bagOf(member);
    expect([...items, ...going].map((item) => item.id)).not.toContain(id);
    expect(codeOf(await activate(id))).toBe('bag.item_not_in_bag');
  });

  test('bonus money that is not wagered in time is removed, and cash stays', async () => {
    const id = await given(depositBonus);
    await deposit(app, member.id, 5000);
    await later(30 * DAY_MS + MINUTE_MS);
    await expireItems(app.deps);
    expect(await stateOf(id)).toBe('expired');
    expect(await balancesOf(member)).toEqual({ cash: 5000, bonus: 0 });
  });

  test('bonus money that was wagered in time is paid out, even if the job runs first', async () => {
    const id = await given(depositBonus);
    await deposit(app, member.id, 1000);
    for (let n = 0; n < 40; n += 1) await betUnheard(1000, 1000);
    await later(30 * DAY_MS + MINUTE_MS);
    await expireItems(app.deps);
    expect(await itemOf(member, id)).toMatchObject({ state: 'completed', paid_out: 1000 });
    await app.deps.events.drain();
    expect(await balancesOf(member)).toEqual({ cash: 2000, bonus: 0 });
  });

  test.each([
    ['at the deadline is paid out', 0, 'completed', 2000],
    ['after the deadline is not paid out', 1, 'expired', 1000],
  ])('wagering completed %s', async (_, lateMs, state, cash) => {
    const id = await given(depositBonus);
    await deposit(app, member.id, 1000);
    for (let n = 0; n < 39; n += 1) await bet(1000, 1000);
    await later(30 * DAY_MS + lateMs);
    await bet(1000, 1000);
    await expireItems(app.deps);
    expect(await stateOf(id)).toBe(state);
    expect(await balancesOf(member)).toEqual({ cash, bonus: 0 });
  });

  test('bonus money past its deadline pays for no bet and is removed at the first one, without the job', async () => {
    const id = await given(depositBonus);
    await deposit(app, member.id, 1000);
    await bet(1000, 0);
    await later(30 * DAY_MS + 1);
    const spun = { id: uuidv7(), game: 'neon-shibuya', bet: { stakeCents: 100 } };
    const { status, body } = await member.client.post('/api/play/rounds', spun);
    expect([status, codeOf({ body })]).toEqual([409, 'wallet.insufficient_funds']);
    expect(await stateOf(id)).toBe('expired');
    expect(await balancesOf(member)).toEqual({ cash: 0, bonus: 0 });
  });

  test('deleting a running item forfeits its bonus money, keeps cash, and is final', async () => {
    const id = await given(depositBonus);
    await deposit(app, member.id, 5000);
    expect((await remove(id)).status).toBe(200);
    expect(await stateOf(id)).toBe('forfeited');
    expect(await balancesOf(member)).toEqual({ cash: 5000, bonus: 0 });
    expect(codeOf(await activate(id))).toBe('bag.item_not_in_bag');
  });

  test('a deletion is published once as the member’s action, and a repeated one gets the same response', async () => {
    const id = await given(depositBonus);
    await deposit(app, member.id, 5000);
    const publish = vi.spyOn(app.deps.realtime, 'publish');
    const [first, second] = await Promise.all([remove(id), remove(id)]);
    const again = await remove(id);
    expect([first.status, second.status, again.status]).toEqual([200, 200, 200]);
    expect(again.body).toEqual(first.body);
    const published = publish.mock.calls.filter(([, { name }]) => name === 'bag.changed');
    publish.mockRestore();
    expect(published.map(([, , data]) => data)).toMatchObject([
      { ended: { item: { id, state: 'forfeited', ended_by: 'member' } } },
    ]);
    const unused = await give(app, member.id, freeSpins);
    expect((await remove(unused, 'in_bag')).status).toBe(200);
    expect((await remove(unused, 'in_bag')).status).toBe(200);
    expect(await stateOf(unused)).toBe('deleted');
  });

  test('a deletion based on an outdated state of the item is refused', async () => {
    const id = await given(depositBonus);
    await deposit(app, member.id, 5000);
    for (const shown of ['in_bag', 'active', 'watched'] as const)
      expect(codeOf(await remove(id, shown))).toBe('bag.item_changed');
    expect(await balancesOf(member)).toEqual({ cash: 5000, bonus: 5000 });
    expect((await remove(id, 'running')).status).toBe(200);

    // The stored state is `running` both while the deposit is watched and after the cashback has been granted. A page
    // that still shows `watched` must not be able to delete the granted bonus money.
    const watched = await given({ ...cashback, keepDays: 30 });
    await deposit(app, member.id, 1000);
    await bet(5000, 5000);
    await bet(6000, 0);
    expect((await itemOf(member, watched)).wagering).toMatchObject({ balance: 500 });
    expect(codeOf(await remove(watched, 'watched'))).toBe('bag.item_changed');
    expect(await balancesOf(member)).toEqual({ cash: 0, bonus: 500 });
    expect(codeOf(await remove(watched, 'active'))).toBe('bag.item_changed');
    expect((await remove(watched, 'running')).status).toBe(200);
    expect(await balancesOf(member)).toEqual({ cash: 0, bonus: 0 });
  });

  test('deleting an item with completed wagering forfeits nothing', async () => {
    const id = await given(depositBonus);
    await deposit(app, member.id, 1000);
    for (let n = 0; n < 40; n += 1) await betUnheard(1000, 1000);
    expect((await remove(id)).status).toBe(200);
    await app.deps.events.drain();
    expect(await itemOf(member, id)).toMatchObject({ state: 'completed', paid_out: 1000 });
    expect(await balancesOf(member)).toEqual({ cash: 2000, bonus: 0 });
  });

  test('concurrent deletions, an expiry run and an activation end an item once', async () => {
    const id = await given(depositBonus);
    await deposit(app, member.id, 1000);
    await Promise.allSettled([remove(id), remove(id), expireItems(app.deps), activate(id)]);
    expect(await stateOf(id)).toBe('forfeited');
    expect(await balancesOf(member)).toEqual({ cash: 1000, bonus: 0 });
  });
});

describe('the preview before an activation', () => {
  test('lists the stack in its order with the turnover of each bonus', async () => {
    const running = await given(depositBonus);
    await deposit(app, member.id, 1000);
    await bet(100, 100);
    const next = await give(app, member.id, depositBonus);
    const { body } = await member.client.call(calls.previewItem, {
      params: { id: next },
      query: { amount: 2000 },
    });
    expect(body).toEqual({
      data: {
        grant: 2000,
        wagering_times: 40,
        stack: [
          {
            id: running,
            kind: 'deposit_bonus',
            balance: 1000,
            left: 39_900,
            done_after: 39_900,
            is_new: false,
          },
          {
            id: next,
            kind: 'deposit_bonus',
            balance: 2000,
            left: 80_000,
            done_after: 119_900,
            is_new: true,
          },
        ],
        turnover: 119_900,
      },
    });
  });
});

describe('terms checked at the bet', () => {
  test('refuse bonus money for a stake above $5 with the specified message, and keep the bonus', async () => {
    await given(depositBonus);
    await deposit(app, member.id, 10_000);
    await bet(10_000, 0);
    const place = (game: string, sent: object) =>
      member.client.post('/api/play/rounds', { id: uuidv7(), game, bet: sent });
    const tooHigh = await place('neon-shibuya', { stakeCents: 1000 });
    expect(tooHigh).toMatchObject({
      status: 409,
      body: {
        code: 'play.bonus_refused',
        message: 'Bonus money is unavailable for some games (play with cash)',
      },
    });
    expect(await balancesOf(member)).toEqual({ cash: 0, bonus: 10_000 });
    expect((await place('neon-shibuya', { stakeCents: 500 })).status).toBe(200);
  });

  test('allow red at roulette, but not red and black together, nor a game with decisions', async () => {
    const id = await given(depositBonus);
    await deposit(app, member.id, 10_000);
    await bet(10_000, 0);
    const before = (await itemOf(member, id)).wagering?.wagered ?? 0;
    const place = (game: string, sent: object) =>
      member.client.post('/api/play/rounds', { id: uuidv7(), game, bet: sent });
    expect((await place('westminster-roulette', { spots: { red: 100 } })).status).toBe(200);
    await app.deps.events.drain();
    // Table games must contribute only a tenth of the stake to the wagering requirement.
    expect((await itemOf(member, id)).wagering?.wagered).toBe(before + 10);
    const both = await place('westminster-roulette', { spots: { red: 100, black: 100 } });
    // The member has only bonus money, which cannot pay for a bet that covers both red and black.
    expect(codeOf(both)).toBe('play.bonus_refused');
    const poker = await member.client.post('/api/play/open-rounds', {
      id: uuidv7(),
      game: 'harbour-three-card',
      bet: { spots: { ante: 100 } },
    });
    expect(poker.status).toBeGreaterThanOrEqual(409);
  });
});
