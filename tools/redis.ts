import { findRedis } from '@wl/server/platform/testing/testing-redis';
import { aptInstall } from './lib/apt.ts';

/**
 * Returns the path of the Redis server that the tests use. On Debian, installs Redis if it is missing.
 * @throws Error with instructions for the developer if Redis is still missing
 */
export function requireRedis(): string {
  const found = findRedis();
  if (found) return found;
  aptInstall('Redis', ['--no-install-recommends', 'redis-server']);
  const installed = findRedis();
  if (!installed)
    throw new Error(
      'The tests of rate limits need Redis: install it, or name its path in REDIS_SERVER, and run npm test again.',
    );
  return installed;
}
