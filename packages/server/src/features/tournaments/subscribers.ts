import { tournamentsEvents } from '@wl/contract/events/tournaments';
import type { Deps } from '../../platform/deps.ts';
import { subscriber, type Subscriber } from '../../platform/events/events.ts';
import { scoredEvents } from './scores/facts.ts';
import { remindEntrants } from './entries/remind-entrants.ts';
import { scoreEvents } from './scores/score-events.ts';

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
