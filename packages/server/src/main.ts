import { flushCompileCache } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { allFeatures } from './features/index.ts';
import { clockOf } from './platform/clock.ts';
import { readConfig, type Config } from './platform/config/config.ts';
import { createDeps, type Deps } from './platform/deps.ts';
import { startDevMailbox } from './platform/email/dev-mailbox.ts';
import { seedFeatures, setUpFeatures } from './platform/features.ts';
import { keepWorkers } from './platform/processes/worker-processes.ts';
import { createLogger, type Logger } from './platform/log.ts';
import { createMailer } from './platform/email/email.ts';
import { openDatabase, type OpenDatabase } from './platform/database/open-database.ts';
import { createStarBroker, type StarBroker } from './platform/realtime/broker-star.ts';

export interface RunningServer {
  config: Config;
  deps: Deps;
  app: FastifyInstance;
  /** Address that the server listens on, such as `http://127.0.0.1:3000`. */
  address: string;
  /** Description of the database's location, printed at startup. */
  database: string;
  /** Finishes open requests, then shuts everything down. Safe to call twice. */
  stop(): Promise<void>;
}

/** Time after which shutdown aborts open requests, in ms. The whole shutdown must end within ten seconds. */
const SHUTDOWN_MS = 5000;
const PORT_WITHIN_MS = 5000;

/**
 * Starts the whole server: database, migrations, seeds, HTTP and jobs.
 *
 * @param signal aborts the wait for an external database that does not respond
 * @throws Error with a one-sentence message for the operator, or the signal's reason if aborted
 */
export async function startServer(
  config: Config,
  log: Logger = createLogger(config),
  signal?: AbortSignal,
): Promise<RunningServer> {
  const database = await openDatabase(config, log, signal);
  try {
    return await startOn(database, config, log);
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function startOn(
  database: OpenDatabase,
  config: Config,
  log: Logger,
): Promise<RunningServer> {
  const clock = clockOf(process.env);
  // Without Redis, a node's processes exchange realtime messages through a broker in the main process. With Redis, they
  // communicate in the same way as separate nodes.
  const broker =
    config.httpProcesses > 1 && config.redisUrl === undefined ? createStarBroker() : undefined;
  const checkReplies = !config.production;
  const deps = createDeps({
    ...{ config, log, clock, ...database, checkReplies },
    ...(broker ? { broker } : {}),
  });
  deps.isStarting = true;
  try {
    if (config.httpProcesses > 1) {
      await mustBeFree(config);
      addWorkers(deps, broker, database);
    }
    await deps.listener.start();
    await deps.maintenance.follow();
    const smtpUrl = config.smtpUrl ?? (await startDevMailbox(deps));
    const mailer = createMailer(deps, smtpUrl);
    deps.onClose(() => {
      mailer.close();
    });
    const features = await allFeatures();
    await setUpFeatures(features, deps);
    await seedFeatures(features, deps);
    const app = await buildApp(deps, features);
    await listen(app, config);
    deps.events.start();
    await deps.jobs.start({ alone: config.databaseUrl === undefined });
    deps.isStarting = false;
    const { port } = app.server.address() as AddressInfo;
    log.info({ port, host: config.host, version: config.version }, 'listening');
    // Write the compile cache now. Node would write it only at a normal exit, so a restart after a kill would be slow.
    flushCompileCache();
    let stopping: Promise<void> | undefined;
    return {
      config,
      deps,
      app,
      address: `http://${config.host}:${port}`,
      database: database.why,
      stop: () => (stopping ??= stopAll(app, deps, database)),
    };
  } catch (error) {
    await deps.close().catch(() => {});
    throw error;
  }
}

/**
 * Starts the worker processes early, while the main process is still starting, so that a restarted server is available
 * sooner.
 */
function addWorkers(deps: Deps, broker: StarBroker | undefined, database: OpenDatabase) {
  const { config, log, metrics } = deps;
  const { ownerUrl, appUrl } = database;
  const workers = keepWorkers(
    config.httpProcesses - 1,
    { ownerUrl, appUrl, installationId: config.installationId },
    { log, broker, metrics, events: deps.events, upgrades: deps.upgrades },
  );
  deps.onClose(() => workers.stop());
}

/**
 * Waits until the port is free, because the workers of a recently killed main process may keep using it briefly.
 * Without this check, `reusePort` would let a second installation share the port without an error.
 */
async function mustBeFree({ port, host }: Config) {
  for (const givesUpMs = performance.now() + PORT_WITHIN_MS; ;) {
    const probe = createServer();
    const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
      probe.once('error', resolve);
      probe.listen({ port, host }, () => probe.close(() => resolve(undefined)));
    });
    if (error?.code !== 'EADDRINUSE') return;
    if (performance.now() > givesUpMs) throw portTaken(port);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const portTaken = (port: number) =>
  new Error(
    `Port ${port} is taken by another program; set PORT to a free one or end that program.`,
  );

async function listen(app: FastifyInstance, config: Config) {
  // If there are several HTTP processes, all of them listen on the same port, and the kernel distributes the
  // connections.
  const sharing = config.httpProcesses > 1 ? { reusePort: true } : {};
  try {
    await app.listen({ port: config.port, host: config.host, ...sharing });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw portTaken(config.port);
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
      throw new Error(`This user cannot listen on ${config.host}:${config.port} (${code}).`);
    throw error;
  }
}

async function stopAll(app: FastifyInstance, deps: Deps, database: OpenDatabase) {
  deps.isDraining = true;
  deps.log.info('shutting down');
  // Give the load balancer time to see /readyz fail before connections are refused.
  if (deps.config.shutdownDelayMs > 0)
    await new Promise((resolve) => setTimeout(resolve, deps.config.shutdownDelayMs));
  const late = setTimeout(() => {
    app.server.closeAllConnections();
  }, SHUTDOWN_MS);
  await app.close();
  clearTimeout(late);
  await deps.close();
  await database.stop();
  deps.log.info('stopped');
}

/**
 * `process` events that stop the server: a signal from a supervisor, Ctrl-C, a closed terminal, or the end of the
 * parent process.
 */
export const STOPPED_BY = ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect'] as const;

/**
 * Starts the server with settings from the environment. SIGTERM, SIGINT, SIGHUP and the exit of the parent process stop
 * it, even during startup, because an abandoned startup would leave the embedded database running.
 */
export async function runServer(
  env: NodeJS.ProcessEnv = process.env,
): Promise<RunningServer | undefined> {
  const stopping = new AbortController();
  const starting = (async () => startServer(readConfig(env), undefined, stopping.signal))();
  const isStop = (error: unknown) => error === stopping.signal.reason;
  const stop = () => {
    stopping.abort();
    starting
      .then((server) => server.stop())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          if (isStop(error)) process.exit(0);
          console.error(error);
          process.exit(1);
        },
      );
  };
  for (const event of STOPPED_BY) process.on(event, stop);
  try {
    return await starting;
  } catch (error) {
    if (isStop(error)) return undefined;
    console.error(env['LOG_LEVEL'] === 'debug' ? error : (error as Error).message);
    process.exitCode = 1;
    // Exit explicitly, because an open connection would keep the process alive after a failed startup.
    setTimeout(() => process.exit(1), 500).unref();
    return undefined;
  }
}

if (import.meta.main) {
  const server = await runServer();
  for (const line of server?.deps.announcements ?? []) console.log(line);
}
