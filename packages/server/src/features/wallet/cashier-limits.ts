import type { ReplyOf } from '@wl/contract/call';
import type * as calls from '@wl/contract/wallet';
import type { Deps } from '../../platform/deps.ts';
import { readWallet } from '../ledger/index.ts';
import { depositRoom } from '../limits/index.ts';
import { cashOutsUsed } from './cash-out-repository.ts';
import { topUpsUsed } from './repository.ts';
import { cashOutLimits, roomOf, topUpLimits } from './rules.ts';

/** What a top-up or cash-out may be now: the house's limits and the member's own, the strictest of them. */
export async function readCashierLimits(
  deps: Deps,
  memberId: string,
): Promise<ReplyOf<typeof calls.cashierLimits>['data']> {
  const now = deps.clock.now();
  const [wallet, toppedUp, cashedOut, own] = await Promise.all([
    readWallet(deps.db, memberId),
    topUpsUsed(deps.db, memberId, now),
    cashOutsUsed(deps.db, memberId, now),
    depositRoom(deps.db, memberId, now),
  ]);
  const topUp = roomOf(topUpLimits, toppedUp, own.left ?? Infinity);
  return {
    top_up: {
      ...topUp,
      left_day: Math.min(topUp.left_day, own.day ?? Infinity),
      left_month: Math.min(topUp.left_month, own.month ?? Infinity),
    },
    cash_out: roomOf(cashOutLimits, cashedOut, wallet.cash),
    blocked_until: null,
  };
}
