import type { Deps } from '../../platform/deps.ts';
import { subscriber, type Subscriber } from '../../platform/events.ts';
import { notifiedEvents } from './rules.ts';
import { notifyOfEvents } from './notify-members.ts';

export function subscribers(deps: Deps): Subscriber[] {
  return [
    subscriber({
      // Starts at migration 0046: earlier events are not notified.
      name: 'notifications.tell',
      types: notifiedEvents,
      handle: (tx, event) => notifyOfEvents(deps, tx, [event]),
      handleAll: (tx, events) => notifyOfEvents(deps, tx, events),
    }),
  ];
}
