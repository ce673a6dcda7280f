import type { Deps } from '../../platform/deps.ts';
import { subscriber, type Subscriber } from '../../platform/events.ts';
import { notifiedEvents } from './rules.ts';
import { notifyOfEvents } from './notify-members.ts';

export function subscribers(deps: Deps): Subscriber[] {
  return [
    subscriber({
      // This subscriber starts at migration 0046, so earlier events create no notifications.
      name: 'notifications.tell',
      kinds: notifiedEvents,
      handle: (tx, event) => notifyOfEvents(deps, tx, [event]),
      handleAll: (tx, events) => notifyOfEvents(deps, tx, events),
    }),
  ];
}
