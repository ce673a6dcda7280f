import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as calls from '@wl/contract/wallet';
import * as transactionCalls from '@wl/contract/wallet-transactions';
import { CASH_OUT_COOLING_MS } from '@wl/world/casino/limits';
import { changeMember } from '../../members/index.ts';
import type { Registered } from '../../members/testing-members.ts';
import {
  approve,
  askCashOut,
  booksAreRight,
  cashOutBecomes,
  cashOutState,
  methodOf,
  newCard,
  newClerk,
  newMember,
  reject,
  sendPayoutNow,
  startWalletTest,
  topUp,
  walletOf,
  type TestClerk,
  type WalletTest,
} from '../testing-wallet.ts';

let wallet: WalletTest;
let member: Registered;
let paul: TestClerk;
beforeAll(async () => {
  wallet = await startWalletTest();
  paul = await newClerk(wallet);
});
afterAll(async () => {
  await booksAreRight(wallet);
  await wallet.stop();
});
beforeEach(async () => {
  wallet.catchUp();
  member = await newMember(wallet, { verified: true });
});

const owner = () => wallet.app.deps.database.owner;
const stateOf = (id: string) => cashOutState(wallet, id);
const cashOut = (id: string, verb: 'cancel' | 'flush') =>
  member.client.post(`/api/wallet/cash-outs/${id}/${verb}`);
const go = (id: string) =>
  wallet.app.deps.jobs.runNow('wallet.send_clean_cash_out', { cashOutId: id });
const sweep = () => wallet.app.deps.jobs.runNow('wallet.send_due_cash_outs');
/**
 * Runs `fn` with the clock at the end of the cooling period. Then resets the clock, because sessions expire after half
 * an hour without a request.
 */
async function afterCooling<T>(fn: () => Promise<T>): Promise<T> {
  const before = wallet.clock.now();
  wallet.clock.advance(CASH_OUT_COOLING_MS);
  try {
    return await fn();
  } finally {
    wallet.clock.set(before);
  }
}
const makeDue = (id: string) =>
  owner().query('update wallet_cash_outs set goes_at = $2 where id = $1', [id, wallet.clock.now()]);
/** Marks all the member's deposits as staked in full. `cash-out.test.ts` tests how turnover is counted. */
const stakeDeposits = () =>
  owner().query(
    'update wallet_deposit_turnover set staked_cents = due_cents where member_id = $1',
    [member.id],
  );

async function requested(amount: number, deposit = amount, card = newCard()): Promise<string> {
  await topUp(member, deposit, card);
  await stakeDeposits();
  return again(amount);
}

async function again(amount: number): Promise<string> {
  const reply = await askCashOut(member, amount, await methodOf(member));
  expect(reply.body).toMatchObject({ data: {} });
  return (reply.body as { data: { id: string } }).data.id;
}

async function timelineOf(id: string) {
  const params = { kind: 'cash-out', id } as const;
  const reply = await member.client.call(transactionCalls.transactionTimeline, { params });
  return (reply.body as { data: object }).data;
}

const auditOf = async (id: string) =>
  (
    await owner().query<{ action: string; clerk_id: string | null; after: object }>(
      'select action, clerk_id, after from staff_audit where subject = $1 order by id',
      [`cash_out:${id}`],
    )
  ).rows;

