import { staffNews } from '@wl/contract/news/staff';
import { CASE_CLAIM_MS } from '@wl/contract/office/wallet';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { holdCashOut } from './cancel-cash-out.ts';
import type { CashOutRow } from './cash-out-repository.ts';
import { dropClaim, activeClaim, takeClaim } from './claim-repository.ts';
import { isUndecided } from './cash-out-rules.ts';

function publishQueue(deps: Deps, tx: Transaction, id: string, state: CashOutRow['state']): void {
  tx.afterCommit(() => {
    deps.realtime.publish('private-staff.cash-outs', staffNews.cash_out_changed, { id, state });
  });
}

/**
 * Claims a cash-out for a clerk for 15 minutes, or extends the clerk's existing claim. Only one clerk can review a
 * cash-out at a time (trust A1).
 * @throws DomainError wallet.claimed (by another clerk) · wallet.cash_out_not_pending (already decided or cancelled) ·
 *   request.not_found (no such cash-out)
 */
export async function claimCashOut(
  deps: Deps,
  tx: Transaction,
  { id, clerkId }: { id: string; clerkId: string },
): Promise<{ until: Date }> {
  const row = await holdCashOut(tx, id);
  if (!isUndecided(row.state)) throw new DomainError('wallet.cash_out_not_pending');
  const now = deps.clock.now();
  const until = new Date(now.getTime() + CASE_CLAIM_MS);
  if (!(await takeClaim(tx, { cashOutId: id, clerkId, now, until })))
    throw new DomainError('wallet.claimed');
  publishQueue(deps, tx, id, row.state);
  return { until };
}

/**
 * Releases the clerk's own claim. Returns false if the clerk has no claim.
 * @throws DomainError request.not_found if there is no such cash-out
 */
export async function releaseCashOut(
  deps: Deps,
  tx: Transaction,
  { id, clerkId }: { id: string; clerkId: string },
): Promise<boolean> {
  const row = await holdCashOut(tx, id);
  const had = await dropClaim(tx, id, clerkId);
  if (had) publishQueue(deps, tx, id, row.state);
  return had;
}

/**
 * Ends the claim on a case. Call it in the transaction that decides the case, after locking the case.
 * @throws DomainError wallet.claimed if another clerk has claimed the case; the error rolls back the decision
 */
export async function endClaim(
  deps: Deps,
  tx: Transaction,
  { id, clerkId }: { id: string; clerkId: string },
): Promise<void> {
  const claim = await activeClaim(tx, id, deps.clock.now());
  if (claim && claim.clerk_id !== clerkId) throw new DomainError('wallet.claimed');
  await dropClaim(tx, id, clerkId);
}
