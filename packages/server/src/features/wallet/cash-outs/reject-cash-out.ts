import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { holdCashOut, returnToCash } from './cancel-cash-out.ts';
import type { CashOutRow } from './cash-out-repository.ts';
import { isUndecided } from './cash-out-rules.ts';

/**
 * Rejects a cash-out for the reason that a clerk gives, and moves its amount back to the member's cash balance. Clerks
 * can also reject locked (`flushed`) cash-outs, because the lock applies only to the member.
 * @returns the row before the change, for the audit log
 * @throws DomainError wallet.cash_out_not_pending (already decided or cancelled) · request.not_found (no such cash-out)
 */
export async function rejectCashOut(
  deps: Deps,
  tx: Transaction,
  { id, reason }: { id: string; reason: string },
): Promise<CashOutRow> {
  const row = await holdCashOut(tx, id);
  if (!isUndecided(row.state)) throw new DomainError('wallet.cash_out_not_pending');
  await returnToCash(deps, tx, row, reason);
  return row;
}