describe('an eligible cash-out', () => {
  test('is paid out automatically at the end of the cooling period, shown in its timeline', async () => {
    const at = wallet.clock.now().getTime();
    const id = await requested(3000, 5000);
    expect(await timelineOf(id)).toMatchObject({
      goes_at: new Date(at + CASH_OUT_COOLING_MS).toISOString(),
      at_desk: false,
      ahead: ['processing', 'paid'],
      transaction: { can_cancel: true },
    });
    const { rows: jobs } = await owner().query(
      'select run_at from graphile_worker.jobs where key = $1',
      [`clean:${id}`],
    );
    expect(jobs).toEqual([{ run_at: new Date(at + CASH_OUT_COOLING_MS) }]);
    wallet.clock.advance(CASH_OUT_COOLING_MS - 1);
    await go(id);
    await sweep();
    expect(await stateOf(id)).toBe('pending');
    wallet.clock.advance(1);
    await Promise.all([go(id), go(id), sweep()]);
    expect(await stateOf(id)).toBe('processing');
    wallet.clock.set(new Date(at));
    expect((await cashOut(id, 'cancel')).status).toBe(409);
    const { rows: steps } = await owner().query(
      'select step, actor from wallet_steps where transaction_id = $1 order by position',
      [id],
    );
    expect(steps).toEqual([
      { step: 'pending', actor: 'member' },
      { step: 'processing', actor: 'house' },
    ]);
    const { rows: log } = await owner().query(
      'select action, clerk_id, reason from staff_audit where subject = $1',
      [`cash_out:${id}`],
    );
    expect(log).toEqual([
      { action: 'cash_outs.approve', clerk_id: null, reason: 'by itself: clean' },
    ]);
    await sendPayoutNow(wallet, id);
    await cashOutBecomes(wallet, id, 'paid');
    expect(await walletOf(member)).toMatchObject({ cash: 2000, on_its_way: 0 });
    expect(await timelineOf(id)).toMatchObject({ goes_at: null, at_desk: false, ahead: [] });
  });

  test('is paid out at once when locked, and not at all when cancelled', async () => {
    const flushed = await requested(2000, 5000);
    await cashOut(flushed, 'flush');
    expect(await timelineOf(flushed)).toMatchObject({
      goes_at: wallet.clock.now().toISOString(),
      transaction: { can_cancel: false },
    });
    await go(flushed);
    expect(await stateOf(flushed)).toBe('processing');
    const cancelled = await again(2000);
    await cashOut(cancelled, 'cancel');
    await afterCooling(() => Promise.all([go(cancelled), sweep()]));
    expect(await stateOf(cancelled)).toBe('cancelled');
  });

  test('is paid out by the sweep if its job was lost', async () => {
    const id = await requested(2000);
    await owner().query('delete from graphile_worker._private_jobs where key = $1', [
      `clean:${id}`,
    ]);
    wallet.clock.advance(CASH_OUT_COOLING_MS);
    await sweep();
    expect(await stateOf(id)).toBe('processing');
  });

  test('is not processed again after a clerk approved it early', async () => {
    const id = await requested(2000);
    expect((await approve(paul, id)).status).toBe(200);
    wallet.clock.advance(CASH_OUT_COOLING_MS);
    await go(id);
    expect(await auditOf(id)).toHaveLength(1);
  });

  test('cannot be cancelled and is due at once in a country that forbids cancelling', async () => {
    const moved = await requested(2000, 5000);
    await wallet.app.deps.transaction((tx) =>
      changeMember(wallet.app.deps, tx, member.id, { country: 'GB' }),
    );
    expect(await timelineOf(moved)).toMatchObject({ transaction: { can_cancel: false } });
    expect((await cashOut(moved, 'cancel')).body).toMatchObject({
      code: 'wallet.cash_out_not_pending',
    });
    const id = await again(2000);
    expect(await timelineOf(id)).toMatchObject({
      transaction: { step: 'flushed', can_cancel: false },
      goes_at: wallet.clock.now().toISOString(),
    });
    await go(id);
    expect(await stateOf(id)).toBe('processing');
  });
});

describe('clerk review of a cash-out', () => {
  /** Runs the automatic payout after the cooling period and returns the reasons why the cash-out was not paid out. */
  async function whyNot(id: string): Promise<unknown> {
    await afterCooling(() => go(id));
    expect(await stateOf(id)).toBe('pending');
    expect(await timelineOf(id)).toMatchObject({ goes_at: null, at_desk: true });
    return (await auditOf(id)).at(-1)?.after;
  }

  test('is needed if a deposit was not staked, even if it is staked later', async () => {
    await topUp(member, 5000, newCard());
    const id = await again(2000);
    expect(await timelineOf(id)).toMatchObject({ goes_at: null, at_desk: true });
    await stakeDeposits();
    await afterCooling(() => Promise.all([go(id), sweep()]));
    expect(await stateOf(id)).toBe('pending');
  });

  test('is needed if another member paid with the same card', async () => {
    const card = newCard();
    await topUp(await newMember(wallet), 1000, card);
    await topUp(member, 5000, card);
    await stakeDeposits();
    expect(await timelineOf(await again(2000))).toMatchObject({ at_desk: true });
  });

  test('is needed if a later cash-out raises the sum above the two-clerk limit', async () => {
    const first = await requested(60_000, 150_000);
    expect(await timelineOf(first)).toMatchObject({ at_desk: false });
    const second = await again(40_001);
    expect(await timelineOf(second)).toMatchObject({ at_desk: true });
    expect(await whyNot(first)).toEqual({ reasons: ['needs_two'] });
  });

  test('is needed if verification, member status or risk flags change during the cooling period', async () => {
    const oneClerk = { state: 'processing', needs_two: false };
    const secondClerk = { state: 'approved_once', needs_two: true };
    const changes: [string, object, () => Promise<unknown>][] = [
      [
        'not_verified',
        oneClerk,
        () =>
          wallet.app.deps.transaction((tx) =>
            changeMember(wallet.app.deps, tx, member.id, { address_state: 'Rejected' }),
          ),
      ],
      [
        'standing',
        oneClerk,
        () => owner().query(`update members set status = 'locked' where id = $1`, [member.id]),
      ],
      [
        'risk_flag',
        secondClerk,
        () =>
          owner().query('update wallet_top_ups set refunded_cents = 1 where member_id = $1', [
            member.id,
          ]),
      ],
      ['risk_flag', secondClerk, async () => topUp(await newMember(wallet), 1000, card)],
    ];
    let card = '';
    for (const [reason, decided, change] of changes) {
      member = await newMember(wallet, { verified: true });
      card = newCard();
      const id = await requested(2000, 2000, card);
      await change();
      await afterCooling(() => go(id));
      expect(await stateOf(id)).toBe('pending');
      expect((await auditOf(id)).at(-1)).toMatchObject({
        action: 'cash_outs.to_desk',
        clerk_id: null,
        after: { reasons: [reason] },
      });
      expect((await approve(paul, id)).body).toMatchObject({ data: decided });
    }
  });

  test('remains needed after the first of two clerks has approved', async () => {
    const id = await requested(2000);
    await owner().query('update wallet_top_ups set refunded_cents = 1 where member_id = $1', [
      member.id,
    ]);
    expect(await timelineOf(id)).toMatchObject({ goes_at: expect.any(String), at_desk: false });
    expect((await approve(paul, id)).body).toMatchObject({
      data: { state: 'approved_once', goes_at: null },
    });
    expect(await timelineOf(id)).toMatchObject({
      goes_at: null,
      at_desk: true,
      ahead: ['processing', 'paid'],
    });
    await afterCooling(() => Promise.all([go(id), sweep()]));
    expect(await stateOf(id)).toBe('approved_once');
    expect((await approve(await newClerk(wallet), id)).body).toMatchObject({
      data: { state: 'processing', needs_two: true },
    });
  });

  test('is not triggered by an exclusion of the member', async () => {
    const id = await requested(2000);
    await owner().query(`update members set status = 'excluded' where id = $1`, [member.id]);
    wallet.clock.advance(CASH_OUT_COOLING_MS);
    await go(id);
    expect(await stateOf(id)).toBe('processing');
  });
});

