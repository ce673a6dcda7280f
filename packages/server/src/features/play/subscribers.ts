import type { Deps } from '../../platform/deps.ts';
import { subscriber, type Subscriber } from '../../platform/events.ts';
import { noteBestWins } from './best-wins.ts';

export function subscribers(_deps: Deps): Subscriber[] {
  return [
    subscriber({
      name: 'play.best_wins',
      types: ['play.round_settled'],
      handle: (tx, event) => noteBestWins(tx, [event]),
      handleAll: (tx, events) => noteBestWins(tx, events),
      // What was won before this version is not told as a win of today.
      startAt: 'now',
    }),
  ];
}
