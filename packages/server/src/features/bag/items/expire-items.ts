import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { lockWallet } from '../../ledger/index.ts';
import { endItem, outcomeOf } from './end-item.ts';
import { type DueItem, dueItems, livingItems, lockItem } from './items-repository.ts';
import { bagKindOf } from '../kinds/index.ts';
import { isOver } from '../rules.ts';
import { endSpins, paysOpenWager } from './spins.ts';
import { hasRoundsToCount, settleWatched } from '../deposits/watch-deposits.ts';

const AT_ONCE = 200;

/**
 * Moves expired items to their next state, or ends them, each in its own transaction. Idempotent.
 * @param memberId limits the run to one member; default: all members
 */
export async function expireItems(deps: Deps, memberId?: string): Promise<void> {
  const now = deps.clock.now();
  let after: DueItem | undefined;
  // Continue after an item that could not be expired, so that it does not block later items. The next run tries that
  // item again.
  do {
    const due = await dueItems(deps.db, { now, after, limit: AT_ONCE, memberId });
    for (const item of due)
      try {
        await deps.transaction((tx) => expireItem(deps, tx, item));
      } catch (error) {
        deps.log.warn({ err: error, item: item.id }, 'an item did not expire; trying again');
      }
    after = due.length < AT_ONCE ? undefined : due.at(-1);
  } while (after);
}

/**
 * Expires a member's overdue items in the caller's transaction, so that no expired item blocks the caller's action. The
 * caller must hold the wallet lock.
 */
export async function expireWithin(deps: Deps, tx: Transaction, memberId: string): Promise<void> {
  const now = deps.clock.now();
  for (const { id, deadline } of await livingItems(tx, memberId))
    if (deadline && isOver(deadline, now))
      await expireItem(deps, tx, { id, member_id: memberId, deadline });
}

async function expireItem(
  deps: Deps,
  tx: Transaction,
  { id, member_id: memberId }: DueItem,
): Promise<void> {
  const wallet = await lockWallet(tx, memberId);
  const row = await lockItem(tx, id);
  if (!row?.deadline || !isOver(row.deadline, deps.clock.now())) return;
  // Only unplayed spins lapse. The winnings from played spins belong to the member, so wait for the item's open wagers.
  if (row.state === 'active' && bagKindOf(row.kind).spins) {
    if (wallet.in_play > 0 && (await paysOpenWager(tx, row))) return;
    await endSpins(deps, tx, row, 'expired');
  }
  // The item's outcome is unknown until all of the member's rounds have been counted. The job runs again in a minute.
  else if (await hasRoundsToCount(tx, row)) return;
  else if (!(await settleWatched(deps, tx, row, wallet, true)))
    await endItem(deps, tx, row, (await outcomeOf(tx, row)) ?? 'expired');
}
