/** Functions and types that other features can use. */
import type { Book } from '@wl/world/editions/book';
import type { StoredEvent } from '../../platform/events/events.ts';
import { factOf } from './fact.ts';
import { noChange, takeFact, type Change } from './log-facts.ts';
import type { Achieved } from './repository.ts';

export { findAchieved } from './repository.ts';
export type { Achieved } from './repository.ts';

/**
 * Updates a member's achievements (`achieved`, in place) for one of the member's events.
 *
 * @param book the badges as defined at the time of that event
 * @returns the records beaten and the badges earned
 */
export function judgeForAchievements(
  achieved: Achieved,
  event: StoredEvent,
  book: Book,
): Pick<Change, 'beaten' | 'earned'> {
  const change = noChange(achieved);
  const fact = factOf(event);
  if (fact) takeFact(change, fact, book);
  return change;
}
