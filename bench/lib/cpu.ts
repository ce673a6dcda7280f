/**
 * Reads the CPU time of processes from /proc. Unlike bets per second, CPU time per bet does not depend on other load on
 * the machine.
 */
import fs from 'node:fs';

const TICKS_PER_SECOND = 100;

interface Used {
  name: string;
  parent: number;
  /** CPU seconds used by the process itself. */
  seconds: number;
  /** CPU seconds of the process's children that have ended. */
  endedSeconds: number;
}

/** Reads `/proc/<pid>/stat` (proc_pid_stat(5)). Returns undefined if the process does not exist. */
function stat(pid: number | string): Used | undefined {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = text.lastIndexOf(')');
    const fields = text.slice(end + 2).split(' ');
    const ticks = (first: number) => Number(fields[first]) + Number(fields[first + 1]);
    return {
      name: text.slice(text.indexOf('(') + 1, end),
      parent: Number(fields[1]),
      seconds: ticks(11) / TICKS_PER_SECOND,
      endedSeconds: ticks(13) / TICKS_PER_SECOND,
    };
  } catch {
    return undefined;
  }
}

/** Returns the CPU seconds that a process has used so far; 0 if /proc does not exist. */
export const cpuOf = (pid: number): number => stat(pid)?.seconds ?? 0;

/** Returns the CPU seconds that a process and its children, running or ended, have used so far. */
export function cpuOfFamily(pid: number): number {
  if (!fs.existsSync('/proc')) return 0;
  const own = stat(pid);
  let seconds = own ? own.seconds + own.endedSeconds : 0;
  for (const entry of fs.readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const found = stat(entry);
    if (found?.parent === pid) seconds += found.seconds;
  }
  return seconds;
}

/**
 * Returns the CPU seconds used so far by a casino's main process and its worker processes (`server`), and by PostgreSQL
 * (`database`).
 */
export function cpuOfCasino({ pid, databasePid }: { pid: number; databasePid: number }) {
  return { server: cpuOfFamily(pid) - cpuOf(databasePid), database: cpuOfFamily(databasePid) };
}

/**
 * Returns how long a process has run and how long it has waited for a CPU core, in seconds. Both are 0 if the kernel
 * does not report them.
 */
export function scheduled(pid: number): { ran: number; waited: number } {
  let [ran, waited] = [0, 0];
  try {
    for (const task of fs.readdirSync(`/proc/${pid}/task`)) {
      const fields = fs.readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ');
      ran += Number(fields[0]) / 1e9;
      waited += Number(fields[1]) / 1e9;
    }
  } catch {
    // Ignore the error: the system has no /proc, or the process has ended.
  }
  return { ran, waited };
}

/**
 * Starts measuring the machine's CPU time. `describe` returns the percentages of idle and stolen time since the start.
 */
export function shares(): { describe(): string } {
  const read = () => {
    try {
      const [line = ''] = fs.readFileSync('/proc/stat', 'utf8').split('\n');
      return line.split(/\s+/).slice(1, 9).map(Number);
    } catch {
      return [];
    }
  };
  const before = read();
  return {
    describe() {
      const spent = read().map((ticks, field) => ticks - (before[field] ?? 0));
      const all = spent.reduce((sum, ticks) => sum + ticks, 0);
      const percent = (ticks = 0) => ((100 * ticks) / Math.max(1, all)).toFixed(0);
      const [, , , idle = 0, waitsForDisk = 0, , , stolen] = spent;
      return `machine ${percent(idle + waitsForDisk)} % idle, ${percent(stolen)} % stolen`;
    },
  };
}
