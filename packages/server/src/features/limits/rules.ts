import type { GatedAction } from '@wl/contract/call';
import type { ErrorCode } from '@wl/contract/errors';
import type { LimitPeriod } from '@wl/contract/limits';
import { LIMIT_REVIEW_MONTHS, LIMIT_WEAKENING_DELAY_MS } from '@wl/world/casino/limits';

/**
 * Data that `decide` uses. Limits that need exact figures are checked elsewhere. The wager, loss and session-time
 * limits are checked when a bet is booked (`wagers_settle_instant`). The deposit limit is checked when a top-up starts
 * (`deposit-room.ts`).
 */
export interface LimitState {
  status: 'active' | 'locked' | 'excluded' | 'closed';
  emailConfirmed: boolean;
  /** End of a break or of a temporary self-exclusion. */
  excludedUntil?: Date | undefined;
  /** True for a break, which has a gentler rejection message than an exclusion. */
  isOnBreak?: boolean;
}

export type Verdict = { ok: true } | { ok: false; code: ErrorCode };

const OK: Verdict = { ok: true };
const CLOSED: Verdict = { ok: false, code: 'member.closed' };
const LOCKED: Verdict = { ok: false, code: 'auth.locked' };
const EXCLUDED: Verdict = { ok: false, code: 'member.excluded' };
const ON_BREAK: Verdict = { ok: false, code: 'member.on_break' };
const UNCONFIRMED: Verdict = { ok: false, code: 'member.email_unverified' };

/**
 * Decides whether a member in this state may perform an action now. Excluded members can still sign in, so that they
 * can cash out their balances and track open cash-outs.
 */
export function decide(action: GatedAction, state: LimitState, now: Date): Verdict {
  if (state.status === 'closed') return CLOSED;
  if (state.status === 'locked') return LOCKED;
  if (action === 'login') return OK;
  if (isExcluded(state, now)) return state.isOnBreak ? ON_BREAK : EXCLUDED;
  // Every action except sign-in requires a confirmed e-mail address (decisions §3).
  return state.emailConfirmed ? OK : UNCONFIRMED;
}

/** Returns true if the member is on a break or excluded at this instant. */
export function isExcluded(
  state: Pick<LimitState, 'status' | 'excludedUntil'>,
  now: Date,
): boolean {
  if (state.status !== 'excluded') return false;
  return state.excludedUntil === undefined || now < state.excludedUntil;
}

/** Value of a limit set by a member: cents, or minutes for `session_time`; null means no limit. */
export type LimitValue = number | null;

export interface OwnLimitState {
  value: LimitValue;
  /** Pending increase or removal of the limit, with the earliest time at which the member can confirm it. */
  waiting: { value: LimitValue; effectiveAt: Date } | undefined;
}

export type ChangeVerdict =
  /** Nothing to do, because the value already applies or is already pending. */
  | { action: 'none' }
  /** The value applies immediately. A pending change is withdrawn. */
  | { action: 'set' }
  /**
   * The requested value becomes pending, and the member can confirm it from `effectiveAt`. It replaces any other
   * pending value.
   */
  | { action: 'ask'; effectiveAt: Date };

/** Returns true if `a` is weaker than `b`. An absent limit (null) is weaker than any limit. */
const isWeaker = (a: LimitValue, b: LimitValue) => b !== null && (a === null || a > b);

/**
 * Decides how a requested value takes effect. A lower limit applies immediately. An increase or a removal applies only
 * once the member confirms it, at least 24 hours after requesting it (decisions §5).
 */
export function judgeChange(state: OwnLimitState, request: LimitValue, now: Date): ChangeVerdict {
  if (request === state.value) return { action: 'none' };
  if (!isWeaker(request, state.value)) return { action: 'set' };
  // If the same value is requested again, the waiting time must not restart.
  if (state.waiting?.value === request) return { action: 'none' };
  return { action: 'ask', effectiveAt: new Date(now.getTime() + LIMIT_WEAKENING_DELAY_MS) };
}

export type ConfirmVerdict = { action: 'confirm' | 'none' } | { action: 'refuse'; code: ErrorCode };

/**
 * Decides whether the pending limit change can be applied now. A repeated confirmation has no effect (`none`).
 * @param seen value shown to the member who confirms; the confirmation is rejected if a different value has since been
 *   requested in another browser window
 */
export function judgeConfirmation(
  state: OwnLimitState,
  seen: LimitValue,
  now: Date,
): ConfirmVerdict {
  if (!state.waiting)
    return state.value === seen
      ? { action: 'none' }
      : { action: 'refuse', code: 'limits.nothing_pending' };
  if (state.waiting.value !== seen) return { action: 'refuse', code: 'limits.nothing_pending' };
  return now < state.waiting.effectiveAt
    ? { action: 'refuse', code: 'limits.too_early' }
    : { action: 'confirm' };
}

/** Current UTC day, week or month: `start` is inclusive, `end` is exclusive. */
export interface Window {
  start: Date;
  end: Date;
}

/** Returns the UTC day, the week (starting on Monday) and the calendar month that contain an instant. */
export function windowsOf(now: Date): Record<LimitPeriod, Window> {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  const monday = day - ((now.getUTCDay() + 6) % 7);
  const at = (...parts: [number, number, number]) => new Date(Date.UTC(...parts));
  return {
    day: { start: at(year, month, day), end: at(year, month, day + 1) },
    week: { start: at(year, month, monday), end: at(year, month, monday + 7) },
    month: { start: at(year, month, 1), end: at(year, month + 1, 1) },
  };
}

/**
 * Returns true if the limits were last changed or reviewed at least six months ago, so that a review is due (trust U9).
 */
export function isReviewDue(lastTouched: Date | undefined, now: Date): boolean {
  if (!lastTouched) return false;
  const due = new Date(lastTouched);
  due.setUTCMonth(due.getUTCMonth() + LIMIT_REVIEW_MONTHS);
  return now >= due;
}

/**
 * Returns the time at which a session's next reality check is due: `everyMinutes` after `since`, the time of sign-in or
 * of the last answer.
 */
export function realityDueAt(since: Date, everyMinutes: number): Date {
  return new Date(since.getTime() + everyMinutes * 60_000);
}
