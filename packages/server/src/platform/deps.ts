import { createGates, type Gates } from './gates.ts';
import { createSessions, type Sessions } from './sign-in/auth.ts';
import { systemClock, type Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import { createDatabase, type Database, type Db } from './database/database.ts';
import { createEvents, type Events } from './events/events.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import { createListener, type Listener } from './database/listen.ts';
import type { Logger } from './log.ts';
import { createUpgrades, type Upgrades } from './http/upgrades.ts';
import { createMaintenance, type Maintenance } from './maintenance.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { passwordsWaiting } from './passwords/passwords.ts';
import { createRates, type Rates } from './rates/rates.ts';
import type { Broker } from './realtime/broker.ts';
import { createRealtime, type Realtime } from './realtime/index.ts';

/** Services that the features use, created once per application. */
export interface Deps {
  config: Config;
  clock: Clock;
  log: Logger;
  metrics: Metrics;
  database: Database;
  db: Db;
  transaction: Database['transaction'];
  listener: Listener;
  sessions: Sessions;
  gates: Gates;
  events: Events;
  jobs: Jobs;
  realtime: Realtime;
  /** WebSocket paths that features handle themselves. */
  upgrades: Upgrades;
  maintenance: Maintenance;
  /** Rate limits; undefined if calls are not limited, as in tests that do not enable them. */
  rates: Rates | undefined;
  /** True to check every response against the API contract. */
  checkReplies: boolean;
  /** True in a worker process, which skips the tasks of the main process (sealing, auditing, jobs). */
  isWorker: boolean;
  /** True until all parts of the server have started; the port may already be open. */
  isStarting: boolean;
  /** True once shutdown has begun. */
  isDraining: boolean;
  /** Adds a line that is shown to the operator at the end of startup, such as demo credentials. */
  announce(line: string): void;
  announcements: string[];
  /** Adds a function to run at shutdown. The function that was added last runs first. */
  onClose(fn: () => Promise<void> | void): void;
  close(): Promise<void>;
}

export interface DepsInput {
  config: Config;
  log: Logger;
  ownerUrl: string;
  appUrl: string;
  clock?: Clock;
  limitRates?: boolean;
  /** True to check every response and every stored event against the contract; default: false. */
  checkReplies?: boolean;
  defaultMetrics?: boolean;
  /** Maximum number of connections in the database pool that serves requests. */
  connections?: number;
  /**
   * Message broker through which the main process connects the server's processes. By default, the settings determine
   * the broker.
   */
  broker?: Broker;
  /**
   * Connections of a worker process to the main process, which handles realtime messaging and runs the event
   * subscribers.
   */
  worker?: { broker?: Broker; passOn: Parameters<typeof createUpgrades>[0] } & Pick<
    Events,
    'wake' | 'wakeSoon'
  >;
}

/** Creates the services without opening any connection. */
export function createDeps(input: DepsInput): Deps {
  const { config, log, clock = systemClock } = input;
  const metrics = createMetrics({ defaults: input.defaultMetrics ?? true });
  const database = createDatabase({
    ownerUrl: input.ownerUrl,
    appUrl: input.appUrl,
    log,
    checkEvents: input.checkReplies ?? false,
    ...(input.connections === undefined ? {} : { max: input.connections }),
  });
  const listener = createListener(input.appUrl, log);
  const sessions = createSessions({ database, clock, config });
  listener.on(sessions.heard.channel, sessions.heard);
  const broker = input.worker?.broker ?? input.broker;
  const upgrades = createUpgrades(input.worker?.passOn);
  const realtime = createRealtime({
    ...{ config, log, metrics, sessions, upgrades },
    ...(broker ? { broker } : {}),
  });
  const gates = createGates(listener);
  gates.onStaffChange((clerkId) => {
    realtime.authoriseAgain(clerkId);
  });
  const announcements: string[] = [];
  const closers: (() => Promise<void> | void)[] = [];
  const deps: Deps = {
    config,
    clock,
    log,
    metrics,
    database,
    db: database.db,
    transaction: (fn) => database.transaction(fn),
    listener,
    sessions,
    gates,
    events: {
      ...createEvents({ database, log, metrics }),
      ...(input.worker ? { wake: input.worker.wake, wakeSoon: input.worker.wakeSoon } : {}),
    },
    jobs: createJobs(database.owner, log),
    realtime,
    upgrades,
    maintenance: createMaintenance({ database, config, listener }),
    rates: (input.limitRates ?? true) ? createRates({ config, clock, log, metrics }) : undefined,
    checkReplies: input.checkReplies ?? false,
    isWorker: input.worker !== undefined,
    isStarting: false,
    isDraining: false,
    announcements,
    announce: (line) => {
      announcements.push(line);
    },
    onClose: (fn) => {
      closers.push(fn);
    },
    close: async () => {
      await deps.events.stop();
      await deps.jobs.stop();
      for (const fn of closers.reverse()) await fn();
      await realtime.close();
      deps.rates?.close();
      await listener.stop();
      await database.close();
    },
  };
  addGauges(deps);
  return deps;
}

function addGauges(deps: Deps): void {
  const { metrics, database } = deps;
  metrics.gauge('database_connections_waiting', 'Requests waiting for a connection.', [], () => {
    return database.pool.waitingCount;
  });
  metrics.gauge('password_hashes_waiting', 'Passwords that wait for their hash.', [], () =>
    passwordsWaiting(),
  );
  metrics.gauge('http_processes', 'Processes that serve HTTP.', [], () =>
    deps.isStarting ? 0 : 1,
  );
}
