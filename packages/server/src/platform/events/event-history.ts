import {
  asText,
  HEAD,
  NO_WAGER,
  toEvent,
  WAGER,
  type EventRow,
  type Position,
} from './event-pages.ts';
import type { Db, Transaction } from '../database/database.ts';
import type { SettledRound, StoredEvent } from './events.ts';

/** Number of events per fetch. A fetch of this size takes only a few milliseconds, so other tasks do not wait long. */
const CHUNK = 500;

/** Number of cursors opened so far, used to give each cursor a unique name. A cursor closes with its transaction. */
let opened = 0;

/**
 * Yields a member's events after a position, in global order. Reads them in chunks, so that they are never all in
 * memory at once. If the events must match other data, read both in one `repeatable read` transaction, so that both
 * come from the same snapshot.
 * @param until position of the last event to yield; default: the newest event
 */
export async function* eventsOfMember(
  tx: Transaction,
  memberId: string,
  after: Position,
  until?: Position,
): AsyncGenerator<StoredEvent[]> {
  const { client } = tx;
  const text = (value: string) => client.escapeLiteral(value);
  const place = ({ tx: at, id }: Position) => `(${text(at)}::xid8, ${text(String(id))}::bigint)`;
  const where = `member_id = ${text(memberId)}::uuid
    and (tx, id) > ${place(after)}${until ? ` and (tx, id) <= ${place(until)}` : ''}`;
  opened += 1;
  const cursor = `member_events_${String(opened)}`;
  // Plan the cursor for reading all rows. By default, PostgreSQL would optimise the plan for the first rows and scan
  // the events of all members.
  await client.query('set local cursor_tuple_fraction = 1');
  await client.query(`declare ${cursor} no scroll cursor for select * from (
      (select ${HEAD}, type, data, ${NO_WAGER}
       from events where ${where})
      union all
      (select ${HEAD}, null, null, ${WAGER}
       from event_wagers where ${where})) history order by history.tx, history.id`);
  for (;;) {
    const { rows } = await client.query<EventRow>({
      text: `fetch ${String(CHUNK)} from ${cursor}`,
      rowMode: 'array',
      types: asText,
    } as never);
    if (rows.length > 0) yield rows.map(toEvent);
    if (rows.length < CHUNK) return;
  }
}

/**
 * Returns true if the member has a round with a cash stake that was settled after position `after` and no later than
 * the time `until`. A subscriber at `after` has not handled such a round yet. The cash stake is computed in SQL, so the
 * query stops at the first such round. The SQL condition must match `cashStakeOf` (`@wl/contract/events/wagers`).
 */
export async function hasRoundsAfter(
  tx: Transaction,
  memberId: string,
  { after, until }: { after: Position; until: Date },
): Promise<boolean> {
  const { rows } = await tx.client.query({
    name: 'platform_rounds_after',
    text: `select 1 from event_wagers where member_id = $1::uuid and (tx, id) > ($2::xid8, $3::bigint)
      and created_at <= $4 and stake_cents > coalesce(bonus_stake_cents, 0) limit 1`,
    values: [memberId, after.tx, after.id, until],
  });
  return rows.length > 0;
}

/**
 * Returns a member's rounds after the stream position `after`, in event order. Omits voided rounds and rounds settled
 * before `from`.
 */
export async function roundsAfter(
  db: Db,
  memberId: string,
  { after, from }: { after: Position; from: Date },
): Promise<SettledRound[]> {
  const { rows } = await db.client.query<EventRow>({
    name: 'platform_all_rounds_after',
    text: `select ${HEAD}, null, null, ${WAGER}
      from event_wagers where member_id = $1::uuid and (tx, id) > ($2::xid8, $3::bigint) and created_at >= $4
        and voided_at is null
      order by tx, id`,
    rowMode: 'array',
    types: asText,
    values: [memberId, after.tx, after.id, from],
  } as never);
  return rows.map(toEvent) as SettledRound[];
}

/**
 * Returns a member's rounds between two event positions, in order. Omits voided rounds and rounds settled before
 * `from`.
 */
export async function roundsWithin(
  tx: Transaction,
  memberId: string,
  { after, until, from }: { after: Position; until: Position; from: Date },
): Promise<SettledRound[]> {
  const { rows } = await tx.client.query<EventRow>({
    name: 'platform_rounds_within',
    text: `select ${HEAD}, null, null, ${WAGER}
      from event_wagers where member_id = $1::uuid and (tx, id) > ($2::xid8, $3::bigint)
        and (tx, id) < ($4::xid8, $5::bigint) and created_at >= $6 and voided_at is null
      order by tx, id`,
    rowMode: 'array',
    types: asText,
    values: [memberId, after.tx, after.id, until.tx, until.id, from],
  } as never);
  return rows.map(toEvent) as SettledRound[];
}

const START: Position = { tx: '0', id: 0 };

/** Returns the position up to which a subscriber has processed the events; `START` if the subscriber has never run. */
export async function cursorOf(db: Db, name: string): Promise<Position> {
  const { rows } = await db.client.query<Position>({
    name: 'platform_cursor_of',
    text: `select last_tx::text as tx, last_id as id from event_cursors where name = $1`,
    values: [name],
  });
  return rows[0] ?? START;
}

/** Subscribers' positions. All transactions with ids below `decidedBelow` have ended and can add no more events. */
export interface Watermarks {
  /** Positions by subscriber name; a subscriber that has never run is absent. */
  cursors: Map<string, Position>;
  decidedBelow: string;
}

/** Reads the positions of the named subscribers, and the id of the oldest transaction that may still be running. */
export async function watermarksOf(tx: Transaction, names: readonly string[]): Promise<Watermarks> {
  const { rows } = await tx.client.query<Position & { name: string }>({
    name: 'platform_cursors_of',
    text: `select name, last_tx::text as tx, last_id as id from event_cursors where name = any($1::text[])`,
    values: [names],
  });
  const decided = await tx.client.query<{ xmin: string }>({
    name: 'platform_decided_below',
    text: 'select pg_snapshot_xmin(pg_current_snapshot())::text as xmin',
  });
  return {
    cursors: new Map(rows.map(({ name, tx: at, id }) => [name, { tx: at, id }])),
    decidedBelow: decided.rows[0]?.xmin ?? '0',
  };
}
