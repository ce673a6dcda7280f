import { eventsOfMember } from '../../platform/event-history.ts';
import type { Position } from '../../platform/event-pages.ts';
import type { Transaction } from '../../platform/database.ts';
import type { StoredEvent } from '../../platform/events.ts';
import type { Held } from '../editions/index.ts';
import { timeOf } from '../journey/index.ts';
import { transfersAfter, type TransferRow } from '../ledger/index.ts';
import type { Checkpoint } from './checkpoints.ts';
import { coinsOf, entriesOf } from './entries.ts';
import { beginning, tell, type Effect } from './replay.ts';
import { topicOf } from './topics.ts';

const START: Position = { tx: '0', id: 0 };

/** Where every walk could begin. */
export const startOfAll = (): Checkpoint => ({
  at: START,
  events: 0,
  topics: {},
  latestMs: 0,
  replayed: beginning(),
});

/** A walk's way from a checkpoint; changes as it goes, so it begins with a copy. */
export const setOut = (from: Checkpoint): Checkpoint => structuredClone(from);

/** One event on the way. */
export interface Met {
  event: StoredEvent;
  entries: TransferRow[];
  /** Tells the event: changes the state. Called once. */
  tell: () => Effect;
}

export interface Route {
  memberId: string;
  depositCounts: (event: StoredEvent) => boolean;
  /** The journey as the desk had it at a transaction. */
  heldAt: (tx: string) => Held;
  /** The last event to be told; default: the newest. */
  until?: Position | undefined;
  /** @returns false: the walk ends before this event, which is not told */
  visit: (met: Met) => boolean;
  /** Between two transactions of the stream: here a checkpoint may be kept. @returns false: the walk ends */
  rest?: () => boolean;
}

/**
 * Tells the events of a member from where `way` stands. Transfers of a transaction are booked with its events, so whole transactions
 * are taken at once.
 * @returns whether the end was reached
 */
export async function walk(tx: Transaction, way: Checkpoint, route: Route): Promise<boolean> {
  let held: StoredEvent[] = [];
  for await (const chunk of eventsOfMember(tx, route.memberId, way.at, route.until)) {
    const events = [...held, ...chunk];
    const last = events.at(-1)?.tx;
    const whole = events.findIndex((event) => event.tx === last);
    held = events.slice(whole);
    if (whole > 0 && !(await tellAll(tx, way, events.slice(0, whole), route, held[0]?.tx)))
      return false;
  }
  return tellAll(tx, way, held, route, undefined);
}

/** @param next transaction of the first event after these; undefined: there is none, and every transfer left is theirs */
async function tellAll(
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
      tell: () => tellOne(way, event, entries[place] ?? [], route),
    };
    if (!route.visit(met)) return false;
  }
  // After the last event transfers of later transactions were taken too: no place to set out from again.
  return next === undefined || (route.rest?.() ?? true);
}

function tellOne(
  way: Checkpoint,
  event: StoredEvent,
  entries: TransferRow[],
  { depositCounts, heldAt }: Route,
): Effect {
  const effect = tell(way.replayed, event, () => depositCounts(event), heldAt(event.tx));
  way.replayed.coins += coinsOf(entries);
  const topic = topicOf(event.type);
  way.at = { tx: event.tx, id: event.id };
  way.events += 1;
  way.topics[topic] = (way.topics[topic] ?? 0) + 1;
  way.latestMs = Math.max(way.latestMs, timeOf(event).getTime());
  return effect;
}
