import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as calls from '@wl/contract/wallet';
import * as transactionCalls from '@wl/contract/wallet-transactions';
import { post } from '../ledger/index.ts';
import type { Registered } from '../members/testing-members.ts';
import { providerNamed, useProviders, type PaymentProvider } from './payments.ts';
import {
  askCashOut,
  approve,
  booksAreRight,
  cashOutBecomes,
  goodCard,
  handIn,
  methodOf,
  newCard,
  newClerk,
  newMember,
  sendPayoutNow,
  signatureOf,
  startTopUp,
  startWalletTest,
  stepOf,
  submit,
  topUp,
  walletOf,
  type TestClerk,
  type WalletTest,
} from './testing-wallet.ts';

let wallet: WalletTest;
let member: Registered;
let risk: TestClerk;
let harbour: PaymentProvider;
beforeAll(async () => {
  wallet = await startWalletTest();
  risk = await newClerk(wallet, ['risk']);
  harbour = providerNamed(wallet.app.deps, 'harbour')!;
});
afterAll(async () => {
  await booksAreRight(wallet);
  await wallet.stop();
});
beforeEach(async () => {
  useProviders(wallet.app.deps, [harbour]);
  wallet.catchUp();
  member = await newMember(wallet, { verified: true });
});

const MINUTE = 60_000;
const owner = () => wallet.app.deps.database.owner;
const limits = async () =>
  ((await member.client.call(calls.cashierLimits)).body as { data: object }).data;

/** Sends a signed provider event about a top-up. */
async function sendEvent(id: string, type: string, changes: object = {}): Promise<number> {
  const { rows } = await owner().query<{ provider_ref: string; amount_cents: number }>(
    'select provider_ref, amount_cents from wallet_top_ups where id = $1',
    [id],
  );
  const data = {
    payment: rows[0]?.provider_ref,
    reference: id,
    amount: Number(rows[0]?.amount_cents),
    currency: 'USD',
    ...changes,
  };
  const body = JSON.stringify({ id: `evt_${randomUUID()}`, type, data });
  return handIn(wallet.app, body, signatureOf(body, wallet.clock.now()));
}

/**
 * Replaces the provider with an in-process stub. Needed by tests that move the clock, because the sandbox rejects
 * signatures whose timestamps differ too much from its own clock.
 */
function noPages() {
  const { deps } = wallet.app;
  useProviders(deps, [
    {
      ...harbour,
      startPayment: ({ reference }) =>
        Promise.resolve({ providerRef: `pay_${reference}`, redirectUrl: 'https://pay.example/' }),
    },
  ]);
}

const start = (amount_cents = 1000) =>
  member.client.post('/api/wallet/top-ups', { key: randomUUID(), amount_cents, kind: 'card' });

async function startMany(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push((await startTopUp(member, 1000)).id);
  return ids;
}

async function fail(count: number): Promise<void> {
  for (const id of await startMany(count))
    expect(await sendEvent(id, 'payment.declined')).toBe(200);
}

