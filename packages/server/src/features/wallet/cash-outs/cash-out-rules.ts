/** Pure functions that check cash-out requests and decide on state changes (decisions §1, §5). Amounts are in cents. */
import { cashOutLimits, judgeAmount, roomOf, type Refusal, type Used } from '../amount-rules.ts';
import type { PaymentEvent } from '../payments.ts';

export interface CashOutFacts {
  amountCents: number;
  /** Spendable cash. */
  cashCents: number;
  isVerified: boolean;
  /** Kind of the requested payout method; undefined if the method is unknown or belongs to another member. */
  methodKind: 'card' | 'e_wallet' | 'bank_transfer' | undefined;
  /** True if a top-up with the requested payout method was credited and not refunded. */
  hasDeposit: boolean;
  used: Used;
}

/**
 * Returns the reason why a cash-out cannot be requested; undefined if it can be requested (specification §5, decisions
 * §5).
 */
export function judgeCashOut(facts: CashOutFacts): Refusal | undefined {
  if (!facts.isVerified) return { code: 'wallet.verification_required' };
  if (facts.methodKind === 'e_wallet' && !facts.hasDeposit)
    return { code: 'wallet.ewallet_needs_deposit' };
  if (facts.methodKind === undefined || !facts.hasDeposit) return { code: 'wallet.method_unused' };
  const { available } = roomOf(cashOutLimits, facts.used, Infinity);
  if (available < cashOutLimits.minimum) return { code: 'wallet.cash_out_limit_reached' };
  const limit = judgeAmount(facts.amountCents, cashOutLimits, facts.used);
  if (limit) return limit;
  if (facts.amountCents > facts.cashCents) return { code: 'wallet.exceeds_cash' };
  return undefined;
}

export const openCashOutStates = ['pending', 'flushed', 'approved_once'] as const;
export type CashOutState =
  | (typeof openCashOutStates)[number]
  | 'processing'
  | 'paid'
  | 'cancelled'
  | 'failed';

/** Returns true while clerks can still approve or reject the cash-out. */
export const isUndecided = (state: CashOutState): boolean =>
  (openCashOutStates as readonly string[]).includes(state);

export type PayoutVerdict =
  | { action: 'paid' | 'failed' | 'ignore' }
  | { action: 'set_aside'; why: string };

export function judgePayoutEvent(
  row: { state: CashOutState; providerRef: string | null; amountCents: number; currency: string },
  event: PaymentEvent,
): PayoutVerdict {
  if (event.type !== 'payout_paid' && event.type !== 'payout_failed')
    return { action: 'set_aside', why: 'kind' };
  if (event.currency !== row.currency) return { action: 'set_aside', why: 'currency' };
  if (event.amountCents !== row.amountCents) return { action: 'set_aside', why: 'amount' };
  if (row.providerRef !== null && event.providerRef !== row.providerRef)
    return { action: 'set_aside', why: 'payout' };
  const ending = event.type === 'payout_paid' ? 'paid' : 'failed';
  if (row.state === ending) return { action: 'ignore' };
  return row.state === 'processing' ? { action: ending } : { action: 'set_aside', why: 'state' };
}
