import type { Deps } from '../../platform/deps.ts';
import { subscriber, type Subscriber } from '../../platform/events/events.ts';
import { noteEntries } from './note-entries.ts';
import { activityEvents } from './rules.ts';

export function subscribers(deps: Deps): Subscriber[] {
  return [
    subscriber({
      name: 'activities.journal',
      kinds: activityEvents,
      handle: (tx, event) => noteEntries(deps, tx, [event]),
      handleAll: (tx, events) => noteEntries(deps, tx, events),
    }),
  ];
}
