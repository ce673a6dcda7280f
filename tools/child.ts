import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '@wl/server/platform/config/config';

const root = path.resolve(import.meta.dirname, '..');
const RESTART_MS = 1000;

export interface Kept {
  stop(): Promise<void>;
}

/**
 * Runs a Node script as a child process, and restarts it if it ends unexpectedly. The preloaded `die-with-parent.mjs`
 * watches the IPC channel and ends the child when this process ends, even if this process is killed.
 */
export function keepRunning(
  name: string,
  args: string[],
  env: Record<string, string> = {},
  cwd: string = root,
): Kept {
  let child: ChildProcess | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const start = () => {
    const preload = path.join(root, 'tools/die-with-parent.mjs');
    child = spawn(process.execPath, ['--import', preload, ...args], {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...env },
    });
    child.on('error', (error) => {
      console.error(`${name}: ${error.message}`);
    });
    child.on('exit', (code, signal) => {
      child = undefined;
      if (stopped) return;
      console.error(`${name} ended (${signal ?? code}); starting it again.`);
      timer = setTimeout(start, RESTART_MS);
    });
  };
  start();

  return {
    stop: () =>
      new Promise((resolve) => {
        stopped = true;
        clearTimeout(timer);
        if (!child) {
          resolve();
          return;
        }
        child.once('exit', () => {
          resolve();
        });
        child.kill('SIGTERM');
        setTimeout(() => child?.kill('SIGKILL'), 5000).unref();
      }),
  };
}

/**
 * Starts the sandbox payment provider if this installation uses it, that is, if PAYMENT_PROVIDER_URL is not set and the
 * server does not run in production.
 */
export function keepPaymentSandbox(config: Config): Kept | undefined {
  const script = path.join(root, 'packages/payment-sandbox/src/main.ts');
  if (config.production || !config.payment.sandbox || !fs.existsSync(script)) return undefined;
  return keepRunning('sandbox payment provider', [script], {
    PORT: String(config.port),
    PAYMENT_SANDBOX_PORT: new URL(config.payment.url).port,
    DATA_DIR: config.dataDir,
    PAYMENT_PROVIDER_SECRET: config.payment.secret,
    PAYMENT_PROVIDER_MERCHANT: config.payment.merchant,
  });
}
