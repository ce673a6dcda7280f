import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { createMemoryRates } from './rates-memory.ts';
import { createRedisRates } from './rates-redis.ts';

export interface Rate {
  max: number;
  perSeconds: number;
  /**
   * True if `max` applies to the whole casino. Without Redis, `max` is divided equally among the processes of the node.
   */
  perCasino?: boolean;
}

export interface Try {
  /** Seconds to wait before another attempt; 0 if this attempt is allowed. */
  waitSeconds: number;
  /** Removes this attempt from the count. Call it at most once, and only if the attempt was allowed. */
  giveBack(): Promise<void>;
}

export interface Rates {
  /** Counts an attempt unless it exceeds the limit. */
  take(key: string, rate: Rate): Promise<Try>;
  /**
   * Connects to Redis if it is configured. Until the connection is open, and whenever Redis does not respond, attempts
   * are counted in memory.
   */
  start(): Promise<void>;
  close(): void;
}

export interface RatesInput {
  config: Pick<Config, 'redisUrl' | 'httpProcesses' | 'installationId'>;
  clock: Clock;
  log: Logger;
  metrics: Metrics;
}

/** Creates the rate limits: shared through Redis if `REDIS_URL` is set, otherwise in this process's memory. */
export function createRates(input: RatesInput): Rates {
  const { config, clock } = input;
  const inMemory = createMemoryRates({ clock, processes: config.httpProcesses });
  if (config.redisUrl === undefined) return inMemory;
  return createRedisRates({ ...input, url: config.redisUrl, fallback: inMemory });
}
