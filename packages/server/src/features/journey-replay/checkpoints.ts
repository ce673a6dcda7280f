import type { ReplayTopic } from '@wl/contract/office/journey-replay';
import type { Position } from '../../platform/events/event-pages.ts';
import type { Replayed } from './replay.ts';

/** Position in a member's event stream, with the state after all events up to that position. */
export interface Checkpoint {
  at: Position;
  /** Total number of events up to this position. `topics` counts them by topic. */
  events: number;
  topics: Partial<Record<ReplayTopic, number>>;
  /** Latest event time up to this position, in epoch milliseconds. */
  latestMs: number;
  replayed: Replayed;
}

/** Number of members whose checkpoints are kept. A few suffice, because a clerk views one member at a time. */
const KEPT_MEMBERS = 8;

/**
 * Creates this process's checkpoint store for the most recently viewed members. Callers may store a checkpoint only if
 * the event stream up to its position can no longer change. A lost checkpoint does no harm, because it can be
 * recomputed.
 */
export function createShelf() {
  const members = new Map<string, Checkpoint[]>();
  return {
    /**
     * Returns a member's checkpoints in stream order. Marks the member as most recently used, so that the checkpoints
     * of other members are evicted first.
     */
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
      // Store the checkpoint only if it is later than the stored checkpoints. A concurrent call may already have stored
      // it.
      if (kept && checkpoint.events > (kept.at(-1)?.events ?? 0)) kept.push(checkpoint);
    },
  };
}
export type Shelf = ReturnType<typeof createShelf>;
