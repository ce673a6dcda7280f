/**
 * Pure functions that check an amount before the request is sent, so that the form can show the error for the first
 * violated limit. The server checks the amount again and makes the final decision.
 */
import type { cashierLimits } from '@wl/contract/wallet';
import type { ReplyOf } from '@wl/contract/call';
import type { ErrorCode } from '@wl/contract/errors';

type Limits = ReplyOf<typeof cashierLimits>['data'];
export type TopUpLimits = Limits['top_up'];
export type CashOutLimits = Limits['cash_out'];

export interface Complaint {
  code: ErrorCode;
  params: Record<string, number>;
}

/**
 * Limit that determines how much the member can top up: the operator's limit per payment, per day or per month, or the
 * member's own limit.
 */
export type Bound = 'payment' | 'day' | 'month' | 'own';

/** Returns the limit that determines `available`, the amount that the member can still top up. */
export function strictest(limits: TopUpLimits): Bound {
  const { available, maximum, left_day: day, left_month: month } = limits;
  if (available < Math.min(maximum, day, month)) return 'own';
  if (available === maximum) return 'payment';
  return available === day ? 'day' : 'month';
}

/** Returns the error that a top-up of this amount would cause; undefined if the top-up is allowed. */
export function judgeTopUp(cents: number, limits: TopUpLimits): Complaint | undefined {
  if (cents < limits.minimum) return complaint('wallet.below_minimum', 'minimum', limits.minimum);
  // Check the member's own deposit limit first if it is the strictest limit, as the server does.
  if (cents > limits.available && strictest(limits) === 'own') {
    return complaint('limits.deposit_reached', 'left', limits.available);
  }
  if (cents > limits.maximum) {
    return complaint('wallet.above_transaction_limit', 'maximum', limits.maximum);
  }
  if (cents > limits.left_day) {
    return complaint('wallet.above_daily_limit', 'left', limits.left_day);
  }
  if (cents > limits.left_month) {
    return complaint('wallet.above_monthly_limit', 'left', limits.left_month);
  }
  return undefined;
}

/**
 * Returns the error that a cash-out of this amount would cause; undefined if the cash-out is allowed.
 * @param cash the member's whole cash balance; unlike `limits.available`, it includes the money owed after a chargeback
 */
export function judgeCashOut(
  cents: number,
  limits: CashOutLimits,
  cash: number,
): Complaint | undefined {
  if (Math.min(limits.maximum, limits.left_day, limits.left_month) < limits.minimum) {
    return { code: 'wallet.cash_out_limit_reached', params: {} };
  }
  if (cents < limits.minimum) return complaint('wallet.below_minimum', 'minimum', limits.minimum);
  if (cents > limits.maximum) {
    return complaint('wallet.above_transaction_limit', 'maximum', limits.maximum);
  }
  if (cents > limits.left_day) {
    return complaint('wallet.above_daily_limit', 'left', limits.left_day);
  }
  if (cents > limits.left_month) {
    return complaint('wallet.above_monthly_limit', 'left', limits.left_month);
  }
  if (cents > Math.min(cash, limits.available)) {
    return { code: 'wallet.exceeds_cash', params: {} };
  }
  return undefined;
}

const complaint = (code: ErrorCode, name: string, value: number): Complaint => ({
  code,
  params: { [name]: value },
});
