import { QUICKNET, type DrandChain } from '@wl/games/fairness/beacon';
import { choice, ConfigError, list, type Env } from './config-values.ts';

/** Source of the salts of the shared tables' hash chains (decision 128). */
export interface TableSalt {
  /** Source for chains that are published from now on: a round of the beacon, or the server itself. */
  source: 'server' | 'beacon';
  /** Addresses of the beacon's relays, without a trailing slash, in the order in which they are asked. */
  relays: string[];
  /** The beacon. No setting changes it, because an operator with a beacon of its own could choose the salts. */
  chain: DrandChain;
}

/** Public relays of the League of Entropy. They are independent of each other, so one of them may be down. */
const PUBLIC_RELAYS = [
  'https://api.drand.sh',
  'https://api2.drand.sh',
  'https://drand.cloudflare.com',
];

/** Reads the settings for the salts of tables. */
export function readTableSalt(env: Env): TableSalt {
  const relays = list(env, 'TABLE_BEACON_RELAYS');
  for (const relay of relays)
    if (!URL.canParse(relay) || !['http:', 'https:'].includes(new URL(relay).protocol))
      throw new ConfigError(
        'TABLE_BEACON_RELAYS must be a list of addresses such as https://api.drand.sh.',
      );
  return {
    source: choice(env, 'TABLE_SALT', ['server', 'beacon'] as const, 'server'),
    relays: (relays.length > 0 ? relays : PUBLIC_RELAYS).map((relay) => relay.replace(/\/+$/, '')),
    chain: QUICKNET,
  };
}
