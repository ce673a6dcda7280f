import type { Transaction as WireTransaction } from '@wl/contract/wallet-transactions';
import type { Deps } from '../../../platform/deps.ts';
import { holdPending } from './cancel-cash-out.ts';
import { updateCashOut } from './cash-out-repository.ts';
import { enqueueAutomaticPayout } from './automatic-payout.ts';
import { publishChange } from '../transactions/transactions.ts';

/**
 * Locks a pending cash-out permanently, so that the member can no longer cancel it. If it is eligible for automatic
 * payout, it is paid out immediately.
 * @throws DomainError wallet.cash_out_not_pending (already decided or cancelled) · request.not_found (no such cash-out)
 */
export async function flushCashOut(
  deps: Deps,
  memberId: string,
  id: string,
): Promise<WireTransaction> {
  return deps.transaction(async (tx) => {
    const now = deps.clock.now();
    const row = await holdPending(tx, id, memberId);
    const isEligible = row.goes_at !== null;
    await updateCashOut(tx, id, { state: 'flushed', ...(isEligible ? { goes_at: now } : {}) }, now);
    if (isEligible) await enqueueAutomaticPayout(tx, id, now);
    return publishChange(deps, tx, { kind: 'cash_out', id, memberId, moved: false });
  });
}
