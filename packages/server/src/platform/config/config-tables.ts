import path from 'node:path';
import { QUICKNET, type DrandChain } from '@wl/games/fairness/beacon';
import { choice, ConfigError, integer, list, text, type Env } from './config-values.ts';

/** Source of the salts of the shared tables' hash chains (decision 128). */
export interface TableSalt {
  /**
   * Source for newly published chains. `server` draws the salt itself; `beacon` takes it from a round of the public
   * beacon.
   */
  source: 'server' | 'beacon';
  /** Addresses of the beacon's relays, without a trailing slash, in the order in which they are queried. */
  relays: string[];
  /**
   * Beacon that supplies the salts. It is not configurable, because an operator with its own beacon could choose the
   * salts.
   */
  chain: DrandChain;
}

/**
 * Public relays of the League of Entropy. They are independent of each other, so another one can replace a relay that
 * is down.
 */
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

/** Settings for the recordings of dealt tables (decision 132). */
export interface TableRecordings {
  /** Absolute path of the folder with the files. */
  dir: string;
  /** Time in days after which a recording is deleted. */
  days: number;
  /** Maximum size of all recordings in bytes. */
  maxBytes: number;
}

const MEGABYTE = 1_000_000;

/** Reads the settings for the recordings of dealt tables. */
export function readTableRecordings(env: Env, dataDir: string): TableRecordings {
  const dir = text(env, 'RECORDINGS_DIR');
  return {
    dir: dir === undefined ? path.join(dataDir, 'recordings') : path.resolve(dir),
    days: integer(env, 'RECORDINGS_DAYS', 90, 1, 3_650),
    maxBytes: integer(env, 'RECORDINGS_MB', 100_000, 1, 100_000_000) * MEGABYTE,
  };
}
