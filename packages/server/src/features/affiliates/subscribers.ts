import { membersEvents } from '@wl/contract/events/members';
import { walletEvents } from '@wl/contract/events/wallet';
import type { Deps } from '../../platform/deps.ts';
import { isEvent, subscriber, timeOf, type Subscriber } from '../../platform/events/events.ts';
import { attributeMember, noteDeposit } from './attribute-member.ts';

export function subscribers(deps: Deps): Subscriber[] {
  return [
    subscriber({
      name: 'affiliates.referrals',
      kinds: [membersEvents.registered, walletEvents.top_up_credited],
      async handle(tx, event) {
        const { memberId } = event;
        if (memberId === undefined) return;
        if (isEvent(event, membersEvents.registered)) await attributeMember(deps, tx, memberId);
        else await noteDeposit(deps, tx, memberId, timeOf(event));
      },
    }),
  ];
}
