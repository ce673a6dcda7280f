/** Facts that add up in one notification: each of them once, also when history is told again. */
import type { Transaction } from '../../platform/database.ts';
import type { Position } from '../../platform/event-pages.ts';
import { findCounted } from './repository.ts';
import type { Notice } from './rules.ts';

/** What adds up is told by an event, and by one that stands somewhere. */
export type Summand = Notice & { position: Position };

const placeOf = ({ memberId, key }: Notice): string => `${memberId} ${key}`;

const isBehind = (one: Position, other: Position): boolean =>
  one.tx === other.tx ? one.id > other.id : BigInt(one.tx) > BigInt(other.tx);

/** Those whose notification has not counted them yet. The bells of their members are held. */
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

/** One statement may meet a key once: what adds up is added up before, in the order of the events. */
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
