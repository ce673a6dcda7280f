/**
 * Tests clicks, referrals by link, net revenue from the ledger, and payouts that need two clerks (decisions §11,
 * decision 0036).
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as calls from '@wl/contract/office/affiliates';
import { testClock } from '../../platform/clock.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { longSessions, startTestApp, type TestApp } from '../../platform/testing.ts';
import { post, type Kind, type Transfer } from '../ledger/index.ts';
import { registered, type Registered } from '../members/testing-members.ts';
import { makeClerk } from '../staff/testing-clerks.ts';
import {
  caughtUp,
  fileOf,
  madeAffiliate,
  newAffiliate,
  referralsOf,
} from './testing-affiliates.ts';

type TestClerk = Awaited<ReturnType<typeof makeClerk>>;

const clock = testClock('2026-03-02T12:00:00Z');
let app: TestApp;
let mara: TestClerk;
let mike: TestClerk;
let auditor: TestClerk;
beforeAll(async () => {
  app = await startTestApp({
    clock,
    config: { sessions: longSessions },
  });
  mara = await makeClerk(app, ['marketing'], 'Mara Marketing');
  mike = await makeClerk(app, ['marketing'], 'Mike Marketing');
  auditor = await makeClerk(app, ['auditor']);
});
afterAll(() => app.close());
beforeEach(() => clock.set('2026-03-02T12:00:00Z'));

async function sentBy(token: string): Promise<Registered> {
  const member = await registered(app, { affiliate_token: token });
  await caughtUp(app);
  return member;
}

const book = (memberId: string, kind: Kind, ...transfers: Transfer[]) =>
  app.deps.transaction((tx) =>
    post(tx, { memberId, operationId: uuidv7(), kind, transfers, at: clock.now() }),
  );

/**
 * Makes the member top up this amount and lose it in games. If the amount is negative, the member instead wins its
 * absolute value without a top-up.
 */
async function loses(memberId: string, cents: number) {
  if (cents < 0)
    return book(memberId, 'correction', { debit: 'playHouse', credit: 'cash', amount: -cents });
  await book(memberId, 'top_up', { debit: 'paymentClearing', credit: 'cash', amount: cents });
  return book(memberId, 'correction', { debit: 'cash', credit: 'playHouse', amount: cents });
}

const reportOf = async (id: string, from: string, until: string, by: 'day' | 'month' = 'month') =>
  (await mara.call(calls.affiliateReport, { params: { id }, query: { from, until, by } })).body
    .data;
const ask = (clerk: TestClerk, id: string, amount: number) =>
  clerk.call(calls.askAffiliatePayout, { params: { id }, body: { amount } });
const decide = (clerk: TestClerk, id: string, confirm: boolean) =>
  clerk.call(calls.decideAffiliatePayout, { params: { id }, body: { confirm } });

describe('an affiliate account', () => {
  test('is created, changed and paused by marketing, and is read-only for the auditor', async () => {
    const made = await madeAffiliate(mara, { name: 'Harbour Blog' });
    expect(made).toMatchObject({
      name: 'Harbour Blog',
      state: 'active',
      share_percent: 30,
      due: 0,
    });
    expect(made.tokens).toEqual([{ token: made.token, clicks: 0, sign_ups: 0 }]);
    expect((await auditor.call(calls.affiliateFile, { params: { id: made.id } })).status).toBe(200);
    expect((await auditor.call(calls.makeAffiliate, { body: newAffiliate() })).status).toBe(403);

    const { token: _, ...contact } = newAffiliate({ name: 'Harbour Letters', share_percent: 40 });
    const change = { ...contact, state: 'paused', version: made.version, reason: 'On leave' };
    const changed = await mara.call(calls.changeAffiliate, {
      params: { id: made.id },
      body: change,
    });
    // A new share applies only from the next month, so this month's share is unchanged.
    expect(changed.body.data).toMatchObject({
      name: 'Harbour Letters',
      state: 'paused',
      share_percent: 30,
      next_share_percent: 40,
    });
    const late = await mike.call(calls.changeAffiliate, { params: { id: made.id }, body: change });
    expect(late.body.code).toBe('affiliates.changed');
  });

  test('has a unique token and a unique e-mail address', async () => {
    const made = await madeAffiliate(mara);
    const again = (change: Record<string, unknown>) =>
      mara.call(calls.makeAffiliate, { body: newAffiliate(change) });
    expect((await again({ token: made.token.toUpperCase() })).body.code).toBe(
      'affiliates.token_taken',
    );
    expect((await again({ email: made.email.toUpperCase() })).body.code).toBe(
      'affiliates.email_taken',
    );
    const added = await mara.call(calls.addAffiliateToken, {
      params: { id: made.id },
      body: { token: `${made.token}-letter` },
    });
    expect(added.body.data.tokens).toHaveLength(2);
  });
});

