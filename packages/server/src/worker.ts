/**
 * Worker process (platform/processes/worker-processes.ts): serves HTTP and sockets like the main process, and has no
 * other task.
 */
import type { Socket } from 'node:net';
import { buildApp } from './app.ts';
import { allFeatures } from './features/index.ts';
import { clockOf } from './platform/clock.ts';
import { readConfig } from './platform/config/config.ts';
import { createDeps } from './platform/deps.ts';
import { setUpFeatures } from './platform/features.ts';
import { createFigureLine, isFigureMessage } from './platform/processes/figure-line.ts';
import { passOnConnection } from './platform/processes/pass-on.ts';
import {
  portOfParent,
  type WorkerNews,
  type WorkerStart,
} from './platform/processes/worker-processes.ts';
import { createLogger } from './platform/log.ts';
import { createRayBroker } from './platform/realtime/broker-star.ts';

/**
 * Period in milliseconds during which calls to `wakeSoon` are combined into one message. Each message takes CPU time in
 * both processes.
 */
const GATHER_MS = 50;

const sendToMain = (news: WorkerNews) => process.send?.(news);

const gathering = new Set<string>();

function wakeSoon({ type }: { type: string }) {
  if (gathering.has(type)) return;
  gathering.add(type);
  const send = () => {
    gathering.delete(type);
    sendToMain({ worker: 'wakeSoon', kind: { type } });
  };
  setTimeout(send, GATHER_MS).unref();
}

async function serve(start: WorkerStart) {
  const config = { ...readConfig(process.env), installationId: start.installationId };
  const log = createLogger(config);
  const deps = createDeps({
    config,
    log,
    clock: clockOf(process.env),
    ownerUrl: start.ownerUrl,
    appUrl: start.appUrl,
    checkReplies: !config.production,
    worker: {
      // Without Redis, the worker processes exchange realtime messages through the main process.
      ...(config.redisUrl === undefined ? { broker: createRayBroker(portOfParent()) } : {}),
      wake: (kind) => sendToMain({ worker: 'wake', kind: kind && { type: kind.type } }),
      wakeSoon,
      passOn: (request, socket) => {
        const news: WorkerNews = { worker: 'upgrade', request };
        passOnConnection(news, socket as Socket);
      },
    },
  });
  deps.isStarting = true;
  const line = createFigureLine(
    (message) => process.send?.(message),
    async () => [await deps.metrics.figures()],
  );
  deps.metrics.gatherBy(() => line.ask());
  process.on('message', (message) => {
    if (isFigureMessage(message)) line.hear(message);
  });
  await deps.listener.start();
  await deps.maintenance.follow();
  const features = await allFeatures();
  await setUpFeatures(features, deps);
  const app = await buildApp(deps, features);
  await app.listen({ port: config.port, host: config.host, reusePort: true } as never);
  deps.isStarting = false;
  sendToMain({ worker: 'listening' });
  process.on('SIGTERM', () => {
    deps.isDraining = true;
    void app
      .close()
      .then(() => deps.close())
      .finally(() => process.exit(0));
  });
}

// Ignore signals that a terminal sends to all processes of the server. The main process finishes its requests first and
// then ends this process.
for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => {});

// Without the main process there are no realtime messages, no jobs and perhaps no database, so this process exits
// rather than send incomplete responses.
process.on('disconnect', () => process.exit(1));
// The preload `tools/die-with-parent.mjs`, inherited from the main process, unrefs the IPC channel. Ref it again to
// keep this process alive until the first message arrives.
process.channel?.ref();
process.once('message', (start) => {
  serve(start as WorkerStart).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
