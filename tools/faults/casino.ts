/**
 * Casino under test: two server nodes that share one database, and the sandbox payment provider, each in its own
 * process and on its own port. The first node runs the embedded database. The second node connects to it through a
 * proxy, as if the database were external.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { postgresOf, type Postgres } from './postgres.ts';
import { providerOf, type Provider } from './provider.ts';
import { serverNode, type ServerNode } from './server-node.ts';

/** Factor by which the provider's delays are divided. */
const PROVIDER_SPEED = 25;
/** Session lifetime in minutes. It is one year, because the clock jumps by months and members do not sign in again. */
const SESSION_MINUTES = '525600';

export const PAYMENT_SECRET = 'faults-payment-secret-0123456789';

export interface Places {
  dataDir: string;
  /** Ports of the two nodes. */
  ports: readonly [number, number];
  pgPort: number;
  /** Port through which the second node connects to the database. */
  pgProxyPort: number;
  providerPort: number;
  /** Port to which members and webhooks connect. */
  proxyPort: number;
}

export interface Casino {
  places: Places;
  /** Environment variables of the first node, for tools that read its database. */
  env: NodeJS.ProcessEnv;
  nodes: readonly [ServerNode, ServerNode];
  postgres: Postgres;
  provider: Provider;
  /** Returns the simulated time of the nodes and the provider, as a Unix timestamp in milliseconds. */
  now(): number;
  /** Moves the clock forward for processes that start later. The clock cannot move backward. */
  moveClock(toMs: number): void;
  databaseUrl(): string;
  /**
   * Returns each node's installation id, which is part of its cookie names. Nodes behind a load balancer normally share
   * one id. Here the ids differ, because the nodes use different database addresses.
   */
  cookieIds(): string[];
  stop(): Promise<void>;
}

/** Returns the environment variables of the first node. */
function environmentOf({
  dataDir,
  ports,
  pgPort,
  providerPort,
  proxyPort,
}: Places): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    PORT: String(ports[0]),
    PGPORT: String(pgPort),
    DATA_DIR: dataDir,
    PUBLIC_URL: `http://localhost:${proxyPort}`,
    PAYMENT_PROVIDER_URL: `http://127.0.0.1:${providerPort}`,
    PAYMENT_PROVIDER_SECRET: PAYMENT_SECRET,
    // Trust the proxy header, in which each simulated member sends its own IP address. Some rate limits are per
    // address.
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'warn',
    NODE_NO_WARNINGS: '1',
    SESSION_IDLE_MINUTES: SESSION_MINUTES,
    SESSION_MAX_MINUTES: SESSION_MINUTES,
    STAFF_SESSION_IDLE_MINUTES: SESSION_MINUTES,
    STAFF_SESSION_MAX_MINUTES: SESSION_MINUTES,
  };
}

export function openCasino(places: Places): Casino {
  const { dataDir, ports, pgPort, pgProxyPort, providerPort, proxyPort } = places;
  let offsetMs = 0;
  const env = environmentOf(places);
  const databaseAt = (port: number) => {
    const password = fs.readFileSync(path.join(dataDir, 'pg.password'), 'utf8').trim();
    return `postgres://wanderluck:${password}@127.0.0.1:${port}/wanderluck`;
  };
  const withClock = (more: NodeJS.ProcessEnv) => ({
    ...env,
    ...more,
    CLOCK_OFFSET_MS: String(offsetMs),
  });
  const nodes = [
    // The first node has two worker processes for HTTP, and the second node has one.
    serverNode('first', ports[0], path.join(dataDir, 'server.log'), () =>
      withClock({ HTTP_PROCESSES: '2' }),
    ),
    serverNode('second', ports[1], path.join(dataDir, 'server-2.log'), () =>
      withClock({ PORT: String(ports[1]), DATABASE_URL: databaseAt(pgProxyPort) }),
    ),
  ] as const;
  const provider = providerOf(dataDir, providerPort, () =>
    withClock({
      PAYMENT_SANDBOX_PORT: String(providerPort),
      PAYMENT_SANDBOX_SPEED: String(PROVIDER_SPEED),
      PAYMENT_SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${proxyPort}/api/payments/webhook/harbour`,
    }),
  );
  const postgres = postgresOf(dataDir);
  return {
    places,
    env,
    nodes,
    postgres,
    provider,
    now: () => Date.now() + offsetMs,
    moveClock: (toMs) => {
      offsetMs = Math.max(offsetMs, Math.round(toMs) - Date.now());
    },
    databaseUrl: () => databaseAt(pgPort),
    cookieIds: () => {
      const file = fs.readFileSync(path.join(dataDir, 'secrets.json'), 'utf8');
      const { installationId } = JSON.parse(file) as { installationId: string };
      const second = createHash('sha256').update(`127.0.0.1:${pgProxyPort}/wanderluck`);
      return [installationId, second.digest('hex').slice(0, 8)];
    },
    stop: async () => {
      // Stop the second node first, because the first node runs its database.
      await nodes[1].stop();
      await nodes[0].stop();
      await postgres.immediate();
      await provider.stop();
    },
  };
}