describe('a click on an affiliate link', () => {
  const click = (token: string, address: string) =>
    app.app.inject({
      method: 'POST',
      url: '/api/affiliates/clicks',
      remoteAddress: address,
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        'x-xsrf-token': 'test-xsrf-token-0123456789',
        cookie: 'XSRF-TOKEN=test-xsrf-token-0123456789',
      },
      payload: { token },
    });
  const keys = async () =>
    (await app.deps.database.owner.query('select key from affiliates_visitors')).rows.length;

  test('counts once per address and day; unknown tokens get status 200, and visitor keys are deleted', async () => {
    const { id, token } = await madeAffiliate(mara);
    for (const [sent, address] of [
      [token, '10.0.0.1'],
      [token.toUpperCase(), '10.0.0.1'],
      [token, '10.0.0.2'],
      ['nobody-has-this', '10.0.0.3'],
    ] as const)
      expect([sent, (await click(sent, address)).statusCode]).toEqual([sent, 200]);
    expect((await fileOf(mara, id)).tokens[0]?.clicks).toBe(2);
    clock.advance(86_400_000);
    await click(token, '10.0.0.1');
    expect((await fileOf(mara, id)).tokens[0]?.clicks).toBe(3);
    const before = await keys();
    await app.deps.jobs.runNow('affiliates.forget_visitors');
    expect([before, await keys()]).toEqual([3, 3]);
    clock.advance(86_400_001);
    await app.deps.jobs.runNow('affiliates.forget_visitors');
    expect(await keys()).toBe(0);
  });

  test('on a link of a paused affiliate counts neither as a click nor as a referral', async () => {
    const made = await madeAffiliate(mara);
    const { token: _, ...contact } = newAffiliate();
    await mara.call(calls.changeAffiliate, {
      params: { id: made.id },
      body: { ...contact, state: 'paused', version: made.version, reason: 'Pause' },
    });
    await click(made.token, '10.0.0.9');
    await sentBy(made.token);
    expect((await fileOf(mara, made.id)).tokens).toEqual([
      { token: made.token, clicks: 0, sign_ups: 0 },
    ]);
    expect(await referralsOf(mara, made.id)).toEqual([]);
  });

  test('is counted when fifty arrive at the same time', async () => {
    const { id, token } = await madeAffiliate(mara);
    await Promise.all(
      Array.from({ length: 50 }, (_, n) => click(token, `10.1.0.${String(n + 1)}`)),
    );
    expect((await fileOf(mara, id)).tokens[0]?.clicks).toBe(50);
  });
});

