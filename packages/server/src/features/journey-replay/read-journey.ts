import {
  REPLAY_PAGE,
  type JourneyReplay,
  type ReplaySeal,
  type ReplayState,
  type ReplayStep,
  type ReplayTopic,
} from '@wl/contract/office/journey-replay';
import type { Book } from '@wl/world/editions/book';
import type { Transaction } from '../../platform/database/database.ts';
import { timeOf, type StoredEvent } from '../../platform/events/events.ts';
import type { TopUpCredited } from './replay.ts';
import type { Deps } from '../../platform/deps.ts';
import { watermarksOf } from '../../platform/events/event-history.ts';
import type { Position } from '../../platform/events/event-pages.ts';
import { editionsUpTo, type Held } from '../editions/index.ts';
import { depositsCount } from '../journey/index.ts';
import { voidOf } from '../play/index.ts';
import { voidsOf } from '../wagers/index.ts';
import type { Checkpoint, Shelf } from './checkpoints.ts';
import {
  differencesOf,
  readBooks,
  subscribers,
  textsAtOnce,
  textsOf,
  type Books,
  type SubscriberName,
} from './compare.ts';
import { toEntry } from './entries.ts';
import { differing, presentChange, presentState } from './present.ts';
import { factsOf, topicOf } from './topics.ts';
import { setOut, startOfAll, walk, type Met } from './walk.ts';

/**
 * Maximum number of events that one call processes, which takes about a second. A longer history needs more than one
 * call.
 */
const EVENTS_PER_CALL = 20_000;
const CHECKPOINT_EVERY = 1000;

export interface PageRequest {
  topic: ReplayTopic | undefined;
  /** Zero-based index of the first step to return. If `topic` is set, only steps on that topic are counted. */
  from: number | undefined;
  /** Alternative to `from`: the page begins with the first step at or after this time. */
  since: Date | undefined;
}

/** Context for reading one member's journey. All data is from one snapshot. */
interface Reading {
  tx: Transaction;
  memberId: string;
  shelf: Shelf;
  books: Books;
  depositCounts: (event: TopUpCredited) => boolean;
  heldAt: (tx: string) => Held;
  cursors: ReadonlyMap<SubscriberName, Position>;
  /**
   * Returns true if the events up to this position, and the state that subscribers derive from them, can no longer
   * change.
   */
  isSettled: (at: Position) => boolean;
}

/**
 * Returns a page of a member's journey, replayed from the event stream with the rules used in production. Reads
 * everything from one snapshot, so that the final state can be compared with the stored state.
 * @throws DomainError request.not_found if there is no such member
 */
export async function readJourney(
  deps: Deps,
  shelf: Shelf,
  memberId: string,
  request: PageRequest,
): Promise<JourneyReplay> {
  const rewarded = await depositsCount(deps, memberId);
  return deps.transaction(async (tx) => {
    await tx.client.query('set transaction isolation level repeatable read, read only');
    const reading = await begin(deps, tx, shelf, memberId, rewarded);
    const { end, seal } = await goToTheEnd(reading);
    const events = Math.max(end.events, reading.books.events);
    if (!seal) return { read: end.events, events, total: null, page: null, seal: null };
    const total = countOf(end, request.topic);
    const page = await withVoids(tx, memberId, await readPage(reading, request, total));
    return { read: end.events, events: end.events, total, page, seal };
  });
}

async function begin(
  deps: Deps,
  tx: Transaction,
  shelf: Shelf,
  memberId: string,
  rewarded: boolean,
): Promise<Reading> {
  const books = await readBooks(tx, memberId);
  const editions = await editionsUpTo(deps, tx, books.newestEdition);
  const { cursors: found, decidedBelow } = await watermarksOf(tx, subscribers);
  const cursors = new Map(
    subscribers.map((name) => [name, found.get(name) ?? { tx: '0', id: 0 }] as const),
  );
  const counted = cursors.get('journey.experience') ?? { tx: '0', id: 0 };
  return {
    tx,
    memberId,
    shelf,
    books,
    cursors,
    heldAt: (at) => editions.at(at),
    // Only residents of some countries earn experience for deposits, and the member may have moved since a deposit was
    // processed. For processed deposits, check the stored state; for later ones, use the current residence.
    depositCounts: (event) =>
      isAfter(event, counted) ? rewarded : books.experience.deposits.has(event.data.top_up_id),
    isSettled: (at) =>
      BigInt(at.tx) < BigInt(decidedBelow) &&
      [...cursors.values()].every((cursor) => !isAfter(at, cursor)),
  };
}

function isAfter(a: Position, b: Position): boolean {
  return a.tx === b.tx ? a.id > b.id : BigInt(a.tx) > BigInt(b.tx);
}

/**
 * Replays the events after the last checkpoint and stores new checkpoints along the way.
 *
 * @returns the position reached (`end`) and the comparison with the stored state (`seal`). `seal` is undefined if this
 *   call reached its event limit before the last event.
 */
