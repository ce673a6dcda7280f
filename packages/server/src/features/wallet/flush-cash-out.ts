import type { Transaction as WireTransaction } from '@wl/contract/wallet';
import type { Deps } from '../../platform/deps.ts';
import { holdPending } from './cancel-cash-out.ts';
import { updateCashOut } from './cash-out-repository.ts';
import { tellChange } from './transactions.ts';

/**
 * Locks a pending cash-out for good: the member can no longer cancel it.
 * @throws DomainError wallet.cash_out_not_pending · request.not_found
 */
export async function flushCashOut(
  deps: Deps,
  memberId: string,
  id: string,
): Promise<WireTransaction> {
  return deps.transaction(async (tx) => {
    await holdPending(tx, id, memberId);
    await updateCashOut(tx, id, { state: 'flushed' }, deps.clock.now());
    return tellChange(deps, tx, { kind: 'cash_out', id, memberId, moved: false });
  });
}
