import type { Round } from '@wl/contract/play';
import type { Wallet } from '@wl/contract/wallet';
import type { Deps } from '../../platform/deps.ts';

/** How long subscribers may wait for news of rounds: waking them for every batch would cost more than the batch. */
const WAKE_EVERY_MS = 250;

const waking = new WeakSet<Deps>();

/** After the commit: the member's windows and devices hear of the round, and the subscribers of the stored event look soon. */
export function tellSettled(deps: Deps, memberId: string, round: Round, wallet: Wallet): void {
  wakeSubscribers(deps);
  const channel = `private-member.${memberId}`;
  // Most bets come from a member's only window, which has its answer already.
  if (!deps.realtime.mayReach(channel)) return;
  const { id, game, stake_cents, payout_cents, created_at } = round;
  const line = { id, game, stake_cents, payout_cents, created_at };
  deps.realtime.publish(channel, 'play.round_settled', { round: line, wallet });
  deps.realtime.publish(channel, 'wallet.changed', { wallet, round_id: id });
}

function wakeSubscribers(deps: Deps) {
  if (waking.has(deps)) return;
  waking.add(deps);
  const timer = setTimeout(() => {
    waking.delete(deps);
    deps.events.wake('play.round_settled');
  }, WAKE_EVERY_MS);
  timer.unref();
}
