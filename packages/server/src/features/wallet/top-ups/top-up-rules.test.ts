import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PaymentEventType } from '../payments.ts';
import { paymentEvent } from '../testing-payment-event.ts';
import { judgePaymentEvent, topUpStates, type TopUpFacts } from './top-up-rules.ts';

describe('provider events', () => {
  const row: TopUpFacts = {
    state: 'started',
    providerRef: 'pay_1',
    amountCents: 5000,
    refundedCents: 0,
    currency: 'USD',
  };

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
          const verdict = judgePaymentEvent(mine, paymentEvent(type));
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
      expect(judgePaymentEvent(row, paymentEvent('payment_captured', changes)).action).toBe(
        'set_aside',
      );
    const { method: _method, ...bare } = paymentEvent('payment_captured');
    expect(judgePaymentEvent(row, bare).action).toBe('set_aside');
  });

  test('cannot refund more than was credited in total', () => {
    const credited = { ...row, state: 'refunded' as const, refundedCents: 3000 };
    const refund = (amountCents: number) =>
      judgePaymentEvent(credited, paymentEvent('payment_refunded', { amountCents }));
    expect(refund(2000)).toEqual({ action: 'take_back' });
    expect(refund(2001)).toEqual({ action: 'set_aside', why: 'amount' });
  });
});
