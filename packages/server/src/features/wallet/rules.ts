/** Verdicts of the wallet: pure, time is an argument. Amounts in cents; days and months are UTC (decisions §1, §5). */
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
} from '@wl/world/house/limits';
import { DomainError } from '../../platform/errors.ts';
import type { PaymentEvent } from './payments.ts';

const DAY_MS = 86_400_000;

/**
 * UTC days, both included, as times from (included) until (not included).
 * @throws DomainError request.invalid when they are in the wrong order
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

/** How many days a frequency is counted by, and at least counted over: three in the first week are three, not twelve. */
const FREQUENCY_DAYS = 30;

/**
 * The aggregates of specification §3: sum and average of what was completed in cents, how many there were, and how many per
 * 30 days between the first of them and `until`, in hundredths.
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

/** Sums of what counts already in the windows that `now` lies in. */
export interface Used {
  day: number;
  month: number;
}

export interface Refusal {
  code: ErrorCode;
  params?: Record<string, number>;
}

/** Starts of the UTC day and calendar month of an instant, and of those that follow. */
export function windowsOf(now: Date): { day: Date; month: Date; nextDay: Date; nextMonth: Date } {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  return {
    day: new Date(Date.UTC(year, month, day)),
    month: new Date(Date.UTC(year, month)),
    nextDay: new Date(Date.UTC(year, month, day + 1)),
    nextMonth: new Date(Date.UTC(year, month + 1)),
  };
}

/** The first limit an amount breaks, from the narrowest to the widest; undefined when it breaks none. */
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
  /** The most that may be asked for now; below `minimum` nothing may. */
  available: number;
  left_day: number;
  left_month: number;
}

/** What `judgeAmount` would let through. `most` is what else bounds it: the cash there is, or the member's own limit. */
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

/** The same for a top-up: of the house's limits and the member's own (`ownLeft`, null: none) the stricter has the word. */
export function judgeTopUp(
  amountCents: number,
  used: Used,
  ownLeft: number | null,
): Refusal | undefined {
  const house = judgeAmount(amountCents, topUpLimits, used);
  if (ownLeft === null || amountCents <= ownLeft || house?.code === 'wallet.below_minimum')
    return house;
  const houseLeft = house?.params?.['left'] ?? house?.params?.['maximum'] ?? Infinity;
  return houseLeft < ownLeft
    ? house
    : { code: 'limits.deposit_reached', params: { left: ownLeft } };
}

export interface CashOutFacts {
  amountCents: number;
  /** Spendable cash. */
  cashCents: number;
  isVerified: boolean;
  /** Method of this member; undefined when it is not theirs or unknown. */
  methodKind: 'card' | 'e_wallet' | 'bank_transfer' | undefined;
  /** A top-up with that method stands: credited and not given back. */
  hasDeposit: boolean;
  used: Used;
}

/** Why a cash-out may not be requested; undefined when it may (specification §5, decisions §5). */
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
 * The largest sum of any window of this length that contains `at`: what "in rolling 24 hours" means for one cash-out,
 * whichever of its neighbours came first.
 */
export function largestWindowSum(
  rows: readonly { at: Date; amountCents: number }[],
  at: Date,
  windowMs: number,
): number {
  const near = rows.filter((row) => Math.abs(row.at.getTime() - at.getTime()) < windowMs);
  // A window with the largest sum can be moved until it begins at one of its rows.
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

/** Two different clerks must approve: above $1,000 in rolling 24 hours, or with a risk flag (decisions §5). */
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

/** What lets a cash-out go by itself, and when it is asked again before it goes (decision 0012). */
export interface CleanFacts {
  /** All deposits so far had been staked once when it was requested. */
  depositStaked: boolean;
  riskFlags: readonly string[];
  /** Two clerks have to approve. */
  needsTwo: boolean;
  isVerified: boolean;
  /** Neither locked nor closed; an excluded member's money goes out like anybody's. */
  inGoodStanding: boolean;
  /** A top-up with its method stands. */
  hasDeposit: boolean;
  withinLimits: boolean;
}

/** Whether money may leave without a look at the account: not one locked after wrong passwords, nor a closed one. */
export const isInGoodStanding = ({ status }: { status: string }): boolean =>
  status === 'active' || status === 'excluded';

/** What is odd about a cash-out to a method; any of it makes two clerks look. */
export function riskFlags({ isShared, hadRefund }: { isShared: boolean; hadRefund: boolean }) {
  return [...(isShared ? ['shared_instrument'] : []), ...(hadRefund ? ['deposit_given_back'] : [])];
}

/** The flags a cash-out is looked at with: those it was requested with, and those that have come up since. */
export const standingFlags = (
  row: { risk_flags: readonly string[] },
  facts: { isShared: boolean; hadRefund: boolean },
): string[] => [...new Set([...row.risk_flags, ...riskFlags(facts)])];

export type DeskReason =
  | 'deposit_not_staked'
  | 'risk_flag'
  | 'needs_two'
  | 'not_verified'
  | 'standing'
  | 'method'
  | 'limits';

/** Why a cash-out goes to the desk; empty for a clean one. */
export function whyDesk(facts: CleanFacts): DeskReason[] {
  const reasons: [boolean, DeskReason][] = [
    [!facts.depositStaked, 'deposit_not_staked'],
    [facts.riskFlags.length > 0, 'risk_flag'],
    [facts.needsTwo, 'needs_two'],
    [!facts.isVerified, 'not_verified'],
    [!facts.inGoodStanding, 'standing'],
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
 * What an event of the provider means for a top-up.
 * `credit` the amount · `take_back` what the event names · `move` to a later state · `ignore`: an older state, told late ·
 * `set_aside`: it does not fit our row, somebody has to look · `wait`: it follows something we have not heard of yet.
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

/** A clerk may still approve or reject it. */
export const isUndecided = (state: CashOutState): boolean =>
  (openCashOutStates as readonly string[]).includes(state);

export type PayoutVerdict =
  | { action: 'paid' | 'failed' | 'ignore' }
  | { action: 'set_aside'; why: string };

/** What an event of the provider means for a cash-out. */
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
