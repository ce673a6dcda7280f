import type { Deps } from '../../platform/deps.ts';
import { subscriber, type Subscriber } from '../../platform/events/events.ts';
import { countFacts } from './count-facts.ts';
import { missionEvents } from './facts.ts';

export function subscribers(deps: Deps): Subscriber[] {
  return [
    subscriber({
      name: 'missions.progress',
      kinds: missionEvents,
      handle: (tx, event) => countFacts(deps, tx, [event]),
      handleAll: (tx, events) => countFacts(deps, tx, events),
    }),
  ];
}
