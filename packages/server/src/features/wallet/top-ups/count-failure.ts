import { walletEvents } from '@wl/contract/events/wallet';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { recordEvent } from '../../ledger/index.ts';
import { findGuard, putGuard } from './guard-repository.ts';
import { afterFailure } from './guard-rules.ts';

/**
 * Counts a member's failed payment (trust G19). The caller must hold the wallet lock and decline the top-up in the same
 * transaction, so that each failure counts exactly once.
 */
export async function countFailure(deps: Deps, tx: Transaction, memberId: string): Promise<void> {
  const now = deps.clock.now();
  const before = await findGuard(tx, memberId);
  const after = afterFailure(before, now);
  if (after === before) return;
  await putGuard(tx, memberId, after);
  if (after.suspendedAt)
    await recordEvent(tx, walletEvents.top_ups_suspended, {
      memberId,
      data: { at: now.toISOString() },
    });
}