describe('the net revenue of an affiliate', () => {
  test('is stakes minus payouts, bonus cost, fees and unpaid charge-backs of the referral', async () => {
    const { id, token } = await madeAffiliate(mara);
    const { id: memberId } = await sentBy(token.toUpperCase());
    const outsider = await registered(app);
    await loses(outsider.id, 77_700);
    await loses(memberId, 10_000);
    clock.advance(86_400_000);
    await book(memberId, 'bonus_granted', { debit: 'bonusCost', credit: 'bonus', amount: 1_500 });
    // Lose 1,000 cents of the bonus money. The loss counts as revenue, and the granted bonus counts as a cost.
    await book(memberId, 'correction', { debit: 'bonus', credit: 'playHouse', amount: 1_000 });
    await book(memberId, 'bonus_ended', { debit: 'bonus', credit: 'bonusCost', amount: 500 });
    await book(memberId, 'correction', { debit: 'fees', credit: 'paymentClearing', amount: 120 });
    // Chargeback of 4,000 cents, of which the member later repays 1,000.
    await book(memberId, 'charge_back', {
      debit: 'corrections',
      credit: 'paymentClearing',
      amount: 4_000,
    });
    await book(memberId, 'top_up', { debit: 'paymentClearing', credit: 'cash', amount: 1_000 });
    await book(memberId, 'correction', { debit: 'cash', credit: 'corrections', amount: 1_000 });
    // A free spin that wins back its stake must not change the revenue, because the bonus cost account pays the stake
    // and receives the payout.
    await book(memberId, 'correction', { debit: 'bonusCost', credit: 'playHouse', amount: 250 });
    await book(memberId, 'correction', { debit: 'playHouse', credit: 'bonusCost', amount: 250 });

    const { lines, total } = await reportOf(id, '2026-03-01', '2026-03-04', 'day');
    expect(lines.map(({ period, ggr, net }: calls.ReportLine) => [period, ggr, net])).toEqual([
      ['2026-03-01', 0, 0],
      ['2026-03-02', 10_000, 10_000],
      ['2026-03-03', 1_000, -3_120],
      ['2026-03-04', 0, 0],
    ]);
    expect(total).toMatchObject({
      sign_ups: 1,
      ggr: 11_000,
      bonus_cost: 1_000,
      fees: 120,
      charge_backs: 3_000,
      net: 6_880,
      share: 2_064,
    });
    const months = await reportOf(id, '2026-02-15', '2026-03-31');
    expect(months.lines.map(({ period, share }: calls.ReportLine) => [period, share])).toEqual([
      ['2026-02', 0],
      ['2026-03', 2_064],
    ]);
  });

  test('excludes play before the member’s registration', async () => {
    const { id, token } = await madeAffiliate(mara);
    const member = await sentBy(token);
    clock.set('2026-02-28T00:00:00Z');
    await loses(member.id, 5_000);
    expect((await reportOf(id, '2026-02-01', '2026-03-31')).total.ggr).toBe(0);
  });

  test('a report for an empty or too long period is refused', async () => {
    const { id } = await madeAffiliate(mara);
    for (const [from, until] of [
      ['2026-03-02', '2026-03-01'],
      ['2024-01-01', '2026-03-01'],
    ])
      expect(
        (await mara.call(calls.affiliateReport, { params: { id }, query: { from, until } })).status,
      ).toBe(422);
  });
});

