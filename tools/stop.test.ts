/**
 * Stops `npm start` from another process in different ways, and checks that all processes started by that command end.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '@wl/server/platform/testing/testing-port';
import { afterAll, afterEach, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
/**
 * Maximum time to stop, in milliseconds. On an idle machine, stopping takes at most ten seconds (docs/operations.md); a
 * machine that is running tests needs longer.
 */
const STOPS_WITHIN_MS = 30_000;
const STARTS_WITHIN_MS = 120_000;

/**
 * npm versions to test: the installed version and those whose CLI paths are listed in NPM_CLIS
 * (`NPM_CLIS=/npm10/bin/npm-cli.js,…`).
 */
const npms = ['npm', ...(process.env['NPM_CLIS']?.split(',') ?? [])];

/** Data folder shared by all runs of `npm start`. The first run creates the database, and the later runs reuse it. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-stop-'));
const removeData = () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
afterAll(removeData);

interface Started {
  npm: ChildProcess;
  /** Ports of the casino, PostgreSQL and the payment provider. */
  ports: number[];
}

let running: ChildProcess | undefined;
afterEach(() => {
  if (!running) return;
  // After a failed test, npm and PostgreSQL can still be running. Kill npm's process group and the postmaster.
  for (const pid of [-(running.pid ?? 0), postmaster()])
    try {
      if (pid) process.kill(pid, 'SIGKILL');
    } catch {
      // Ignore errors for processes that have already ended.
    }
  removeData();
  running = undefined;
});

function postmaster(): number | undefined {
  const file = path.join(folder, 'pg/postmaster.pid');
  return fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split('\n')[0]) : undefined;
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

async function until(what: string, withinMs: number, isSo: () => Promise<boolean>) {
  for (const end = performance.now() + withinMs; !(await isSo());) {
    if (performance.now() > end) throw new Error(`${what} not within ${withinMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function start(npm: string): Promise<Started> {
  const port = await freePort();
  const ports = [port, await freePort(), port + 1];
  const [program, ...args] = npm.endsWith('.js') ? [process.execPath, npm] : [npm];
  // Remove the variables set by the npm that runs this test, so that they do not affect the npm under test.
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'));
  const child = spawn(program, [...args, 'start', '--', '--no-build'], {
    cwd: root,
    env: {
      ...Object.fromEntries(own),
      NODE_ENV: 'development',
      PORT: String(port),
      PGPORT: String(ports[1]),
      DATA_DIR: folder,
      LOG_LEVEL: 'fatal',
    },
    stdio: 'ignore',
    // Run npm in its own process group, as a shell in a terminal does.
    detached: true,
  });
  running = child;
  await until('a start', STARTS_WITHIN_MS, async () => {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    return ready?.ok === true && (await isOpen(port + 1));
  });
  return { npm: child, ports };
}

/**
 * Returns the ids of the casino's remaining processes: those whose environment or arguments contain the data folder.
 */
function left(): number[] {
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const text = ['environ', 'cmdline'].map((of) => fs.readFileSync(`/proc/${pid}/${of}`));
        return Buffer.concat(text).includes(folder);
      } catch {
        return false;
      }
    });
}

const ways: [string, (npm: ChildProcess) => void][] = [
  ['SIGTERM to npm', ({ pid }) => process.kill(pid ?? 0, 'SIGTERM')],
  ['SIGKILL to npm', ({ pid }) => process.kill(pid ?? 0, 'SIGKILL')],
  ['Ctrl-C in its terminal', ({ pid }) => process.kill(-(pid ?? 0), 'SIGINT')],
  ['the end of its terminal', ({ pid }) => process.kill(-(pid ?? 0), 'SIGHUP')],
  ['a supervisor that ends all', ({ pid }) => process.kill(-(pid ?? 0), 'SIGTERM')],
];

test
  .runIf(process.platform === 'linux')
  .each(npms.flatMap((npm) => ways.map(([way, stop]) => ({ npm, way, stop }))))(
  '$npm: $way stops the server, PostgreSQL and the payment provider',
  async ({ npm, stop }) => {
    const { npm: child, ports } = await start(npm);
    expect(left().length).toBeGreaterThan(3);
    stop(child);
    await until('an end', STOPS_WITHIN_MS, () => Promise.resolve(left().length === 0));
    expect(await Promise.all(ports.map(isOpen))).toEqual([false, false, false]);
    // Check that PostgreSQL was shut down cleanly and needs no recovery.
    expect(postmaster()).toBeUndefined();
    expect(fs.readFileSync(path.join(folder, 'pg.log'), 'utf8')).toMatch(
      /database system is shut down\s*$/,
    );
    running = undefined;
  },
  STARTS_WITHIN_MS + 60_000,
);
