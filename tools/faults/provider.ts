/**
 * Sandbox payment provider, run as a separate process. The test also reads and changes the provider's database
 * directly.
 */
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sleep, startScript } from './server-node.ts';

export interface Provider {
  port: number;
  start(): void;
  ready(): Promise<void>;
  /** Sends SIGKILL and resolves when the process has ended. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  /**
   * Makes all undelivered webhooks due immediately. The provider doubles the delay after each failed attempt, so a
   * webhook could otherwise be delayed by many minutes after a long outage.
   */
  sendWebhooksAgain(): void;
  /**
   * Returns the number of results that the provider still has to deliver: undelivered webhooks, and outstanding
   * settlements, payouts, refunds and chargebacks.
   */
  stillToCome(): number;
}

export function providerOf(
  dataDir: string,
  port: number,
  envOf: () => NodeJS.ProcessEnv,
): Provider {
  let child: ChildProcess | undefined;
  const isRunning = () => child?.exitCode === null && child.signalCode === null;
  const ended = async (withinMs: number) => {
    for (const end = performance.now() + withinMs; isRunning() && performance.now() < end;)
      await sleep(20);
  };
  const withStore = <T>(fn: (store: DatabaseSync) => T): T => {
    const store = new DatabaseSync(path.join(dataDir, 'payment-sandbox.sqlite'), { timeout: 5000 });
    try {
      return fn(store);
    } finally {
      store.close();
    }
  };
  return {
    port,
    start: () => {
      child = startScript(
        'packages/payment-sandbox/src/main.ts',
        envOf(),
        path.join(dataDir, 'provider.log'),
      );
    },
    ready: async () => {
      for (let n = 0; n < 1500; n += 1) {
        const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
        await answer?.arrayBuffer().catch(() => undefined);
        if (answer?.ok) return;
        if (!isRunning()) throw new Error('the provider ended while it started; see provider.log');
        await sleep(20);
      }
      throw new Error('the provider was not ready in time');
    },
    kill: async () => {
      child?.kill('SIGKILL');
      await ended(10_000);
    },
    stop: async () => {
      child?.kill('SIGTERM');
      // Wait until the process has ended, because removing the folder can fail while the process has files open.
      await ended(5000);
    },
    sendWebhooksAgain: () => {
      withStore((store) => {
        store.exec('update webhooks set due_ms = 0 where delivered_ms is null');
      });
    },
    stillToCome: () =>
      withStore((store) => {
        const row = store
          .prepare(
            `select (select count(*) from webhooks where delivered_ms is null)
               + (select count(*) from schedule where action <> 'expire') as count`,
          )
          .get();
        return Number(row?.['count']);
      }),
  };
}
