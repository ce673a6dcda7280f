import { bagEvents } from '@wl/contract/events/bag';
import type { Deps } from '../../platform/deps.ts';
import { subscriber, type Subscriber } from '../../platform/events/events.ts';
import { roundKinds } from '../../platform/events/round-changes.ts';
import { endByWagering } from './items/end-item.ts';
import { watchRounds, WATCHED_DEPOSITS } from './deposits/watch-deposits.ts';

export function subscribers(deps: Deps): Subscriber[] {
  return [
    subscriber({
      name: 'bag.wagering',
      kinds: [bagEvents.wagering_reached, bagEvents.balance_spent],
      handle: (tx, { data }) => endByWagering(deps, tx, data.item_id),
    }),
    subscriber({
      name: WATCHED_DEPOSITS,
      kinds: roundKinds,
      handle: (tx, event) => watchRounds(deps, tx, [event]),
      handleAll: (tx, events) => watchRounds(deps, tx, events),
      startAt: 'now',
    }),
  ];
}
