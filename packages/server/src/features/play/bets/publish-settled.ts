import { wagersEvents } from '@wl/contract/events/wagers';
import { playNews } from '@wl/contract/news/play';
import { walletNews } from '@wl/contract/news/wallet';
import type { Round } from '@wl/contract/play';
import type { Wallet } from '@wl/contract/wallet';
import type { Deps } from '../../../platform/deps.ts';

/**
 * Publishes a committed round to the member's windows and devices, and wakes the subscribers to round events soon
 * afterwards.
 */
export function publishSettled(deps: Deps, memberId: string, round: Round, wallet: Wallet): void {
  deps.events.wakeSoon(wagersEvents.settled);
  const channel = `private-member.${memberId}`;
  // Do not build the messages if no window of the member can receive them.
  if (!deps.realtime.mayReach(channel)) return;
  const { id, game, stake_cents, payout_cents, created_at } = round;
  const line = { id, game, stake_cents, payout_cents, created_at };
  deps.realtime.publish(channel, playNews.round_settled, { round: line, wallet });
  deps.realtime.publish(channel, walletNews.changed, { wallet, round_id: id });
}
