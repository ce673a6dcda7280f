/** What other features may use of bags. */
import type { Transaction } from '../../platform/database.ts';
import { putHolding } from './repository.ts';

/** Gives a member a bag of `@wl/world/house/bags`, in the caller's transaction. */
export async function giveBag(
  tx: Transaction,
  memberId: string,
  bagId: string,
  at: Date,
): Promise<void> {
  await putHolding(tx, { member_id: memberId, bag_id: bagId, acquired_at: at });
}
