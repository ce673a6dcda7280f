/**
 * Worker processes serve HTTP and sockets on the same port as the main process; the kernel distributes connections.
 * Bets need more than one core, and a JavaScript thread uses only one.
 *
 * Only the main process runs migrations, jobs and event subscribers, and seals and audits the ledger. Workers access
 * the database directly, and exchange realtime messages through the main process or, if configured, through Redis.
 */
import { fork, type ChildProcess, type Serializable } from 'node:child_process';
import { Socket } from 'node:net';
import path from 'node:path';
import type { Events } from '../events/events.ts';
import { createFigureLine, isFigureMessage } from './figure-line.ts';
import type { UpgradeRequest, Upgrades } from '../http/upgrades.ts';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import {
  isStarMessage,
  type Port,
  type StarBroker,
  type StarMessage,
} from '../realtime/broker-star.ts';

/** First message to a worker process, with values that it cannot read from the environment. */
export interface WorkerStart {
  ownerUrl: string;
  appUrl: string;
  installationId: string;
}

/**
 * Message from a worker process:
 * - `listening`: the worker accepts connections.
 * - `wake`, `wakeSoon`: the worker has committed an event. The main process wakes the subscribers to this kind of
 *   event, or all subscribers if no kind is given.
 * - `upgrade`: the worker passes on a WebSocket handshake for a feature's own path, together with its connection.
 */
export type WorkerNews =
  | { worker: 'listening' }
  | { worker: 'wake'; kind?: { type: string } | undefined }
  | { worker: 'wakeSoon'; kind: { type: string } }
  | { worker: 'upgrade'; request: UpgradeRequest };

function isWorkerNews(message: unknown): message is WorkerNews {
  return typeof message === 'object' && message !== null && 'worker' in message;
}

const RESTART_MS = 1000;
const END_WITHIN_MS = 5000;

/**
 * Starts `count` worker processes and restarts any that end. While no worker is running, the main process serves all
 * requests itself.
 */
export function keepWorkers(
  count: number,
  start: WorkerStart,
  tools: {
    log: Logger;
    broker: StarBroker | undefined;
    metrics: Metrics;
    events: Pick<Events, 'wake' | 'wakeSoon'>;
    upgrades: Upgrades;
  },
) {
  const { log, broker, metrics, events, upgrades } = tools;
  const children = new Map<ChildProcess, ReturnType<typeof createFigureLine>>();
  const passedOn = metrics.counter(
    'passed_on_connections_total',
    'WebSocket connections that worker processes have passed on to the main process.',
  );
  let stopping = false;

  const figuresOfAll = async () => {
    const others = [...children.values()].map((line) => line.ask());
    return [await metrics.figures(), ...(await Promise.all(others)).flat()];
  };
  metrics.gatherBy(figuresOfAll);

  function launch() {
    const script = path.join(import.meta.dirname, '../../worker.ts');
    const child = fork(script, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const line = createFigureLine((message) => sendTo(child, message), figuresOfAll);
    children.set(child, line);
    // Send `start` first, because the broker sends messages to the worker process immediately after adopting it.
    sendTo(child, start);
    broker?.adopt(portOf(child));
    child.on('message', (message, connection) => {
      if (isFigureMessage(message)) line.hear(message);
      else if (!isWorkerNews(message)) return;
      else if (message.worker === 'listening')
        log.info({ pid: child.pid }, 'a worker process listens');
      else if (message.worker === 'upgrade') {
        // The connection is undefined if the client closed it before this process received it.
        if (!(connection instanceof Socket)) return;
        passedOn.inc();
        upgrades.takePassedOn(message.request, connection);
      } else if (message.worker === 'wakeSoon') events.wakeSoon(message.kind);
      else events.wake(message.kind);
    });
    child.on('error', (error) => {
      log.error({ err: error }, 'a worker process could not be reached');
    });
    child.on('exit', (code, signal) => {
      children.delete(child);
      line.end();
      if (stopping) return;
      log.error({ code, signal }, 'a worker process ended; it is restarted');
      setTimeout(() => {
        if (!stopping) launch();
      }, RESTART_MS).unref();
    });
  }

  for (let n = 0; n < count; n += 1) launch();
  return {
    async stop() {
      stopping = true;
      await Promise.all([...children.keys()].map(end));
    },
  };
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => child.kill('SIGKILL'), END_WITHIN_MS);
    child.once('exit', () => {
      clearTimeout(late);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

function sendTo(child: ChildProcess, message: Serializable) {
  if (child.connected) child.send(message, () => {});
}

/** Returns the main process's end of the connection to a worker process. */
function portOf(child: ChildProcess): Port {
  return {
    send: (message) => {
      sendTo(child, message);
    },
    onMessage: (hear) => {
      child.on('message', (message) => {
        if (isStarMessage(message)) hear(message);
      });
    },
    onEnd: (fn) => {
      child.once('disconnect', fn);
    },
  };
}

/** Returns a worker's connection to the main process. */
export function portOfParent(): Port {
  return {
    send: (message: StarMessage) => {
      process.send?.(message);
    },
    onMessage: (hear) => {
      process.on('message', (message) => {
        if (isStarMessage(message)) hear(message);
      });
    },
    onEnd: (fn) => {
      process.once('disconnect', fn);
    },
  };
}
