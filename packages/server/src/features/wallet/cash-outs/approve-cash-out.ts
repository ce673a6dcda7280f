import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { holdCashOut } from './cancel-cash-out.ts';
import { judgedNow } from './case-file.ts';
import {
  approvalsOf,
  insertApproval,
  updateCashOut,
  type CashOutRow,
} from './cash-out-repository.ts';
import { isUndecided } from './cash-out-rules.ts';
import { enqueuePayout } from './send-payout.ts';
import { publishChange } from '../transactions/transactions.ts';

/**
 * Records a clerk's approval. The last required approval enqueues the payout in the same transaction. Approvals must
 * come from different clerks, which both this function and the primary key of `wallet_approvals` enforce.
 * @returns the row before and after the approval, and the risk flags at the time of the decision, for the audit log
 * @throws DomainError wallet.cash_out_not_pending (already decided or cancelled) · wallet.same_clerk (the clerk has
 *   already approved it) · request.not_found (no such cash-out)
 */
export async function approveCashOut(
  deps: Deps,
  tx: Transaction,
  { id, clerkId }: { id: string; clerkId: string },
): Promise<{ before: CashOutRow; after: CashOutRow; flags: string[] }> {
  const before = await holdCashOut(tx, id);
  if (!isUndecided(before.state)) throw new DomainError('wallet.cash_out_not_pending');
  const approvals = await approvalsOf(tx, id);
  if (approvals.some((approval) => approval.clerk_id === clerkId))
    throw new DomainError('wallet.same_clerk');
  const now = deps.clock.now();
  const { flags, needsTwo } = await judgedNow(tx, before);
  const isEnough = approvals.length + 1 >= (needsTwo ? 2 : 1);
  await insertApproval(tx, { cash_out_id: id, clerk_id: clerkId, at: now });
  const after = await updateCashOut(
    tx,
    id,
    // Remove the announced payout time, because a cash-out that a clerk has approved is no longer paid out
    // automatically.
    { state: isEnough ? 'processing' : 'approved_once', goes_at: null },
    now,
  );
  if (isEnough) await enqueuePayout(tx, id);
  await publishChange(deps, tx, { kind: 'cash_out', id, memberId: before.member_id, moved: false });
  return { before, after, flags };
}
