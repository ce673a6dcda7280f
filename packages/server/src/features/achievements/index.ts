/** What other features may use of the achievements. */
import type { Book } from '@wl/world/editions/book';
import type { StoredEvent } from '../../platform/events.ts';
import { factOf } from './fact.ts';
import { noChange, takeFact, type Change } from './log-facts.ts';
import type { Achieved } from './repository.ts';

export { findAchieved } from './repository.ts';
export type { Achieved } from './repository.ts';

/**
 * Logs one event of a member: changes `achieved`.
 * @param book the badges as they hold at that event
 * @returns what it beat and earned
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
