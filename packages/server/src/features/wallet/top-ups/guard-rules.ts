/** Rules for failed top-ups (trust G19), as pure functions with the time as an argument. */
import type { ErrorCode } from '@wl/contract/errors';
import {
  TOP_UP_BLOCK_MS,
  TOP_UP_FAILURE_WINDOW_MS,
  TOP_UP_MAX_FAILURES,
  TOP_UP_STRIKE_MEMORY_MS,
} from '@wl/world/casino/limits';

export interface TopUpGuard {
  /** Times of the recent failures that count towards a block. */
  failures: Date[];
  blockedUntil: Date | null;
  /** Time at which the last block on top-ups began. */
  struckAt: Date | null;
  suspendedAt: Date | null;
}

export const openGuard: TopUpGuard = {
  failures: [],
  blockedUntil: null,
  struckAt: null,
  suspendedAt: null,
};

/**
 * Returns the state of the top-up guard after one more failed payment. Five failures within ten minutes block top-ups
 * for ten minutes and reset the count of failures. If the next block would begin less than 24 hours after the last
 * block began, top-ups are suspended instead, until a clerk resumes them.
 */
export function afterFailure(guard: TopUpGuard, at: Date): TopUpGuard {
  if (guard.suspendedAt) return guard;
  const failures = [
    ...guard.failures.filter(
      (failure) => at.getTime() - failure.getTime() < TOP_UP_FAILURE_WINDOW_MS,
    ),
    at,
  ];
  if (failures.length < TOP_UP_MAX_FAILURES) return { ...guard, failures };
  const isSecondTime =
    guard.struckAt !== null && at.getTime() - guard.struckAt.getTime() < TOP_UP_STRIKE_MEMORY_MS;
  return isSecondTime
    ? { ...guard, failures: [], blockedUntil: null, suspendedAt: at }
    : {
        failures: [],
        blockedUntil: new Date(at.getTime() + TOP_UP_BLOCK_MS),
        struckAt: at,
        suspendedAt: null,
      };
}

/** Returns the reason why a top-up cannot be started now; undefined if it can be started. */
export function judgeGuard(
  guard: TopUpGuard,
  now: Date,
): { code: ErrorCode; params?: Record<string, number> } | undefined {
  if (guard.suspendedAt) return { code: 'wallet.top_ups_suspended' };
  const leftMs = guard.blockedUntil ? guard.blockedUntil.getTime() - now.getTime() : 0;
  return leftMs > 0
    ? { code: 'wallet.too_many_failed', params: { minutes: Math.ceil(leftMs / 60_000) } }
    : undefined;
}