describe('an affiliate payout', () => {
  async function earned(cents: number) {
    const made = await madeAffiliate(mara);
    const member = await sentBy(made.token);
    await loses(member.id, cents);
    return { ...made, memberId: member.id };
  }

  test('is due thirty days after the month, requested by one clerk and confirmed by another', async () => {
    const { id } = await earned(10_000);
    clock.set('2026-04-30T23:59:59Z');
    expect((await ask(mara, id, 3_000)).body.code).toBe('affiliates.nothing_due');
    clock.set('2026-05-01T00:00:00Z');
    expect(await fileOf(mara, id)).toMatchObject({ due: 3_000 });
    expect((await ask(mara, id, 2_999)).body.code).toBe('affiliates.figures_changed');
    const asked = await ask(mara, id, 3_000);
    expect(asked.body.data).toMatchObject({ due: 0, payouts: [{ state: 'asked', mine: true }] });
    const payout = asked.body.data.payouts[0].id;
    expect((await decide(mara, payout, true)).body.code).toBe('override.same_clerk');
    const confirmed = await decide(mike, payout, true);
    expect(confirmed.body.data.payouts[0]).toMatchObject({
      amount: 3_000,
      months: ['2026-03'],
      state: 'confirmed',
      asked_by: 'Mara Marketing',
      decided_by: 'Mike Marketing',
    });
    expect((await ask(mike, id, 3_000)).body.code).toBe('affiliates.nothing_due');
  });

  test('is requested by exactly one and confirmed by exactly one of several concurrent clerks', async () => {
    const { id } = await earned(20_000);
    clock.set('2026-05-02T00:00:00Z');
    const clerks = await Promise.all(
      Array.from({ length: 4 }, (_, n) => makeClerk(app, ['marketing'], `Clerk ${String(n)}`)),
    );
    const asks = await Promise.all(clerks.map((clerk) => ask(clerk, id, 6_000)));
    expect(asks.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const payout = asks.find(({ status }) => status === 200)?.body.data.payouts[0].id as string;
    const asker = clerks[asks.findIndex(({ status }) => status === 200)];
    const others = clerks.filter((clerk) => clerk !== asker);
    const confirms = await Promise.all(others.map((clerk) => decide(clerk, payout, true)));
    expect(confirms.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { rows } = await app.deps.database.owner.query(
      'select count(*)::int as paid from affiliates_months where affiliate_id = $1 and counts',
      [id],
    );
    expect(rows[0].paid).toBe(1);
    // The database also refuses to settle the same month twice.
    await expect(
      app.deps.database.owner.query(
        `insert into affiliates_months select gen_random_uuid(), affiliate_id, month, net_cents, percent, share_cents,
           carried_in_cents, paid_cents, carried_out_cents, true from affiliates_months where affiliate_id = $1`,
        [id],
      ),
    ).rejects.toThrow(/affiliates_months_once|foreign key/);
  });

  test('carries a negative month over and includes all payable months', async () => {
    const { id, memberId } = await earned(10_000);
    clock.set('2026-04-10T00:00:00Z');
    await loses(memberId, -30_000);
    clock.set('2026-05-10T00:00:00Z');
    await loses(memberId, 80_000);
    clock.set('2026-07-01T00:00:00Z');
    const { due, months } = await fileOf(mara, id);
    expect(
      months.map(({ month, share, paid, carried_in }) => [month, share, paid, carried_in]),
    ).toEqual([
      ['2026-07', 0, 0, 0],
      ['2026-06', 0, 0, 0],
      ['2026-05', 24_000, 15_000, -9_000],
      ['2026-04', -9_000, 0, 0],
      ['2026-03', 3_000, 3_000, 0],
    ]);
    expect(due).toBe(18_000);
    const { body } = await ask(mara, id, due);
    expect(body.data.payouts[0].months).toEqual(['2026-03', '2026-04', '2026-05']);
  });

  test('releases its months for the next payout when it is declined', async () => {
    const { id } = await earned(1_000);
    clock.set('2026-05-02T00:00:00Z');
    const first = (await ask(mara, id, 300)).body.data.payouts[0].id as string;
    expect((await ask(mike, id, 300)).body.code).toBe('affiliates.payout_waits');
    expect((await decide(mara, first, false)).status).toBe(200);
    expect((await decide(mike, first, true)).body.code).toBe('affiliates.payout_decided');
    const second = (await ask(mike, id, 300)).body.data.payouts[0].id as string;
    expect((await decide(mara, second, true)).status).toBe(200);
  });

  test('is not confirmed if its amount has changed since the request', async () => {
    const { id, memberId } = await earned(1_000);
    clock.set('2026-05-02T00:00:00Z');
    const payout = (await ask(mara, id, 300)).body.data.payouts[0].id as string;
    await app.deps.database.owner.query(
      `update affiliates_referrals set refused_at = now(), reason = 'address' where member_id = $1`,
      [memberId],
    );
    expect((await decide(mike, payout, true)).body.code).toBe('affiliates.figures_changed');
    expect((await decide(mike, payout, false)).status).toBe(200);
    expect((await fileOf(mike, id)).due).toBe(0);
  });

  describe('with a self-referral that is detected late', () => {
    /**
     * Creates an affiliate who earns 3,000 cents from one member's losses and 600 cents from another member's losses.
     * `isFound` registers the affiliate as a member at the first member's address, so that this member's referral is
     * refused.
     */
    async function earnedByTwo(home: string) {
      const made = await madeAffiliate(mara);
      for (const [address1, cents] of [
        [home, 10_000],
        [`${home}, next door`, 2_000],
      ] as const) {
        const { id: memberId } = await registered(app, { affiliate_token: made.token, address1 });
        await caughtUp(app);
        await loses(memberId, cents);
      }
      return {
        ...made,
        isFound: () => registered(app, { email: made.email, address1: home, first_name: 'Gil' }),
      };
    }

    test('is rejected once, and then requested with the corrected amount', async () => {
      const { id, isFound } = await earnedByTwo('12 Late Light');
      clock.set('2026-05-02T00:00:00Z');
      await isFound();
      expect((await ask(mara, id, 3_600)).body.code).toBe('affiliates.figures_changed');
      expect((await referralsOf(mara, id)).map(({ refused }) => refused).sort()).toEqual([
        'address',
        null,
      ]);
      const { due } = await fileOf(mara, id);
      expect(due).toBe(600);
      expect((await ask(mara, id, due)).body.data.payouts[0]).toMatchObject({ amount: 600 });
    });

    test('is not confirmed, and can be requested again after it is declined', async () => {
      const { id, isFound } = await earnedByTwo('14 Late Light');
      clock.set('2026-05-02T00:00:00Z');
      const payout = (await ask(mara, id, 3_600)).body.data.payouts[0].id as string;
      await isFound();
      expect((await decide(mike, payout, true)).body.code).toBe('affiliates.figures_changed');
      expect((await decide(mike, payout, false)).status).toBe(200);
      const { due } = await fileOf(mara, id);
      const second = (await ask(mara, id, due)).body.data.payouts[0];
      expect(second.amount).toBe(600);
      expect((await decide(mike, second.id, true)).status).toBe(200);
    });
  });
});
