import type { Deps } from '../../platform/deps.ts';
import { subscriber, type Subscriber } from '../../platform/events.ts';
import { toldEvents } from './rules.ts';
import { tellEvents } from './tell-members.ts';

export function subscribers(deps: Deps): Subscriber[] {
  return [
    subscriber({
      // Its position begins with migration 0046: earlier events are not notified.
      name: 'notifications.tell',
      types: toldEvents,
      handle: (tx, event) => tellEvents(deps, tx, [event]),
      handleAll: (tx, events) => tellEvents(deps, tx, events),
    }),
  ];
}
