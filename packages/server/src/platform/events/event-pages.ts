import type { EventData } from '@wl/contract/event';
import { products, wagersEvents } from '@wl/contract/events/wagers';
import { parseInt8, type Db, type Transaction } from '../database/database.ts';
import type { StoredEvent } from './events.ts';

/** Position in the global order of events: transaction, then id. */
export interface Position {
  tx: string;
  id: number;
}

/** Maximum number of events to read (`size`). `rounds` is true if rounds are read too. */
interface Extent {
  size: number;
  rounds: boolean;
}

/** Page of events of all types that follow a given position, in order. */
export interface Page {
  events: readonly StoredEvent[];
  /** Position of the last event; undefined if the page has no events. */
  last: Position | undefined;
}

/**
 * Maximum number of cached full pages. While subscribers work through a backlog, fast subscribers are many pages ahead
 * of slow ones. The slow subscribers should still find these pages in memory. 32 pages of 1000 rounds take about 20 MB.
 */
const KEPT_FULL = 32;
/**
 * Maximum number of cached pages that are not full or are still being read. The pages serve subscribers woken at the
 * same time. Older pages are dropped: subscribers further behind should read one large page, not several small ones.
 */
const KEPT_RECENT = 4;

/**
 * Row as PostgreSQL sends it, with all values as text. `toEvent` parses the values, because `pg`'s own parser takes
 * twice as long.
 */
export type EventRow = [
  id: string,
  tx: string,
  memberId: string | null,
  seq: string | null,
  createdMs: string,
  /**
   * Type of the event; null for a settled wager, which has no row in `events`. The wager's values are in the columns
   * after `data` (view `event_wagers`).
   */
  type: string | null,
  data: string | null,
  wagerId: string,
  product: string,
  title: string,
  stakeCents: string,
  payoutCents: string,
  bonusStakeCents: string | null,
  bonusPayoutCents: string | null,
  contributionPercent: string | null,
  sessionId: string,
  mathVersion: string | null,
  itemId: string | null,
];

export const asText = { getTypeParser: () => (text: string) => text };

/** Columns that only settled wagers have (`WAGER`), and null values for all other events (`NO_WAGER`). */
export const WAGER = `wager_id, product, title, stake_cents, payout_cents, bonus_stake_cents, bonus_payout_cents,
  contribution_percent, session_id, math_version, item_id`;
export const NO_WAGER = `null::uuid, null::smallint, null, null::bigint, null::bigint, null::bigint, null::bigint,
  null::smallint, null::uuid, null, null::uuid`;
export const HEAD = `id, tx, member_id, seq, floor(extract(epoch from created_at) * 1000)::bigint`;
const BOUNDS = `(tx, id) > ($1::xid8, $2::bigint) and tx < pg_snapshot_xmin(pg_current_snapshot())
      order by tx, id limit $3`;

/**
 * Statements that read a page of rows in the order (tx, id), which events and rounds share. They read only transactions
 * below the oldest running transaction. All of those have ended, so no further row can appear before the subscriber's
 * new position.
 *
 * Event types are filtered after a page has been read, and the page's last row always becomes the new position.
 * Otherwise, a subscriber to rare events would read the whole table each time. Subscribers that do not handle rounds do
 * not read them.
 */
const READ = {
  name: 'platform_read_events',
  text: `select ${HEAD}, type, data from events where ${BOUNDS}`,
};
const READ_WITH_ROUNDS = {
  name: 'platform_read_events_rounds',
  text: `select * from (
      (select ${HEAD}, type, data, ${NO_WAGER}
       from events where ${BOUNDS})
      union all
      (select ${HEAD}, null, null, ${WAGER}
       from event_wagers where ${BOUNDS})) page
    order by page.tx, page.id limit $3`,
};

export type EventPages = ReturnType<typeof createEventPages>;

/**
 * Creates the reader of stored events. Subscribers at the same position share one query and its result in memory.
 * Sharing is safe, because committed events never change. Rows newer than a shared page are read with the next page.
 */
