import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { failpoint } from '../failpoint.ts';
import type { Logger } from '../log.ts';

/**
 * Row types by table name. Each feature's `repository.ts` adds its own: `declare module
 * '../../platform/database/database.ts' { interface Tables { wallet_top_ups: TopUpRow } }`.
 * @public
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- features add to it by module augmentation
export interface Tables {}

/**
 * Client for named statements, which PostgreSQL parses only once per connection. List the columns instead of `*`,
 * because PostgreSQL refuses a prepared statement with `*` after a newer version's migration has added a column.
 */
interface StatementClient {
  query<Row extends pg.QueryResultRow>(
    statement: pg.QueryConfig<unknown[]>,
  ): Promise<pg.QueryResult<Row>>;
}

/** Returns all column names of a row type, for named statements. The compiler checks that the list is complete. */
export function columnsOf<Row>(
  columns: Readonly<Record<keyof Row, true>>,
): readonly (keyof Row & string)[] {
  return Object.keys(columns) as (keyof Row & string)[];
}

/** Connection for reads outside a transaction. Functions that accept a `Db` also accept a `Transaction`. */
export type Db = Kysely<Tables> & {
  /** Client for named statements: `db.client.query({ name, text, values })`. */
  readonly client: StatementClient;
};

/** Kysely instance whose statements all run in one open transaction. */
export type Transaction = Kysely<Tables> & {
  /** Underlying connection, for named statements: `tx.client.query({ name, text, values })`. */
  readonly client: pg.PoolClient;
  /**
   * Adds a function that runs after the commit, in the order added, and never after a rollback. Use it to publish
   * updates and wake subscribers. Its errors are only logged: the data is stored, so the request must not fail.
   */
  afterCommit(fn: () => void): void;
  /** True if events must match the schemas of their kinds (see `DatabaseOptions.checkEvents`). */
  readonly checksEvents: boolean;
};

