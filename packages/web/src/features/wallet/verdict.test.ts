import { expect, test } from 'vitest';
import { judgeCashOut, judgeTopUp, strictest, type TopUpLimits } from './verdict.ts';

const open: TopUpLimits = {
  minimum: 10_00,
  maximum: 2000_00,
  available: 2000_00,
  left_day: 5000_00,
  left_month: 20_000_00,
};

test.each([
  [9_99, open, 'wallet.below_minimum', { minimum: 10_00 }],
  [2000_01, open, 'wallet.above_transaction_limit', { maximum: 2000_00 }],
  [
    500_01,
    { ...open, left_day: 500_00, available: 500_00 },
    'wallet.above_daily_limit',
    { left: 500_00 },
  ],
  [
    300_01,
    { ...open, left_month: 300_00, available: 300_00 },
    'wallet.above_monthly_limit',
    { left: 300_00 },
  ],
  [50_01, { ...open, available: 50_00 }, 'limits.deposit_reached', { left: 50_00 }],
] as const)(
  'a top-up of %i cents is rejected under the limits %o as %s',
  (cents, limits, code, params) => {
    expect(judgeTopUp(cents, limits)).toEqual({ code, params });
  },
);

test('a top-up of exactly the limit is accepted', () => {
  expect(judgeTopUp(10_00, open)).toBeUndefined();
  expect(judgeTopUp(2000_00, open)).toBeUndefined();
  expect(judgeTopUp(50_00, { ...open, available: 50_00 })).toBeUndefined();
});

test.each([
  [open, 'payment'],
  [{ ...open, left_day: 120_00, available: 120_00 }, 'day'],
  [{ ...open, left_month: 120_00, available: 120_00 }, 'month'],
  [{ ...open, available: 75_00 }, 'own'],
] as const)('the strictest of the limits %o is %s', (limits, bound) => {
  expect(strictest(limits)).toBe(bound);
});

test('a cash-out must stay within the cash balance and the casino’s limits', () => {
  expect(judgeCashOut(80_00, open, 80_00)).toBeUndefined();
  expect(judgeCashOut(80_01, open, 80_00)).toEqual({ code: 'wallet.exceeds_cash', params: {} });
  expect(judgeCashOut(9_00, open, 80_00)?.code).toBe('wallet.below_minimum');
  expect(judgeCashOut(2500_00, open, 9000_00)?.code).toBe('wallet.above_transaction_limit');
  expect(judgeCashOut(900_00, { ...open, left_day: 800_00 }, 9000_00)).toEqual({
    code: 'wallet.above_daily_limit',
    params: { left: 800_00 },
  });
  expect(judgeCashOut(900_00, { ...open, left_month: 700_00 }, 9000_00)?.code).toBe(
    'wallet.above_monthly_limit',
  );
});

test('a cash-out must not exceed the available amount, even if the cash balance is higher', () => {
  expect(judgeCashOut(50_00, { ...open, available: 50_00 }, 80_00)).toBeUndefined();
  expect(judgeCashOut(50_01, { ...open, available: 50_00 }, 80_00)?.code).toBe(
    'wallet.exceeds_cash',
  );
});

test('when less than the minimum is left for the day, a cash-out is rejected', () => {
  expect(judgeCashOut(50_00, { ...open, left_day: 9_99 }, 900_00)?.code).toBe(
    'wallet.cash_out_limit_reached',
  );
});
