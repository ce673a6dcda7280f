import { playEvents } from '@wl/contract/events/play';
import { subscriber, type Subscriber } from '../../platform/events.ts';
import { countStakes, TURNOVER } from './turnover.ts';

export function subscribers(): Subscriber[] {
  return [
    subscriber({
      name: TURNOVER,
      kinds: [playEvents.round_settled],
      handle: (tx, event) => countStakes(tx, [event]),
      handleAll: countStakes,
    }),
  ];
}
