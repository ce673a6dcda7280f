import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@wl/server/platform/testing/testing-port';

export interface Casino {
  url: string;
  port: number;
  /** Data folder of the casino. */
  data: string;
  stop: () => Promise<void>;
}

/**
 * Maximum time for the casino to start, in milliseconds. On a busy machine, building the changed parts alone takes
 * minutes.
 */
const START_MS = 900_000;

/** Returns a casino that is already running. Its `stop` does nothing. */
export const casinoAt = (port: number): Casino => ({
  url: `http://localhost:${String(port)}`,
  port,
  data: '',
  stop: () => Promise.resolve(),
});

/**
 * Starts a complete casino with `tools/start.ts` and waits until it is ready.
 * @param env additional environment variables; `DATA_DIR` defaults to a folder that is deleted when the casino stops
 * @throws Error if the casino ends or is not ready within `START_MS`
 */
export async function startCasino(
  root: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Casino> {
  const [port, databasePort] = [await freePort(), await freePort()];
  const data = env['DATA_DIR'] ?? mkdtempSync(path.join(root, 'test-results-data-'));
  const child = spawn(process.execPath, ['tools/start.ts'], {
    cwd: root,
    // Trust the proxy header, in which each simulated visitor or member sends its own IP address.
    env: {
      ...process.env,
      LOG_LEVEL: 'warn',
      TRUST_PROXY: 'loopback',
      ...env,
      PORT: String(port),
      PGPORT: String(databasePort),
      DATA_DIR: data,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${String(port)}`;
  const until = performance.now() + START_MS;
  for (;;) {
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) break;
    if (child.exitCode !== null || performance.now() > until) {
      child.kill('SIGTERM');
      throw new Error('The casino did not start.');
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return {
    url,
    port,
    data,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
