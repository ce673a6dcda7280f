import { wagersEvents } from '@wl/contract/events/wagers';
import { subscriber, type Subscriber } from '../../platform/events.ts';
import { noteDays } from './note-days.ts';

export function subscribers(): Subscriber[] {
  return [
    subscriber({
      name: 'own_play.days',
      kinds: [wagersEvents.settled],
      handle: (tx, event) => noteDays(tx, [event]),
      handleAll: noteDays,
    }),
  ];
}
