import { playEvents } from '@wl/contract/events/play';
import { subscriber, type Subscriber } from '../../platform/events.ts';
import { noteDays } from './note-days.ts';

export function subscribers(): Subscriber[] {
  return [
    subscriber({
      name: 'own_play.days',
      kinds: [playEvents.round_settled],
      handle: (tx, event) => noteDays(tx, [event]),
      handleAll: noteDays,
    }),
  ];
}
