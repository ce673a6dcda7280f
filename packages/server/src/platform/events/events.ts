import type { EventData, EventKind } from '@wl/contract/event';
import type { wagersEvents } from '@wl/contract/events/wagers';
import type { Metrics } from '../metrics.ts';
import type { Database, Transaction } from '../database/database.ts';
import { jsonArray } from '../database/json-array.ts';
import type { Logger } from '../log.ts';
import { createEventPages } from './event-pages.ts';
import { createEventPolls } from './event-polls.ts';
import { runSubscriber, type SubscriberState } from './event-runner.ts';

export interface StoredEvent<Type extends string = string, Data = object> {
  /** Unique id; ascending only within a transaction. */
  id: number;
  /** Id of the transaction that stored the event, as decimal text (xid8). */
  tx: string;
  /** Id of the member; undefined for an event that does not belong to a member. */
  memberId: string | undefined;
  /** Sequence number of the event among the member's events. */
  seq: number | undefined;
  /** Event type, as defined by the event's kind (`@wl/contract/events`). */
  type: Type;
  data: Data;
  createdAt: Date;
}

/** Stored event of one of the given kinds. Comparing its `type` with the type of a kind narrows the type of `data`. */
export type EventOf<Kind extends EventKind> = Kind extends EventKind
  ? StoredEvent<Kind['type'], EventData<Kind>>
  : never;

/** Event of a settled round. `cashRound` (`@wl/contract/events/wagers`) parses its data. */
export type SettledRound = EventOf<typeof wagersEvents.settled>;

/** Returns true if the event is of this kind. */
export function isEvent<Kind extends EventKind>(
  event: StoredEvent,
  kind: Kind,
): event is EventOf<Kind> {
  return event.type === kind.type;
}

/**
 * Returns the time when the event occurred: `at` in its data if present, otherwise the time when the event was stored.
 * The processing time is not used, because a subscriber may process the event later.
 */
export function timeOf({ data, createdAt }: Pick<StoredEvent, 'data' | 'createdAt'>): Date {
  return 'at' in data && typeof data.at === 'string' ? new Date(data.at) : createdAt;
}

/** Collection of functions that derive a result from an event, at most one function for each kind of event. */
export interface EventReader<Result, Context> {
  /** Kinds of events for which this reader has a function. */
  readonly kinds: readonly EventKind[];
  /**
   * Adds the function that reads events of one kind.
   * @returns this reader
   */
  on<Kind extends EventKind>(
    kind: Kind,
    read: (event: EventOf<Kind>, context: Context) => Result | undefined,
  ): EventReader<Result, Context>;
  /**
   * Returns the result of the function that reads this kind of event. Returns undefined if there is no such function,
   * or if the function ignores the event.
   */
  read(event: StoredEvent, context: Context): Result | undefined;
}

/** Creates an event reader. Its method `on` adds the event kinds to read. */
export function eventReader<Result, Context = void>(): EventReader<Result, Context> {
  const kinds: EventKind[] = [];
  const readers = new Map<string, (event: never, context: Context) => Result | undefined>();
  return {
    kinds,
    on(kind, read) {
      kinds.push(kind);
      readers.set(kind.type, read);
      return this;
    },
    read: (event, context) => readers.get(event.type)?.(event as never, context),
  };
}

interface NewEvent<Kind extends EventKind> {
  memberId?: string | undefined;
  data: EventData<Kind>;
}

/**
 * Stores an event in the transaction that causes it. Returns the event's sequence number among the member's events, or
 * undefined if the event does not belong to a member.
 * @throws ZodError outside production, if the data does not match the event kind's schema
 */
export function appendEvent<Kind extends EventKind>(
  tx: Transaction,
  kind: Kind,
  { memberId, data }: NewEvent<Kind>,
): Promise<number | undefined> {
  if (tx.checksEvents) kind.schema.parse(data);
  return storeEvent(tx, { memberId, type: kind.type, data });
}

/** Stores an event without checking its data. Use this function only in `appendEvent` and in tests. */
export async function storeEvent(
  tx: Transaction,
  event: { memberId?: string | undefined; type: string; data: object },
): Promise<number | undefined> {
  const { rows } = await tx.client.query<{ seq: number | null }>({
    name: 'platform_append_event',
    text: `insert into events (member_id, seq, type, data)
      values ($1::uuid, case when $1::uuid is null then null else event_next_seq($1::uuid) end, $2, $3)
      returning seq`,
    values: [event.memberId ?? null, event.type, JSON.stringify(event.data)],
  });
  return rows[0]?.seq ?? undefined;
}

