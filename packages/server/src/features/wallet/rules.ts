/**
 * Wallet rules, as pure functions with the current time as an argument. Amounts are in cents, and days and months are
 * in UTC (decisions §1, §5).
 */
import type { ErrorCode } from '@wl/contract/errors';
import {
  CASH_OUT_DAY_CENTS,
  CASH_OUT_FOUR_EYES_CENTS,
  CASH_OUT_FOUR_EYES_WINDOW_MS,
  CASH_OUT_MAX_CENTS,
  CASH_OUT_MIN_CENTS,
  CASH_OUT_MONTH_CENTS,
  TOP_UP_DAY_CENTS,
  TOP_UP_MAX_CENTS,
  TOP_UP_MIN_CENTS,
  TOP_UP_MONTH_CENTS,
} from '@wl/world/casino/limits';
import { DomainError } from '../../platform/errors.ts';
import type { PaymentEvent } from './payments.ts';

const DAY_MS = 86_400_000;

/**
 * Converts a range of UTC days (both inclusive) to the times `from` (inclusive) and `until` (exclusive).
 * @throws DomainError request.invalid if the days are in the wrong order
 */
export function dayRange(
  from: string | undefined,
  to: string | undefined,
): { from?: Date; until?: Date } {
  if (from !== undefined && to !== undefined && from > to)
    throw new DomainError('request.invalid', { fields: { to: ['This is before the first day.'] } });
  return {
    ...(from === undefined ? {} : { from: new Date(`${from}T00:00:00Z`) }),
    ...(to === undefined ? {} : { until: new Date(Date.parse(`${to}T00:00:00Z`) + DAY_MS) }),
  };
}

export interface Aggregate {
  amount: number;
  average: number;
  total: number;
  frequency: number;
}

/**
 * Number of days over which a frequency is measured. A shorter history counts as a full period: three transactions in
 * the first week count as three per 30 days, not as twelve.
 */
const FREQUENCY_DAYS = 30;

/**
 * Returns the aggregates of specification §3: total and average of the completed payments in cents, number of
 * transactions, and frequency. The frequency is in hundredths of a transaction per 30 days, from the first transaction
 * to `until`.
 */
export function aggregateOf(
  row: { total: number; completed: number; amount: number; first_at: Date } | undefined,
  until: Date,
): Aggregate {
  if (!row || row.total === 0) return { amount: 0, average: 0, total: 0, frequency: 0 };
  const days = Math.max(FREQUENCY_DAYS, (until.getTime() - row.first_at.getTime()) / DAY_MS);
  return {
    amount: row.amount,
    average: row.completed === 0 ? 0 : Math.round(row.amount / row.completed),
    total: row.total,
    frequency: Math.round((row.total * FREQUENCY_DAYS * 100) / days),
  };
}

export interface AmountLimits {
  minimum: number;
  transaction: number;
  day: number;
  month: number;
}

export const topUpLimits: AmountLimits = {
  minimum: TOP_UP_MIN_CENTS,
  transaction: TOP_UP_MAX_CENTS,
  day: TOP_UP_DAY_CENTS,
  month: TOP_UP_MONTH_CENTS,
};

export const cashOutLimits: AmountLimits = {
  minimum: CASH_OUT_MIN_CENTS,
  transaction: CASH_OUT_MAX_CENTS,
  day: CASH_OUT_DAY_CENTS,
  month: CASH_OUT_MONTH_CENTS,
};

/** Amounts that already count against the limits of the current day and month. */
export interface Used {
  day: number;
  month: number;
}

export interface Refusal {
  code: ErrorCode;
  params?: Record<string, number>;
}

/** Returns the starts of the UTC day and calendar month that contain an instant, and of the following day and month. */
export function windowsOf(now: Date): { day: Date; month: Date; nextDay: Date; nextMonth: Date } {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  return {
    day: new Date(Date.UTC(year, month, day)),
    month: new Date(Date.UTC(year, month)),
    nextDay: new Date(Date.UTC(year, month, day + 1)),
    nextMonth: new Date(Date.UTC(year, month + 1)),
  };
}

/**
 * Checks the amount of a top-up or cash-out against the minimum, then against the limits per transaction, per day and
 * per month. Returns the first violation; undefined if there is none.
 */
export function judgeAmount(
  amountCents: number,
  limits: AmountLimits,
  used: Used,
): Refusal | undefined {
  if (amountCents < limits.minimum)
    return { code: 'wallet.below_minimum', params: { minimum: limits.minimum } };
  if (amountCents > limits.transaction)
    return { code: 'wallet.above_transaction_limit', params: { maximum: limits.transaction } };
  if (used.day + amountCents > limits.day)
    return {
      code: 'wallet.above_daily_limit',
      params: { left: Math.max(0, limits.day - used.day) },
    };
  if (used.month + amountCents > limits.month)
    return {
      code: 'wallet.above_monthly_limit',
      params: { left: Math.max(0, limits.month - used.month) },
    };
  return undefined;
}

export interface Room {
  minimum: number;
  maximum: number;
  /** Largest amount that can be requested now. If it is below `minimum`, no amount can be requested. */
  available: number;
  left_day: number;
  left_month: number;
}

