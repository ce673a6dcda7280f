import { bagEvents } from '@wl/contract/events/bag';
import { subscriber, type Subscriber } from '../../platform/events/events.ts';
import { noteActivated } from './repository.ts';

export function subscribers(): Subscriber[] {
  return [
    subscriber({
      name: 'campaigns.activated',
      kinds: [bagEvents.item_activated],
      handle: (tx, { data }) => noteActivated(tx, data.item_id, new Date(data.at)),
    }),
  ];
}
