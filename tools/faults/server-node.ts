/** Server node of the casino, run as a separate process that can be killed, suspended and restarted. */
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const PRELOAD = path.join(root, 'tools/die-with-parent.mjs');
const READY_WITHIN_MS = 180_000;
/** Pattern of the last non-JSON log line of a node that exited during startup because its database stopped. */
const LOST_DATABASE =
  /^(connect ECONNREFUSED [\d.:]+|read ECONNRESET|Connection terminated.*|terminating connection.*|the database system is .*)$/;

/** Returns the last line of a node's log that is not a JSON entry. JSON entries about open requests can follow it. */
const lastSentenceOf = (log: string): string =>
  fs
    .readFileSync(log, 'utf8')
    .trimEnd()
    .split('\n')
    .findLast((line) => !line.startsWith('{')) ?? '';

const LOOK_MS = 20;

export const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Returns the CPU time of a process in seconds. Linux reports hundredths of a second. */
function processorSeconds(pid: number | undefined): number {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}

/**
 * Returns the process ids of a node's HTTP worker processes (server/platform/processes/worker-processes.ts). Returns an
 * empty list if the system has no /proc.
 */
function workersOf(pid: number | undefined): number[] {
  try {
    const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return children
      .split(' ')
      .filter((child) => child && isWorker(child))
      .map(Number);
  } catch {
    return [];
  }
}

function isWorker(pid: number | string): boolean {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('/worker.ts');
  } catch {
    return false;
  }
}

/**
 * Starts a script from this repository and appends its output to the file `log`. The script ends when this process
 * ends.
 */
export function startScript(script: string, env: NodeJS.ProcessEnv, log: string): ChildProcess {
  const out = fs.openSync(log, 'a');
  const child = spawn(process.execPath, ['--import', PRELOAD, path.join(root, script)], {
    cwd: root,
    env,
    stdio: ['ignore', out, out, 'ipc'],
  });
  fs.closeSync(out);
  return child;
}

export interface ServerNode {
  name: string;
  port: number;
  /**
   * Starts the node but does not wait until it is ready. `failpoint` has the format `name:count`: the node kills itself
   * when it reaches the failpoint for the `count`-th time.
   */
  launch(failpoint?: string): void;
  /**
   * Resolves when a request to `/readyz` on the node succeeds.
   * @throws Error if the process ends first or takes too long
   */
  ready(): Promise<void>;
  isRunning(): boolean;
  /**
   * Returns true if the process exited during startup because its database had stopped, as the connection error in its
   * log shows. A supervisor (systemd, Kubernetes) would restart the node.
   */
  hasFailedToStart(): boolean;
  /** Returns true if the node was started at least once. */
  isLaunched(): boolean;
  /** Waits until the process has ended, but no longer than `withinMs`. Resolves to true if the process has ended. */
  ended(withinMs: number): Promise<boolean>;
  /** Sends SIGKILL, and waits until the process and its worker processes have ended. */
  kill(): Promise<void>;
  /** Returns the process ids of the node's worker processes. */
  workers(): number[];
  /**
   * Sends SIGSTOP, which simulates a VM migration or a machine that is swapping.
   * @returns a function that resumes the node
   */
  halt(): () => void;
  /** Sends SIGTERM, then SIGKILL if the process does not end in time. */
  stop(): Promise<void>;
}

/**
 * Creates a node.
 * @param envOf returns the environment variables; called at every start, because these variables contain the simulated
 * time
 */
export function serverNode(
  name: string,
  port: number,
  log: string,
  envOf: () => NodeJS.ProcessEnv,
): ServerNode {
  let server: ChildProcess | undefined;
  const isRunning = () => server?.exitCode === null && server.signalCode === null;
  const ended = async (withinMs: number) => {
    for (const end = performance.now() + withinMs; isRunning();) {
      if (performance.now() > end) return false;
      await sleep(LOOK_MS);
    }
    return true;
  };
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.ok;
      },
      () => false,
    );
  return {
    name,
    port,
    isRunning,
    ended,
    hasFailedToStart: () => server?.exitCode === 1 && LOST_DATABASE.test(lastSentenceOf(log)),
    isLaunched: () => server !== undefined,
    launch: (failpoint) => {
      const env = { ...envOf(), ...(failpoint === undefined ? {} : { FAILPOINT: failpoint }) };
      server = startScript('packages/server/src/main.ts', env, log);
    },
    ready: async () => {
      for (const end = performance.now() + READY_WITHIN_MS; !(await isReady());) {
        if (!isRunning())
          throw new Error(`the ${name} server ended while it started; see ${path.basename(log)}`);
        // Report the CPU time, which shows whether the process hung or was starved of CPU time.
        if (performance.now() > end)
          throw new Error(
            `the ${name} server was not ready in time; it had ${processorSeconds(server?.pid)} s of a processor`,
          );
        await sleep(LOOK_MS);
      }
    },
    kill: async () => {
      const workers = workersOf(server?.pid);
      server?.kill('SIGKILL');
      await ended(10_000);
      // Wait until the worker processes have ended on their own. Until then, they could serve requests meant for the
      // restarted node.
      for (let n = 0; n < 500 && workers.some(isWorker); n += 1) await sleep(LOOK_MS);
    },
    workers: () => workersOf(server?.pid),
    halt: () => {
      server?.kill('SIGSTOP');
      return () => {
        server?.kill('SIGCONT');
      };
    },
    stop: async () => {
      if (!isRunning()) return;
      server?.kill('SIGTERM');
      if (!(await ended(20_000))) server?.kill('SIGKILL');
    },
  };
}
