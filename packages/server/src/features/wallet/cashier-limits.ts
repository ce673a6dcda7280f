import type { ReplyOf } from '@wl/contract/call';
import type * as calls from '@wl/contract/wallet';
import type { Deps } from '../../platform/deps.ts';
import { readWallet } from '../ledger/index.ts';
import { depositRoom } from '../limits/index.ts';
import { cashOutsUsed } from './cash-outs/cash-out-repository.ts';
import { openDebts } from './debt-repository.ts';
import { findGuard } from './top-ups/guard-repository.ts';
import { topUpsUsed } from './repository.ts';
import { cashOutLimits, roomOf, topUpLimits } from './amount-rules.ts';
import { cashOutsAvailable } from './cash-outs/switch-repository.ts';

/**
 * Returns the amounts that a member can top up and cash out now, under the casino's limits and the member's own deposit
 * limits.
 */
export async function readCashierLimits(
  deps: Deps,
  memberId: string,
): Promise<ReplyOf<typeof calls.cashierLimits>['data']> {
  const now = deps.clock.now();
  const { db } = deps;
  const [wallet, toppedUp, cashedOut, own, guard, debts, available] = await Promise.all([
    readWallet(db, memberId),
    topUpsUsed(db, memberId, now),
    cashOutsUsed(db, memberId, now),
    depositRoom(db, memberId, now),
    findGuard(db, memberId),
    openDebts(db, memberId),
    cashOutsAvailable(db),
  ]);
  const casino = roomOf(topUpLimits, toppedUp, own.left ?? Infinity);
  const owed = debts.reduce((sum, { rest }) => sum + rest, 0);
  const isBlocked = guard.blockedUntil !== null && guard.blockedUntil > now;
  const isClosed = isBlocked || guard.suspendedAt !== null;
  return {
    // `left_day` and `left_month` always refer to the casino's limits, even if the member's own limit lowers
    // `available`. A page can therefore show whether the casino's limit or the member's own limit applies.
    top_up: { ...casino, available: isClosed ? 0 : casino.available },
    cash_out: roomOf(cashOutLimits, cashedOut, available ? Math.max(0, wallet.cash - owed) : 0),
    blocked_until: isBlocked ? (guard.blockedUntil?.toISOString() ?? null) : null,
    top_ups_suspended: guard.suspendedAt !== null,
    cash_outs_available: available,
  };
}
