import { describe, expect, test } from 'vitest';
import { paymentEvent } from '../testing-payment-event.ts';
import { judgePayoutEvent } from './cash-out-rules.ts';

describe('provider events', () => {
  test('end a payout only while it is processing', () => {
    const out = {
      state: 'processing' as const,
      providerRef: null,
      amountCents: 5000,
      currency: 'USD',
    };
    expect(judgePayoutEvent(out, paymentEvent('payout_paid'))).toEqual({ action: 'paid' });
    expect(judgePayoutEvent({ ...out, state: 'paid' }, paymentEvent('payout_paid')).action).toBe(
      'ignore',
    );
    for (const state of ['pending', 'flushed', 'approved_once', 'cancelled', 'failed'] as const)
      expect(judgePayoutEvent({ ...out, state }, paymentEvent('payout_paid')).action).toBe(
        'set_aside',
      );
    expect(judgePayoutEvent({ ...out, state: 'paid' }, paymentEvent('payout_failed')).action).toBe(
      'set_aside',
    );
  });
});
