import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { DomainError } from './errors.ts';

/** Job for a thread (password-worker.ts). A `verify` without `stored` takes as long as one that fails. */
export type HashJob =
  | { kind: 'hash'; password: string }
  | { kind: 'verify'; stored: string | undefined; password: string };
/** The hash, or the result of the comparison; an error if the stored value is no hash. */
export type HashAnswer = { hash: string } | { ok: boolean } | { error: string };
/** Message of a thread: the answer, and its duration since the thread began. */
export interface Hashed {
  answer: HashAnswer;
  tookMs: number;
}

/**
 * Queues for a hash, in the order in which they are served: members on devices with an earlier sign-in and members who are signed
 * in, clerks, and everybody else. A flood of sign-ins from unknown devices fills the last queue only.
 */
const hashQueues = ['known', 'staff', 'unknown'] as const;
export type HashQueue = (typeof hashQueues)[number];

/** Place in a queue. A request that has one is served, however long that takes. */
export interface Place {
  readonly hashQueue: HashQueue;
}

const PLACES = 48;
/** Longest wait that people accept. On a fully loaded machine it allows few places. */
const MAX_WAIT_MS = 3000;
/** More threads would take the cores that bets need; a sign-in is not urgent. */
const MAX_THREADS = 2;
/** A server runs two processes, each with its own threads. */
const CORES_PER_THREAD = 4;
/** Weight of a new measurement in the mean time of a hash. */
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

export type Hasher = ReturnType<typeof createHasher>;

/**
 * Computes password hashes on separate threads, with a lower priority than everything else. It never uses the event loop or
 * libuv's pool, whose four threads would outnumber the cores of a small machine and delay files and compression. A request that
 * finds its queue full, or would wait too long, is refused immediately (`request.overloaded`).
 */
export function createHasher({
  threads = Math.min(
    MAX_THREADS,
    Math.max(1, Math.floor(os.availableParallelism() / CORES_PER_THREAD)),
  ),
  places = PLACES,
  maxWaitMs = MAX_WAIT_MS,
}: { threads?: number; places?: number; maxWaitMs?: number } = {}) {
  const pool: Thread[] = [];
  const taken: Record<HashQueue, number> = { known: 0, staff: 0, unknown: 0 };
  const queues: Record<HashQueue, Waiting[]> = { known: [], staff: [], unknown: [] };
  /** Recent mean time of a hash, including the effect of all other work on the machine. */
  let meanMs = 0;
  let longestWaitMs = maxWaitMs;

  function open(): Thread {
    const worker = new Worker(new URL('./password-worker.ts', import.meta.url), {
      // Without the options of this process: its preloads are not for threads.
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
      meanMs += (meanMs === 0 ? 1 : WEIGHT) * (tookMs - meanMs);
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

  const nextWaiting = () =>
    hashQueues.map((hashQueue) => queues[hashQueue]).find(({ length }) => length > 0);

  function serve() {
    for (;;) {
      const queue = nextWaiting();
      if (!queue) return;
      const thread =
        pool.find(({ working }) => !working) ?? (pool.length < threads ? open() : undefined);
      const waiting = thread && queue.shift();
      if (!waiting) return;
      thread.working = waiting;
      thread.worker.ref();
      thread.worker.postMessage(waiting.job);
    }
  }

  /** Returns how long a new request in a queue waits for the requests that are served before it. */
  function waitMs(hashQueue: HashQueue): number {
    const before = hashQueues
      .slice(0, hashQueues.indexOf(hashQueue) + 1)
      .reduce((sum, one) => sum + taken[one], 0);
    return (before * meanMs) / threads;
  }

  return {
    /**
     * Keeps a place in a queue while `work` runs, so that work before a hash is never wasted.
     * @throws DomainError request.overloaded when the queue is full or too slow
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
    /** For tests of other code: slow hashes on a fully loaded machine no longer cause refusals, but a full queue does. */
    waitPatiently() {
      longestWaitMs = Infinity;
    },
    /** Runs a job. @throws Error when the thread ended meanwhile */
    run(job: HashJob, { hashQueue }: Place): Promise<HashAnswer> {
      return new Promise((resolve, reject) => {
        queues[hashQueue].push({ job, resolve, reject });
        serve();
      });
    },
    /** Number of hashes that wait or are being computed. */
    get waiting() {
      return (
        hashQueues.reduce((sum, hashQueue) => sum + queues[hashQueue].length, 0) +
        pool.filter(({ working }) => working).length
      );
    },
    async close() {
      await Promise.all(pool.map(({ worker }) => worker.terminate()));
    },
  };
}
