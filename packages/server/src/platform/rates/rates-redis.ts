import { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Logger } from '../log.ts';
import { secondsOf } from './rates-memory.ts';
import type { Rate, Rates, RatesInput } from './rates.ts';

/** Maximum time in milliseconds that a request waits for Redis. */
const ANSWER_WITHIN_MS = 200;
/** Length in milliseconds of the pause after a Redis failure. During the pause, attempts are counted in memory. */
const PAUSE_MS = 1000;
const RECONNECT_AFTER_MS = 500;

/**
 * Script that applies the same sliding-window rule as `createMemoryRates`, using Redis's own clock. It replaces the
 * script of `rate-limiter-flexible`, which has three faults (decision 53):
 * - It allows twice the limit across a window boundary.
 * - It counts refused attempts.
 * - It raises the limit of the next window if an attempt is given back after its window has ended.
 *
 * ARGV, set by the library: points (negative to give an attempt back), window length in seconds, limit.
 */
const SLIDING_WINDOW = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local points, length, max = tonumber(ARGV[1]), ARGV[2] * 1000, tonumber(ARGV[3])
local start = now - now % length
local left = start + length - now
local stored = redis.call('hmget', KEYS[1], 'start', 'count', 'before')
local count, before = tonumber(stored[2]) or 0, tonumber(stored[3]) or 0
if tonumber(stored[1]) ~= start then
  if tonumber(stored[1]) == start - length then before = count else before = 0 end
  count = 0
end
if points > 0 then
  if count + before * left / length >= max then return {max + 1, left} end
  count = count + points
elseif count > 0 then
  count = count - 1
elseif before > 0 then
  before = before - 1
end
redis.call('hset', KEYS[1], 'start', start, 'count', count, 'before', before)
redis.call('pexpire', KEYS[1], left + length)
return {count, left}
`;

/** Tracks whether Redis responds, and logs each change. After a failure, `mayAsk` returns false for `PAUSE_MS`. */
function watch(redis: Redis, log: Logger) {
  let isAway = false;
  let asksAgainMs = 0;
  const watched = {
    mayAsk: () => performance.now() >= asksAgainMs,
    failed: (error: unknown) => {
      asksAgainMs = performance.now() + PAUSE_MS;
      if (isAway) return;
      isAway = true;
      log.warn({ err: error }, 'Redis does not answer: each process counts its rate limits alone');
    },
    answered: () => {
      if (!isAway) return;
      isAway = false;
      log.info('Redis answers: rate limits are shared again');
    },
  };
  redis.on('error', watched.failed);
  redis.on('ready', () => {
    asksAgainMs = 0;
  });
  return watched;
}

/** Returns a function that creates `rate-limiter-flexible` limiters, one per limit, on a shared connection. */
function createLimiters(redis: Redis, installationId: string) {
  const limiters = new Map<string, RateLimiterRedis>();
  return ({ max, perSeconds }: Rate): RateLimiterRedis => {
    const name = `${max}/${perSeconds}`;
    const known = limiters.get(name);
    if (known) return known;
    const limiter = new RateLimiterRedis({
      storeClient: redis,
      points: max,
      duration: perSeconds,
      keyPrefix: `wl:rates:${installationId}`,
      rejectIfRedisNotReady: true,
      customIncrTtlLuaScript: SLIDING_WINDOW,
    });
    limiters.set(name, limiter);
    return limiter;
  };
}

/**
 * Rejects if Redis takes too long. When the timer fires in a busy process, a response that arrived in time may still be
 * unread. `setImmediate` lets the process read it before the rejection.
 */
function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`no answer within ${ANSWER_WITHIN_MS} ms`));
    const timer = setTimeout(() => setImmediate(late), ANSWER_WITHIN_MS);
    void work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}

/**
 * Counts an attempt.
 * @returns seconds to wait; 0 if the attempt is allowed
 */
async function consume(limiter: RateLimiterRedis, key: string): Promise<number> {
  try {
    await inTime(limiter.consume(key));
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return secondsOf(refusal.msBeforeNext);
    throw refusal;
  }
}

/**
 * Creates rate limits in Redis, shared by all nodes and processes. While Redis is unavailable or too slow, each process
 * counts attempts on its own, so that members can still sign in and password guessing stays limited.
 */
export function createRedisRates({
  url,
  fallback,
  config,
  log,
  metrics,
}: Omit<RatesInput, 'clock'> & { url: string; fallback: Rates }): Rates {
  const redis = new Redis(url, {
    lazyConnect: true,
    // If the connection is lost, commands fail immediately, because sending them again could count an attempt twice.
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    retryStrategy: () => RECONNECT_AFTER_MS,
  });
  const { mayAsk, failed, answered } = watch(redis, log);
  const limiterOf = createLimiters(redis, config.installationId);
  const alone = metrics.counter(
    'rate_limit_fallbacks_total',
    'Tries counted by one process alone because Redis did not answer.',
  );
  return {
    async take(key, rate) {
      if (mayAsk()) {
        try {
          const limiter = limiterOf(rate);
          const waitSeconds = await consume(limiter, key);
          answered();
          const giveBack = async () => {
            // If Redis fails here, the attempt remains counted until the rate limit's window ends.
            if (waitSeconds === 0) await inTime(limiter.reward(key)).catch(failed);
          };
          return { waitSeconds, giveBack };
        } catch (error) {
          failed(error);
        }
      }
      alone.inc();
      return fallback.take(key, rate);
    },
    async start() {
      // Start even if Redis is unavailable, because ioredis reconnects automatically.
      await redis.connect().catch(failed);
    },
    close() {
      redis.disconnect();
    },
  };
}
