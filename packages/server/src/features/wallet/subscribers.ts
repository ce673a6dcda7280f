import { subscriber, type Subscriber } from '../../platform/events/events.ts';
import { roundKinds } from '../../platform/events/round-changes.ts';
import { countStakes, TURNOVER } from './top-ups/turnover.ts';

export function subscribers(): Subscriber[] {
  return [
    subscriber({
      name: TURNOVER,
      kinds: roundKinds,
      handle: (tx, event) => countStakes(tx, [event]),
      handleAll: countStakes,
    }),
  ];
}
