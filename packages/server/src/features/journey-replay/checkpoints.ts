import type { ReplayTopic } from '@wl/contract/journey-replay';
import type { Position } from '../../platform/event-pages.ts';
import type { Replayed } from './replay.ts';

/** A position in a member's stream, with the state after all events up to it. */
export interface Checkpoint {
  at: Position;
  /** Number of events up to it, in total and by topic. */
  events: number;
  topics: Partial<Record<ReplayTopic, number>>;
  /** The latest time of an event so far, in epoch milliseconds. */
  latestMs: number;
  replayed: Replayed;
}

/** Number of members whose checkpoints are kept; a clerk looks at one at a time. */
const KEPT_MEMBERS = 8;

/**
 * Creates the store of checkpoints in this process, for the members read most recently. Checkpoints can be
 * recomputed, so losing them is harmless. They are stored only at positions before which nothing can change any more.
 */
export function createShelf() {
  const members = new Map<string, Checkpoint[]>();
  return {
    /** Returns a member's checkpoints in the order of the stream, and marks the member as most recently used. */
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
      // A simultaneous call may have stored it already.
      if (kept && checkpoint.events > (kept.at(-1)?.events ?? 0)) kept.push(checkpoint);
    },
  };
}
export type Shelf = ReturnType<typeof createShelf>;
