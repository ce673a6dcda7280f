import { subscriber, type Subscriber } from '../../platform/events.ts';
import { noteDays } from './note-days.ts';

export function subscribers(): Subscriber[] {
  return [
    subscriber({
      name: 'own_play.days',
      types: ['play.round_settled'],
      handle: (tx, event) => noteDays(tx, [event]),
      handleAll: noteDays,
    }),
  ];
}
