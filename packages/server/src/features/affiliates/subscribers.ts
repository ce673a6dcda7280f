import type { Deps } from '../../platform/deps.ts';
import { subscriber, type Subscriber } from '../../platform/events/events.ts';
import { followReferrals, referralEvents } from './attribute-member.ts';

export function subscribers(deps: Deps): Subscriber[] {
  return [
    subscriber({
      name: 'affiliates.referrals',
      kinds: referralEvents,
      handle: (tx, event) => followReferrals(deps, tx, [event]),
      handleAll: (tx, events) => followReferrals(deps, tx, events),
    }),
  ];
}
