import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Registered } from '../../members/testing-members.ts';
import { providerNamed, ProviderUnavailable, useProviders } from '../payments.ts';
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
  topUp,
  walletOf,
  type TestClerk,
  type WalletTest,
} from '../testing-wallet.ts';

let wallet: WalletTest;
let member: Registered;
let paul: TestClerk;
let petra: TestClerk;
beforeAll(async () => {
  wallet = await startWalletTest();
  paul = await newClerk(wallet);
  petra = await newClerk(wallet);
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

describe('approvals by two clerks', () => {
  test('are needed above $1,000 and must come from different clerks', async () => {
    const id = await pending(100_001);
    expect((await approve(paul, id)).body).toMatchObject({
      data: { state: 'approved_once', needs_two: true, can_decide: false },
    });
    const again = await approve(paul, id);
    expect(again.status).toBe(403);
    expect(again.body).toMatchObject({ code: 'wallet.same_clerk' });
    expect((await cashOut(id, 'cancel')).status).toBe(409);
    expect((await approve(petra, id)).body).toMatchObject({ data: { state: 'processing' } });
  });

  test('are needed if several cash-outs together exceed $1,000', async () => {
    await topUp(member, 150_000, newCard());
    const method = await methodOf(member);
    const ids: string[] = [];
    for (const amount of [50_000, 50_001]) {
      const reply = await askCashOut(member, amount, method);
      ids.push((reply.body as { data: { id: string } }).data.id);
    }
    for (const id of ids)
      expect((await approve(paul, id)).body).toMatchObject({ data: { state: 'approved_once' } });
  });

  test('are needed if two members have paid with the same card', async () => {
    const card = newCard();
    const other = await newMember(wallet);
    await topUp(other, 2000, card);
    await topUp(member, 2000, card);
    const reply = await askCashOut(member, 1000, await methodOf(member));
    const { id } = (reply.body as { data: { id: string } }).data;
    expect((await approve(paul, id)).body).toMatchObject({ data: { needs_two: true } });
  });

  test('count when given at once, and a duplicate click counts once', async () => {
    const id = await pending(150_000);
    const replies = await Promise.all([approve(paul, id), approve(paul, id), approve(petra, id)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, expect.any(Number)]);
    expect(await stateOf(id)).toBe('processing');
  });
});

test('exactly one of concurrent cancel, approve and reject, or of cancel and lock, succeeds', async () => {
  await topUp(member, 20_000, newCard());
  const method = await methodOf(member);
  for (let round = 0; round < 8; round += 1) {
    const reply = await askCashOut(member, 1000, method);
    const { id } = (reply.body as { data: { id: string } }).data;
    const before = await walletOf(member);
    const replies = await Promise.all([
      cashOut(id, 'cancel'),
      approve(paul, id),
      cashOut(id, 'cancel'),
      reject(petra, id),
    ]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const state = await stateOf(id);
    const after = await walletOf(member);
    expect(after.cash - before.cash).toBe(state === 'cancelled' ? 1000 : 0);
  }
  for (let round = 0; round < 8; round += 1) {
    const reply = await askCashOut(member, 1000, method);
    const { id } = (reply.body as { data: { id: string } }).data;
    const [cancel, flush] = await Promise.all([cashOut(id, 'cancel'), cashOut(id, 'flush')]);
    expect([cancel.status, flush.status].sort()).toEqual([200, 409]);
  }
});

describe('a payout', () => {
  test('that fails returns the amount to the balance', async () => {
    await topUp(member, 5000, '4000000000006660');
    const reply = await askCashOut(member, 2000, await methodOf(member));
    const { id } = (reply.body as { data: { id: string } }).data;
    await approve(paul, id);
    // A member in another test may have used the same card. In that case, a second clerk must approve the cash-out.
    if ((await stateOf(id)) === 'approved_once') await approve(petra, id);
    await sendPayout(id);
    await becomes(id, 'failed');
    expect(await walletOf(member)).toMatchObject({ cash: 5000, on_its_way: 0 });
  });

  test('is booked once after repeated, failed and concurrent job runs and a lost webhook', async () => {
    const id = await pending(3000);
    await approve(paul, id);
    const { deps } = wallet.app;
    const real = providerNamed(deps, 'harbour')!;
    const startPayout = vi.fn(async (input: Parameters<typeof real.startPayout>[0]) => {
      await real.startPayout(input);
      throw new ProviderUnavailable('killed after the provider had it');
    });
    useProviders(deps, [{ ...real, startPayout }]);
    wallet.cutWebhooks(true);
    await expect(sendPayout(id)).rejects.toThrow('killed');
    await expect(sendPayout(id)).rejects.toThrow('killed');
    useProviders(deps, [real]);
    await Promise.all([sendPayout(id), sendPayout(id)]);
    expect(await stateOf(id)).toBe('processing');
    // The webhook is lost, so only polling the provider can settle the payout. Make the payout old enough to be polled.
    await deps.database.owner.query(
      `update wallet_cash_outs set updated_at = updated_at - interval '1 hour' where id = $1`,
      [id],
    );
    await expect
      .poll(async () => {
        await deps.jobs.runNow('wallet.poll_provider');
        return stateOf(id);
      })
      .toBe('paid');
    wallet.cutWebhooks(false);
    await sendPayout(id);
    const { rows } = await deps.database.owner.query<{ n: number }>(
      `select count(*)::int as n from ledger_transfers where operation_id = $1 and debit = 104`,
      [id],
    );
    expect(rows[0]?.n).toBe(1);
    expect(await walletOf(member)).toMatchObject({ cash: 0, on_its_way: 0 });
  });

  test('ignores forged and wrong webhooks and is booked once for duplicates', async () => {
    const id = await pending(3000);
    await approve(paul, id);
    const webhook = (changes: object) =>
      JSON.stringify({
        id: randomUUID(),
        type: 'payout.paid',
        data: { payout: 'out_1', reference: id, amount: 3000, currency: 'USD', ...changes },
      });
    const now = wallet.clock.now();
    const forged = webhook({});
    expect(await handIn(wallet.app, forged, signatureOf(forged, now, 'guess'))).toBe(403);
    const wrong = webhook({ amount: 2999 });
    expect(await handIn(wallet.app, wrong, signatureOf(wrong, now))).toBe(200);
    expect(await stateOf(id)).toBe('processing');
    const right = [webhook({}), webhook({}), webhook({})];
    await Promise.all(right.map((body) => handIn(wallet.app, body, signatureOf(body, now))));
    expect(await stateOf(id)).toBe('paid');
    expect(await walletOf(member)).toMatchObject({ cash: 0, on_its_way: 0 });
  });
});

test('the database rejects skipping a cash-out state, changing its amount and deleting top-ups', async () => {
  const id = await pending(3000);
  const { pool } = wallet.app.deps.database;
  await expect(
    pool.query(`update wallet_cash_outs set state = 'paid' where id = $1`, [id]),
  ).rejects.toThrow('cannot go from pending to paid');
  await expect(
    pool.query('update wallet_cash_outs set amount_cents = 1 where id = $1', [id]),
  ).rejects.toThrow('permission denied');
  await expect(pool.query('delete from wallet_top_ups')).rejects.toThrow('permission denied');
});
