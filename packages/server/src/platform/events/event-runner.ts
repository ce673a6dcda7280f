import { wagersEvents } from '@wl/contract/events/wagers';
import type { Database, Transaction } from '../database/database.ts';
import type { EventPages, Position } from './event-pages.ts';
import type { StoredEvent, Subscriber } from './events.ts';
import type { Logger } from '../log.ts';

export interface SubscriberState {
  subscriber: Subscriber;
  busy?: Promise<void> | undefined;
  again?: boolean;
  /** Number of failed attempts to handle the next event. */
  attempts: number;
  /** Number of events to handle one by one after a batch has failed. */
  singles: number;
  retryAtMs: number;
  /** Position after the last event that this node handled; undefined if another node may have handled later events. */
  position?: Position | undefined;
}

interface Tools {
  database: Database;
  pages: EventPages;
  log: Logger;
  lag: { set(labels: { name: string }, value: number): void };
  handled: { inc(labels: { name: string }, by: number): void };
  failed: { inc(labels: { name: string }): void };
}

/**
 * Maximum number of events per batch. It is large because handlers write once per member and batch, regardless of the
 * number of events.
 */
const BATCH = 1000;
/**
 * Maximum number of retries for an event. The delays between them add up to about 3.4 minutes. After the last retry,
 * the event is recorded in `event_failures` and skipped.
 */
const MAX_ATTEMPTS = 10;

class EventFailed extends Error {
  readonly event: StoredEvent;
  constructor(event: StoredEvent, cause: unknown) {
    super(`event ${event.type} ${event.id}`, { cause });
    this.event = event;
  }
}

/**
 * Handles all pending events of one subscriber in batches. If a batch fails, handles its events one by one, to find the
 * event that fails. An event that keeps failing is recorded and skipped.
 * @returns the number of events processed, including events of types that the subscriber does not handle
 */
export async function runSubscriber(state: SubscriberState, tools: Tools): Promise<number> {
  const { subscriber } = state;
  if (Date.now() < state.retryAtMs || (await isAtEnd(state, tools))) return 0;
  let total = 0;
  for (;;) {
    const size = state.singles > 0 ? 1 : BATCH;
    let count: number;
    try {
      count = await handleBatch(state, size, tools);
    } catch (error) {
      state.position = undefined;
      if (!(error instanceof EventFailed)) throw error;
      if (size === 1) {
        await afterFailure(state, error, tools);
        return total;
      }
      // The batch failed. Handle its events one by one to find the faulty event, so that the other events do not wait
      // for it.
      state.singles = BATCH;
      continue;
    }
    total += count;
    if (count > 0) {
      state.attempts = 0;
      state.singles = Math.max(0, state.singles - count);
      tools.handled.inc({ name: subscriber.name }, count);
    }
    if (count < size) return total;
  }
}

async function afterFailure(state: SubscriberState, failure: EventFailed, tools: Tools) {
  const { subscriber } = state;
  const { event } = failure;
  state.attempts += 1;
  tools.failed.inc({ name: subscriber.name });
  tools.log.error(
    { err: failure.cause, subscriber: subscriber.name, event: event.id, attempts: state.attempts },
    'event subscriber failed',
  );
  if (state.attempts <= MAX_ATTEMPTS) {
    state.retryAtMs = Date.now() + Math.min(100 * 2 ** state.attempts, 120_000);
    return;
  }
  await tools.database.transaction(async (tx) => {
    if (!(await takeCursor(tx, subscriber))) return;
    await tx.client.query(
      `insert into event_failures (name, tx, id, attempts, error) values ($1, $2, $3, $4, $5)
       on conflict do nothing`,
      [subscriber.name, event.tx, event.id, state.attempts, String(failure.cause)],
    );
    await moveCursor(tx, subscriber.name, event.tx, event.id);
  });
  state.attempts = 0;
  state.retryAtMs = 0;
}

/**
 * Locks the subscriber's row and returns its position. Returns undefined if another node has locked the row. Creates
 * the row when the subscriber starts for the first time.
 */
async function takeCursor(tx: Transaction, subscriber: Subscriber): Promise<Position | undefined> {
  const select = {
    name: 'platform_take_cursor',
    text: `select last_tx::text as tx, last_id as id from event_cursors where name = $1 for update skip locked`,
    values: [subscriber.name],
  };
  const { rows } = await tx.client.query<Position>(select);
  if (rows[0]) return rows[0];
  const start =
    subscriber.startAt === 'now' ? 'pg_snapshot_xmin(pg_current_snapshot())' : `'0'::xid8`;
  const made = await tx.client.query(
    `insert into event_cursors (name, last_tx) values ($1, ${start}) on conflict do nothing`,
    [subscriber.name],
  );
  if (made.rowCount === 0) return undefined;
  return (await tx.client.query<Position>(select)).rows[0];
}

async function moveCursor(tx: Transaction, name: string, lastTx: string, lastId: number) {
  await tx.client.query({
    name: 'platform_move_cursor',
    text: `update event_cursors set last_tx = $2, last_id = $3, updated_at = now() where name = $1`,
    values: [name, lastTx, lastId],
  });
}

const readsRounds = ({ kinds }: Subscriber): boolean =>
  kinds.some(({ type }) => type === wagersEvents.settled.type);

/**
 * Returns true if no event follows the position that this node has reached. Checks this with one query without a
 * transaction, because most polls find no events and locking the cursor first would cost four times as much. The cursor
 * is never behind this position, so no event is missed. If there are events, their page is then in memory for all
 * subscribers at this position.
 */
async function isAtEnd(state: SubscriberState, tools: Tools): Promise<boolean> {
  const { position, singles, subscriber } = state;
  if (!position || singles > 0) return false;
  const page = await tools.pages.peek(tools.database.db, position, {
    size: BATCH,
    rounds: readsRounds(subscriber),
  });
  if (page.last) return false;
  tools.lag.set({ name: subscriber.name }, 0);
  return true;
}

async function handleBatch(state: SubscriberState, size: number, tools: Tools): Promise<number> {
  const { subscriber } = state;
  const { name, kinds } = subscriber;
  const types = kinds.map(({ type }) => type);
  const { count, position } = await tools.database.transaction(async (tx) => {
    const cursor = await takeCursor(tx, subscriber);
    if (!cursor) return { count: 0, position: undefined };
    const rounds = readsRounds(subscriber);
    const { events, last } = await tools.pages.read(tx, cursor, { size, rounds });
    const [first] = events;
    tools.lag.set({ name }, first ? Math.max(0, Date.now() - first.createdAt.getTime()) / 1000 : 0);
    if (!last) return { count: 0, position: cursor };
    await handleAll(
      subscriber,
      tx,
      events.filter(({ type }) => types.includes(type)),
    );
    await moveCursor(tx, name, last.tx, last.id);
    return { count: events.length, position: last };
  });
  state.position = position;
  return count;
}

async function handleAll(subscriber: Subscriber, tx: Transaction, events: StoredEvent[]) {
  const [first] = events;
  if (!first) return;
  let current = first;
  try {
    if (subscriber.handleAll) await subscriber.handleAll(tx, events);
    else
      for (const event of events) {
        current = event;
        await subscriber.handle(tx, event);
      }
  } catch (error) {
    throw new EventFailed(current, error);
  }
}
