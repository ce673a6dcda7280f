import { tournamentsEvents } from '@wl/contract/events/tournaments';
import type { Deps } from '../../platform/deps.ts';
import { subscriber, type Subscriber } from '../../platform/events/events.ts';
import { scoredEvents } from './facts.ts';
import { remindEntrants } from './remind-entrants.ts';
import { scoreEvents } from './score-events.ts';

export function subscribers(deps: Deps): Subscriber[] {
  return [
    subscriber({
      name: 'tournaments.score',
      kinds: scoredEvents,
      handle: (tx, event) => scoreEvents(deps, tx, [event]),
      handleAll: (tx, events) => scoreEvents(deps, tx, events),
    }),
    subscriber({
      name: 'tournaments.remind',
      kinds: [tournamentsEvents.starting_soon],
      handle: (tx, event) => remindEntrants(deps, tx, event),
    }),
  ];
}
