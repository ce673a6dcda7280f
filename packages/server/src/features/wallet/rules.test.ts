import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PaymentEvent, PaymentEventType } from './payments.ts';
import {
  judgeAmount,
  judgePaymentEvent,
  judgePayoutEvent,
  largestWindowSum,
  needsTwoClerks,
  topUpLimits,
  topUpStates,
  windowsOf,
  type TopUpFacts,
} from './rules.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

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
          // Compute the expected result in a different way from `judgeAmount`: add up the amounts whose dates begin
          // with the same day or month.
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

describe('the two-clerk rule', () => {
  const at = (hours: number) => new Date(Date.UTC(2026, 4, 10) + hours * HOUR_MS);

  test('applies above $1,000, not at it, and with any risk flag', () => {
    const one = [{ at: at(0), amountCents: 100_000 }];
    expect(needsTwoClerks(one, at(0), [])).toBe(false);
    expect(needsTwoClerks([{ at: at(0), amountCents: 100_001 }], at(0), [])).toBe(true);
    expect(needsTwoClerks([{ at: at(0), amountCents: 1000 }], at(0), ['shared_instrument'])).toBe(
      true,
    );
  });

  test('sums cash-outs less than 24 hours apart', () => {
    const first = { at: at(0), amountCents: 60_000 };
    const day = { at: at(24), amountCents: 60_000 };
    const almost = { at: new Date(at(24).getTime() - 1), amountCents: 60_000 };
    expect(needsTwoClerks([first, day], first.at, [])).toBe(false);
    expect(needsTwoClerks([first, almost], first.at, [])).toBe(true);
    expect(needsTwoClerks([first, almost], almost.at, [])).toBe(true);
  });

  test('uses the same largest 24-hour sum as an exhaustive search', () => {
    const rows = fc.array(
      fc.record({ hour: fc.integer({ min: 0, max: 60 }), cents: fc.nat(1000) }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(rows, fc.nat(11), (list, pick) => {
        const all = list.map(({ hour, cents }) => ({ at: at(hour), amountCents: cents }));
        const chosen = all[pick % all.length]!;
        let best = 0;
        for (let start = -30; start <= 60; start += 1) {
          const from = at(start).getTime();
          if (chosen.at.getTime() < from || chosen.at.getTime() >= from + DAY_MS) continue;
          const inside = all.filter(
            (row) => row.at.getTime() >= from && row.at.getTime() < from + DAY_MS,
          );
          best = Math.max(
            best,
            inside.reduce((total, row) => total + row.amountCents, 0),
          );
        }
        expect(largestWindowSum(all, chosen.at, DAY_MS)).toBe(best);
      }),
    );
  });
});

describe('provider events', () => {
  const row: TopUpFacts = {
    state: 'started',
    providerRef: 'pay_1',
    amountCents: 5000,
    refundedCents: 0,
    currency: 'USD',
  };
  const event = (type: PaymentEventType, changes: Partial<PaymentEvent> = {}): PaymentEvent => ({
    provider: 'p',
    eventId: 'e',
    type,
    providerRef: 'pay_1',
    reference: 'r',
    amountCents: 5000,
    currency: 'USD',
    method: { kind: 'card', token: 't', label: 'l' },
    ...changes,
  });

  test('credit at most once and never move a state backwards, in any order and number', () => {
    const types = fc.constantFrom<PaymentEventType>(
      'payment_authorised',
      'payment_captured',
      'payment_declined',
      'payment_charged_back',
    );
    fc.assert(
      fc.property(fc.array(types, { maxLength: 12 }), (received) => {
        const mine = { ...row };
        let credits = 0;
        for (const type of received) {
          const before = topUpStates.indexOf(mine.state);
          const verdict = judgePaymentEvent(mine, event(type));
          if (verdict.action === 'move') mine.state = verdict.state;
          if (verdict.action === 'credit') {
            mine.state = 'credited';
            credits += 1;
          }
          if (verdict.action === 'take_back') {
            mine.state = 'refunded';
            mine.refundedCents = 5000;
          }
          expect(topUpStates.indexOf(mine.state)).toBeGreaterThanOrEqual(before);
        }
        expect(credits).toBe(received.includes('payment_captured') ? 1 : 0);
      }),
    );
  });

  test('with a different amount, currency or payment, or without a method, are set aside', () => {
    for (const changes of [{ amountCents: 5001 }, { currency: 'EUR' }, { providerRef: 'pay_2' }])
      expect(judgePaymentEvent(row, event('payment_captured', changes)).action).toBe('set_aside');
    const { method: _method, ...bare } = event('payment_captured');
    expect(judgePaymentEvent(row, bare).action).toBe('set_aside');
  });

  test('cannot refund more than was credited in total', () => {
    const credited = { ...row, state: 'refunded' as const, refundedCents: 3000 };
    const refund = (amountCents: number) =>
      judgePaymentEvent(credited, event('payment_refunded', { amountCents }));
    expect(refund(2000)).toEqual({ action: 'take_back' });
    expect(refund(2001)).toEqual({ action: 'set_aside', why: 'amount' });
  });

  test('end a payout only while it is processing', () => {
    const out = {
      state: 'processing' as const,
      providerRef: null,
      amountCents: 5000,
      currency: 'USD',
    };
    expect(judgePayoutEvent(out, event('payout_paid'))).toEqual({ action: 'paid' });
    expect(judgePayoutEvent({ ...out, state: 'paid' }, event('payout_paid')).action).toBe('ignore');
    for (const state of ['pending', 'flushed', 'approved_once', 'cancelled', 'failed'] as const)
      expect(judgePayoutEvent({ ...out, state }, event('payout_paid')).action).toBe('set_aside');
    expect(judgePayoutEvent({ ...out, state: 'paid' }, event('payout_failed')).action).toBe(
      'set_aside',
    );
  });
});
