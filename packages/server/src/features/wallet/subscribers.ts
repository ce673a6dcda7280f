import { wagersEvents } from '@wl/contract/events/wagers';
import { subscriber, type Subscriber } from '../../platform/events.ts';
import { countStakes, TURNOVER } from './turnover.ts';

export function subscribers(): Subscriber[] {
  return [
    subscriber({
      name: TURNOVER,
      kinds: [wagersEvents.settled],
      handle: (tx, event) => countStakes(tx, [event]),
      handleAll: countStakes,
    }),
  ];
}