/** Event of a member, to be stored with `appendEvents`. */
export interface NewMemberEvent {
  memberId: string;
  kind: EventKind;
  data: object;
}

/** Returns an event for `appendEvents`, which stores events of different kinds. */
export function newEvent<Kind extends EventKind>(
  kind: Kind,
  { memberId, data }: { memberId: string; data: EventData<Kind> },
): NewMemberEvent {
  return { kind, memberId, data };
}

/**
 * Stores members' events in order, with one SQL statement. Sequence numbers are assigned under each member's lock.
 * @throws ZodError outside production, if the data of an event does not match the schema of its kind
 */
export async function appendEvents(
  tx: Transaction,
  events: readonly NewMemberEvent[],
): Promise<void> {
  if (events.length === 0) return;
  if (tx.checksEvents) for (const { kind, data } of events) kind.schema.parse(data);
  await tx.client.query({
    name: 'platform_append_events',
    text: `insert into events (member_id, seq, type, data)
      select member_id, event_next_seq(member_id), type, data
      from rows from (unnest($1::uuid[], $2::text[]), jsonb_array_elements($3::jsonb)) as n(member_id, type, data)`,
    values: [
      events.map(({ memberId }) => memberId),
      events.map(({ kind }) => kind.type),
      jsonArray(events.map(({ data }) => data)),
    ],
  });
}

export interface Subscriber<Kind extends EventKind = EventKind> {
  /** Permanent name, such as `journey.missions`, under which the subscriber's position in the stream is stored. */
  name: string;
  /** Kinds of events that the subscriber handles. It skips all other events. */
  kinds: readonly Kind[];
  /**
   * Handles one event. All writes must go through `tx`, which also stores the new position, so that both are committed
   * or neither is. Called once per event in (transaction, id) order, and again only after a rollback.
   */
  handle(tx: Transaction, event: EventOf<Kind>): Promise<void>;
  /** Handles a whole batch; optional, for subscribers that can handle many events with one SQL statement. */
  handleAll?(tx: Transaction, events: EventOf<Kind>[]): Promise<void>;
  /** Start position of a new subscriber: `now` skips the existing events, `beginning` (the default) includes them. */
  startAt?: 'beginning' | 'now';
}

/** Returns the definition unchanged, but lets the compiler check the handlers against the event kinds' data types. */
export function subscriber<Kind extends EventKind>(definition: Subscriber<Kind>): Subscriber {
  return definition;
}

export type Events = ReturnType<typeof createEvents>;

/**
 * Creates the runner for event subscribers. After a commit, `wake` makes subscribers poll immediately, and `wakeSoon`
 * makes them poll after 200 ms. Otherwise, they poll every second.
 */
export function createEvents({
  database,
  log,
  metrics,
}: {
  database: Database;
  log: Logger;
  metrics: Metrics;
}) {
  const states = new Map<string, SubscriberState>();
  const lag = metrics.gauge('event_lag_seconds', 'Age of the oldest event not handled.', ['name']);
  const handled = metrics.counter('events_handled_total', 'Events handled.', ['name']);
  const failed = metrics.counter('events_failed_total', 'Failed attempts.', ['name']);
  const tools = { database, log, lag, handled, failed, pages: createEventPages() };
  const polls = createEventPolls({
    states,
    run: (state) => runSubscriber(state, tools),
    log,
  });

  return {
    ...polls,
    subscribe(...subscribers: Subscriber[]) {
      for (const subscriber of subscribers) {
        if (states.has(subscriber.name))
          throw new Error(`event subscriber "${subscriber.name}" is defined twice`);
        states.set(subscriber.name, { subscriber, retryAtMs: 0, attempts: 0, singles: 0 });
      }
    },
    /**
     * Handles all events committed so far. Used by tests and rebuilds. First forgets the positions kept in memory,
     * because a test or rebuild may have moved cursors back.
     */
    async drain() {
      for (let round = 0; round < 50; round += 1) {
        let count = 0;
        for (const state of states.values()) {
          await state.busy;
          Object.assign(state, { retryAtMs: 0, position: undefined });
          count += await runSubscriber(state, tools);
        }
        if (count === 0) return;
      }
    },
  };
}
