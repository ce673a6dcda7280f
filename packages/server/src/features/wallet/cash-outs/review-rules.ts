/** Pure functions that decide whether clerks must review a cash-out (decisions §5). Amounts are in cents. */
import { CASH_OUT_FOUR_EYES_CENTS, CASH_OUT_FOUR_EYES_WINDOW_MS } from '@wl/world/casino/limits';

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
 * Returns true if two different clerks must approve a cash-out (decisions §5). The rule applies if cash-outs in any 24
 * hours that include `at` total more than $1,000, or if the cash-out has a risk flag.
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
