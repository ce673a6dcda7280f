import type { Deps } from '../../platform/deps.ts';
import { subscriber, type Subscriber } from '../../platform/events/events.ts';
import { factReader } from './fact.ts';
import { logEvents } from './log-facts.ts';

export function subscribers(deps: Deps): Subscriber[] {
  return [
    subscriber({
      name: 'achievements.log',
      kinds: factReader.kinds,
      handle: (tx, event) => logEvents(deps, tx, [event]),
      handleAll: (tx, events) => logEvents(deps, tx, events),
    }),
  ];
}
