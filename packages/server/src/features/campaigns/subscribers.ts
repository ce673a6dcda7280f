import { subscriber, type Subscriber } from '../../platform/events.ts';
import { noteActivated } from './repository.ts';

export function subscribers(): Subscriber[] {
  return [
    subscriber({
      name: 'campaigns.activated',
      types: ['bag.item_activated'],
      handle: (tx, { data }) =>
        noteActivated(tx, String(data['item_id']), new Date(String(data['at']))),
    }),
  ];
}
