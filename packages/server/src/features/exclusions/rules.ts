import type { ErrorCode } from '@wl/contract/errors';
import { isBreak, pauseMs, REOPEN_AFTER_MS, type PauseLength } from '@wl/world/casino/exclusions';

/** Fields of a break or exclusion that the rules use. `until` is null if the break or exclusion has no end date. */
export interface Holding {
  length: PauseLength;
  since: Date;
  until: Date | null;
  /** Latest end date, past or future, of the earlier breaks and exclusions that were replaced; null if none had one. */
  replacedUntil: Date | null;
}

export type Verdict<T> = { ok: true; value: T } | { ok: false; code: ErrorCode; until?: Date };

/** Returns the end of a break or exclusion that begins now and has the given length; null if it has no end date. */
export function endOf(length: PauseLength, now: Date): Date | null {
  const ms = pauseMs[length];
  return ms === null ? null : new Date(now.getTime() + ms);
}

/** Returns true if the pause is still active at the instant `now`. At `until` itself, the pause is already over. */
export function holds(current: Holding, now: Date): boolean {
  return current.until === null || now < current.until;
}

/**
 * Returns the end of a pause as a number, for comparison. A permanent exclusion outlasts an indefinite one, and both
 * outlast any pause with an end date.
 */
function lastsUntil({ length, until }: Holding): number {
  if (length === 'permanent') return Number.POSITIVE_INFINITY;
  return until?.getTime() ?? Number.MAX_VALUE;
}

/**
 * Checks whether the member may start a break or exclusion of the given length now. The new pause must end later than
 * the active pause, and a break cannot replace an exclusion. If an indefinite exclusion replaces another pause, the
 * account cannot be reopened before the replaced pause would have ended.
 */
export function judgeRequest(
  current: Holding | undefined,
  length: PauseLength,
  now: Date,
): Verdict<Holding> {
  const request: Holding = { length, since: now, until: endOf(length, now), replacedUntil: null };
  if (!current || !holds(current, now)) return { ok: true, value: request };
  request.replacedUntil = latest(current.until, current.replacedUntil);
  const isWeaker = isBreak(length) && !isBreak(current.length);
  return isWeaker || lastsUntil(request) <= lastsUntil(current)
    ? { ok: false, code: 'exclusion.shorter' }
    : { ok: true, value: request };
}

/**
 * Returns the earliest time at which an account with an indefinite exclusion can be reopened. This is seven days after
 * the exclusion began, but not before the end of any break or exclusion that it replaced. Returns null for breaks and
 * for all other exclusions.
 */
export function reopenFrom({ length, since, replacedUntil }: Holding): Date | null {
  if (length !== 'indefinite') return null;
  return latest(new Date(since.getTime() + REOPEN_AFTER_MS), replacedUntil);
}

function latest(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? other : one;
}

/**
 * Checks whether a member can end an exclusion on request (specification §4). Only an indefinite exclusion can be
 * ended, and not before `reopenFrom`.
 */
export function judgeReopening(
  current: Holding | undefined,
  now: Date,
): Verdict<'reopen' | 'none'> {
  if (!current || !holds(current, now)) return { ok: true, value: 'none' };
  const from = reopenFrom(current);
  if (from === null) return { ok: false, code: 'exclusion.not_reopenable' };
  return now < from
    ? { ok: false, code: 'exclusion.too_early', until: from }
    : { ok: true, value: 'reopen' };
}
