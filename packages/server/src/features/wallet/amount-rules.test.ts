import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeAmount, topUpLimits, windowsOf } from './amount-rules.ts';

const HOUR_MS = 3_600_000;

describe('payment limits', () => {
  test('use UTC days and months, exact to the millisecond', () => {
    const { day, month } = windowsOf(new Date('2026-03-31T23:59:59.999Z'));
    expect([day.toISOString(), month.toISOString()]).toEqual([
      '2026-03-31T00:00:00.000Z',
      '2026-03-01T00:00:00.000Z',
    ]);
    expect(windowsOf(new Date('2026-04-01T00:00:00Z')).month.toISOString()).toBe(
      '2026-04-01T00:00:00.000Z',
    );
  });

  test('return the code of the broken limit and the remaining amount', () => {
    const judge = (amount: number, day: number, month: number) =>
      judgeAmount(amount, topUpLimits, { day, month });
    expect(judge(1000, 0, 0)).toBeUndefined();
    expect(judge(200_000, 300_000, 1_800_000)).toBeUndefined();
    expect(judge(999, 0, 0)).toMatchObject({ code: 'wallet.below_minimum' });
    expect(judge(200_001, 500_000, 0)).toMatchObject({ code: 'wallet.above_transaction_limit' });
    expect(judge(2000, 499_000, 0)).toEqual({
      code: 'wallet.above_daily_limit',
      params: { left: 1000 },
    });
    expect(judge(2000, 0, 1_999_000)).toEqual({
      code: 'wallet.above_monthly_limit',
      params: { left: 1000 },
    });
  });

  test('accept an amount exactly if a brute-force count is within the limits', () => {
    const attempt = fc.record({
      gapMs: fc.integer({ min: 0, max: 20 * HOUR_MS }),
      amount: fc.integer({ min: 0, max: 220_000 }),
    });
    fc.assert(
      fc.property(fc.array(attempt, { maxLength: 60 }), (attempts) => {
        let now = Date.UTC(2026, 0, 28);
        const accepted: { at: string; amount: number }[] = [];
        const sum = (prefix: string) =>
          accepted
            .filter(({ at }) => at.startsWith(prefix))
            .reduce((total, { amount }) => total + amount, 0);
        for (const { gapMs, amount } of attempts) {
          now += gapMs;
          const at = new Date(now).toISOString();
          const { day, month } = windowsOf(new Date(now));
          const since = (start: Date) =>
            accepted
              .filter((one) => new Date(one.at) >= start)
              .reduce((total, one) => total + one.amount, 0);
          const verdict = judgeAmount(amount, topUpLimits, {
            day: since(day),
            month: since(month),
          });
          // Compute the expected result differently from `judgeAmount`: select the amounts from the same day or month by
          // comparing prefixes of their ISO dates.
          const fits =
            amount >= 1000 &&
            amount <= 200_000 &&
            sum(at.slice(0, 10)) + amount <= 500_000 &&
            sum(at.slice(0, 7)) + amount <= 2_000_000;
          expect(verdict === undefined).toBe(fits);
          if (fits) accepted.push({ at, amount });
        }
      }),
    );
  });
});