export interface Database {
  /** Pool that connects as the least-privileged role; used for all requests. */
  pool: pg.Pool;
  /** Pool that connects as the owner of the tables; used for migrations and for the job-queue tables. */
  owner: pg.Pool;
  db: Db;
  /**
   * Runs `fn` in a transaction. Retries up to three times after a deadlock, so `fn` must be safe to repeat, and side
   * effects belong in `afterCommit`.
   */
  transaction<T>(fn: (tx: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const INT8 = 20;
const DATE = 1082;

/**
 * Parses an int8.
 * @throws RangeError for an unsafe integer: it indicates a bug or an attack and must not be rounded silently
 */
export function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} is not a safe integer`);
  return value;
}

/**
 * Type parsers for our pools, which leave the global parsers of `pg` unchanged. An int8, including `count(*)`, becomes
 * a number. A `date` stays `YYYY-MM-DD` text, because a `Date` would shift it by the time zone. In SQL, `sum(int8)` is
 * numeric and arrives as text, so write `sum(x)::int8`.
 */
export const parsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (format !== 'binary' && oid === INT8) return parseInt8;
    if (format !== 'binary' && oid === DATE) return (text: string) => text;
    return pg.types.getTypeParser(oid, format) as unknown;
  }) as typeof pg.types.getTypeParser,
};

export interface DatabaseOptions {
  ownerUrl: string;
  appUrl: string;
  log: Logger;
  /** Maximum number of connections in the request pool. */
  max?: number;
  applicationName?: string;
  /**
   * True to check the data of stored events against the schemas in the contract; default: false. Production skips this
   * check, because a fault in an event's data must not undo the money movement that the event reports.
   */
  checkEvents?: boolean;
}

function createPool(connectionString: string, max: number, options: DatabaseOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    types: parsers,
    application_name: options.applicationName ?? 'wanderluck',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    onConnect: mustTakeWrites,
  });
  // Without this handler, this process would crash when PostgreSQL stops. The pool reconnects on its own.
  pool.on('error', (error) => {
    options.log.warn(whyLost(error), 'a database connection was lost');
  });
  // The pool handles only errors on idle connections. An unhandled error on a checked-out connection would crash the
  // process.
  pool.on('connect', (client) => {
    client.on('error', () => {});
  });
  return pool;
}

/** SQLSTATE for a write refused by a standby or read-only database. */
const READ_ONLY = '25006';

/** Returns true if a write was refused because the database is currently read-only. */
function isReadOnly(error: unknown): boolean {
  return (error as { code?: string }).code === READ_ONLY;
}

/**
 * Rejects a connection to a read-only database. After a failover, the address may point to a standby for a while.
 * @throws Error that `isReadOnly` recognises
 */
async function mustTakeWrites(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>(
    'show transaction_read_only',
  );
  if (rows[0]?.transaction_read_only === 'on')
    throw Object.assign(new Error('the database takes no writes: it is a standby or read-only'), {
      code: READ_ONLY,
    });
}

/**
 * Returns the loggable parts of a connection error. The error itself must not be logged: it contains the `pg` client
 * with its user and the backend's secret key.
 */
export function whyLost(error: Error): { code: string | undefined; why: string } {
  return { code: (error as { code?: string }).code, why: error.message };
}

/** Creates the pools. The pools connect on demand, so this function neither waits nor fails. */
export function createDatabase(options: DatabaseOptions): Database {
  const pool = createPool(options.appUrl, options.max ?? 12, options);
  const owner = createPool(options.ownerUrl, 4, options);
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const db = Object.assign(kysely, { client: pool });
  return {
    pool,
    owner,
    db,
    transaction: (fn) => runTransaction(pool, fn, options),
    close: async () => {
      await db.destroy();
      await owner.end();
    },
  };
}

/** Returns a Kysely instance that uses only this connection and does not manage the transaction. */
function bindTransaction(
  client: pg.PoolClient,
  hooks: (() => void)[],
  checksEvents: boolean,
): Transaction {
  const borrowed = {
    query: client.query.bind(client),
    release: () => {},
  } as unknown as PostgresPoolClient;
  const pool = {
    connect: async () => borrowed,
    end: async () => {},
    options: {},
  };
  const tx = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool }) });
  return Object.assign(tx, {
    client,
    checksEvents,
    afterCommit: (fn: () => void) => {
      hooks.push(fn);
    },
  });
}

/** SQLSTATEs for deadlocks and serialization failures, which PostgreSQL resolves by aborting one transaction. */
const LOST_TO_ANOTHER = ['40P01', '40001'];
const MAX_TRIES = 4;

/**
 * Returns true if PostgreSQL aborted the transaction so that another transaction could continue. Nothing was booked,
 * and a retry may succeed.
 */
function hasLost(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return LOST_TO_ANOTHER.includes(code ?? '') || (cause instanceof Error && hasLost(cause));
}

type TransactionOptions = Pick<DatabaseOptions, 'log' | 'checkEvents'>;

/**
 * Runs `fn` in a transaction, up to four times if PostgreSQL aborts the transaction in favour of another transaction.
 * `fn` must therefore have no effects outside the database.
 */
async function runTransaction<T>(
  pool: pg.Pool,
  fn: (tx: Transaction) => Promise<T>,
  options: TransactionOptions,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await tryTransaction(pool, fn, options);
    } catch (error) {
      if (attempt === MAX_TRIES || !hasLost(error)) throw error;
      options.log.warn(
        { err: error, attempt },
        'a transaction lost to another one and is tried again',
      );
      await sleep(randomInt(20 * attempt));
    }
}

async function tryTransaction<T>(
  pool: pg.Pool,
  fn: (tx: Transaction) => Promise<T>,
  { log, checkEvents = false }: TransactionOptions,
): Promise<T> {
  const client = await pool.connect();
  const hooks: (() => void)[] = [];
  let broken = false;
  // Record the loss of the connection here, because the pool does not listen for errors on a client that is checked
  // out.
  const lost = () => {
    broken = true;
  };
  client.on('error', lost);
  let result: T;
  try {
    await client.query('begin');
    result = await fn(bindTransaction(client, hooks, checkEvents));
    failpoint?.('transaction.before_commit');
    const committing = client.query('commit');
    failpoint?.('transaction.commit_sent');
    const { command } = await committing.catch((error: unknown) => {
      throw afterCommitWasSent(error);
    });
    failpoint?.('transaction.after_commit');
    // If a statement failed and the code ignored the error, PostgreSQL responds to COMMIT with ROLLBACK.
    if (command === 'ROLLBACK')
      throw new Error('the transaction was rolled back by an earlier error');
  } catch (error) {
    // Close the connection if the error comes from a stale query plan or a refused write. The pool then opens a new
    // connection, which has no cached plans and is checked for write access (`mustTakeWrites`).
    if (isStalePlan(error) || isReadOnly(error)) broken = true;
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.off('error', lost);
    client.release(broken);
  }
  for (const hook of hooks) {
    try {
      hook();
    } catch (error) {
      log.error({ err: error }, 'what should follow a commit failed');
    }
  }
  return result;
}

/**
 * Returns true if a named statement failed because a migration changed the columns on which its cached plan depends.
 * The statement would fail every time on this connection.
 */
function isStalePlan(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === '0A000' && /cached plan/.test(message ?? '');
}

/**
 * Returns the error to report for a failed COMMIT. If the connection broke before the response, the transaction may
 * have been committed, so the error must not imply that nothing was booked (http/answer-error.ts). Only a retry with
 * the same idempotency key reveals the outcome.
 */
function afterCommitWasSent(error: unknown): unknown {
  const isRefusal = (error as { severity?: string }).severity === 'ERROR';
  return isRefusal ? error : new Error('whether it was committed is not known', { cause: error });
}

const DURABILITY = ['fsync', 'synchronous_commit', 'full_page_writes'] as const;

/** Error for a database that may lose acknowledged writes. */
export class ForgetfulDatabase extends Error {}

/**
 * Rejects a database that may lose acknowledged bets and payments.
 * @throws ForgetfulDatabase with the name and value of the unsafe setting
 */
export async function checkDurability(pool: Pick<pg.Pool, 'query'> | pg.Client): Promise<void> {
  for (const name of DURABILITY) {
    const { rows } = await pool.query<{ value: string }>('select current_setting($1) as value', [
      name,
    ]);
    const value = rows[0]?.value ?? 'unknown';
    if (value === 'off' || (name === 'synchronous_commit' && value === 'local'))
      throw new ForgetfulDatabase(
        `The database runs with ${name} = ${value} and could lose acknowledged bets; switch it on and start again.`,
      );
  }
}
