import {
  type CronItem,
  Logger as WorkerLogger,
  parseCronItems,
  run,
  runMigrations,
  type Runner,
} from 'graphile-worker';
import type pg from 'pg';
import type { Transaction } from './database.ts';
import type { Logger } from './log.ts';
import { workerPool } from './worker-pool.ts';

export interface EnqueueOptions {
  runAt?: Date;
  /** A job with this key that has not started is replaced, not doubled. */
  key?: string;
  /** The key was never used, so there is nothing to look for and replace: far cheaper. Should it be there, its job stays as it is. */
  isNewKey?: boolean;
  /** Tries with growing pauses before it is given up; default 12 (about half a day). */
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

/** Puts a job into the caller's transaction: it runs if and only if that commits. */
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
      // Null would be "now" to us but is refused by a not-null column.
      (runAt ?? new Date()).toISOString(),
      key ?? null,
      maxAttempts,
    ],
  });
}

/** A job may run again after a crash: make it idempotent. Throwing repeats it later. */
export type Task = (payload: never, info: { attempt: number }) => Promise<void>;

/** No job of ours works this long; a job held longer belongs to a server that was killed (graphile-worker waits four hours). */
const HELD_TOO_LONG_MINUTES = 5;
const SWEEP_MS = 60_000;

/** graphile-worker's own schema, which the release below reads, must exist before the first run. */
async function migrateWorker(owner: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: owner });
}

/** Gives back the jobs of workers that have held one for at least `minutes`, so that a living worker takes them. */
export async function releaseHeldJobs(owner: pg.Pool, minutes: number): Promise<void> {
  await owner.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
       from graphile_worker.jobs
      where locked_by is not null and locked_at <= now() - make_interval(mins => $1)
     having count(*) > 0`,
    [minutes],
  );
}

export type Jobs = ReturnType<typeof createJobs>;

/** Background jobs in PostgreSQL (graphile-worker): names to functions, and jobs at fixed times (UTC cron patterns). */
export function createJobs(owner: pg.Pool, log: Logger) {
  const tasks = new Map<string, Task>();
  const crons: CronItem[] = [];
  let runner: Runner | undefined;
  let stopSweeping = () => {};

  return {
    task<P>(name: string, handler: (payload: P, info: { attempt: number }) => Promise<void>) {
      if (tasks.has(name)) throw new Error(`job "${name}" is defined twice`);
      tasks.set(name, handler);
    },
    /** `pattern` has five fields, UTC: minute hour day month weekday. */
    cron(name: string, pattern: string, handler: () => Promise<void>) {
      tasks.set(name, handler);
      // As items, not as crontab text: that one allows no dots in a task's name.
      crons.push({ task: name, match: pattern, identifier: name, options: { maxAttempts: 3 } });
    },
    /** Runs a task here and now, for tests. */
    async runNow(name: string, payload: unknown = {}) {
      const task = tasks.get(name);
      if (!task) throw new Error(`no job "${name}"`);
      await task(payload as never, { attempt: 1 });
    },
    /** `alone`: no other node works on this database, so whatever is held now was held by a server that died. */
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
        logger: new WorkerLogger(() => (level, message, meta) => {
          if (level === 'error') log.error({ err: meta?.['error'] }, message);
          else if (level === 'warning') log.warn(message);
          else log.trace(message);
        }),
      });
      runner.promise.catch((error: unknown) => {
        log.error({ err: error }, 'the job runner ended');
      });
    },
    async stop() {
      stopSweeping();
      await runner?.stop();
      runner = undefined;
    },
  };
}
