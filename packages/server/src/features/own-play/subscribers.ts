import { subscriber, type Subscriber } from '../../platform/events/events.ts';
import { roundKinds } from '../../platform/events/round-changes.ts';
import { noteDays } from './note-days.ts';

export function subscribers(): Subscriber[] {
  return [
    subscriber({
      name: 'own_play.days',
      kinds: roundKinds,
      handle: (tx, event) => noteDays(tx, [event]),
      handleAll: noteDays,
    }),
  ];
}
