import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { subscriber, type Subscriber } from '../../platform/events/events.ts';
import { roundKinds, type RoundEvent } from '../../platform/events/round-changes.ts';
import { judgeSoon } from './returns/actual-returns.ts';
import { noteBestWins } from './games/best-wins.ts';
import { noteReturns } from './returns/note-returns.ts';

export function subscribers(deps: Deps): Subscriber[] {
  const countReturns = async (tx: Transaction, events: readonly RoundEvent[]) => {
    if (await noteReturns(tx, events)) tx.afterCommit(() => judgeSoon(deps));
  };
  return [
    subscriber({
      name: 'play.best_wins',
      kinds: roundKinds,
      handle: (tx, event) => noteBestWins(tx, [event]),
      handleAll: (tx, events) => noteBestWins(tx, events),
      // On its first run, skip all past events: most are from earlier days, and only wins of the current day are shown.
      startAt: 'now',
    }),
    subscriber({
      name: 'play.returns',
      kinds: roundKinds,
      handle: (tx, event) => countReturns(tx, [event]),
      handleAll: countReturns,
    }),
  ];
}
