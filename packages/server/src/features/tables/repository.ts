/** SQL queries for shared tables and the leases of the processes that run them. Amounts are in cents. */
import type { Db, Transaction } from '../../platform/database/database.ts';

declare module '../../platform/database/database.ts' {
  interface Tables {
    tables: TableRow;
  }
}

export interface TableRow {
  slug: string;
  name: string;
  /** `dealt` by a person, or `drawn` by computer. */
  kind: 'drawn' | 'dealt';
  game: string;
  math_version: string;
  city: string;
  chip_cents: number;
  min_spot_cents: number;
  max_spot_cents: number;
  /** Maximum total of a member's stakes in one round. */
  max_total_cents: number;
  max_spots: number;
  /** Maximum stakes by spot, for the spots whose maximum is lower than `max_spot_cents`. */
  max_by_spot: Record<string, number>;
  bets_ms: number;
  closing_ms: number;
  closed_ms: number;
  settled_ms: number;
  state: 'open' | 'closed';
  /** Version of the settings, incremented on every change. */
  version: number;
  /** Id of the server process that last took the table's lease; null if none ever has. */
  owner: string | null;
  epoch: number;
  lease_until: Date | null;
  /** Sequence number of the last change that members can see. */
  seq: number;
}

export function listTables(db: Db): Promise<TableRow[]> {
  return db.selectFrom('tables').selectAll().orderBy('slug').execute();
}

export function findTable(db: Db, slug: string): Promise<TableRow | undefined> {
  return db.selectFrom('tables').selectAll().where('slug', '=', slug).executeTakeFirst();
}

/** Returns a table and locks its row until the transaction ends. */
export function lockTable(tx: Transaction, slug: string): Promise<TableRow | undefined> {
  return tx
    .selectFrom('tables')
    .selectAll()
    .where('slug', '=', slug)
    .forUpdate()
    .executeTakeFirst();
}

/** Columns that are written when a clerk changes a table. */
export type TableSettingsRow = Pick<
  TableRow,
  | 'state'
  | 'version'
  | 'seq'
  | 'chip_cents'
  | 'min_spot_cents'
  | 'max_spot_cents'
  | 'max_total_cents'
  | 'max_spots'
  | 'max_by_spot'
  | 'bets_ms'
  | 'closing_ms'
  | 'closed_ms'
  | 'settled_ms'
>;

export async function storeSettings(
  tx: Transaction,
  slug: string,
  settings: TableSettingsRow,
): Promise<void> {
  await tx
    .updateTable('tables')
    .set({ ...settings, max_by_spot: JSON.stringify(settings.max_by_spot) as never })
    .where('slug', '=', slug)
    .execute();
}

/**
 * Opens or closes a table. Also increases the version, so that saving a form that still shows the old state cannot undo
 * the change.
 */
export async function storeState(
  tx: Transaction,
  { slug, version, seq }: TableRow,
  state: TableRow['state'],
): Promise<void> {
  await tx
    .updateTable('tables')
    .set({ state, version: version + 1, seq: seq + 1 })
    .where('slug', '=', slug)
    .execute();
}

/** Skips a sequence number, so that open pages load the table again after the next realtime message. */
export async function storeSeq(tx: Transaction, { slug, seq }: TableRow): Promise<void> {
  await tx
    .updateTable('tables')
    .set({ seq: seq + 1 })
    .where('slug', '=', slug)
    .execute();
}

/** A server process's right to run a table. The right ends when another process gets a higher epoch for that table. */
export interface Lease {
  slug: string;
  epoch: number;
}

/**
 * Takes the lease of every table that is open or has an unfinished round or bet, unless the lease is still current.
 * @returns the leases taken, each with a new epoch
 */
