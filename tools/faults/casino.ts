/** The real server and the real sandbox payment provider as processes of their own, on an own data folder and own ports. */
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const root = path.resolve(import.meta.dirname, '../..');
const PRELOAD = path.join(root, 'tools/die-with-parent.mjs');
const READY_WITHIN_MS = 90_000;
const LOOK_MS = 20;
/** Waiting times of the provider, this many times shorter. */
const PROVIDER_SPEED = 25;

export const PAYMENT_SECRET = 'faults-payment-secret-0123456789';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('no free port'));
      });
    });
  });
}

export interface Places {
  dataDir: string;
  port: number;
  pgPort: number;
  providerPort: number;
  /** Where members and webhooks connect. */
  proxyPort: number;
}

export interface Casino {
  places: Places;
  env: NodeJS.ProcessEnv;
  /** Starts the server without waiting for it; `failpoint` is `name:count`. */
  launch(failpoint?: string): void;
  /** Resolves when the server answers `/readyz`; @throws when its process ends before or it takes too long. */
  ready(): Promise<void>;
  isRunning(): boolean;
  /** Resolves when the server's process has ended, or after `withinMs`; answers whether it has. */
  ended(withinMs: number): Promise<boolean>;
  killServer(): Promise<void>;
  /** SIGKILL to the postmaster; resolves when it is gone. */
  killDatabase(): Promise<void>;
  /** Pid of the postmaster, undefined when there is none. */
  databasePid(): number | undefined;
  databaseUrl(): string;
  stop(): Promise<void>;
}

export function openCasino(places: Places): Casino {
  const { dataDir, port, pgPort, providerPort, proxyPort } = places;
  const env: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    PORT: String(port),
    PGPORT: String(pgPort),
    DATA_DIR: dataDir,
    PUBLIC_URL: `http://localhost:${proxyPort}`,
    PAYMENT_PROVIDER_URL: `http://127.0.0.1:${providerPort}`,
    PAYMENT_PROVIDER_SECRET: PAYMENT_SECRET,
    // Each member comes from an address of its own, told by the proxy, because rates are counted by address too.
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'warn',
    NODE_NO_WARNINGS: '1',
  };
  const start = (script: string, more: NodeJS.ProcessEnv, log: string) => {
    const out = fs.openSync(path.join(dataDir, log), 'a');
    const child = spawn(process.execPath, ['--import', PRELOAD, path.join(root, script)], {
      cwd: root,
      env: { ...env, ...more },
      stdio: ['ignore', out, out, 'ipc'],
    });
    fs.closeSync(out);
    return child;
  };

  let server: ChildProcess | undefined;
  const provider = start(
    'packages/payment-sandbox/src/main.ts',
    {
      PAYMENT_SANDBOX_PORT: String(providerPort),
      PAYMENT_SANDBOX_SPEED: String(PROVIDER_SPEED),
      PAYMENT_SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${proxyPort}/api/payments/webhook/harbour`,
    },
    'provider.log',
  );
  const isRunning = () => server?.exitCode === null && server.signalCode === null;

  const databasePid = () => {
    try {
      const file = fs.readFileSync(path.join(dataDir, 'pg/postmaster.pid'), 'utf8');
      const pid = Number(file.split('\n')[0]);
      // The file may be left over, and its number may belong to a foreign program by now.
      const cwd = fs.readlinkSync(`/proc/${pid}/cwd`);
      return cwd === fs.realpathSync(path.join(dataDir, 'pg')) ? pid : undefined;
    } catch {
      return undefined;
    }
  };

  const ended = async (withinMs: number) => {
    for (const end = performance.now() + withinMs; isRunning();) {
      if (performance.now() > end) return false;
      await sleep(LOOK_MS);
    }
    return true;
  };

  return {
    places,
    env,
    isRunning,
    ended,
    databasePid,
    databaseUrl: () => {
      const password = fs.readFileSync(path.join(dataDir, 'pg.password'), 'utf8').trim();
      return `postgres://wanderluck:${password}@127.0.0.1:${pgPort}/wanderluck`;
    },
    launch: (failpoint) => {
      server = start(
        'packages/server/src/main.ts',
        failpoint === undefined ? {} : { FAILPOINT: failpoint },
        'server.log',
      );
    },
    ready: async () => {
      for (const end = performance.now() + READY_WITHIN_MS; ;) {
        const isReady = await fetch(`http://127.0.0.1:${port}/readyz`, {
          signal: AbortSignal.timeout(2000),
        }).then(
          ({ ok }) => ok,
          () => false,
        );
        if (isReady) return;
        if (!isRunning()) throw new Error('the server ended while it started; see server.log');
        if (performance.now() > end) throw new Error('the server was not ready in time');
        await sleep(LOOK_MS);
      }
    },
    killServer: async () => {
      server?.kill('SIGKILL');
      await ended(10_000);
    },
    killDatabase: async () => {
      const pid = databasePid();
      if (pid === undefined) return;
      process.kill(pid, 'SIGKILL');
      for (let n = 0; n < 500 && fs.existsSync(`/proc/${pid}/cwd`); n += 1) await sleep(LOOK_MS);
    },
    stop: async () => {
      if (isRunning()) {
        server?.kill('SIGTERM');
        if (!(await ended(20_000))) server?.kill('SIGKILL');
      }
      const left = databasePid();
      if (left !== undefined) process.kill(left, 'SIGQUIT');
      const providerEnded = new Promise((resolve) => provider.once('exit', resolve));
      provider.kill('SIGTERM');
      // It still has its files open; a folder is removed in peace only afterwards.
      if (provider.exitCode === null) await Promise.race([providerEnded, sleep(5000)]);
    },
  };
}

/**
 * The provider's own "send again": its pauses double, so after long outages a webhook may rest for many minutes. Nothing is
 * delivered by this that would not have come later.
 */
export function sendWebhooksAgain({ places }: Casino): void {
  const file = path.join(places.dataDir, 'payment-sandbox.sqlite');
  const store = new DatabaseSync(file, { timeout: 5000 });
  store.exec('update webhooks set due_ms = 0 where delivered_ms is null');
  store.close();
}