describe('five failed payments in ten minutes', () => {
  test('block top-ups for ten minutes, and five more failures block them until a clerk resumes them', async () => {
    noPages();
    await fail(4);
    expect((await start()).status).toBe(200);
    const began = await startMany(6);
    await sendEvent(began[0] ?? '', 'payment.declined');
    const closed = await start();
    expect([closed.status, closed.body]).toMatchObject([
      429,
      {
        code: 'wallet.too_many_failed',
        params: { minutes: 10 },
        message: 'Too many payments have failed. Please try again in 10 minutes.',
      },
    ]);
    expect(await limits()).toMatchObject({
      blocked_until: new Date(wallet.clock.now().getTime() + 10 * MINUTE).toISOString(),
      top_ups_suspended: false,
      top_up: { available: 0 },
    });
    wallet.clock.advance(10 * MINUTE - 1);
    expect((await start()).body).toMatchObject({ params: { minutes: 1 } });
    wallet.clock.advance(1);
    expect(await limits()).toMatchObject({ blocked_until: null });
    expect((await start()).status).toBe(200);
    // Decline each remaining top-up with two simultaneous events, which must be counted as one failure.
    const rest = began.slice(1);
    await Promise.all([...rest, ...rest].map((id) => sendEvent(id, 'payment.declined')));
    const suspended = await start();
    expect([suspended.status, suspended.body]).toMatchObject([
      423,
      { code: 'wallet.top_ups_suspended' },
    ]);
    const session = wallet.clock.now();
    wallet.clock.advance(30 * 86_400_000);
    const cashier = await (await newClerk(wallet, ['support'])).get('/api/staff/cashier');
    expect(cashier.body).toMatchObject({
      data: { suspended: [{ member_id: member.id, nickname: expect.any(String) }] },
    });
    wallet.clock.set(session);
    expect((await start()).status).toBe(423);
    expect(await limits()).toMatchObject({ top_ups_suspended: true });

    const resume = (clerk: TestClerk, reason = 'Bank confirmed a fault of theirs.') =>
      clerk.post(`/api/staff/members/${member.id}/top-ups/resume`, { reason });
    expect((await resume(await newClerk(wallet, ['support']))).status).toBe(403);
    expect((await resume(risk, 'x')).status).toBe(422);
    expect((await resume(risk)).status).toBe(200);
    expect((await start()).status).toBe(200);
    const { rows } = await owner().query(
      `select clerk_id, reason from staff_audit where action = 'top_ups.resume' and subject = $1`,
      [`member:${member.id}`],
    );
    expect(rows).toEqual([
      { clerk_id: risk.subjectId, reason: 'Bank confirmed a fault of theirs.' },
    ]);
    const nobody = `/api/staff/members/${randomUUID()}/top-ups/resume`;
    expect((await risk.post(nobody, { reason: 'Nobody at all.' })).status).toBe(404);
  });

  test('do not include failures further apart or cancelled and expired payments', async () => {
    noPages();
    const ids = await startMany(12);
    for (const id of ids.slice(0, 4)) await sendEvent(id, 'payment.declined');
    wallet.clock.advance(10 * MINUTE);
    await sendEvent(ids[4] ?? '', 'payment.declined');
    expect((await start()).status).toBe(200);
    for (const id of ids.slice(5, 9)) await sendEvent(id, 'payment.cancelled');
    for (const id of ids.slice(9)) await sendEvent(id, 'payment.expired');
    expect(await stepOf(member, ids.at(-1) ?? '')).toBe('declined');
    expect((await start()).status).toBe(200);
  });

  test('include payments declined by the sandbox provider and block only that member', async () => {
    for (let n = 0; n < 5; n += 1) {
      const { id, page } = await startTopUp(member, 1000);
      await submit(page, 'card', { ...goodCard, number: '4000000000000002' });
      await expect.poll(() => stepOf(member, id)).toBe('declined');
    }
    expect((await start()).body).toMatchObject({ code: 'wallet.too_many_failed' });
    // Another member must still be able to start a top-up, because only the member whose payments were declined is
    // blocked.
    member = await newMember(wallet);
    expect((await start()).status).toBe(200);
  });

  test('followed by five more a day later block top-ups only temporarily', async () => {
    noPages();
    await fail(5);
    wallet.clock.advance(10 * MINUTE);
    const ids = await startMany(5);
    const session = wallet.clock.now();
    wallet.clock.advance(24 * 3_600_000);
    for (const id of ids) await sendEvent(id, 'payment.declined');
    wallet.clock.set(session);
    expect((await start()).body).toMatchObject({ code: 'wallet.too_many_failed' });
  });
});

