import type { Database, Transaction } from './database.ts';
import type { StoredEvent, Subscriber } from './events.ts';
import type { Logger } from './log.ts';

export interface SubscriberState {
  subscriber: Subscriber;
  busy?: Promise<void> | undefined;
  again?: boolean;
  /** Failures of the event at the head of the line. */
  attempts: number;
  /** Events to take one by one, after a batch failed. */
  singles: number;
  retryAtMs: number;
}

interface Tools {
  database: Database;
  log: Logger;
  lag: { set(labels: { name: string }, value: number): void };
  handled: { inc(labels: { name: string }, by: number): void };
  failed: { inc(labels: { name: string }): void };
}

/** Large, since handlers write once per member and batch whatever the member did. */
const BATCH = 1000;
/** About 8 minutes of pauses; then the event is set aside in `event_failures`. */
const MAX_ATTEMPTS = 10;

class EventFailed extends Error {
  readonly event: StoredEvent;
  constructor(event: StoredEvent, cause: unknown) {
    super(`event ${event.type} ${event.id}`, { cause });
    this.event = event;
  }
}

/**
 * Handles everything waiting for one subscriber; returns how many events. Batches first; when one fails, that batch again
 * one by one, so that the good ones are not held up; an event that fails for long is set aside.
 */
export async function runSubscriber(state: SubscriberState, tools: Tools): Promise<number> {
  const { subscriber } = state;
  if (Date.now() < state.retryAtMs) return 0;
  let total = 0;
  for (;;) {
    const size = state.singles > 0 ? 1 : BATCH;
    let count: number;
    try {
      count = await handleBatch(subscriber, size, tools);
    } catch (error) {
      if (!(error instanceof EventFailed)) throw error;
      if (size === 1) {
        await afterFailure(state, error, tools);
        return total;
      }
      // Which of the batch it was is only sure one by one, and the others must not wait for it.
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

interface Cursor {
  last_tx: string;
  last_id: number;
}

/** Locks the position; undefined when another node is at it. The row is made at the subscriber's first start. */
async function takeCursor(tx: Transaction, subscriber: Subscriber): Promise<Cursor | undefined> {
  const select = {
    name: 'platform_take_cursor',
    text: `select last_tx::text, last_id from event_cursors where name = $1 for update skip locked`,
    values: [subscriber.name],
  };
  const { rows } = await tx.client.query<Cursor>(select);
  if (rows[0]) return rows[0];
  const start =
    subscriber.startAt === 'now' ? 'pg_snapshot_xmin(pg_current_snapshot())' : `'0'::xid8`;
  const made = await tx.client.query(
    `insert into event_cursors (name, last_tx) values ($1, ${start}) on conflict do nothing`,
    [subscriber.name],
  );
  if (made.rowCount === 0) return undefined;
  return (await tx.client.query<Cursor>(select)).rows[0];
}

async function moveCursor(tx: Transaction, name: string, lastTx: string, lastId: number) {
  await tx.client.query({
    name: 'platform_move_cursor',
    text: `update event_cursors set last_tx = $2, last_id = $3, updated_at = now() where name = $1`,
    values: [name, lastTx, lastId],
  });
}

/** A settled round is stored once, as a round; it is read as this event (view `event_rounds`). */
const ROUND_SETTLED = 'play.round_settled';

interface EventRow {
  id: number;
  tx: string;
  member_id: string | null;
  seq: number | null;
  /** Null: a settled round, whose data are the columns below. */
  type: string | null;
  data: Record<string, unknown> | null;
  created_at: Date;
  round_id: string;
  game: string;
  stake_cents: number;
  payout_cents: number;
  bonus_stake_cents: number | null;
  session_id: string;
}

const BOUNDS = `(tx, id) > ($1::xid8, $2::bigint) and tx < pg_snapshot_xmin(pg_current_snapshot())
      order by tx, id limit $3`;

/**
 * A page of rows of transactions below the oldest one still running: all of those are decided, so nothing can appear before
 * the position later. Types are filtered after the page is cut and its last row moves the position whatever its type, or a
 * subscriber of rare events would read the whole table each time. `events` and rounds are one order by (tx, id); who does
 * not want rounds does not read them.
 */
const READ = {
  name: 'platform_read_events',
  text: `select id, tx::text, member_id, seq, type, case when type = any ($4) then data end as data, created_at,
      null as round_id, null as game, null::bigint as stake_cents, null::bigint as payout_cents,
      null::bigint as bonus_stake_cents, null as session_id
    from events where ${BOUNDS}`,
};
const READ_WITH_ROUNDS = {
  name: 'platform_read_events_rounds',
  text: `select id, tx::text, member_id, seq, type, data, created_at, round_id, game, stake_cents, payout_cents,
      bonus_stake_cents, session_id
    from (
      (select tx, id, member_id, seq, type, case when type = any ($4) then data end as data, created_at, null::uuid as round_id,
         null as game, null::bigint as stake_cents, null::bigint as payout_cents, null::bigint as bonus_stake_cents,
         null::uuid as session_id
       from events where ${BOUNDS})
      union all
      (select tx, id, member_id, seq, null, null, created_at, round_id, game, stake_cents, payout_cents, bonus_stake_cents,
         session_id
       from event_rounds where ${BOUNDS})) page
    order by page.tx, page.id limit $3`,
};
async function handleBatch(subscriber: Subscriber, size: number, tools: Tools): Promise<number> {
  const { name, types } = subscriber;
  return tools.database.transaction(async (tx) => {
    const cursor = await takeCursor(tx, subscriber);
    if (!cursor) return 0;
    const { rows } = await tx.client.query<EventRow>({
      ...(types.includes(ROUND_SETTLED) ? READ_WITH_ROUNDS : READ),
      values: [cursor.last_tx, cursor.last_id, size, types],
    });
    const [first] = rows;
    tools.lag.set(
      { name },
      first ? Math.max(0, Date.now() - first.created_at.getTime()) / 1000 : 0,
    );
    const last = rows.at(-1);
    if (!last) return 0;
    await handleAll(
      subscriber,
      tx,
      rows.flatMap((row) => toEvent(row, types) ?? []),
    );
    await moveCursor(tx, name, last.tx, last.id);
    return rows.length;
  });
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

/** @returns undefined when it is of a type the subscriber does not want */
function toEvent(row: EventRow, types: readonly string[]): StoredEvent | undefined {
  if (row.type !== null && !types.includes(row.type)) return undefined;
  return {
    id: row.id,
    tx: row.tx,
    memberId: row.member_id ?? undefined,
    seq: row.seq ?? undefined,
    type: row.type ?? ROUND_SETTLED,
    data: row.type === null ? roundData(row) : (row.data ?? {}),
    createdAt: row.created_at,
  };
}

function roundData(row: EventRow): Record<string, unknown> {
  return {
    round_id: row.round_id,
    game: row.game,
    stake_cents: row.stake_cents,
    payout_cents: row.payout_cents,
    session_id: row.session_id,
    ...(row.bonus_stake_cents === null ? {} : { bonus_stake_cents: row.bonus_stake_cents }),
  };
}
