import type { BagItem } from '@wl/contract/bag';
import { bagNews } from '@wl/contract/news/bag';
import { walletNews } from '@wl/contract/news/wallet';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { readWallet } from '../ledger/index.ts';

/** Notifies the member's windows after the commit, so that they reload the bag, and wakes the event subscribers. */
export function publishBag(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  ended: BagItem | null = null,
): void {
  tx.afterCommit(() => {
    deps.realtime.publish(`private-member.${memberId}`, bagNews.changed, {
      ended: ended && { item: ended },
    });
    deps.events.wake();
  });
}

/** Does the same as `publishBag`, and also publishes the changed balances. */
export async function publishBagAndWallet(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  ended: BagItem | null = null,
): Promise<void> {
  const wallet = await readWallet(tx, memberId);
  tx.afterCommit(() =>
    deps.realtime.publish(`private-member.${memberId}`, walletNews.changed, { wallet }),
  );
  publishBag(deps, tx, memberId, ended);
}
