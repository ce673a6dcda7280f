import { eventsOfMember } from '../../platform/events/event-history.ts';
import type { Position } from '../../platform/events/event-pages.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { timeOf, type StoredEvent } from '../../platform/events/events.ts';
import type { Held } from '../editions/index.ts';
import { transfersAfter, type TransferRow } from '../ledger/index.ts';
import type { Checkpoint } from './checkpoints.ts';
import { coinsOf, entriesOf } from './entries.ts';
import { beginning, judge, type Effect, type TopUpCredited } from './replay.ts';
import { topicOf } from './topics.ts';

const START: Position = { tx: '0', id: 0 };

export const startOfAll = (): Checkpoint => ({
  at: START,
  events: 0,
  topics: {},
  latestMs: 0,
  replayed: beginning(),
});

/** Copies a checkpoint, because a replay changes its state. */
export const setOut = (from: Checkpoint): Checkpoint => structuredClone(from);

/** Next event of a replay, with the transfers that it caused. */
export interface Met {
  event: StoredEvent;
  entries: TransferRow[];
  /** Replays the event and updates the state. Must be called at most once. */
  judge: () => Effect;
}

export interface Route {
  memberId: string;
  depositCounts: (event: TopUpCredited) => boolean;
  /** Returns the journey content that applied at the time of a transaction. */
  heldAt: (tx: string) => Held;
  /** Position of the last event to replay; by default, that of the newest event. */
  until?: Position | undefined;
  /**
   * Called for each event.
   * @returns false to end the replay before this event
   */
  visit: (met: Met) => boolean;
  /**
   * Called after each transaction of the event stream. A checkpoint can be stored at this point.
   *
   * @returns false to end the replay
   */
  rest?: () => boolean;
}

/**
 * Replays a member's events after the checkpoint `way`, and advances the checkpoint. Always processes all events of a
 * transaction together, because each transfer of the transaction must be assigned to one of its events.
 *
 * @returns true if all events were replayed; false if `route.visit` or `route.rest` ended the replay
 */
export async function walk(tx: Transaction, way: Checkpoint, route: Route): Promise<boolean> {
  let held: StoredEvent[] = [];
  for await (const chunk of eventsOfMember(tx, route.memberId, way.at, route.until)) {
    const events = [...held, ...chunk];
    const last = events.at(-1)?.tx;
    const whole = events.findIndex((event) => event.tx === last);
    held = events.slice(whole);
    if (whole > 0 && !(await judgeAll(tx, way, events.slice(0, whole), route, held[0]?.tx)))
      return false;
  }
  return judgeAll(tx, way, held, route, undefined);
}

/**
 * Replays the given events.
 * @param next id of the transaction that contains the first event after `events`; undefined if there is no later event.
 *   In that case, all remaining transfers belong to `events`, unless the replay stops at `route.until`.
 */
async function judgeAll(
  tx: Transaction,
  way: Checkpoint,
  events: StoredEvent[],
  route: Route,
  next: string | undefined,
): Promise<boolean> {
  const last = events.at(-1);
  if (!last) return true;
  const isEnd = next === undefined && route.until === undefined;
  const transfers = await transfersAfter(
    tx,
    route.memberId,
    way.at.tx,
    isEnd ? undefined : last.tx,
  );
  const entries = entriesOf(events, transfers);
  for (const [place, event] of events.entries()) {
    const met: Met = {
      event,
      entries: entries[place] ?? [],
      judge: () => judgeOne(way, event, entries[place] ?? [], route),
    };
    if (!route.visit(met)) return false;
  }
  // After the last event, do not call `rest`, which may store a checkpoint. The state may include transfers from later
  // transactions, so no other replay could resume from it.
  return next === undefined || (route.rest?.() ?? true);
}

function judgeOne(
  way: Checkpoint,
  event: StoredEvent,
  entries: TransferRow[],
  { depositCounts, heldAt }: Route,
): Effect {
  const effect = judge(way.replayed, event, depositCounts, heldAt(event.tx));
  way.replayed.coins += coinsOf(entries);
  const topic = topicOf(event.type);
  way.at = { tx: event.tx, id: event.id };
  way.events += 1;
  way.topics[topic] = (way.topics[topic] ?? 0) + 1;
  way.latestMs = Math.max(way.latestMs, timeOf(event).getTime());
  return effect;
}
