import { subscriber, type Subscriber } from '../../platform/events.ts';
import { noteEntries } from './note-entries.ts';
import { activityEvents } from './rules.ts';

export function subscribers(): Subscriber[] {
  return [
    subscriber({
      name: 'activities.journal',
      types: activityEvents,
      handle: (tx, event) => noteEntries(tx, [event]),
      handleAll: noteEntries,
    }),
  ];
}
