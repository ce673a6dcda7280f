import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeMember } from '../../members/index.ts';
import type { Registered } from '../../members/testing-members.ts';
import {
  approve,
  askCashOut,
  booksAreRight,
  cashOutBecomes,
  cashOutState,
  handIn,
  methodOf,
  newCard,
  newClerk,
  newMember,
  pendingCashOut,
  reject,
  sendPayoutNow,
  signatureOf,
  startWalletTest,
  startTopUp,
  stepOf,
  submit,
  topUp,
  walletOf,
  type TestClerk,
  type WalletTest,
} from '../testing-wallet.ts';
import { storeEvent } from '../../../platform/events/events.ts';

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

const pending = (amount: number, deposit = amount) => pendingCashOut(member, amount, deposit);
const cashOut = (id: string, verb: 'cancel' | 'flush') =>
  member.client.post(`/api/wallet/cash-outs/${id}/${verb}`);
const stateOf = (id: string) => cashOutState(wallet, id);
const sendPayout = (id: string) => sendPayoutNow(wallet, id);
const becomes = (id: string, state: string) => cashOutBecomes(wallet, id, state);

describe('a cash-out', () => {
  test('leaves the balance when requested, is approved by a clerk and paid by the provider', async () => {
    const id = await pending(3000, 5000);
    expect(await walletOf(member)).toMatchObject({ cash: 2000, on_its_way: 3000 });
    const queue = await paul.get('/api/staff/cash-outs');
    const line = (queue.body as { data: { id: string }[] }).data.find((one) => one.id === id);
    expect(line).toMatchObject({
      amount_cents: 3000,
      state: 'pending',
      needs_two: false,
      can_decide: true,
      checks: [
        { name: 'verified', passed: true },
        { name: 'deposit_staked', passed: false },
        { name: 'closed_loop', passed: true },
        { name: 'within_limits', passed: true },
        { name: 'own_instrument', passed: true },
        { name: 'deposits_kept', passed: true },
      ],
    });
    const reply = await approve(paul, id);
    expect(reply.body).toMatchObject({
      data: { state: 'processing', can_decide: false, approvals: [{ clerk: 'Carla Clerk' }] },
    });
    await sendPayout(id);
    await becomes(id, 'paid');
    expect(await walletOf(member)).toMatchObject({ cash: 2000, on_its_way: 0 });
    const list = await member.client.get('/api/wallet/transactions');
    expect((list.body as { data: unknown[] }).data[0]).toMatchObject({
      kind: 'cash_out',
      status: 'Completed',
      step: 'paid',
      can_cancel: false,
    });
    const { rows } = await wallet.app.deps.database.owner.query(
      'select action, clerk_id from staff_audit where subject = $1',
      [`cash_out:${id}`],
    );
    expect(rows).toEqual([{ action: 'cash_outs.approve', clerk_id: paul.subjectId }]);
  });

  test('shows clerks whether deposits were staked once, weighted by contribution', async () => {
    await topUp(member, 5000, newCard());
    const { deps } = wallet.app;
    const stake = (stake_cents: number, game: string) =>
      deps.transaction((tx) =>
        storeEvent(tx, {
          memberId: member.id,
          type: 'wagers.settled',
          data: { wager_id: randomUUID(), title: game, stake_cents, payout_cents: 0 },
        }),
      );
    const staked = async () => {
      await deps.events.drain();
      const reply = await askCashOut(member, 1000, await methodOf(member));
      const { id } = (reply.body as { data: { id: string } }).data;
      const queue = await paul.get('/api/staff/cash-outs');
      const cases = (queue.body as { data: { id: string; checks: { passed: boolean }[] }[] }).data;
      await cashOut(id, 'cancel');
      return cases.find((one) => one.id === id)?.checks[1]?.passed;
    };
    await stake(9990, 'westminster-roulette');
    await stake(4000, 'neon-shibuya');
    expect(await staked()).toBe(false);
    await stake(1, 'neon-shibuya');
    expect(await staked()).toBe(true);
    await topUp(member, 2000, newCard());
    expect(await staked()).toBe(false);
  });

  test('can be cancelled while pending but not once locked; a clerk can still reject it', async () => {
    const cancelled = await pending(3000);
    expect((await cashOut(cancelled, 'cancel')).body).toMatchObject({
      data: { status: 'Cancelled' },
    });
    expect(await walletOf(member)).toMatchObject({ cash: 3000, on_its_way: 0 });
    const flushed = (await askCashOut(member, 3000, await methodOf(member))).body as {
      data: { id: string };
    };
    const { id } = flushed.data;
    expect((await cashOut(id, 'flush')).body).toMatchObject({
      data: { step: 'flushed', can_cancel: false },
    });
    expect((await cashOut(id, 'cancel')).body).toMatchObject({
      code: 'wallet.cash_out_not_pending',
    });
    expect((await reject(paul, id)).body).toMatchObject({ data: { state: 'cancelled' } });
    expect(await walletOf(member)).toMatchObject({ cash: 3000, on_its_way: 0 });
    expect((await reject(paul, id)).status).toBe(409);
    expect((await approve(paul, id)).status).toBe(409);
  });

  test('cannot be cancelled by another member or approved without permission', async () => {
    const id = await pending(3000);
    const other = await newMember(wallet);
    expect((await other.client.post(`/api/wallet/cash-outs/${id}/cancel`)).status).toBe(404);
    const support = await newClerk(wallet, ['support']);
    expect((await support.get('/api/staff/cash-outs')).status).toBe(200);
    expect((await approve(support, id)).status).toBe(403);
    expect((await member.client.post(`/api/staff/cash-outs/${id}/approve`)).status).toBe(401);
  });

  test('is locked from the start in a country that forbids cancelling', async () => {
    member = await newMember(wallet, { verified: true });
    await wallet.app.deps.transaction((tx) =>
      changeMember(wallet.app.deps, tx, member.id, { country: 'GB' }),
    );
    const id = await pending(3000);
    expect(await stateOf(id)).toBe('flushed');
    expect((await cashOut(id, 'cancel')).status).toBe(409);
  });
});