export function createEventPages() {
  const full = new Map<string, Promise<Page>>();
  const recent = new Map<string, Promise<Page>>();
  /** Pages that are being read without a transaction. */
  const peeked = new Map<string, Promise<Page>>();
  const known = (key: string) => full.get(key) ?? recent.get(key);

  function share(key: string, reading: Promise<Page>, size: number) {
    keep(recent, key, reading, KEPT_RECENT);
    const forget = () => {
      if (recent.get(key) === reading) recent.delete(key);
    };
    reading.then((page) => {
      if (page.events.length === size) keep(full, key, reading, KEPT_FULL);
      // Full pages are now kept in `full`. Empty pages must be read again, because events may be added later.
      if (page.events.length === size || !page.last) forget();
    }, forget);
  }

  async function peekNow(db: Db, after: Position, extent: Extent): Promise<Page> {
    const key = keyOf(after, extent);
    const reading = readPage(db, after, extent);
    peeked.set(key, reading);
    try {
      const page = await reading;
      if (page.last) share(key, reading, extent.size);
      return page;
    } finally {
      if (peeked.get(key) === reading) peeked.delete(key);
    }
  }

  return {
    /** Returns the cached page if it contains events. Otherwise, reads the page in the caller's transaction. */
    async read(tx: Transaction, after: Position, extent: Extent): Promise<Page> {
      const key = keyOf(after, extent);
      const page = await known(key)?.catch(() => undefined);
      if (page?.last) return page;
      const reading = readPage(tx, after, extent);
      share(key, reading, extent.size);
      return reading;
    },

    /**
     * Returns a cached page, or queries one without a transaction and caches it for `read`. `read` never waits for a
     * query started by `peek`, because waiting transactions could hold all connections, and the query needs one.
     */
    async peek(db: Db, after: Position, extent: Extent): Promise<Page> {
      const key = keyOf(after, extent);
      const running = peeked.get(key);
      const found = await (known(key) ?? running)?.catch(() => undefined);
      if (found?.last) return found;
      // An empty page from a query that was already running is not reliable: the query may have begun before the newest
      // event was committed. All callers that waited for that query share the next query. If each caller ran its own,
      // the pages would end at different events, and the following pages could not be shared either.
      const next = peeked.get(key);
      return next && next !== running ? next : peekNow(db, after, extent);
    },
  };
}

/** Adds a page to a cache. If the cache then contains more than `max` pages, drops the oldest page. */
function keep(cache: Map<string, Promise<Page>>, key: string, page: Promise<Page>, max: number) {
  cache.set(key, page);
  const [oldest] = cache.keys();
  if (cache.size > max && oldest !== undefined) cache.delete(oldest);
}

const keyOf = (after: Position, { size, rounds }: Extent): string =>
  `${after.tx} ${after.id} ${size} ${rounds}`;

async function readPage(
  db: Pick<Db, 'client'>,
  after: Position,
  { size, rounds }: Extent,
): Promise<Page> {
  const { rows } = await db.client.query<EventRow>({
    ...(rounds ? READ_WITH_ROUNDS : READ),
    rowMode: 'array',
    types: asText,
    values: [after.tx, after.id, size],
  } as never);
  const events = rows.map(toEvent);
  const last = events.at(-1);
  return { events, last: last && { tx: last.tx, id: last.id } };
}

/** Converts a row that was selected with `asText` to an event. */
export function toEvent(row: EventRow): StoredEvent {
  const [id, tx, memberId, seq, createdMs, type, data] = row;
  return {
    id: parseInt8(id),
    tx,
    memberId: memberId ?? undefined,
    seq: seq === null ? undefined : parseInt8(seq),
    type: type ?? wagersEvents.settled.type,
    data: type === null ? wagerData(row) : (JSON.parse(data ?? '{}') as object),
    createdAt: new Date(Number(createdMs)),
  };
}

/** Returns a settled wager's event data. Reads columns by position, because destructuring is several times slower. */
function wagerData(row: EventRow): EventData<typeof wagersEvents.settled> {
  const data: EventData<typeof wagersEvents.settled> = {
    wager_id: row[7],
    product: products[Number(row[8]) - 1] ?? 'casino',
    title: row[9],
    session_id: row[15],
    stake_cents: parseInt8(row[10]),
    payout_cents: parseInt8(row[11]),
  };
  const [bonusStake, bonusPayout, percent] = [row[12], row[13], row[14]];
  const [mathVersion, itemId] = [row[16], row[17]];
  if (mathVersion !== null) data.math_version = mathVersion;
  if (bonusStake !== null) data.bonus_stake_cents = parseInt8(bonusStake);
  if (bonusPayout !== null) data.bonus_payout_cents = parseInt8(bonusPayout);
  if (percent !== null) data.contribution_percent = Number(percent);
  if (itemId !== null) data.item_id = itemId;
  return data;
}
