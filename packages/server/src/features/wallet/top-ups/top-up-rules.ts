/** Rules for top-ups, as pure functions. Amounts are in cents (decisions §1, §5). */
import { judgeAmount, topUpLimits, type Refusal, type Used } from '../amount-rules.ts';
import type { PaymentEvent } from '../payments.ts';

/**
 * Checks a top-up against the casino's limits and the member's own limit. If both are exceeded, reports the stricter
 * limit. `ownLeft` is the amount left under the member's limit, or null if the member has no limit.
 */
export function judgeTopUp(
  amountCents: number,
  used: Used,
  ownLeft: number | null,
): Refusal | undefined {
  const casinoVerdict = judgeAmount(amountCents, topUpLimits, used);
  if (ownLeft === null || amountCents <= ownLeft || casinoVerdict?.code === 'wallet.below_minimum')
    return casinoVerdict;
  const casinoLeft =
    casinoVerdict?.params?.['left'] ?? casinoVerdict?.params?.['maximum'] ?? Infinity;
  return casinoLeft < ownLeft
    ? casinoVerdict
    : { code: 'limits.deposit_reached', params: { left: ownLeft } };
}

export const topUpStates = ['started', 'authorised', 'declined', 'credited', 'refunded'] as const;
export type TopUpState = (typeof topUpStates)[number];

export interface TopUpFacts {
  state: TopUpState;
  providerRef: string | null;
  amountCents: number;
  refundedCents: number;
  currency: string;
}

/**
 * Effect of a provider's event on a top-up:
 *
 * - `credit`: book the payment
 * - `take_back`: book the refunded amount
 * - `move`: change to a later state
 * - `ignore`: skip an older state that was reported late
 * - `set_aside`: store an event that contradicts the stored top-up, for review
 * - `wait`: refuse the event until an earlier event has arrived
 */
export type TopUpVerdict =
  | { action: 'credit' | 'take_back' | 'ignore' | 'wait' }
  | { action: 'move'; state: 'authorised' | 'declined' }
  | { action: 'set_aside'; why: string };

export function judgePaymentEvent(row: TopUpFacts, event: PaymentEvent): TopUpVerdict {
  const aside = (why: string): TopUpVerdict => ({ action: 'set_aside', why });
  if (event.currency !== row.currency) return aside('currency');
  if (row.providerRef !== null && event.providerRef !== row.providerRef) return aside('payment');
  const isCredited = row.state === 'credited' || row.state === 'refunded';
  switch (event.type) {
    case 'payment_authorised':
      if (event.amountCents !== row.amountCents) return aside('amount');
      return row.state === 'started'
        ? { action: 'move', state: 'authorised' }
        : { action: 'ignore' };
    case 'payment_declined':
    case 'payment_abandoned':
      if (row.state === 'declined' || isCredited) return { action: 'ignore' };
      return { action: 'move', state: 'declined' };
    case 'payment_captured':
      if (event.amountCents !== row.amountCents) return aside('amount');
      if (isCredited) return { action: 'ignore' };
      return event.method ? { action: 'credit' } : aside('method');
    case 'payment_refunded':
    case 'payment_charged_back':
      if (!isCredited) return { action: 'wait' };
      return row.refundedCents + event.amountCents > row.amountCents
        ? aside('amount')
        : { action: 'take_back' };
    case 'payout_paid':
    case 'payout_failed':
      return aside('kind');
  }
}
