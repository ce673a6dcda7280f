import { limitPeriods, type LimitKind } from '@wl/contract/limits';
import type { Db, Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { findLimits, findPlayFigures, judgeStakeRow } from './repository.ts';
import { playedIn } from './read-limits.ts';
import { windowsOf } from './rules.ts';

export type PlayLimit = Exclude<LimitKind, 'deposit'>;

const codes = {
  wager: 'limits.wager_reached',
  loss: 'limits.loss_reached',
  session_time: 'limits.session_time_reached',
} as const;

/** Kinds of limits, by the status code with which the SQL function `limits_heed` rejects a stake. */
const byStatus: Readonly<Record<number, PlayLimit>> = { 6: 'wager', 7: 'loss', 8: 'session_time' };

/**
 * Returns the error for a bet that exceeds a limit of this kind. Except for session time, the error contains the
 * remaining amount in cents: the lowest that the daily, weekly and monthly limits of this kind still allow.
 */
export async function refusalAtBet(
  db: Db,
  memberId: string,
  kind: PlayLimit,
  now: Date,
): Promise<DomainError> {
  if (kind === 'session_time') return new DomainError(codes[kind]);
  const windows = windowsOf(now);
  const rows = await findLimits(db, memberId);
  const figures = await findPlayFigures(db, memberId, now);
  const rests = limitPeriods.flatMap((period) => {
    const value = rows.find((row) => row.kind === kind && row.period === period)?.value ?? null;
    return value === null ? [] : value - playedIn(figures, kind, period, windows[period]);
  });
  return new DomainError(codes[kind], {
    params: { left: Math.max(0, Math.min(...rests, Infinity)) },
  });
}

/**
 * Returns the play limit that a stake would exceed, or undefined if there is none. Use it for stakes that
 * `wagers_settle_instant` does not check, such as stakes of rounds with decisions. The caller must hold the wallet
 * lock.
 */
export async function limitReached(
  tx: Transaction,
  memberId: string,
  stakeCents: number,
  now: Date,
): Promise<PlayLimit | undefined> {
  return byStatus[await judgeStakeRow(tx, memberId, stakeCents, now)];
}
