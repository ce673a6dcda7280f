import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Logger } from './log.ts';
import type { Metrics } from './metrics.ts';
import { createMemoryRates } from './rates-memory.ts';
import { createRedisRates } from './rates-redis.ts';

export interface Rate {
  max: number;
  perSeconds: number;
  /** One limit for the whole casino: without Redis, each process of the node allows its part of `max`. */
  perCasino?: boolean;
}

export interface Try {
  /** Seconds until another try makes sense; 0 when this one is allowed. */
  waitSeconds: number;
  /** Uncounts an allowed try. Call it at most once per try. */
  giveBack(): Promise<void>;
}

export interface Rates {
  /** Counts a try, unless it exceeds the limit. */
  take(key: string, rate: Rate): Promise<Try>;
  /** Connects to Redis if it is used. Counting works before and without the connection. */
  start(): Promise<void>;
  close(): void;
}

export interface RatesInput {
  config: Pick<Config, 'redisUrl' | 'httpProcesses' | 'installationId'>;
  clock: Clock;
  log: Logger;
  metrics: Metrics;
}

/** Counts in Redis for all nodes and processes when `REDIS_URL` is set, else in this process. */
export function createRates(input: RatesInput): Rates {
  const { config, clock } = input;
  const inMemory = createMemoryRates({ clock, processes: config.httpProcesses });
  if (config.redisUrl === undefined) return inMemory;
  return createRedisRates({ ...input, url: config.redisUrl, fallback: inMemory });
}
