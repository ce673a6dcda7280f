import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProviders, providersOf } from './payments.ts';
import { payouts, signedEvent } from './testing-adapters/payments-lantern/adapter.ts';
import {
  approve,
  askCashOut,
  booksAreRight,
  cashOutState,
  methodOf,
  newClerk,
  newMember,
  sendPayoutNow,
  startTopUp,
  startWalletTest,
  stepOf,
  walletOf,
  type WalletTest,
} from './testing-wallet.ts';

let wallet: WalletTest;
beforeAll(async () => {
  wallet = await startWalletTest();
});
afterAll(async () => {
  await booksAreRight(wallet);
  await wallet.stop();
});

test('an adapter folder is enough to add a second provider for top-ups and cash-outs', async () => {
  const { deps, app } = wallet.app;
  await openProviders(deps, path.join(import.meta.dirname, 'testing-adapters'));
  expect(providersOf(deps).map(({ name }) => name)).toEqual(['lantern']);
  const sendEvent = async (event: Parameters<typeof signedEvent>[0], spoil = '') => {
    const { body, headers } = signedEvent(event);
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/payments/webhook/lantern',
      headers: { 'content-type': 'application/json', ...headers },
      payload: body + spoil,
    });
    return statusCode;
  };
  const member = await newMember(wallet, { verified: true });
  const { id, page } = await startTopUp(member, 5000);
  expect(page).toBe(`https://lantern.example/pay/${id}`);
  const captured = {
    eventId: randomUUID(),
    type: 'payment_captured' as const,
    providerRef: `lantern-${id}`,
    reference: id,
    amountCents: 5000,
    currency: 'USD',
    method: { kind: 'e_wallet' as const, token: 'lamp-1', label: 'l•••p@example.com' },
  };
  expect(await sendEvent(captured, ' ')).toBe(403);
  expect(await stepOf(member, id)).toBe('started');
  expect(await sendEvent(captured)).toBe(200);
  expect(await sendEvent(captured)).toBe(200);
  expect(await walletOf(member)).toMatchObject({ cash: 5000 });

  const reply = await askCashOut(member, 2000, await methodOf(member));
  const out = (reply.body as { data: { id: string } }).data.id;
  await approve(await newClerk(wallet), out);
  await Promise.all([sendPayoutNow(wallet, out), sendPayoutNow(wallet, out)]);
  expect(payouts).toEqual([{ reference: out, amountCents: 2000, token: 'lamp-1' }]);
  const paid = {
    eventId: randomUUID(),
    type: 'payout_paid' as const,
    providerRef: `lantern-out-${out}`,
    reference: out,
    amountCents: 2000,
    currency: 'USD',
  };
  expect(await sendEvent(paid)).toBe(200);
  expect(await cashOutState(wallet, out)).toBe('paid');
  expect(await walletOf(member)).toMatchObject({ cash: 3000, on_its_way: 0 });
});

test('wallet sources outside the adapter folders mention neither Harbour nor the sandbox', () => {
  const folder = import.meta.dirname;
  const sources = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|^testing|^payments-/.test(name));
  expect(sources).toContain('payments.ts');
  expect(sources).toContain(path.join('cash-outs', 'send-payout.ts'));
  for (const name of sources) {
    const text = fs.readFileSync(path.join(folder, name), 'utf8');
    expect(`${name}: ${/sandbox|harbour/i.exec(text)?.[0] ?? 'none'}`).toBe(`${name}: none`);
  }
});
