import type { ReplayTopic } from '@wl/contract/journey-replay';
import type { Position } from '../../platform/event-pages.ts';
import type { Replayed } from './replay.ts';

/** A place in a member's stream with everything that came before it. */
export interface Checkpoint {
  at: Position;
  /** Events before it, in all and by topic. */
  events: number;
  topics: Partial<Record<ReplayTopic, number>>;
  /** The latest time of an event so far, in epoch milliseconds. */
  latestMs: number;
  replayed: Replayed;
}

/** Members whose checkpoints are kept: a clerk looks at one at a time. */
const KEPT_MEMBERS = 8;

/**
 * Checkpoints of the members looked at last, in this process: what they hold can be told again, so nothing is lost with them. They
 * stand only where nothing can change any more.
 */
export function createShelf() {
  const members = new Map<string, Checkpoint[]>();
  return {
    /** In the order of the stream; a member asked for is kept longest. */
    of(memberId: string): readonly Checkpoint[] {
      const found = members.get(memberId) ?? [];
      members.delete(memberId);
      members.set(memberId, found);
      const [oldest] = members.keys();
      if (members.size > KEPT_MEMBERS && oldest !== undefined) members.delete(oldest);
      return found;
    },
    keep(memberId: string, checkpoint: Checkpoint): void {
      const kept = members.get(memberId);
      // Of two calls at once the first has kept it already.
      if (kept && checkpoint.events > (kept.at(-1)?.events ?? 0)) kept.push(checkpoint);
    },
  };
}
export type Shelf = ReturnType<typeof createShelf>;
