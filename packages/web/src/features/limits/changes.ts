/**
 * Predicts when a requested limit change takes effect, so that the form can show the time before sending the request.
 * The server applies the same rule.
 */
import type { OwnLimit } from '@wl/contract/limits';
import {
  LIMIT_WEAKENING_DELAY_MS,
  OWN_LIMIT_MAX_CENTS,
  OWN_LIMIT_MAX_MINUTES,
} from '@wl/world/casino/limits';
import { readCents } from '../../app/language/amount.ts';

export type Effect =
  | { kind: 'same' }
  | { kind: 'at-once' }
  | { kind: 'waits'; untilMs: number }
  | { kind: 'waiting' };

/** Returns the effect of a requested limit change. `requested` is in cents or minutes, null for no limit. */
export function effectOf(limit: OwnLimit, requested: number | null, nowMs: number): Effect {
  if (requested === limit.value) return { kind: 'same' };
  const isStricter = requested !== null && (limit.value === null || requested < limit.value);
  if (isStricter) return { kind: 'at-once' };
  if (limit.waiting?.value === requested) return { kind: 'waiting' };
  return { kind: 'waits', untilMs: nowMs + LIMIT_WEAKENING_DELAY_MS };
}

/**
 * Returns the effect of an accepted limit change, derived from the previous limit and the value in the server's
 * response. The effect `waiting` means that the same change was already pending.
 */
export function outcomeOf(
  before: OwnLimit,
  requested: number | null,
  after: Pick<OwnLimit, 'value'>,
): Effect['kind'] {
  if (after.value === requested) return before.value === requested ? 'same' : 'at-once';
  return before.waiting?.value === requested ? 'waiting' : 'waits';
}

/**
 * Parses typed text into cents or minutes. Returns undefined if the text is invalid or exceeds the maximum for a limit.
 */
export function readValue(kind: OwnLimit['kind'], text: string): number | undefined {
  if (kind === 'session_time') {
    const minutes = /^\d{1,4}$/.test(text.trim()) ? Number(text) : undefined;
    return minutes !== undefined && minutes <= OWN_LIMIT_MAX_MINUTES ? minutes : undefined;
  }
  const cents = readCents(text);
  return cents !== undefined && cents <= OWN_LIMIT_MAX_CENTS ? cents : undefined;
}

export interface TimeLeft {
  hours: number;
  minutes: number;
  seconds: number;
}

/** Returns the remaining waiting time, rounded up to whole seconds, so that 0 is shown only when the time is up. */
export function timeLeft(untilMs: number, nowMs: number): TimeLeft {
  const all = Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
  return { hours: Math.floor(all / 3600), minutes: Math.floor(all / 60) % 60, seconds: all % 60 };
}
