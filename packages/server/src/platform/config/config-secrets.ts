/**
 * Secrets of an installation. They are read from the environment or a file; outside production, missing secrets are
 * generated at the first start.
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ConfigError, text, type Env } from './config-values.ts';

export interface Secrets {
  installationId: string;
  pusherAppId: string;
  pusherKey: string;
  pusherSecret: string;
  seedEncryptionKey: string;
  appSecret: string;
  paymentSecret: string;
}

/** Configuration fields of the secrets that all nodes share, keyed by environment variable. */
const SHARED_SECRETS = {
  PUSHER_APP_ID: 'pusherAppId',
  PUSHER_APP_KEY: 'pusherKey',
  PUSHER_APP_SECRET: 'pusherSecret',
  SEED_ENCRYPTION_KEY: 'seedEncryptionKey',
  APP_SECRET: 'appSecret',
} as const satisfies Record<string, keyof Secrets>;

/** Settings required in production, for sending e-mails and for real payments. */
const NEEDED_IN_PRODUCTION = [
  'SMTP_URL',
  'PAYMENT_PROVIDER_URL',
  'PAYMENT_PROVIDER_SECRET',
] as const;

function jsonFile(file: string): unknown {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as unknown;
}

/**
 * Reads the secrets from the file at SECRETS_FILE, in the format of `secrets.json`. Returns no secrets if the variable
 * is unset.
 * @throws ConfigError if the file cannot be read
 */
export function givenSecrets(env: Env): Partial<Secrets> {
  const file = text(env, 'SECRETS_FILE');
  if (file === undefined) return {};
  try {
    const given = jsonFile(file) as Partial<Record<string, unknown>>;
    const names = Object.values(SHARED_SECRETS).filter((name) => typeof given[name] === 'string');
    return Object.fromEntries(names.map((name) => [name, given[name]]));
  } catch {
    throw new ConfigError(`SECRETS_FILE (${file}) must name a readable file of JSON.`);
  }
}

/**
 * Checks that all settings required in production are present.
 * @throws ConfigError that lists every missing setting
 */
export function mustBeWhole(env: Env, given: Partial<Secrets>) {
  const missing = [
    ...NEEDED_IN_PRODUCTION.filter((name) => text(env, name) === undefined),
    ...Object.entries(SHARED_SECRETS)
      .filter(([name, kept]) => text(env, name) === undefined && !given[kept])
      .map(([name]) => name),
  ];
  if (missing.length > 0)
    throw new ConfigError(
      `NODE_ENV=production needs ${new Intl.ListFormat('en-GB').format(missing)}, which .env.example explains.`,
    );
}

/**
 * Reads this installation's secrets, or generates them at the first start. Settings can override them. In production,
 * only the installation id is generated, because generated keys would differ between nodes and be lost with the disk.
 */
export function installationSecrets(dataDir: string, production: boolean): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const installationId = randomBytes(4).toString('hex');
  const fresh = production ? { ...NO_SECRETS, installationId } : newSecrets(installationId);
  let kept: Partial<Secrets> = {};
  try {
    kept = jsonFile(file) as Partial<Secrets>;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR')
      throw new ConfigError(`DATA_DIR (${dataDir}) must be a folder this user may write to.`);
    if (code !== 'ENOENT')
      throw new ConfigError(`${file} cannot be read as JSON; restore it from a backup.`);
  }
  const secrets = { ...fresh, ...kept };
  const isWhole = production
    ? kept.installationId !== undefined
    : Object.keys(kept).length === Object.keys(secrets).length;
  if (!isWhole) keepSecrets(dataDir, production ? { ...kept, installationId } : secrets);
  return production ? { ...NO_SECRETS, installationId: secrets.installationId } : secrets;
}

const NO_SECRETS: Secrets = {
  installationId: '',
  pusherAppId: '',
  pusherKey: '',
  pusherSecret: '',
  seedEncryptionKey: '',
  appSecret: '',
  paymentSecret: '',
};

function newSecrets(installationId: string): Secrets {
  return {
    installationId,
    // The app id must be numeric, because Pusher.forURL parses it with parseInt.
    pusherAppId: String(100_000 + (randomBytes(4).readUInt32BE() % 900_000)),
    pusherKey: randomBytes(10).toString('hex'),
    pusherSecret: randomBytes(20).toString('hex'),
    seedEncryptionKey: randomBytes(32).toString('hex'),
    appSecret: randomBytes(32).toString('hex'),
    paymentSecret: randomBytes(24).toString('hex'),
  };
}

function keepSecrets(dataDir: string, secrets: Partial<Secrets>) {
  const file = path.join(dataDir, 'secrets.json');
  try {
    fs.mkdirSync(dataDir, { recursive: true });
    const temporary = `${file}.${process.pid}`;
    fs.writeFileSync(temporary, JSON.stringify(secrets, null, 2) + '\n', { mode: 0o600 });
    fs.renameSync(temporary, file);
  } catch {
    throw new ConfigError(`DATA_DIR (${dataDir}) must be a folder this user may write to.`);
  }
}

/**
 * Reads a 32-byte key in hex.
 * @throws ConfigError if it is not 64 hexadecimal digits
 */
export function hexKey(env: Env, name: string, kept: string): Buffer {
  const value = text(env, name) ?? kept;
  if (!/^[0-9a-f]{64}$/i.test(value))
    throw new ConfigError(`${name} must be 64 hexadecimal digits (32 bytes).`);
  return Buffer.from(value, 'hex');
}

/** Reads a comma-separated list of 32-byte keys in hex. Returns an empty list if the setting is unset. */
export function hexKeys(env: Env, name: string): Buffer[] {
  return (text(env, name)?.split(',') ?? []).map((value) => hexKey({ [name]: value }, name, ''));
}

/** Reads the realtime server's credentials from the variables that Pusher clients use. */
export function readPusher(env: Env, kept: Secrets) {
  const appId = text(env, 'PUSHER_APP_ID') ?? kept.pusherAppId;
  if (!/^\d{1,15}$/.test(appId)) throw new ConfigError('PUSHER_APP_ID must be a number.');
  const key = text(env, 'PUSHER_APP_KEY') ?? kept.pusherKey;
  if (!/^[\w-]{1,64}$/.test(key))
    throw new ConfigError('PUSHER_APP_KEY must be letters, digits, hyphens or underscores.');
  const secret = text(env, 'PUSHER_APP_SECRET') ?? kept.pusherSecret;
  if (secret.length < 16)
    throw new ConfigError('PUSHER_APP_SECRET must have at least 16 characters.');
  const cluster = text(env, 'PUSHER_APP_CLUSTER') ?? 'wl';
  if (!/^[\w-]{1,64}$/.test(cluster))
    throw new ConfigError('PUSHER_APP_CLUSTER must be letters, digits, hyphens or underscores.');
  return { appId, key, secret, cluster };
}
