import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database.ts';
import { lockWallet } from '../ledger/index.ts';
import { endItem, outcomeOf } from './end-item.ts';
import { type DueItem, dueItems, livingItems, lockItem } from './items-repository.ts';
import { isOver } from './rules.ts';
import { endSpins } from './spins.ts';
import { hasRoundsToCount, settleWatched } from './watch-deposits.ts';

const AT_ONCE = 200;

/**
 * Brings items whose time is over to their next state or end, each in a transaction of its own. May run any number of times.
 * @param memberId whose; default: everybody's
 */
export async function expireItems(deps: Deps, memberId?: string): Promise<void> {
  const now = deps.clock.now();
  let after: DueItem | undefined;
  // Page after page: one that has to wait for the next time keeps nobody behind it waiting.
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

/** The same for one member within the caller's transaction, which holds the wallet's lock: what is over stands in nobody's way. */
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
  // What spins have won is the member's; only those that were not played lapse.
  if (row.state === 'active' && row.spins_left !== null && row.kind !== 'deposit_bonus')
    await (row.won_cents > 0
      ? endSpins(deps, tx, row, 'expired')
      : endItem(deps, tx, row, 'expired'));
  // A minute later the job comes by again.
  else if (await hasRoundsToCount(tx, row)) return;
  else if (!(await settleWatched(deps, tx, row, wallet, true)))
    await endItem(deps, tx, row, (await outcomeOf(tx, row)) ?? 'expired');
}