describe('a cash-out request', () => {
  const codeOf = (reply: { body: unknown }) => (reply.body as { code: string }).code;

  test('is refused without a verified passport or to a method the member has not paid in with', async () => {
    const plain = await newMember(wallet);
    await topUp(plain, 5000, newCard());
    const own = await methodOf(plain);
    expect(codeOf(await askCashOut(plain, 2000, own))).toBe('wallet.verification_required');
    await topUp(member, 5000, newCard());
    expect(codeOf(await askCashOut(member, 2000, own))).toBe('wallet.method_unused');
    expect(codeOf(await askCashOut(member, 2000, randomUUID()))).toBe('wallet.method_unused');
  });

  test('is refused to an e-wallet whose deposit was charged back', async () => {
    await topUp(member, 5000, newCard());
    const { id, page } = await startTopUp(member, 2000, 'e_wallet');
    await submit(page, 'e_wallet', { user: `user-${member.id}`, password: 'secret-1' });
    await expect.poll(() => stepOf(member, id)).toBe('credited');
    const methods = (await member.client.get('/api/wallet/methods')).body as {
      data: { id: string; kind: string }[];
    };
    const balance = methods.data.find(({ kind }) => kind === 'e_wallet')?.id ?? '';
    const { rows } = await wallet.app.deps.database.owner.query<{ provider_ref: string }>(
      'select provider_ref from wallet_top_ups where id = $1',
      [id],
    );
    const data = {
      payment: rows[0]?.provider_ref,
      reference: id,
      amount: 2000,
      currency: 'USD',
    };
    const body = JSON.stringify({ id: randomUUID(), type: 'payment.charged_back', data });
    expect(await handIn(wallet.app, body, signatureOf(body, wallet.clock.now()))).toBe(200);
    const refused = await askCashOut(member, 1000, balance);
    expect(codeOf(refused)).toBe('wallet.ewallet_needs_deposit');
    // After a chargeback, the next cash-out needs two approvals.
    const next = await askCashOut(member, 1000, await methodOf(member));
    const nextId = (next.body as { data: { id: string } }).data.id;
    expect((await approve(paul, nextId)).body).toMatchObject({
      data: { state: 'approved_once', needs_two: true },
    });
  });

  test('is refused with the code of the limit it breaks', async () => {
    await topUp(member, 5000, newCard());
    const method = await methodOf(member);
    expect(codeOf(await askCashOut(member, 999, method))).toBe('wallet.below_minimum');
    expect(codeOf(await askCashOut(member, 200_001, method))).toBe(
      'wallet.above_transaction_limit',
    );
    expect(codeOf(await askCashOut(member, 5001, method))).toBe('wallet.exceeds_cash');
  });

  test('is refused above the daily or monthly limit in UTC', async () => {
    await topUp(member, 100_000, newCard());
    const method = await methodOf(member);
    const { owner } = wallet.app.deps.database;
    const now = wallet.clock.now();
    const day = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
    const insert = (amount: number, at: number, state = 'paid') =>
      owner.query(
        `insert into wallet_cash_outs (id, member_id, key, amount_cents, currency, method_id, state, deposit_staked, created_at, updated_at)
         values ($1, $2, $1, $3, 'USD', $4, $5, true, $6, $6)`,
        [randomUUID(), member.id, amount, method, state, new Date(at)],
      );
    // Neither a cash-out in the last millisecond of the previous day nor a cancelled one counts towards today's limit.
    await insert(900_000, day - 1);
    await insert(900_000, day, 'cancelled');
    await insert(980_000, day);
    const refused = await askCashOut(member, 20_001, method);
    expect(refused.body).toMatchObject({
      code: 'wallet.above_daily_limit',
      params: { left: 20_000 },
    });
    expect((await askCashOut(member, 20_000, method)).status).toBe(200);
    await owner.query(`update wallet_cash_outs set created_at = $2 where member_id = $1`, [
      member.id,
      new Date(day - 1),
    ]);
    // The cash-outs above add up to 1,900,000 cents (900,000 + 980,000 + 20,000). This cash-out brings the month's
    // total to 5,000 cents below the limit.
    await insert(3_095_000, day - 1);
    expect(codeOf(await askCashOut(member, 5001, method))).toBe('wallet.above_monthly_limit');
  });

  test('is booked once for ten concurrent requests with one key; another amount is refused', async () => {
    await topUp(member, 5000, newCard());
    const method = await methodOf(member);
    const key = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => askCashOut(member, 2000, method, key)),
    );
    const ids = replies.map(({ body }) => (body as { data: { id: string } }).data.id);
    expect(new Set(ids).size).toBe(1);
    expect(await walletOf(member)).toMatchObject({ cash: 3000, on_its_way: 2000 });
    expect(codeOf(await askCashOut(member, 2001, method, key))).toBe('wallet.key_reused');
  });

  test('is refused if concurrent requests have already used the balance', async () => {
    await topUp(member, 5000, newCard());
    const method = await methodOf(member);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => askCashOut(member, 2000, method)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await walletOf(member)).toMatchObject({ cash: 1000, on_its_way: 4000 });
  });
});
