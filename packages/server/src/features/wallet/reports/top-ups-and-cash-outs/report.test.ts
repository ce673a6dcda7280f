/** Tests the report on top-ups and cash-outs, using payments that the provider confirms. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bagMember, chargeBack, deposit } from '../../../bag/testing-bag.ts';
import { openReport } from '../../../reports/testing-reports.ts';
import {
  approve,
  cashOutBecomes,
  newClerk,
  newMember,
  pendingCashOut,
  sendPayoutNow,
  startWalletTest,
  type WalletTest,
} from '../../testing-wallet.ts';

let casino: WalletTest;
beforeAll(async () => {
  casino = await startWalletTest();
});
afterAll(() => casino.stop());

test('shows credited top-ups, chargebacks and paid cash-outs, but no pending ones', async () => {
  const { app } = casino;
  casino.catchUp();
  const paid = await pendingCashOut(await newMember(casino, { verified: true }), 3000, 9000);
  await pendingCashOut(await newMember(casino, { verified: true }), 2000, 8000);
  await approve(await newClerk(casino), paid);
  await sendPayoutNow(casino, paid);
  await cashOutBecomes(casino, paid, 'paid');
  const member = await bagMember(app);
  await chargeBack(app, member.id, await deposit(app, member.id, 4000), 4000);

  const today = app.clock.now().toISOString().slice(0, 10);
  const { rows, total } = await openReport(app, 'top-ups-and-cash-outs', { roles: ['payments'] });
  const figures = {
    top_ups: 3,
    topped_up: 21_000,
    refunded: 0,
    charged_back: -4000,
    cash_outs: 1,
    cashed_out: -3000,
    net: 14_000,
  };
  expect(rows).toEqual([{ day: today, ...figures }]);
  expect(total).toEqual({ day: null, ...figures });

  const payments = await openReport(app, 'payments', { roles: ['payments'] });
  expect(payments.total).toMatchObject({ amount: figures.net });
  expect(payments.rows.map(({ what }) => what).sort()).toEqual([
    'Cash-out',
    'Chargeback',
    'Top-up',
    'Top-up',
    'Top-up',
  ]);
  const chargeback = payments.rows.find(({ what }) => what === 'Chargeback');
  expect(chargeback).toMatchObject({ member: { id: member.id }, method: 'Card', amount: -4000 });
  for (const split of ['method', 'provider']) {
    const { report } = await openReport(app, 'top-ups-and-cash-outs', { split });
    const parts = report.split!.parts.map(({ amounts }) => amounts[0]!);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(figures.topped_up);
  }
  const others = await openReport(app, 'top-ups-and-cash-outs', { filters: 'method:e_wallet' });
  expect(others.rows).toEqual([]);
});
