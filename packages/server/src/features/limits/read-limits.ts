import type * as z from 'zod/mini';
import {
  ownLimits,
  type LimitChange,
  type LimitKind,
  type LimitPeriod,
  type OwnLimit,
  type OwnLimits,
} from '@wl/contract/limits';
import { TOP_UP_DAY_CENTS, TOP_UP_MONTH_CENTS } from '@wl/world/casino/limits';
import type { Db } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { utcDay } from '../../platform/utc-day.ts';
import { topUpsSince } from './deposits.ts';
import {
  findChanges,
  findLimits,
  findPlayFigures,
  findPrompt,
  type OwnLimitRow,
  type PlayFigures,
} from './repository.ts';
import { isReviewDue, windowsOf, type Window } from './rules.ts';

const PAGE_SIZE = 20;
const MINUTE_MS = 60_000;

/**
 * The casino's own limits on top-ups per day and per month. The stricter of the casino's limit and the member's limit
 * applies.
 */
const ceilings: Partial<Record<`${LimitKind} ${LimitPeriod}`, number>> = {
  'deposit day': TOP_UP_DAY_CENTS,
  'deposit month': TOP_UP_MONTH_CENTS,
};

/** Returns the member's limits and all other data that the limits page shows. */
export async function readLimits(deps: Deps, memberId: string): Promise<OwnLimits> {
  const now = deps.clock.now();
  const [limits, prompt, touched] = await Promise.all([
    listLimits(deps.db, memberId, now),
    findPrompt(deps.db, memberId),
    findChanges(deps.db, memberId, { limit: 1, offset: 0 }),
  ]);
  const hasDepositLimit = limits.some(({ kind, value }) => kind === 'deposit' && value !== null);
  const times = [prompt?.answered_at, prompt?.reviewed_at, touched.rows[0]?.at];
  const latest = times.flatMap((time) => time?.getTime() ?? []);
  return {
    limits,
    server_now: now.toISOString(),
    prompt: {
      answer: prompt?.answer ?? null,
      due: (prompt?.answer ?? null) === null && !hasDepositLimit,
    },
    review_due: isReviewDue(latest.length === 0 ? undefined : new Date(Math.max(...latest)), now),
  };
}

/** Returns the limits of every kind and window, including those that are not set. */
export async function listLimits(db: Db, memberId: string, now: Date): Promise<OwnLimit[]> {
  const windows = windowsOf(now);
  // Run the queries one after the other, because `db` can be a transaction, whose queries share one connection.
  const rows = await findLimits(db, memberId);
  const deposited = await topUpsSince(db, memberId, windows);
  const figures = await findPlayFigures(db, memberId, now);
  return ownLimits.map(({ kind, period }) => {
    const row = rows.find((each) => each.kind === kind && each.period === period);
    const used =
      kind === 'deposit' ? deposited[period] : playedIn(figures, kind, period, windows[period]);
    return toOwnLimit({ kind, period, row, used, window: windows[period], now });
  });
}

/** Returns one limit. In a transaction, the result includes the transaction's own changes. */
export async function readLimit(
  db: Db,
  memberId: string,
  which: { kind: LimitKind; period: LimitPeriod },
  now: Date,
): Promise<OwnLimit> {
  const limits = await listLimits(db, memberId, now);
  const found = limits.find(({ kind, period }) => kind === which.kind && period === which.period);
  if (!found) throw new Error(`there is no limit ${which.kind} ${which.period}`);
  return found;
}

/**
 * Returns how much of a limit has been used in the current window, in cents or, for session time, in minutes. Returns 0
 * if the figures are from an earlier window.
 */
export function playedIn(
  figures: PlayFigures,
  kind: Exclude<LimitKind, 'deposit'>,
  period: LimitPeriod,
  window: Window,
): number {
  if (figures[period] !== utcDay(window.start)) return 0;
  switch (kind) {
    case 'wager':
      return figures[`wagered_${period}`];
    case 'loss':
      return figures[`lost_${period}`];
    case 'session_time':
      return Math.floor(figures.played_day_ms / MINUTE_MS);
  }
}

function toOwnLimit(of: {
  kind: LimitKind;
  period: LimitPeriod;
  row: OwnLimitRow | undefined;
  used: number;
  window: Window;
  now: Date;
}): OwnLimit {
  const { kind, period, row, used, window, now } = of;
  const value = row?.value ?? null;
  return {
    kind,
    period,
    value,
    used,
    left: value === null ? null : Math.max(0, value - used),
    resets_at: window.end.toISOString(),
    ceiling: ceilings[`${kind} ${period}`] ?? null,
    waiting:
      row?.asked_at && row.effective_at
        ? {
            value: row.waiting_value,
            asked_at: row.asked_at.toISOString(),
            effective_at: row.effective_at.toISOString(),
            can_confirm: now >= row.effective_at,
          }
        : null,
  };
}

/** Returns a page of the member's limit changes, newest first. */
export async function readChanges(db: Db, memberId: string, pageNo: number, size = PAGE_SIZE) {
  const offset = (pageNo - 1) * size;
  const { rows, total } = await findChanges(db, memberId, { limit: size, offset });
  const data = rows.map((row): z.infer<typeof LimitChange> => ({
    kind: row.kind,
    period: row.period,
    action: row.action,
    before: row.value_before,
    after: row.value_after,
    effective_at: row.effective_at?.toISOString() ?? null,
    at: row.at.toISOString(),
  }));
  const to = rows.length === 0 ? 0 : offset + rows.length;
  return { data, meta: { current_page: pageNo, total, to } };
}
