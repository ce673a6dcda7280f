import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from './testing-port.ts';

const known = [
  '/usr/bin/redis-server',
  '/usr/bin/valkey-server',
  '/usr/local/bin/redis-server',
  '/opt/homebrew/bin/redis-server',
];

/** Returns the path of a Redis executable, from `REDIS_SERVER` or the usual locations; undefined if there is none. */
export function findRedis(): string | undefined {
  const named = process.env['REDIS_SERVER'];
  if (named) return existsSync(named) ? named : undefined;
  return known.find((file) => existsSync(file));
}

export type TestRedis = Awaited<ReturnType<typeof startRedis>>;

/**
 * Starts an empty in-memory Redis server for one test file.
 * @throws Error if Redis is not installed (on Debian, `npm test` installs it)
 */
export async function startRedis() {
  const program = findRedis();
  if (!program)
    throw new Error(
      'This test needs Redis: install redis-server or name its path in REDIS_SERVER.',
    );
  const port = await freePort();
  const dir = mkdtempSync(path.join(os.tmpdir(), 'wl-redis-'));
  const url = `redis://127.0.0.1:${port}`;
  const launch = async () => {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', dir];
    const child = spawn(program, [...args, '--save', '', '--appendonly', 'no'], {
      stdio: 'ignore',
    });
    // The client tries to connect every 20 ms, so the ping succeeds as soon as the server listens.
    const client = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => 20 });
    client.on('error', () => {});
    await client.ping();
    client.disconnect();
    return child;
  };
  let server = await launch();
  const kill = () =>
    new Promise<void>((resolve) => {
      if (server.exitCode !== null || server.signalCode !== null) return resolve();
      server.once('exit', () => resolve());
      server.kill('SIGKILL');
    });
  return {
    url,
    /** Kills the server to simulate a crash. All its data is lost. */
    kill,
    /** Starts Redis again on the same port, without data. */
    restart: async () => {
      server = await launch();
    },
    /** Closes all connections, as a restart would, but keeps the stored data. */
    cut: async () => {
      const client = new Redis(url);
      for (const kind of ['NORMAL', 'PUBSUB']) await client.call('CLIENT', 'KILL', 'TYPE', kind);
      client.disconnect();
    },
    /** Suspends the server. Its connections stay open, but it does not respond until `proceed` is called. */
    halt: () => server.kill('SIGSTOP'),
    proceed: () => server.kill('SIGCONT'),
    close: async () => {
      await kill();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
