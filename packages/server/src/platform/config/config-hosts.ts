/** Settings for trusted proxies, and a check that only a server in production mode is publicly reachable. */
import { isIP } from 'node:net';
import os from 'node:os';
import { ConfigError, text, type Env } from './config-values.ts';
import { isPublicHost, listensPublicly } from '../http/public-host.ts';

/**
 * Returns true for a network name that Fastify recognises (such as `loopback`), an IP address, or a CIDR network other
 * than the entire address space.
 */
function isProxies(part: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(part)) return true;
  const [, address = '', bits] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(part) ?? [];
  const most = { 4: 32, 6: 128 }[isIP(address)];
  return most !== undefined && (bits === undefined || (Number(bits) >= 1 && Number(bits) <= most));
}

export function trustProxy(env: Env): boolean | string {
  const value = text(env, 'TRUST_PROXY');
  if (value === undefined || value === 'false') return false;
  if (value === 'true')
    throw new ConfigError(
      'TRUST_PROXY must name the addresses of your proxies (such as "loopback" or "10.0.0.0/8"), ' +
        'because trusting everyone lets anyone choose their own address.',
    );
  // Check the value here, because Fastify would read "1" as the address 0.0.0.1 and would abort with a stack trace on
  // an invalid value.
  if (!value.split(',').every((part) => isProxies(part.trim())))
    throw new ConfigError(
      'TRUST_PROXY must be a list of addresses and networks such as "loopback,10.0.0.0/8", and not of all addresses.',
    );
  return value;
}

/** Returns the IP addresses of this machine's network interfaces. */
function ownAddresses(): string[] {
  return Object.values(os.networkInterfaces()).flatMap(
    (of) => of?.map(({ address }) => address) ?? [],
  );
}

interface Place {
  publicUrl: string;
  host: string;
}

/**
 * Returns true in production mode, which disables the development mailbox, the demo accounts and the sandbox provider.
 * @throws ConfigError if outsiders could reach a server that is not in production mode, or if NODE_ENV has an unknown
 *   value
 */
export function isProduction(env: Env, { publicUrl, host }: Place): boolean {
  const named = env['NODE_ENV'] ?? '';
  if (named === 'production') return true;
  // Reject unknown values. A misspelt value such as "Production" would otherwise enable everything that production mode
  // disables.
  if (!['', 'development', 'test'].includes(named))
    throw new ConfigError(`NODE_ENV must be one of production, development, test, not "${named}".`);
  const open = isPublicHost(new URL(publicUrl).hostname)
    ? 'PUBLIC_URL is a public address'
    : listensPublicly(host, ownAddresses()) && 'HOST listens at a public address';
  if (open)
    throw new ConfigError(
      `${open}, which needs NODE_ENV=production, because a development start shows its mailbox and demonstration accounts to everyone.`,
    );
  return false;
}