test('exactly one of concurrent automatic payout, cancellation, approval and rejection succeeds', async () => {
  await topUp(member, 50_000, newCard());
  await stakeDeposits();
  const method = await methodOf(member);
  const ends = new Set<string | undefined>();
  for (let round = 0; round < 12; round += 1) {
    const reply = await askCashOut(member, 1000, method);
    const { id } = (reply.body as { data: { id: string } }).data;
    const before = await walletOf(member);
    await makeDue(id);
    const rivals = [
      () => cashOut(id, 'cancel'),
      () => approve(paul, id),
      () => reject(paul, id),
      () => cashOut(id, 'cancel'),
    ];
    // Vary the order, so that the first of the competing requests is not always the same.
    const order = [...rivals.slice(round % 4), ...rivals.slice(0, round % 4)].slice(round % 2);
    const [replies] = await Promise.all([Promise.all(order.map((rival) => rival())), go(id)]);
    const state = await stateOf(id);
    ends.add(state);
    const wins = replies.filter(({ status }) => status === 200).length;
    const byItself = (await auditOf(id)).filter(({ clerk_id }) => clerk_id === null).length;
    expect(wins + byItself).toBe(1);
    expect((await walletOf(member)).cash - before.cash).toBe(state === 'cancelled' ? 1000 : 0);
    // Backdate the cash-out so that it does not count towards the 24-hour total that requires two clerks.
    await owner().query(
      `update wallet_cash_outs set created_at = created_at - interval '3 days' where id = $1`,
      [id],
    );
  }
  for (const state of ends) expect(['cancelled', 'processing']).toContain(state);
  for (let round = 0; round < 6; round += 1) {
    const id = await again(1000);
    await makeDue(id);
    const [cancel] = await Promise.all([cashOut(id, 'cancel'), cashOut(id, 'flush'), go(id)]);
    if ((await stateOf(id)) === 'flushed') await go(id);
    expect(await stateOf(id)).toBe(cancel.status === 200 ? 'cancelled' : 'processing');
    await owner().query(
      `update wallet_cash_outs set created_at = created_at - interval '3 days' where id = $1`,
      [id],
    );
  }
});

test('switched-off cash-outs refuse requests and delay automatic payouts until switched on again', async () => {
  const id = await requested(2000, 5000);
  const auditor = await newClerk(wallet, ['auditor']);
  const put = (clerk: TestClerk, available: boolean) =>
    clerk.request('PUT', '/api/staff/cashier/cash-outs', {
      available,
      reason: 'Provider is down.',
    });
  expect((await put(auditor, false)).status).toBe(403);
  expect((await put(paul, false)).body).toEqual({ data: { cash_outs_available: false } });
  const refused = await askCashOut(member, 1000, await methodOf(member));
  expect([refused.status, refused.body]).toMatchObject([
    503,
    {
      code: 'wallet.cash_outs_unavailable',
      message: 'Withdrawals currently not available, contact support',
    },
  ]);
  await makeDue(id);
  await Promise.all([go(id), sweep()]);
  expect(await stateOf(id)).toBe('pending');
  expect(await timelineOf(id)).toMatchObject({ problem: 'wallet.cash_outs_unavailable' });
  const limits = await member.client.call(calls.cashierLimits);
  expect(limits.body).toMatchObject({
    data: { cash_outs_available: false, cash_out: { available: 0 } },
  });
  expect((await auditor.get('/api/staff/cashier')).body).toMatchObject({
    data: { cash_outs_available: false },
  });
  await put(paul, true);
  await sweep();
  expect(await stateOf(id)).toBe('processing');
  const { rows } = await owner().query(
    `select after, reason from staff_audit where action = 'cashier.switch' order by id`,
  );
  expect(rows).toEqual([
    { after: { cash_outs_available: false }, reason: 'Provider is down.' },
    { after: { cash_outs_available: true }, reason: 'Provider is down.' },
  ]);
});