/**
 * Returns the range of amounts that can be requested now, and the unused part of the daily and monthly limits.
 * @param most additional maximum: the available cash, or the unused part of the member's own limit
 */
export function roomOf(limits: AmountLimits, used: Used, most: number): Room {
  const left_day = Math.max(0, limits.day - used.day);
  const left_month = Math.max(0, limits.month - used.month);
  return {
    minimum: limits.minimum,
    maximum: limits.transaction,
    available: Math.max(0, Math.min(limits.transaction, left_day, left_month, most)),
    left_day,
    left_month,
  };
}

/**
 * Checks a top-up against the casino's limits and the member's own limit. If both are exceeded, reports the stricter
 * limit. `ownLeft` is the amount left under the member's limit, or null if there is none.
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

/**
 * Returns the largest sum of amounts in any window of length `windowMs` that contains `at`. “Rolling 24 hours” limits
 * apply to this sum. Windows that end after `at` are included, because later cash-outs may exist when a cash-out is
 * checked again.
 */
export function largestWindowSum(
  rows: readonly { at: Date; amountCents: number }[],
  at: Date,
  windowMs: number,
): number {
  const near = rows.filter((row) => Math.abs(row.at.getTime() - at.getTime()) < windowMs);
  // Check only windows that start at a row. Any other window can be moved forward to its first row without losing a
  // row, so its sum cannot be larger.
  const sums = near
    .filter((row) => row.at <= at)
    .map((first) => {
      const end = first.at.getTime() + windowMs;
      return near
        .filter((row) => row.at >= first.at && row.at.getTime() < end)
        .reduce((sum, row) => sum + row.amountCents, 0);
    });
  return Math.max(0, ...sums);
}

/**
 * Returns true if two different clerks must approve a cash-out (decisions §5). This is the case if more than $1,000 was
 * requested in any rolling 24 hours, or if the cash-out has a risk flag.
 */
export function needsTwoClerks(
  cashOuts: readonly { at: Date; amountCents: number }[],
  at: Date,
  riskFlags: readonly string[],
): boolean {
  return (
    riskFlags.length > 0 ||
    largestWindowSum(cashOuts, at, CASH_OUT_FOUR_EYES_WINDOW_MS) > CASH_OUT_FOUR_EYES_CENTS
  );
}

/**
 * Facts that determine whether a cash-out is eligible for automatic payout. They are checked when the cash-out is
 * requested and again before the payout (decision 0012).
 */
export interface PayoutFacts {
  /** True if all deposits had been staked in full when the cash-out was requested. */
  depositStaked: boolean;
  riskFlags: readonly string[];
  /** True if two clerks must approve the cash-out. */
  needsTwo: boolean;
  isVerified: boolean;
  /** True unless the account is locked or closed. Excluded members are paid out like any other member. */
  isUnrestricted: boolean;
  /** True if a top-up with the cash-out's method was credited and not refunded. */
  hasDeposit: boolean;
  withinLimits: boolean;
}

/**
 * Returns true if the account's status permits cash-outs without a review. Closed accounts and accounts locked after
 * too many wrong passwords need a review.
 */
export const isUnrestricted = ({ status }: { status: string }): boolean =>
  status === 'active' || status === 'excluded';

/** Returns the risk flags of a cash-out to a payment method. If there are any, two clerks must approve the cash-out. */
export function riskFlags({ isShared, hadRefund }: { isShared: boolean; hadRefund: boolean }) {
  return [...(isShared ? ['shared_instrument'] : []), ...(hadRefund ? ['deposit_given_back'] : [])];
}

/** Returns the risk flags for reviewing a cash-out: those stored when it was requested and those that apply now. */
export const raisedFlags = (
  row: { risk_flags: readonly string[] },
  facts: { isShared: boolean; hadRefund: boolean },
): string[] => [...new Set([...row.risk_flags, ...riskFlags(facts)])];

export type ClerkReason =
  | 'deposit_not_staked'
  | 'risk_flag'
  | 'needs_two'
  | 'not_verified'
  | 'standing'
  | 'method'
  | 'limits';

/** Returns the reasons why clerks must decide on a cash-out; empty if it is eligible for automatic payout. */
export function whyClerk(facts: PayoutFacts): ClerkReason[] {
  const reasons: [boolean, ClerkReason][] = [
    [!facts.depositStaked, 'deposit_not_staked'],
    [facts.riskFlags.length > 0, 'risk_flag'],
    [facts.needsTwo, 'needs_two'],
    [!facts.isVerified, 'not_verified'],
    [!facts.isUnrestricted, 'standing'],
    [!facts.hasDeposit, 'method'],
    [!facts.withinLimits, 'limits'],
  ];
  return reasons.flatMap(([holds, reason]) => (holds ? [reason] : []));
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
 * Effect of a provider's event on a top-up. `credit`: book the payment · `take_back`: book the refunded amount ·
 * `move`: change to a later state · `ignore`: skip an older state that was reported late · `set_aside`: store an event
 * that does not match our row, for review · `wait`: refuse the event until an earlier one has arrived.
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

/** Returns the effect of a provider's event on a cash-out. */
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
