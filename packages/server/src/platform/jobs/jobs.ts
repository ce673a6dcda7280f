import {
  type CronItem,
  Logger as WorkerLogger,
  parseCronItems,
  run,
  runMigrations,
  type Runner,
} from 'graphile-worker';
import type pg from 'pg';
import type { Transaction } from '../database/database.ts';
import type { Logger } from '../log.ts';
import { workerPool } from './worker-pool.ts';

export interface EnqueueOptions {
  runAt?: Date;
  /** Job key. If a job with the same key has not started, the new job replaces it. */
  key?: string;
  /**
   * True if the caller expects that no job has this key yet. `enqueue` then skips the expensive search for a job to
   * replace. If a job with this key exists after all, that job stays unchanged, and the new job is not added.
   */
  isNewKey?: boolean;
  /**
   * Maximum number of attempts before the job fails permanently (default: 12). The delays between the attempts increase
   * and add up to about half a day.
   */
  maxAttempts?: number;
}

const ENQUEUE = {
  name: 'platform_enqueue',
  text: 'select platform_enqueue($1, $2::json, $3::timestamptz, $4, $5)',
};
const ENQUEUE_NEW = {
  name: 'platform_enqueue_new',
  text: 'select platform_enqueue_new($1, $2::json, $3::timestamptz, $4, $5)',
};

/** Adds a job in the caller's transaction. The job runs only if the transaction commits. */
export async function enqueue(
  tx: Pick<Transaction, 'client'>,
  name: string,
  payload: unknown,
  { runAt, key, isNewKey = key === undefined, maxAttempts = 12 }: EnqueueOptions = {},
): Promise<void> {
  await tx.client.query({
    ...(isNewKey ? ENQUEUE_NEW : ENQUEUE),
    values: [
      name,
      JSON.stringify(payload ?? {}),
      // If there is no `runAt`, pass the current time, because the column does not allow null.
      (runAt ?? new Date()).toISOString(),
      key ?? null,
      maxAttempts,
    ],
  });
}

/** Job handler. It may run again after a crash, so it must be idempotent. If it throws, the job is retried later. */
export type Task = (payload: never, info: { attempt: number }) => Promise<void>;

/**
 * Minutes after which a locked job is released, because its server was probably killed. No job takes this long.
 * graphile-worker itself would wait four hours.
 */
const HELD_TOO_LONG_MINUTES = 5;
const SWEEP_MS = 60_000;

/** Creates graphile-worker's own schema before the first run, because `releaseHeldJobs` reads it. */
async function migrateWorker(owner: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: owner });
}

/**
 * Finds the workers that have held the lock on a job for at least `minutes`, and unlocks all their jobs, so that other
 * workers can run them.
 */
export async function releaseHeldJobs(owner: pg.Pool, minutes: number): Promise<void> {
  await owner.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
       from graphile_worker.jobs
      where locked_by is not null and locked_at <= now() - make_interval(mins => $1)
     having count(*) > 0`,
    [minutes],
  );
}

/** Returns a logger for graphile-worker that writes to the server's log. */
const workerLogger = (log: Logger) =>
  new WorkerLogger(() => (level, message, meta) => {
    if (level === 'error') log.error({ err: meta?.['error'] }, message);
    else if (level === 'warning') log.warn(message);
    else log.trace(message);
  });

/** Creates a registry of background work that runs continuously. */
function createContinuousWork() {
  const work: (() => () => Promise<void>)[] = [];
  const endings: (() => Promise<void>)[] = [];
  return {
    /** Registers continuous work. `begin` starts the work and returns the function that ends it. */
    add: (begin: () => () => Promise<void>) => {
      work.push(begin);
    },
    begin: () => {
      endings.push(...work.map((begin) => begin()));
    },
    end: async () => {
      for (const end of endings.splice(0)) await end();
    },
  };
}

export type Jobs = ReturnType<typeof createJobs>;

/**
 * Creates the background job runner. Jobs are stored in PostgreSQL (graphile-worker). Named handlers run them on demand
 * or at fixed times (cron patterns in UTC).
 */
export function createJobs(owner: pg.Pool, log: Logger) {
  const tasks = new Map<string, Task>();
  const crons: CronItem[] = [];
  const continuous = createContinuousWork();
  let runner: Runner | undefined;
  let stopSweeping = () => {};

  return {
    task<P>(name: string, handler: (payload: P, info: { attempt: number }) => Promise<void>) {
      if (tasks.has(name)) throw new Error(`job "${name}" is defined twice`);
      tasks.set(name, handler);
    },
    /** Schedules a job to run at fixed times. `pattern` has five fields in UTC: minute, hour, day, month, weekday. */
    cron(name: string, pattern: string, handler: () => Promise<void>) {
      tasks.set(name, handler);
      // Use cron items instead of crontab text, which does not allow dots in task names.
      crons.push({ task: name, match: pattern, identifier: name, options: { maxAttempts: 3 } });
    },
    /** Adds work that runs continuously in the main process, from `start` to `stop`. */
    whileRunning: continuous.add,
    /** Runs a task immediately; used in tests. */
    async runNow(name: string, payload: unknown = {}) {
      const task = tasks.get(name);
      if (!task) throw new Error(`no job "${name}"`);
      await task(payload as never, { attempt: 1 });
    },
    /**
     * Starts the worker. Set `alone` to true if no other node uses this database. All locked jobs are then released,
     * because only a server that has died can have left them locked.
     */
    async start({ concurrency = 4, alone = false } = {}) {
      await migrateWorker(owner);
      if (alone) await releaseHeldJobs(owner, 0);
      const sweep = setInterval(() => {
        releaseHeldJobs(owner, HELD_TOO_LONG_MINUTES).catch((error: unknown) => {
          log.warn({ err: error }, 'held jobs could not be released');
        });
      }, SWEEP_MS).unref();
      stopSweeping = () => {
        clearInterval(sweep);
      };
      const taskList = Object.fromEntries(
        [...tasks].map(([name, task]) => [
          name,
          (payload: unknown, { job }: { job: { attempts: number } }) =>
            task(payload as never, { attempt: job.attempts }),
        ]),
      );
      runner = await run({
        pgPool: workerPool(owner),
        concurrency,
        noHandleSignals: true,
        pollInterval: 2000,
        taskList,
        parsedCronItems: parseCronItems(crons),
        logger: workerLogger(log),
      });
      runner.promise.catch((error: unknown) => {
        log.error({ err: error }, 'the job runner ended');
      });
      continuous.begin();
    },
    async stop() {
      stopSweeping();
      await continuous.end();
      await runner?.stop();
      runner = undefined;
    },
  };
}
