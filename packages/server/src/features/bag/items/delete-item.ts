import type { ShownState } from '@wl/contract/bag';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import { giveUp, holdItem } from './end-item.ts';
import { expireWithin } from './expire-items.ts';
import { lockItem } from './items-repository.ts';
import { watchedOf } from '../read-bag.ts';
import { isOver } from '../rules.ts';

/**
 * Deletes an item at the member's request and forfeits its active bonus money. If the deadline has passed, the item
 * expires instead. Fails if the item is no longer in the state that the page showed. Safe to repeat.
 * @throws DomainError request.not_found (no such item) · bag.item_ended · bag.item_changed (also if the item has been
 *   turned into bonus money, because its spins expired or its deposit arrived)
 */
export async function deleteItem(
  deps: Deps,
  memberId: string,
  { id, shown }: { id: string; shown: ShownState },
): Promise<void> {
  const isGone = await deps.transaction(async (tx) => {
    const row = await holdItem(tx, id, memberId);
    if (row.ended_by === 'member') return true;
    if (row.ended_at || !row.deadline) throw new DomainError('bag.item_ended');
    if (shown !== (watchedOf(row, 0) ? 'watched' : row.state))
      throw new DomainError('bag.item_changed');
    if (!isOver(row.deadline, deps.clock.now())) {
      await giveUp(deps, tx, row, 'member');
      return true;
    }
    await expireWithin(deps, tx, memberId);
    return (await lockItem(tx, id))?.ended_at !== null;
  });
  // Throw only after the commit, because an error inside the transaction would roll back the item's expiry and any
  // bonus money that the expiry granted.
  if (!isGone) throw new DomainError('bag.item_changed');
}
