import { wagersEvents } from '@wl/contract/events/wagers';
import { playNews } from '@wl/contract/news/play';
import { walletNews } from '@wl/contract/news/wallet';
import { VOID_AFTER_MS, VOID_AFTER_TRIES } from '@wl/world/casino/limits';
import type { Deps } from '../../../platform/deps.ts';
import { addWagerWinnings } from '../../bag/index.ts';
import { lockWallet, readWallet } from '../../ledger/index.ts';
import { findOpenRound, noteFailedClosing, voidWager } from '../../wagers/index.ts';
import { batcherOf } from '../batcher/batcher.ts';

/**
 * Records a failed attempt to close a round. Voids the round once attempts have failed for a day and have reached a
 * minimum number. A day alone is not enough, because the server may have been down. Until then, the audit reports the
 * round (`stuck_rounds`) to operators.
 *
 * @returns true if the round was voided
 */
export async function voidIfStuck(deps: Deps, memberId: string, id: string): Promise<boolean> {
  const now = deps.clock.now();
  const failed = await noteFailedClosing(deps.db, { memberId, id, at: now });
  if (!failed || failed.tries < VOID_AFTER_TRIES) return false;
  if (now.getTime() - failed.since.getTime() < VOID_AFTER_MS) return false;
  const isVoided = await deps.transaction(async (tx) => {
    await lockWallet(tx, memberId);
    const row = await findOpenRound(tx, memberId, id);
    // The round may have been closed, or voided by another node, while this transaction waited for the lock.
    if (!row) return false;
    const { itemId } = await voidWager(tx, { memberId, id }, { reason: 'stuck', at: now });
    if (itemId !== null) await addWagerWinnings(deps, tx, { memberId, itemId, payoutCents: 0 });
    const wallet = await readWallet(tx, memberId);
    tx.afterCommit(() => {
      deps.events.wake(wagersEvents.voided);
      const line = { id, game: row.game, stake_cents: row.stake, payout_cents: row.stake };
      const round = { ...line, created_at: now.toISOString(), voided: true as const };
      const channel = `private-member.${memberId}`;
      deps.realtime.publish(channel, playNews.round_settled, { round, wallet });
      deps.realtime.publish(channel, walletNews.changed, { wallet });
    });
    return true;
  });
  if (isVoided) {
    batcherOf(deps).forget(memberId);
    deps.log.error(
      { round: id },
      'a round that could not be closed was voided; its stake is returned',
    );
  }
  return isVoided;
}
