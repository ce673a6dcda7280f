import type { ErrorCode } from '@wl/contract/errors';
import { isBreak, pauseMs, REOPEN_AFTER_MS, type PauseLength } from '@wl/world/house/exclusions';

/** A break or exclusion as far as the rules ask. `until`: null when it does not end by itself. */
export interface Holding {
  length: PauseLength;
  since: Date;
  until: Date | null;
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
function lastsUntil({ length, until }: Pick<Holding, 'length' | 'until'>): number {
  if (length === 'permanent') return Number.POSITIVE_INFINITY;
  return until?.getTime() ?? Number.MAX_VALUE;
}

/**
 * Whether the member may choose this length now. Nobody comes back earlier by choosing anew: beside one that holds it has to
 * last longer, and a break is none beside an exclusion.
 */
export function judgeWish(
  current: Holding | undefined,
  length: PauseLength,
  now: Date,
): Verdict<Holding> {
  const wish: Holding = { length, since: now, until: endOf(length, now) };
  if (!current || !holds(current, now)) return { ok: true, value: wish };
  const isWeaker = isBreak(length) && !isBreak(current.length);
  return isWeaker || lastsUntil(wish) <= lastsUntil(current)
    ? { ok: false, code: 'exclusion.shorter' }
    : { ok: true, value: wish };
}

/** From when on an indefinite exclusion may be reopened; null for any other. */
export function reopenFrom({ length, since }: Holding): Date | null {
  return length === 'indefinite' ? new Date(since.getTime() + REOPEN_AFTER_MS) : null;
}

/** Whether the member may be let in again on request (specification §4): only out of an indefinite one, after seven days. */
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
