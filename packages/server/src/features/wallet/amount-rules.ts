/**
 * Rules for the amounts of top-ups and cash-outs, as pure functions with the current time as an argument. Amounts are
 * in cents, and days and months are in UTC (decisions §1, §5).
 */
import type { ErrorCode } from '@wl/contract/errors';
import {
  CASH_OUT_DAY_CENTS,
  CASH_OUT_MAX_CENTS,
  CASH_OUT_MIN_CENTS,
  CASH_OUT_MONTH_CENTS,
  TOP_UP_DAY_CENTS,
  TOP_UP_MAX_CENTS,
  TOP_UP_MIN_CENTS,
  TOP_UP_MONTH_CENTS,
} from '@wl/world/casino/limits';

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

/** Amounts in cents that already count against the limits of the current day and month. */
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
