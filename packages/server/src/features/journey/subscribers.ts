import type { Deps } from '../../platform/deps.ts';
import { subscriber, type Subscriber } from '../../platform/events/events.ts';
import { gainFromEvents } from './gain-experience.ts';
import { experienceEvents } from './judge-event.ts';
import { hustlerEvents, payHustlers } from './pay-hustlers.ts';

export function subscribers(deps: Deps): Subscriber[] {
  return [
    subscriber({
      name: 'journey.experience',
      kinds: experienceEvents,
      handle: (tx, event) => gainFromEvents(deps, tx, [event]),
      handleAll: (tx, events) => gainFromEvents(deps, tx, events),
    }),
    subscriber({
      name: 'journey.hustler',
      kinds: hustlerEvents,
      handle: (tx, event) => payHustlers(deps, tx, [event]),
      handleAll: (tx, events) => payHustlers(deps, tx, events),
    }),
  ];
}
