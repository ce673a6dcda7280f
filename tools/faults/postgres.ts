/** Embedded PostgreSQL of the casino under test, controlled by sending signals to its processes. */
import fs from 'node:fs';
import path from 'node:path';
import { pick, type Random } from '@wl/art/random';
import { sleep } from './server-node.ts';

export interface Postgres {
  /** Returns the postmaster's process id; undefined if the postmaster is not running. */
  pid(): number | undefined;
  /** Sends SIGKILL to the postmaster, and waits until it has ended. */
  kill(): Promise<void>;
  /**
   * Sends SIGQUIT, as `pg_ctl stop -m immediate` does. PostgreSQL exits without a checkpoint, so the next start replays
   * the write-ahead log.
   */
  immediate(): Promise<void>;
  /**
   * Sends SIGKILL to a random backend process. PostgreSQL then closes all other connections and recovers automatically.
   * @returns false if there was no backend process to kill
   */
  killBackend(random: Random): boolean;
  /**
   * Sends SIGSTOP to all PostgreSQL processes.
   * @returns a function that resumes the processes
   */
  halt(): () => void;
}

/** Returns the child processes of a process. Works only on Linux, because it reads `/proc`. */
function children(parent: number): { pid: number; title: string }[] {
  return fs.readdirSync('/proc').flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return [];
    try {
      const stat = fs.readFileSync(`/proc/${entry}/stat`, 'utf8');
      // The process name in parentheses can contain spaces. The parent's id is the second field after the name.
      const ppid = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      if (ppid !== parent) return [];
      return [{ pid: Number(entry), title: fs.readFileSync(`/proc/${entry}/cmdline`, 'utf8') }];
    } catch {
      return [];
    }
  });
}

function send(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch {
    // Ignore the error: the process has already ended.
  }
}

export function postgresOf(dataDir: string): Postgres {
  const dir = path.join(dataDir, 'pg');
  const pid = () => {
    try {
      const file = fs.readFileSync(path.join(dir, 'postmaster.pid'), 'utf8');
      const found = Number(file.split('\n')[0]);
      // `postmaster.pid` can be stale, and its process id may now belong to another program. Check that the process's
      // working directory is the data directory.
      return fs.readlinkSync(`/proc/${found}/cwd`) === fs.realpathSync(dir) ? found : undefined;
    } catch {
      return undefined;
    }
  };
  const end = async (signal: NodeJS.Signals) => {
    const postmaster = pid();
    if (postmaster === undefined) return;
    send(postmaster, signal);
    for (let n = 0; n < 500 && fs.existsSync(`/proc/${postmaster}/cwd`); n += 1) await sleep(20);
  };
  return {
    pid,
    kill: () => end('SIGKILL'),
    immediate: () => end('SIGQUIT'),
    killBackend: (random) => {
      const postmaster = pid();
      const backends = postmaster
        ? children(postmaster).filter(({ title }) => title.includes(' wanderluck '))
        : [];
      if (backends.length === 0) return false;
      send(pick(random, backends).pid, 'SIGKILL');
      return true;
    },
    halt: () => {
      const postmaster = pid();
      if (postmaster === undefined) return () => {};
      // Halt the postmaster first, so that it cannot start a process after its child processes have been listed.
      send(postmaster, 'SIGSTOP');
      const all = [postmaster, ...children(postmaster).map((child) => child.pid)];
      for (const one of all) send(one, 'SIGSTOP');
      return () => {
        for (const one of all) send(one, 'SIGCONT');
      };
    },
  };
}
