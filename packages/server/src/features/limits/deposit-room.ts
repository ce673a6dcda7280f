import type { LimitPeriod } from '@wl/contract/limits';
import type { Db } from '../../platform/database/database.ts';
import { topUpsSince } from './deposits.ts';
import { findLimits } from './repository.ts';
import { windowsOf } from './rules.ts';

/**
 * Amount in cents that the member's own limits still allow in the current day, week and month; null for a period
 * without a limit.
 */
export interface DepositRoom extends Record<LimitPeriod, number | null> {
  /**
   * Amount that the member can still top up, in cents: the smallest of `day`, `week` and `month`. Null if the member
   * has no deposit limit.
   */
  left: number | null;
}

/**
 * Returns the amounts that the member can still top up under their own deposit limits. Cash-outs do not increase these
 * amounts (trust U10). Before a top-up, call this function under the wallet lock, in the transaction that starts the
 * top-up.
 */
export async function depositRoom(db: Db, memberId: string, now: Date): Promise<DepositRoom> {
  const room: DepositRoom = { day: null, week: null, month: null, left: null };
  const limits = (await findLimits(db, memberId)).filter(({ kind }) => kind === 'deposit');
  if (limits.every(({ value }) => value === null)) return room;
  const used = await topUpsSince(db, memberId, windowsOf(now));
  for (const { period, value } of limits) {
    if (value === null) continue;
    const left = Math.max(0, value - used[period]);
    room[period] = left;
    room.left = room.left === null ? left : Math.min(room.left, left);
  }
  return room;
}
