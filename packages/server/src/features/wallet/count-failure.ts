import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database.ts';
import { recordEvent } from '../ledger/index.ts';
import { findGuard, putGuard } from './guard-repository.ts';
import { afterFailure } from './guard-rules.ts';

/**
 * A payment of this member failed (trust G19). In the transaction that declines the top-up, which holds the wallet's lock, so
 * that each failure counts once and two at once are both counted.
 */
export async function countFailure(deps: Deps, tx: Transaction, memberId: string): Promise<void> {
  const now = deps.clock.now();
  const before = await findGuard(tx, memberId);
  const after = afterFailure(before, now);
  if (after === before) return;
  await putGuard(tx, memberId, after);
  if (after.suspendedAt)
    await recordEvent(tx, {
      memberId,
      type: 'wallet.top_ups_suspended',
      data: { at: now.toISOString() },
    });
}
