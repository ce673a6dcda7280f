import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cashierLimits } from '@wl/contract/wallet';
import type { Registered } from '../members/testing-members.ts';
import {
  askCashOut,
  methodOf,
  newCard,
  newMember,
  startTopUp,
  startWalletTest,
  stepOf,
  submit,
  goodCard,
  topUp,
  type WalletTest,
} from '../wallet/testing-wallet.ts';
import { limitsOf, type MemberLimits } from './testing-limits.ts';

let wallet: WalletTest;
let member: Registered;
let limits: MemberLimits;
beforeAll(async () => {
  wallet = await startWalletTest();
});
afterAll(() => wallet.stop());
beforeEach(async () => {
  wallet.catchUp();
  member = await newMember(wallet, { verified: true });
  limits = limitsOf(member.client);
});

const ask = (amount: number, key: string = randomUUID()) =>
  member.client.post('/api/wallet/top-ups', { key, amount_cents: amount, kind: 'card' });
const cashier = async () => {
  const { body } = await member.client.call(cashierLimits);
  return (body as { data: { top_up: object } }).data.top_up;
};

test('a cash-out does not free any of a deposit limit for another top-up', async () => {
  await limits.put('deposit week', 100_00);
  await topUp(member, 100_00, newCard());
  expect((await askCashOut(member, 100_00, await methodOf(member))).status).toBe(200);
  const refused = await ask(10_00);
  expect([refused.status, refused.body]).toMatchObject([
    422,
    { code: 'limits.deposit_reached', params: { left: 0 } },
  ]);
  expect(await limits.one('deposit week')).toMatchObject({ used: 100_00, left: 0 });
});

test('the strictest of the casino’s and the member’s limits applies, also at the cashier', async () => {
  await limits.put('deposit month', 3_000_00);
  expect(await cashier()).toMatchObject({ available: 2_000_00, left_month: 20_000_00 });
  await limits.put('deposit week', 1_500_00);
  await startTopUp(member, 1_000_00);
  expect((await ask(500_01)).body).toMatchObject({
    code: 'limits.deposit_reached',
    params: { left: 500_00 },
  });
  expect(await cashier()).toMatchObject({ available: 500_00 });
  // The casino's minimum deposit also applies. A smaller amount is rejected, even if the member's own limit allows it.
  expect((await ask(9_99)).body).toMatchObject({ code: 'wallet.below_minimum' });
  // A member may set a daily limit above the casino's limits, but the casino's limit per transaction still applies.
  const other = (member = await newMember(wallet));
  await limitsOf(other.client).put('deposit day', 900_000_00);
  expect((await ask(2_000_01)).body).toMatchObject({ code: 'wallet.above_transaction_limit' });
});

test('a declined top-up frees its share of the deposit limit, and a repeated request uses it only once', async () => {
  await limits.put('deposit day', 60_00);
  const key = randomUUID();
  const replies = await Promise.all(Array.from({ length: 10 }, () => ask(50_00, key)));
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const { data } = replies[0]?.body as { data: { id: string; redirect_url: string } };
  expect((await ask(50_00)).status).toBe(422);
  await submit(data.redirect_url, 'card', { ...goodCard, number: '4000 0000 0000 0002' });
  await expect.poll(() => stepOf(member, data.id)).toBe('declined');
  expect((await ask(60_00)).status).toBe(200);
});

test('sixteen concurrent top-ups share one deposit limit', async () => {
  await limits.put('deposit day', 100_00);
  const replies = await Promise.all(Array.from({ length: 16 }, () => ask(30_00)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(await limits.one('deposit day')).toMatchObject({ used: 90_00, left: 10_00 });
});
