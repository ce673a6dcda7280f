import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { DomainError } from './errors.ts';

/** What a thread is asked (password-worker.ts). A `verify` without `stored` takes as long as one that fails. */
export type HashJob =
  | { kind: 'hash'; password: string }
  | { kind: 'verify'; stored: string | undefined; password: string };
/** The hash, or whether it fits; an error when what is stored is no hash. */
export type HashAnswer = { hash: string } | { ok: boolean } | { error: string };
/** What a thread sends: the answer, and how long it took from when the thread began. */
export interface Hashed {
  answer: HashAnswer;
  tookMs: number;
}

/**
 * Who waits for a hash, in the order they are served: members on devices that signed in before and members who are signed in,
 * clerks, and everybody else. A flood of strangers fills the last lane only.
 */
const lanes = ['known', 'staff', 'stranger'] as const;
export type Lane = (typeof lanes)[number];

/** A place in a lane: whoever has one is served, however long that takes. */
export interface Place {
  readonly lane: Lane;
}

const PLACES = 48;
/** Nobody waits longer at a desk without turning away; on a machine that is full these are few places. */
const MAX_WAIT_MS = 3000;
/** More would take the cores that bets need; a sign-in is no emergency. */
const MAX_THREADS = 2;
/** A house is two processes, each with threads of its own. */
const CORES_PER_THREAD = 4;
/** Of a new measurement in the mean time of a hash. */
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
 * Computes password hashes on threads of their own, below the priority of everything else: never on the event loop, and never on
 * libuv's pool, whose four threads would outnumber the cores of a small machine and take files and compression with them. Who
 * finds a lane full, or would wait too long for those before, is refused at once (`request.overloaded`).
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
  const taken: Record<Lane, number> = { known: 0, staff: 0, stranger: 0 };
  const queues: Record<Lane, Waiting[]> = { known: [], staff: [], stranger: [] };
  /** What a hash took of late, with everything else that the machine does. */
  let meanMs = 0;
  let longestWaitMs = maxWaitMs;

  function open(): Thread {
    const worker = new Worker(new URL('./password-worker.ts', import.meta.url), {
      // Not what this process was started with: preloads are its own business.
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
      // An idle thread keeps no process alive.
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

  const nextWaiting = () => lanes.map((lane) => queues[lane]).find(({ length }) => length > 0);

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

  /** How long who comes now waits for those who are served before. */
  function waitMs(lane: Lane): number {
    const before = lanes
      .slice(0, lanes.indexOf(lane) + 1)
      .reduce((sum, one) => sum + taken[one], 0);
    return (before * meanMs) / threads;
  }

  return {
    /**
     * Takes a place in a lane for as long as `work` runs, so that what comes before a hash is not begun in vain.
     * @throws DomainError request.overloaded when the lane is full, or moves too slowly
     */
    async inLane<T>(lane: Lane, work: (place: Place) => Promise<T>): Promise<T> {
      if (taken[lane] >= places || waitMs(lane) > longestWaitMs)
        throw new DomainError('request.overloaded');
      taken[lane] += 1;
      try {
        return await work({ lane });
      } finally {
        taken[lane] -= 1;
      }
    },
    /** For tests of something else: how long a hash takes on a machine that is full turns nobody away any more, a full lane does. */
    waitPatiently() {
      longestWaitMs = Infinity;
    },
    /** @throws Error when the thread ended meanwhile */
    run(job: HashJob, { lane }: Place): Promise<HashAnswer> {
      return new Promise((resolve, reject) => {
        queues[lane].push({ job, resolve, reject });
        serve();
      });
    },
    /** Hashes that wait or are computed. */
    get waiting() {
      return (
        lanes.reduce((sum, lane) => sum + queues[lane].length, 0) +
        pool.filter(({ working }) => working).length
      );
    },
    async close() {
      await Promise.all(pool.map(({ worker }) => worker.terminate()));
    },
  };
}
