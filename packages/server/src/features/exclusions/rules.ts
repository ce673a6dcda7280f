import type { ErrorCode } from '@wl/contract/errors';
import { isBreak, pauseMs, REOPEN_AFTER_MS, type PauseLength } from '@wl/world/house/exclusions';

/** A break or exclusion as far as the rules ask. `until`: null when it does not end by itself. */
export interface Holding {
  length: PauseLength;
  since: Date;
  until: Date | null;
  /** The latest end of those it replaced, over or not; null: it replaced none that ends by itself. */
  replacedUntil: Date | null;
}

export type Verdict<T> = { ok: true; value: T } | { ok: false; code: ErrorCode; until?: Date };

/** When a pause of this length that begins now ends by itself. */
export function endOf(length: PauseLength, now: Date): Date | null {
  const ms = pauseMs[length];
  return ms === null ? null : new Date(now.getTime() + ms);
}

/** Whether it still holds at this instant: it ends with its last millisecond. */
export function holds(current: Holding, now: Date): boolean {
  return current.until === null || now < current.until;
}

/** A permanent exclusion outlasts an indefinite one, and both outlast any that ends by itself. */
function lastsUntil({ length, until }: Holding): number {
  if (length === 'permanent') return Number.POSITIVE_INFINITY;
  return until?.getTime() ?? Number.MAX_VALUE;
}

/**
 * Whether the member may choose this length now. Nobody comes back earlier by choosing anew: beside one that holds it has to
 * last longer, and a break is none beside an exclusion. What it replaces goes on counting: an indefinite one is not reopened
 * before that would have ended.
 */
export function judgeWish(
  current: Holding | undefined,
  length: PauseLength,
  now: Date,
): Verdict<Holding> {
  const wish: Holding = { length, since: now, until: endOf(length, now), replacedUntil: null };
  if (!current || !holds(current, now)) return { ok: true, value: wish };
  wish.replacedUntil = latest(current.until, current.replacedUntil);
  const isWeaker = isBreak(length) && !isBreak(current.length);
  return isWeaker || lastsUntil(wish) <= lastsUntil(current)
    ? { ok: false, code: 'exclusion.shorter' }
    : { ok: true, value: wish };
}

/**
 * From when on an indefinite exclusion may be reopened: after seven days, and not before one would have ended that it replaced.
 * Null for any other.
 */
export function reopenFrom({ length, since, replacedUntil }: Holding): Date | null {
  if (length !== 'indefinite') return null;
  return latest(new Date(since.getTime() + REOPEN_AFTER_MS), replacedUntil);
}

function latest(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? other : one;
}

/** Whether the member may be let in again on request (specification §4): only out of an indefinite one, from `reopenFrom` on. */
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