describe('a charge-back that exceeds the balance', () => {
  const debtsOf = async () =>
    (
      await owner().query<{ amount_cents: string; settled_cents: string }>(
        'select amount_cents, settled_cents from wallet_debts where member_id = $1 order by created_at',
        [member.id],
      )
    ).rows.map((row) => [Number(row.amount_cents), Number(row.settled_cents)]);
  const playAway = (amount: number) =>
    wallet.app.deps.transaction((tx) =>
      post(tx, {
        memberId: member.id,
        operationId: randomUUID(),
        kind: 'correction',
        transfers: [{ debit: 'cash', credit: 'playHouse', amount }],
      }),
    );

  test('takes the balance and leaves a debt that later top-ups settle first', async () => {
    const id = await topUp(member, 5000, newCard());
    await playAway(4000);
    expect(await sendEvent(id, 'payment.charged_back')).toBe(200);
    expect(await walletOf(member)).toMatchObject({ cash: 0 });
    expect(await debtsOf()).toEqual([[4000, 0]]);
    await topUp(member, 1000, newCard());
    expect(await walletOf(member)).toMatchObject({ cash: 0 });
    expect(await debtsOf()).toEqual([[4000, 1000]]);
    await topUp(member, 5000, newCard());
    expect(await walletOf(member)).toMatchObject({ cash: 2000 });
    expect(await debtsOf()).toEqual([[4000, 4000]]);
    await topUp(member, 1000, newCard());
    expect(await walletOf(member)).toMatchObject({ cash: 3000 });
    const { rows } = await owner().query<{ n: string }>(
      `select sum(case when debit = 155 then amount else -amount end) as n from ledger_transfers
       where member_id = $1 and 155 in (debit, credit)`,
      [member.id],
    );
    expect(Number(rows[0]?.n)).toBe(0);
  });

  test('leaves a debt that is settled from a cancelled cash-out', async () => {
    const bad = await topUp(member, 5000, newCard());
    await topUp(member, 5000, newCard());
    const out = await askCashOut(member, 4000, await methodOf(member));
    const { id } = (out.body as { data: { id: string } }).data;
    await playAway(4000);
    expect(await sendEvent(bad, 'payment.charged_back')).toBe(200);
    expect(await walletOf(member)).toMatchObject({ cash: 0, on_its_way: 4000 });
    expect(await debtsOf()).toEqual([[3000, 0]]);
    await member.client.post(`/api/wallet/cash-outs/${id}/cancel`);
    expect(await walletOf(member)).toMatchObject({ cash: 1000, on_its_way: 0 });
    expect(await debtsOf()).toEqual([[3000, 3000]]);
  });

  test('leaves a debt that winnings settle only when a cash-out is requested', async () => {
    const bad = await topUp(member, 2000, newCard());
    await topUp(member, 1000, newCard());
    await playAway(3000);
    await sendEvent(bad, 'payment.charged_back');
    await wallet.app.deps.transaction((tx) =>
      post(tx, {
        memberId: member.id,
        operationId: randomUUID(),
        kind: 'correction',
        transfers: [{ debit: 'playHouse', credit: 'cash', amount: 5000 }],
      }),
    );
    expect(await walletOf(member)).toMatchObject({ cash: 5000 });
    expect(await limits()).toMatchObject({ cash_out: { available: 3000 } });
    const method = await methodOf(member);
    expect((await askCashOut(member, 3001, method)).body).toMatchObject({
      code: 'wallet.exceeds_cash',
    });
    expect(await walletOf(member)).toMatchObject({ cash: 5000 });
    expect((await askCashOut(member, 3000, method)).status).toBe(200);
    expect(await walletOf(member)).toMatchObject({ cash: 0, on_its_way: 3000 });
    expect(await debtsOf()).toEqual([[2000, 2000]]);
  });
});

describe('problem codes of top-ups and cash-outs', () => {
  const insertTopUp = (amount: number, at: Date) =>
    owner().query(
      `insert into wallet_top_ups (id, member_id, key, amount_cents, currency, kind, provider, state, created_at, updated_at)
       values ($1, $2, $1, $3, 'USD', 'card', 'harbour', 'started', $4, $4)`,
      [randomUUID(), member.id, amount, at],
    );
  const insertCashOut = async (amount: number) =>
    owner().query(
      `insert into wallet_cash_outs (id, member_id, key, amount_cents, currency, method_id, state, deposit_staked, created_at, updated_at)
       values ($1, $2, $1, $3, 'USD', $4, 'paid', true, $5, $5)`,
      [randomUUID(), member.id, amount, await methodOf(member), wallet.clock.now()],
    );

  test('wallet.above_monthly_limit is returned for a top-up above the monthly limit', async () => {
    noPages();
    await insertTopUp(1_900_000, new Date(wallet.clock.now().getTime() - 86_400_000));
    const refused = await start(100_001);
    expect(refused.body).toMatchObject({
      code: 'wallet.above_monthly_limit',
      params: { left: 100_000 },
    });
    expect((await start(100_000)).status).toBe(200);
  });

  test('wallet.cash_out_limit_reached is returned if the rest of the day is below the minimum', async () => {
    await topUp(member, 5000, newCard());
    await insertCashOut(999_001);
    const refused = await askCashOut(member, 1000, await methodOf(member));
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { code: 'wallet.cash_out_limit_reached', message: 'Withdrawal limit reached' },
    ]);
  });

  test('wallet.cash_out_failed is shown in the timeline of a failed payout', async () => {
    const paul = await newClerk(wallet);
    const petra = await newClerk(wallet);
    await topUp(member, 5000, '4000000000006660');
    const reply = await askCashOut(member, 2000, await methodOf(member));
    const { id } = (reply.body as { data: { id: string } }).data;
    await approve(paul, id);
    await approve(petra, id);
    await sendPayoutNow(wallet, id);
    await cashOutBecomes(wallet, id, 'failed');
    const params = { kind: 'cash-out', id } as const;
    const timeline = await member.client.call(transactionCalls.transactionTimeline, { params });
    expect(timeline.body).toMatchObject({
      data: { problem: 'wallet.cash_out_failed', reason: null, ahead: [] },
    });
  });
});
