/** Combines the notifications about several events into one. Each event counts once, even if it is processed again. */
import type { Transaction } from '../../platform/database/database.ts';
import type { Position } from '../../platform/events/event-pages.ts';
import { findCounted } from './repository.ts';
import type { NewNotification } from './rules.ts';

/**
 * Notification that can be combined with others that have the same member and key. `position` is the position of its
 * event in the event stream.
 */
export type Summand = NewNotification & { position: Position };

const placeOf = ({ memberId, key }: NewNotification): string => `${memberId} ${key}`;

const isBehind = (one: Position, other: Position): boolean =>
  one.tx === other.tx ? one.id > other.id : BigInt(one.tx) > BigInt(other.tx);

/**
 * Returns the given notifications that are not yet included in a stored notification with the same member and key. The
 * caller must first lock the members' bell rows with `ringBells`.
 */
export async function uncounted(
  tx: Transaction,
  summands: readonly Summand[],
): Promise<readonly Summand[]> {
  if (summands.length === 0) return summands;
  const counted = await findCounted(tx, summands);
  return summands.filter((one) => {
    const last = counted.get(placeOf(one));
    return last === undefined || isBehind(one.position, last);
  });
}

/**
 * Combines notifications with the same member and key, in event order, because one SQL statement cannot update a row
 * twice.
 */
export function summed(summands: readonly Summand[]): Summand[] {
  const sums = new Map<string, Summand>();
  for (const one of summands) {
    const known = sums.get(placeOf(one));
    if (known?.kind !== 'errands_completed' || one.kind !== 'errands_completed') {
      sums.set(placeOf(one), one);
      continue;
    }
    const facts = {
      count: known.facts.count + one.facts.count,
      coins: known.facts.coins + one.facts.coins,
    };
    sums.set(placeOf(one), { ...one, facts });
  }
  return [...sums.values()];
}
