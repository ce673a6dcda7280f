import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Registered } from '../../members/testing-members.ts';
import {
  askCashOut,
  booksAreRight,
  methodOf,
  newCard,
  newMember,
  startWalletTest,
  topUp,
  walletOf,
  type WalletTest,
} from '../testing-wallet.ts';

let wallet: WalletTest;
let member: Registered;
beforeAll(async () => {
  wallet = await startWalletTest();
});
afterAll(async () => {
  await booksAreRight(wallet);
  await wallet.stop();
});
beforeEach(async () => {
  wallet.catchUp();
  member = await newMember(wallet, { verified: true });
});

test('a refused cash-out stays refused if a copy with its key arrives once the member can afford it', async () => {
  await topUp(member, 5000, newCard());
  const method = await methodOf(member);
  const key = randomUUID();
  const refused = await askCashOut(member, 6000, method, key);
  expect(refused.body).toMatchObject({ code: 'wallet.exceeds_cash' });
  await topUp(member, 5000, newCard());
  const late = await askCashOut(member, 6000, method, key);
  expect([late.status, late.body]).toEqual([refused.status, refused.body]);
  expect(await walletOf(member)).toMatchObject({ cash: 10_000, on_its_way: 0 });
  expect((await askCashOut(member, 6000, method)).status).toBe(200);
});

test('a cash-out has one outcome for all copies of its request while money arrives', async () => {
  await topUp(member, 2000, newCard());
  const method = await methodOf(member);
  for (let round = 0; round < 5; round += 1) {
    const { cash } = (await walletOf(member)) as { cash: number };
    const key = randomUUID();
    const copies = Array.from({ length: 8 }, () => askCashOut(member, cash + 1000, method, key));
    const replies = await Promise.all([...copies, topUp(member, 2000, newCard())]);
    const outcomes = replies.slice(0, copies.length) as Awaited<(typeof copies)[number]>[];
    const late = await askCashOut(member, cash + 1000, method, key);
    const outcomeOf = ({ body }: { body: unknown }) => {
      const { code, data } = body as { code?: string; data?: { id: string } };
      return code ?? data?.id;
    };
    expect(new Set([...outcomes, late].map(outcomeOf)).size).toBe(1);
  }
});

test('a new refusal deletes those of the member that are older than a week', async () => {
  await topUp(member, 5000, newCard());
  const method = await methodOf(member);
  const { owner } = wallet.app.deps.database;
  await askCashOut(member, 6000, method);
  await owner.query(
    `update wallet_refused_cash_outs set at = at - interval '8 days' where member_id = $1`,
    [member.id],
  );
  const key = randomUUID();
  await askCashOut(member, 6000, method, key);
  const { rows } = await owner.query(
    'select key from wallet_refused_cash_outs where member_id = $1',
    [member.id],
  );
  expect(rows).toEqual([{ key }]);
});
