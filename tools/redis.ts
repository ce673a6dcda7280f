import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findRedis } from '@wl/server/platform/testing-redis';

/** Path of a Redis server for the tests; on Debian installs one through apt. @throws Error with one sentence for the developer */
export function requireRedis(): string {
  const found = findRedis();
  if (found) return found;
  if (existsSync('/etc/debian_version')) {
    console.log('Redis is missing: installing it through apt (once) …');
    const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    // RUNLEVEL=1: the package then starts no service, each test file starts a server of its own.
    const settings = ['env', 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1'];
    const apt = (...args: string[]) => {
      const [command = 'env', ...rest] = [...sudo, ...settings, 'apt-get', ...args];
      return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] });
    };
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', 'redis-server');
  }
  const installed = findRedis();
  if (!installed)
    throw new Error(
      'The tests of rate limits need Redis: install it, or name its path in REDIS_SERVER, and run npm test again.',
    );
  return installed;
}