export async function takeLeases(
  db: Db,
  { owner, at, until }: { owner: string; at: Date; until: Date },
): Promise<Lease[]> {
  const { rows } = await db.client.query<Lease>({
    name: 'tables_take_leases',
    // Skip a table that a transaction of its last owner still locks, so that the lock does not delay other tables.
    text: `update tables t set owner = $1, epoch = t.epoch + 1, lease_until = $3
      where t.slug in (
        select f.slug from tables f
        where (f.lease_until is null or f.lease_until <= $2)
          and (f.state = 'open'
            or exists (select from tables_rounds r where r.table_slug = f.slug and r.phase not in ('settled', 'void'))
            or exists (select from tables_bets b
              join lateral (select r.number, r.phase from tables_rounds r where r.table_slug = f.slug order by r.number desc limit 1) r
                on b.round = r.number and r.phase = 'void'
              where b.table_slug = f.slug and b.closed_at is null))
        for update of f skip locked)
      returning t.slug, t.epoch`,
    values: [owner, at, until],
  });
  return rows;
}

/**
 * Returns the leases that are still current, and extends them. The other leases now belong to other processes. Does not
 * extend the lease of a table whose row is locked by a step of the owner, because no other process can take this table
 * meanwhile.
 */
export async function renewLeases(db: Db, leases: readonly Lease[], until: Date): Promise<Lease[]> {
  const { rows } = await db.client.query<Lease>({
    name: 'tables_renew_leases',
    text: `with mine as (
        select * from unnest($1::text[], $2::bigint[]) as m(slug, epoch)),
      free as (
        select t.slug from tables t join mine m on t.slug = m.slug and t.epoch = m.epoch for update of t skip locked),
      renewed as (
        update tables t set lease_until = $3 from free where t.slug = free.slug)
      select t.slug, t.epoch from tables t join mine m on t.slug = m.slug and t.epoch = m.epoch`,
    values: [leases.map(({ slug }) => slug), leases.map(({ epoch }) => epoch), until],
  });
  return rows;
}

/** Ends leases, so that another process can take the tables immediately. */
export async function endLeases(db: Db, leases: readonly Lease[]): Promise<void> {
  await db.client.query({
    name: 'tables_end_leases',
    text: `update tables t set lease_until = null
      from unnest($1::text[], $2::bigint[]) as mine(slug, epoch)
      where t.slug = mine.slug and t.epoch = mine.epoch`,
    values: [leases.map(({ slug }) => slug), leases.map(({ epoch }) => epoch)],
  });
}

/**
 * Returns an SQL expression that limits how long the current transaction may wait for its process. If the process is
 * suspended (SIGSTOP, a paused virtual machine), the database ends the transaction and releases its locks. Otherwise,
 * no other process could run the table. A process that resumes later gets an error.
 */
export const endIfStopped = (ms: number): string =>
  `set_config('idle_in_transaction_session_timeout', '${ms}', true)`;

/** Time in ms after which the database ends a stopped owner's transaction. The next owner repeats the ended step. */
export const OWNER_STOPPED_MS = 1_000;

/**
 * Locks the table's row until the transaction ends, so that no other process can become the owner before then.
 * @returns the backend process id of the connection; undefined if the lease is no longer current
 */
export async function holdLease(
  tx: Transaction,
  { slug, epoch }: Lease,
): Promise<number | undefined> {
  const { rows } = await tx.client.query<{ pid: number }>({
    name: 'tables_hold_lease',
    text: `select pg_backend_pid() as pid, ${endIfStopped(OWNER_STOPPED_MS)}
      from tables where slug = $1 and epoch = $2 for share`,
    values: [slug, epoch],
  });
  return rows[0]?.pid;
}

/**
 * Assigns the table's next sequence number to a change that members can see, and locks the table's row.
 * @returns the sequence number, the epoch and the backend process id of the connection; undefined if the lease is no
 *   longer current
 */
export async function nextSeq(
  tx: Transaction,
  { slug, epoch }: { slug: string; epoch?: number },
): Promise<{ seq: number; epoch: number; pid: number } | undefined> {
  const { rows } = await tx.client.query<{ seq: number; epoch: number; pid: number }>({
    name: 'tables_next_seq',
    text: `update tables set seq = seq + 1 where slug = $1 and epoch = coalesce($2::bigint, epoch)
      returning seq, epoch, pg_backend_pid() as pid, ${endIfStopped(OWNER_STOPPED_MS)}`,
    values: [slug, epoch],
  });
  return rows[0];
}
