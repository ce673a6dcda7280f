import type { Logger } from '../log.ts';
import { isAlive, startEmbedded, type EmbeddedServer } from './embedded.ts';

/**
 * Interval, in milliseconds, between checks that the postmaster is running. A check is one system call. A short interval
 * leaves a shared table more of its 3 s for PostgreSQL's recovery (tables.md).
 */
const LOOK_MS = 100;

/**
 * Restarts the database server if its postmaster dies while this process runs, for example because memory ran out. The
 * connection pools then reconnect on their own. `stop` ends the supervision before it stops the server.
 */
export function superviseEmbedded(
  server: EmbeddedServer,
  options: { dir: string; port: number },
  log: Logger,
): { stop(): Promise<void> } {
  let current = server;
  let stopped = false;
  let restarting: Promise<void> | undefined;
  const port = Number(new URL(server.url).port);
  const timer = setInterval(() => {
    if (stopped || restarting || isAlive(current.pid)) return;
    log.error({ pid: current.pid }, 'PostgreSQL is gone; starting it again');
    restarting = startEmbedded({ ...options, port })
      .then((next) => {
        current = next;
        log.warn({ pid: next.pid }, 'PostgreSQL is back');
      })
      .catch((error: unknown) => {
        log.error({ err: error }, 'PostgreSQL could not be started again; trying on');
      })
      .finally(() => {
        restarting = undefined;
      });
  }, LOOK_MS);
  timer.unref();
  return {
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await restarting;
      await current.stop();
    },
  };
}
