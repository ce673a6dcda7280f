import type { Deps } from '../../platform/deps.ts';
import { subscriber, type Subscriber } from '../../platform/events.ts';
import { experienceEvents, gainFromEvents } from './gain-experience.ts';

export function subscribers(deps: Deps): Subscriber[] {
  return [
    subscriber({
      name: 'journey.experience',
      types: experienceEvents,
      handle: (tx, event) => gainFromEvents(deps, tx, [event]),
      handleAll: (tx, events) => gainFromEvents(deps, tx, events),
    }),
  ];
}
