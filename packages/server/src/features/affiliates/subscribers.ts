import type { Deps } from '../../platform/deps.ts';
import { subscriber, type Subscriber } from '../../platform/events.ts';
import { attributeMember, noteDeposit } from './attribute-member.ts';

export function subscribers(deps: Deps): Subscriber[] {
  return [
    subscriber({
      name: 'affiliates.referrals',
      types: ['members.registered', 'wallet.top_up_credited'],
      async handle(tx, { memberId, type, data }) {
        if (memberId === undefined) return;
        if (type === 'members.registered') await attributeMember(deps, tx, memberId);
        else await noteDeposit(deps, tx, memberId, new Date(String(data['at'])));
      },
    }),
  ];
}
