import type { Deps } from '../../platform/deps.ts';
import { subscriber, type Subscriber } from '../../platform/events/events.ts';
import { notifiedEvents } from './rules.ts';
import { notifyOfEvents } from './notify-members.ts';

export function subscribers(deps: Deps): Subscriber[] {
  return [
    subscriber({
      // In databases older than the notifications feature, migration 0046 moved this subscriber's cursor to the end of
      // the event stream (decision 43). Members were therefore not notified of earlier events.
      name: 'notifications.tell',
      kinds: notifiedEvents,
      handle: (tx, event) => notifyOfEvents(deps, tx, [event]),
      handleAll: (tx, events) => notifyOfEvents(deps, tx, events),
    }),
  ];
}
