import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { DomainError } from '../errors.ts';

/**
 * Job for a hashing thread (password-worker.ts). A `verify` job without `stored` takes as long as one with a wrong
 * password, so that the time does not reveal that there is no stored hash.
 */
export type HashJob =
  | { kind: 'hash'; password: string }
  | { kind: 'verify'; stored: string | undefined; password: string };
/**
 * Result of a job: `hash` is the new hash, and `ok` is the result of a comparison. `error` means that the stored value
 * is not a hash.
 */
export type HashAnswer = { hash: string } | { ok: boolean } | { error: string };
/** Response of a hashing thread: the result and the computation time in milliseconds. */
export interface Hashed {
  answer: HashAnswer;
  tookMs: number;
}

/**
 * Hash queues in the order in which they are served: members who are signed in or use a known device, clerks, and
 * everyone else. A flood of sign-ins from unknown devices fills only the last queue.
 */
const hashQueues = ['known', 'staff', 'unknown'] as const;
export type HashQueue = (typeof hashQueues)[number];

/** Place in a hash queue. A request with a place is always served, however long it waits. */
export interface Place {
  readonly hashQueue: HashQueue;
}

const PLACES = 48;
/** Maximum acceptable wait for a password hash, in milliseconds. */
const MAX_WAIT_MS = 3000;
/** Maximum number of hashing threads. More threads would occupy cores that bets need, and sign-ins are less urgent. */
const MAX_THREADS = 2;
/**
 * Number of cores per hashing thread in one process. By default, a production server runs two processes, each with its
 * own threads.
 */
const CORES_PER_THREAD = 4;
/** Weight of a new measurement in the running mean of hash times. */
const WEIGHT = 0.2;

interface Waiting {
  job: HashJob;
  resolve: (answer: HashAnswer) => void;
  reject: (error: Error) => void;
}

interface Thread {
  worker: Worker;
  working: Waiting | undefined;
}

interface PoolOptions {
  size: number;
  /** Returns the queue from which the next job must be taken, or undefined if no job is waiting. */
  nextQueue: () => Waiting[] | undefined;
  /** Called with the time in milliseconds that a job took. */
  measured: (tookMs: number) => void;
}

/**
 * Creates a pool of at most `size` hashing threads. Starts a new thread when a job is waiting and all threads are busy.
 */
function createPool({ size, nextQueue, measured }: PoolOptions) {
  const pool: Thread[] = [];

  function open(): Thread {
    const worker = new Worker(new URL('./password-worker.ts', import.meta.url), {
      // The thread does not inherit this process's Node.js options, because they can preload modules that are not meant
      // for threads.
      execArgv: [],
    });
    const thread: Thread = { worker, working: undefined };
    const gone = (error: Error) => {
      const place = pool.indexOf(thread);
      if (place === -1) return;
      pool.splice(place, 1);
      thread.working?.reject(error);
      serve();
    };
    worker.on('message', ({ answer, tookMs }: Hashed) => {
      const { working } = thread;
      thread.working = undefined;
      measured(tookMs);
      // An idle thread must not keep the process alive.
      worker.unref();
      working?.resolve(answer);
      serve();
    });
    worker.on('error', gone);
    worker.on('exit', () => gone(new Error('the thread that hashes passwords ended')));
    worker.unref();
    pool.push(thread);
    return thread;
  }

  /** Assigns waiting jobs to idle threads. Starts a new thread if none is idle and the pool is not full. */
  function serve() {
    for (;;) {
      const queue = nextQueue();
      if (!queue) return;
      const thread =
        pool.find(({ working }) => !working) ?? (pool.length < size ? open() : undefined);
      const waiting = thread && queue.shift();
      if (!waiting) return;
      thread.working = waiting;
      thread.worker.ref();
      thread.worker.postMessage(waiting.job);
    }
  }

  return {
    serve,
    /** Returns the number of hashes that are being computed. */
    working: () => pool.filter(({ working }) => working).length,
    async close() {
      await Promise.all(pool.map(({ worker }) => worker.terminate()));
    },
  };
}

export type Hasher = ReturnType<typeof createHasher>;

/**
 * Creates the password hasher. It uses its own low-priority threads, because hashing on libuv's threads would delay
 * file access and compression. A request fails immediately (`request.overloaded`) if its queue is full or the expected
 * wait is too long.
 */
export function createHasher({
  threads = Math.min(
    MAX_THREADS,
    Math.max(1, Math.floor(os.availableParallelism() / CORES_PER_THREAD)),
  ),
  places = PLACES,
  maxWaitMs = MAX_WAIT_MS,
}: { threads?: number; places?: number; maxWaitMs?: number } = {}) {
  const taken: Record<HashQueue, number> = { known: 0, staff: 0, unknown: 0 };
  const queues: Record<HashQueue, Waiting[]> = { known: [], staff: [], unknown: [] };
  /** Running mean of hash times in milliseconds. It includes the effect of all other work on the machine. */
  let meanMs = 0;
  let longestWaitMs = maxWaitMs;
  const pool = createPool({
    size: threads,
    nextQueue: () =>
      hashQueues.map((hashQueue) => queues[hashQueue]).find(({ length }) => length > 0),
    measured: (tookMs) => {
      meanMs += (meanMs === 0 ? 1 : WEIGHT) * (tookMs - meanMs);
    },
  });

  /** Returns the expected wait in milliseconds for a new request in a queue. */
  function waitMs(hashQueue: HashQueue): number {
    const before = hashQueues
      .slice(0, hashQueues.indexOf(hashQueue) + 1)
      .reduce((sum, one) => sum + taken[one], 0);
    return (before * meanMs) / threads;
  }

  return {
    /**
     * Reserves a place in a queue while `work` runs, so that the queue cannot refuse a hash that `work` requests after
     * other expensive steps.
     * @throws DomainError request.overloaded if the queue is full or the wait would be too long
     */
    async inHashQueue<T>(hashQueue: HashQueue, work: (place: Place) => Promise<T>): Promise<T> {
      if (taken[hashQueue] >= places || waitMs(hashQueue) > longestWaitMs)
        throw new DomainError('request.overloaded');
      taken[hashQueue] += 1;
      try {
        return await work({ hashQueue });
      } finally {
        taken[hashQueue] -= 1;
      }
    },
    /** Removes the limit on waiting times, for tests on slow machines. A full queue still refuses requests. */
    waitPatiently() {
      longestWaitMs = Infinity;
    },
    /**
     * Queues a hashing job and returns its result.
     * @throws Error if the thread exits before the job is done
     */
    run(job: HashJob, { hashQueue }: Place): Promise<HashAnswer> {
      return new Promise((resolve, reject) => {
        queues[hashQueue].push({ job, resolve, reject });
        pool.serve();
      });
    },
    /** Number of hashes that are waiting or being computed. */
    get waiting() {
      return (
        hashQueues.reduce((sum, hashQueue) => sum + queues[hashQueue].length, 0) + pool.working()
      );
    },
    close: () => pool.close(),
  };
}