async function goToTheEnd(
  reading: Reading,
): Promise<{ end: Checkpoint; seal: ReplaySeal | undefined }> {
  const { tx, memberId, shelf, cursors, depositCounts, heldAt, isSettled } = reading;
  const end = setOut(shelf.of(memberId).at(-1) ?? startOfAll());
  const startedAt = end.events;
  let keptAt = end.events;
  let waiting = 0;
  // Replayed state at the position of each subscriber that has not processed all events yet. The subscriber's stored
  // rows must be compared with this state, not with the state after all events.
  const atCursor = new Map<SubscriberName, ReturnType<typeof textsOf>>();
  const visit = ({ event, judge }: Met) => {
    const behind = subscribers.filter((name) => isAfter(event, cursors.get(name) ?? event));
    for (const name of behind)
      if (!atCursor.has(name)) atCursor.set(name, textsOf(name, end.replayed));
    if (behind.length > 0) waiting += 1;
    judge();
    return true;
  };
  const rest = () => {
    const isDone = end.events - startedAt >= EVENTS_PER_CALL;
    if ((!isDone && end.events - keptAt < CHECKPOINT_EVERY) || !isSettled(end.at)) return true;
    shelf.keep(memberId, structuredClone(end));
    keptAt = end.events;
    return !isDone;
  };
  const isWhole = await walk(tx, end, { memberId, depositCounts, heldAt, visit, rest });
  if (!isWhole) return { end, seal: undefined };
  const differences = compare(reading.books, end, atCursor);
  return { end, seal: { events: end.events, waiting, differences } };
}

function compare(
  books: Books,
  { replayed }: Checkpoint,
  atCursor: ReadonlyMap<SubscriberName, ReturnType<typeof textsOf>>,
): ReplaySeal['differences'] {
  const stored = textsAtOnce(books, books.city);
  const recomputed = textsAtOnce(replayed, replayed.city);
  for (const name of subscribers) {
    Object.assign(stored, textsOf(name, books));
    Object.assign(recomputed, atCursor.get(name) ?? textsOf(name, replayed));
  }
  return differencesOf(stored, recomputed);
}

const countOf = ({ events, topics }: Checkpoint, topic: ReplayTopic | undefined): number =>
  topic === undefined ? events : (topics[topic] ?? 0);

/** Returns the requested steps, or the last page if no start is given or no step is at or after the given time. */
async function readPage(
  reading: Reading,
  request: PageRequest,
  total: number,
): Promise<ReplayStep[]> {
  const { topic, from, since } = request;
  const lastPage = Math.max(0, total - REPLAY_PAGE);
  if (from !== undefined || !since) return pageFrom(reading, topic, from ?? lastPage);
  const page = await pageFrom(reading, topic, since);
  return page.length > 0 ? page : pageFrom(reading, topic, lastPage);
}

/** Adds the time of the void and the reason for it to each step that belongs to a voided round. */
async function withVoids(
  tx: Transaction,
  memberId: string,
  steps: readonly ReplayStep[],
): Promise<ReplayStep[]> {
  const roundOf = ({ topic, facts }: ReplayStep) =>
    topic === 'play' ? facts['round_id'] : undefined;
  const ids = steps.map(roundOf).filter((id) => typeof id === 'string');
  const voids = new Map((await voidsOf(tx, memberId, ids)).map((row) => [row.id, voidOf(row)]));
  return steps.map((step) => {
    const found = voids.get(String(roundOf(step)));
    return found ? { ...step, void: found } : step;
  });
}

/**
 * Returns a page of steps. Replays from one checkpoint to the next, and skips intervals that contain no step to show.
 */
async function pageFrom(
  { tx, memberId, shelf, depositCounts, heldAt }: Reading,
  topic: ReplayTopic | undefined,
  first: number | Date,
): Promise<ReplayStep[]> {
  const steps: ReplayStep[] = [];
  let shown: ReplayState | undefined;
  const stops = [startOfAll(), ...shelf.of(memberId)];
  for (const [place, stop] of stops.entries()) {
    const next = stops[place + 1];
    if (next && !isWorthTelling(stop, next)) continue;
    if (steps.length === REPLAY_PAGE) break;
    const way = setOut(stop);
    const visit = (met: Met) => {
      const { event } = met;
      if (!isShown(way, event)) {
        met.judge();
        return true;
      }
      if (steps.length === REPLAY_PAGE) return false;
      const { step, state } = toStep(way, met, countOf(way, topic), shown, heldAt(event.tx).book);
      steps.push(step);
      shown = state;
      return true;
    };
    await walk(tx, way, { memberId, depositCounts, heldAt, until: next?.at, visit });
  }
  return steps;

  function isWorthTelling(stop: Checkpoint, next: Checkpoint): boolean {
    if (countOf(next, topic) === countOf(stop, topic)) return false;
    if (steps.length > 0) return true;
    return typeof first === 'number'
      ? countOf(next, topic) > first
      : next.latestMs >= first.getTime();
  }

  function isShown(way: Checkpoint, event: StoredEvent): boolean {
    if (topic !== undefined && topicOf(event.type) !== topic) return false;
    if (steps.length > 0) return true;
    return typeof first === 'number' ? countOf(way, topic) >= first : timeOf(event) >= first;
  }
}

/**
 * Replays one event and returns its step and the resulting state.
 *
 * @param shown state after the previous step on the page. The returned step contains only the differences from this
 *   state.
 */
function toStep(
  way: Checkpoint,
  { event, entries, judge }: Met,
  place: number,
  shown: ReplayState | undefined,
  book: Book,
): { step: ReplayStep; state: ReplayState } {
  const at = timeOf(event);
  const before = presentState(way.replayed, at, book);
  const effect = judge();
  const state = presentState(way.replayed, at, book);
  const step = {
    place,
    seq: event.seq ?? null,
    type: event.type,
    topic: topicOf(event.type),
    at: at.toISOString(),
    facts: factsOf(event),
    change: presentChange(before, state, effect, book),
    entries: entries.map(toEntry),
    state: differing(shown, state),
  };
  return { step, state };
}
