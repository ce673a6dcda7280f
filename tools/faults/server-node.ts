/** One node of the house: the real server as a process of its own, that can be killed, halted and started again. */
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const PRELOAD = path.join(root, 'tools/die-with-parent.mjs');
const READY_WITHIN_MS = 180_000;
const LOOK_MS = 20;

export const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Time a process has run so far (Linux counts it in hundredths of seconds). */
function processorSeconds(pid: number | undefined): number {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}

/** The further processes of a house that serve HTTP (server/platform/helper-processes.ts); none where /proc does not tell. */
function helpersOf(pid: number | undefined): number[] {
  try {
    const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return children
      .split(' ')
      .filter((child) => child && isHelper(child))
      .map(Number);
  } catch {
    return [];
  }
}

function isHelper(pid: number | string): boolean {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('/helper.ts');
  } catch {
    return false;
  }
}

/** Starts one of our scripts, its output appended to the file `log`. It ends when this process does. */
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
  /** Starts it without waiting for it; `failpoint` is `name:count`. */
  launch(failpoint?: string): void;
  /** Resolves when it answers `/readyz`; @throws when its process ends before or it takes too long. */
  ready(): Promise<void>;
  isRunning(): boolean;
  /** It was started at least once. */
  isLaunched(): boolean;
  /** Resolves when its process has ended, or after `withinMs`; answers whether it has. */
  ended(withinMs: number): Promise<boolean>;
  /** SIGKILL; resolves when it is gone, and what belonged to it. */
  kill(): Promise<void>;
  /** Process ids of its helpers. */
  helpers(): number[];
  /** SIGSTOP: as a machine that is swapping, or a virtual one being moved. @returns what lets it go on */
  halt(): () => void;
  /** SIGTERM, and SIGKILL when that takes too long. */
  stop(): Promise<void>;
}

/** @param envOf settings at each start, since the clock moves between them */
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
    isLaunched: () => server !== undefined,
    launch: (failpoint) => {
      const env = { ...envOf(), ...(failpoint === undefined ? {} : { FAILPOINT: failpoint }) };
      server = startScript('packages/server/src/main.ts', env, log);
    },
    ready: async () => {
      for (const end = performance.now() + READY_WITHIN_MS; !(await isReady());) {
        if (!isRunning())
          throw new Error(`the ${name} server ended while it started; see ${path.basename(log)}`);
        // A process that got no processor is told from one that hangs.
        if (performance.now() > end)
          throw new Error(
            `the ${name} server was not ready in time; it had ${processorSeconds(server?.pid)} s of a processor`,
          );
        await sleep(LOOK_MS);
      }
    },
    kill: async () => {
      const helpers = helpersOf(server?.pid);
      server?.kill('SIGKILL');
      await ended(10_000);
      // They end by themselves; until then they would answer for the next one.
      for (let n = 0; n < 500 && helpers.some(isHelper); n += 1) await sleep(LOOK_MS);
    },
    helpers: () => helpersOf(server?.pid),
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
