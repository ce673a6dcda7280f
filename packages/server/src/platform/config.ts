import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { isIP } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {
  REALITY_MINUTES,
  REALITY_MINUTES_USUAL,
  type RealityMinutes,
} from '@wl/world/house/limits';
import { isPublicHost, listensPublicly } from './public-host.ts';

/** A setting that is missing or wrong. Its message is one sentence for the operator; the start stops with it. */
export class ConfigError extends Error {}

export interface Config {
  port: number;
  /** Address to bind. */
  host: string;
  /** Absolute path; holds the embedded database, uploads and `secrets.json`. */
  dataDir: string;
  /** Port of the embedded PostgreSQL; unused with an outside database. */
  pgPort: number;
  /** Outside database, owner role (migrations, jobs); undefined: embedded. */
  databaseUrl: string | undefined;
  /** Outside database, least-privileged role; undefined: made by the start. */
  databaseAppUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  redisUrl: string | undefined;
  /** `tcp://host:port` of a ClamAV daemon that looks at uploads; undefined: the built-in signatures alone. */
  clamdUrl: string | undefined;
  /** Origin that browsers see, without a trailing slash. */
  publicUrl: string;
  /** Further origins that may call us (development servers). */
  extraOrigins: string[];
  trustProxy: boolean | string;
  defaultProfile: 'spec' | 'strict';
  /** Minutes between two reality checks of who chose none; null asks only those who chose (for tests of other rules). */
  realityCheckMinutes: RealityMinutes | null;
  /** Value of the maintenance switch when it was never set at run time. */
  maintenance: boolean;
  sessions: {
    memberIdleMs: number;
    memberAbsoluteMs: number;
    staffIdleMs: number;
    staffAbsoluteMs: number;
  };
  pusher: { appId: string; key: string; secret: string };
  /** 32 bytes; encrypts server seeds at rest. */
  seedEncryptionKey: Buffer;
  /** Signs links and derives keys; 32 bytes. */
  appSecret: Buffer;
  /** Earlier values of `appSecret`: documents sealed under them stay readable. */
  appSecretsBefore: Buffer[];
  /** Earlier values of the realtime keys and the payment provider's secret: prove that this node may replace them. */
  keysBefore: string[];
  payment: { url: string; publicUrl: string; merchant: string; secret: string; sandbox: boolean };
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Fill an empty installation with demo members and staff. */
  seedDemo: boolean;
  production: boolean;
  /** Processes that serve HTTP: the main one and its helpers (platform/helper-processes.ts). */
  httpProcesses: number;
  /** Who asks for `/metrics` shows it as bearer token; undefined: there is no `/metrics`. */
  metricsToken: string | undefined;
  /** Pause between `/readyz` failing and the end of listening, for balancers. */
  shutdownDelayMs: number;
  /** Short id of this installation; part of cookie names, since cookies ignore ports. */
  installationId: string;
  version: string;
}

type Env = Record<string, string | undefined>;

const VERSION = (
  JSON.parse(
    fs.readFileSync(path.resolve(import.meta.dirname, '../../../../package.json'), 'utf8'),
  ) as { version: string }
).version;

const MINUTE_MS = 60_000;

function text(env: Env, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

/** Values separated by commas; none when unset. */
function list(env: Env, name: string): string[] {
  return (text(env, name) ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);
}

function integer(env: Env, name: string, fallback: number, min: number, max: number): number {
  const value = text(env, name);
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max)
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
  return number;
}

function flag(env: Env, name: string, fallback: boolean): boolean {
  const value = text(env, name)?.toLowerCase();
  if (value === undefined) return fallback;
  if (['1', 'true', 'on', 'yes'].includes(value)) return true;
  if (['0', 'false', 'off', 'no'].includes(value)) return false;
  throw new ConfigError(`${name} must be "true" or "false", not "${value}".`);
}

function choice<T extends string>(env: Env, name: string, options: readonly T[], fallback: T): T {
  const value = text(env, name);
  if (value === undefined) return fallback;
  if (options.includes(value as T)) return value as T;
  throw new ConfigError(`${name} must be one of ${options.join(', ')}, not "${value}".`);
}

function url(env: Env, name: string, protocols: string[], example: string): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const good = URL.canParse(value) && protocols.includes(new URL(value).protocol);
  // The value may hold a password, so it is not repeated.
  if (!good) throw new ConfigError(`${name} must be an address such as ${example}.`);
  return value;
}

interface Secrets {
  installationId: string;
  pusherAppId: string;
  pusherKey: string;
  pusherSecret: string;
  seedEncryptionKey: string;
  appSecret: string;
  paymentSecret: string;
}

/** Secrets that all nodes share, by the setting that gives each. */
const SHARED_SECRETS = {
  PUSHER_APP_ID: 'pusherAppId',
  PUSHER_APP_KEY: 'pusherKey',
  PUSHER_APP_SECRET: 'pusherSecret',
  SEED_ENCRYPTION_KEY: 'seedEncryptionKey',
  APP_SECRET: 'appSecret',
} as const satisfies Record<string, keyof Secrets>;

/** Settings without which a production start would be open to strangers, or would lose members' money or e-mails. */
const NEEDED_IN_PRODUCTION = [
  'SMTP_URL',
  'PAYMENT_PROVIDER_URL',
  'PAYMENT_PROVIDER_SECRET',
] as const;

function jsonFile(file: string): unknown {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as unknown;
}

/**
 * Secrets of the file that SECRETS_FILE names, in the format of `secrets.json`; none when it is unset.
 * @throws ConfigError when it cannot be read
 */
function givenSecrets(env: Env): Partial<Secrets> {
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

/** @throws ConfigError that names every setting a production start lacks */
function mustBeWhole(env: Env, given: Partial<Secrets>) {
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
 * The secrets that belong to this installation, made at its first start. Kept beside the data they protect, readable by
 * the owner only; every one of them can be given instead. In production only the id is made here: a key that is made
 * silently differs from node to node and is lost with a disk.
 */
function installationSecrets(dataDir: string, production: boolean): Secrets {
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
    // Numeric, because Pusher.forURL applies parseInt to it.
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

function hexKey(env: Env, name: string, kept: string): Buffer {
  const value = text(env, name) ?? kept;
  if (!/^[0-9a-f]{64}$/i.test(value))
    throw new ConfigError(`${name} must be 64 hexadecimal digits (32 bytes).`);
  return Buffer.from(value, 'hex');
}

/** Several such keys, separated by commas; none when unset. */
function hexKeys(env: Env, name: string): Buffer[] {
  return (text(env, name)?.split(',') ?? []).map((value) => hexKey({ [name]: value }, name, ''));
}

function metricsToken(env: Env): string | undefined {
  const value = text(env, 'METRICS_TOKEN');
  if (value !== undefined && !/^[\w.~+/=-]{16,}$/.test(value))
    throw new ConfigError(
      'METRICS_TOKEN must have at least 16 characters: letters, digits and "-._~+/=".',
    );
  return value;
}

/** A name that Fastify knows, an address, or a network smaller than all addresses. */
function isProxies(part: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(part)) return true;
  const [, address = '', bits] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(part) ?? [];
  const most = { 4: 32, 6: 128 }[isIP(address)];
  return most !== undefined && (bits === undefined || (Number(bits) >= 1 && Number(bits) <= most));
}

function trustProxy(env: Env): boolean | string {
  const value = text(env, 'TRUST_PROXY');
  if (value === undefined || value === 'false') return false;
  if (value === 'true')
    throw new ConfigError(
      'TRUST_PROXY must name the addresses of your proxies (such as "loopback" or "10.0.0.0/8"), ' +
        'because trusting everyone lets anyone choose their own address.',
    );
  // Left to Fastify, "1" would be the address 0.0.0.1, and a wrong one would stop the start with a stack trace.
  if (!value.split(',').every((part) => isProxies(part.trim())))
    throw new ConfigError(
      'TRUST_PROXY must be a list of addresses and networks such as "loopback,10.0.0.0/8", and not of all addresses.',
    );
  return value;
}

function readPusher(env: Env, kept: Secrets): Config['pusher'] {
  const appId = text(env, 'PUSHER_APP_ID') ?? kept.pusherAppId;
  if (!/^\d{1,15}$/.test(appId)) throw new ConfigError('PUSHER_APP_ID must be a number.');
  const key = text(env, 'PUSHER_APP_KEY') ?? kept.pusherKey;
  if (!/^[\w-]{1,64}$/.test(key))
    throw new ConfigError('PUSHER_APP_KEY must be letters, digits, hyphens or underscores.');
  const secret = text(env, 'PUSHER_APP_SECRET') ?? kept.pusherSecret;
  if (secret.length < 16)
    throw new ConfigError('PUSHER_APP_SECRET must have at least 16 characters.');
  return { appId, key, secret };
}

function readPayment(env: Env, port: number, kept: Secrets): Config['payment'] {
  const outside = url(env, 'PAYMENT_PROVIDER_URL', ['http:', 'https:'], 'https://pay.example.com');
  const secret = text(env, 'PAYMENT_PROVIDER_SECRET');
  if (outside && !secret)
    throw new ConfigError('PAYMENT_PROVIDER_SECRET is needed when PAYMENT_PROVIDER_URL is set.');
  // Another host name than ours (localhost beside 127.0.0.1), because cookies ignore ports.
  const address = outside ?? `http://127.0.0.1:${port + 1}`;
  return {
    url: address.replace(/\/$/, ''),
    publicUrl: (
      url(env, 'PAYMENT_PROVIDER_PUBLIC_URL', ['http:', 'https:'], 'https://pay.example.com') ??
      address
    ).replace(/\/$/, ''),
    merchant: text(env, 'PAYMENT_PROVIDER_MERCHANT') ?? 'wanderluck',
    secret: secret ?? kept.paymentSecret,
    sandbox: !outside,
  };
}

function readSessions(env: Env): Config['sessions'] {
  const minutes = (name: string, fallback: number) =>
    integer(env, name, fallback, 1, 525_600) * MINUTE_MS;
  return {
    memberIdleMs: minutes('SESSION_IDLE_MINUTES', 30),
    memberAbsoluteMs: minutes('SESSION_MAX_MINUTES', 24 * 60),
    staffIdleMs: minutes('STAFF_SESSION_IDLE_MINUTES', 30),
    staffAbsoluteMs: minutes('STAFF_SESSION_MAX_MINUTES', 12 * 60),
  };
}

/**
 * The settings that say where the casino and its data are, for commands that serve nobody.
 * @throws ConfigError naming the first one that is wrong
 */
export function readDataPlace(
  env: Env,
): Pick<Config, 'port' | 'publicUrl' | 'dataDir' | 'databaseUrl' | 'databaseAppUrl' | 'version'> {
  const port = integer(env, 'PORT', 3000, 1, 65_534);
  const dataDir = path.resolve(text(env, 'DATA_DIR') ?? './data');
  const databaseUrl = url(
    env,
    'DATABASE_URL',
    ['postgres:', 'postgresql:'],
    'postgres://owner:password@db.example.com:5432/wanderluck',
  );
  const databaseAppUrl = url(
    env,
    'DATABASE_APP_URL',
    ['postgres:', 'postgresql:'],
    'postgres://app:password@db.example.com:5432/wanderluck',
  );
  if (databaseAppUrl && !databaseUrl)
    throw new ConfigError('DATABASE_URL is needed when DATABASE_APP_URL is set.');
  const publicUrl = (
    url(env, 'PUBLIC_URL', ['http:', 'https:'], 'https://casino.example.com') ??
    `http://localhost:${port}`
  ).replace(/\/$/, '');
  return { port, publicUrl, dataDir, databaseUrl, databaseAppUrl, version: VERSION };
}

/** Addresses of this machine's network interfaces. */
function ownAddresses(): string[] {
  return Object.values(os.networkInterfaces()).flatMap(
    (of) => of?.map(({ address }) => address) ?? [],
  );
}

/**
 * Whether this is a production start, which has no mailbox, demonstration accounts or sandbox.
 * @throws ConfigError when strangers could reach a start that has them
 */
function isProduction(env: Env, { publicUrl, host }: Place): boolean {
  const named = env['NODE_ENV'] ?? '';
  if (named === 'production') return true;
  // A misspelt "Production" would open what a production start closes.
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

type Place = Pick<Config, 'publicUrl' | 'host'>;

/** Demonstration accounts have their passwords in the source: an installation with a database of its own has to ask for them. */
function seedsDemo(env: Env, production: boolean, databaseUrl: string | undefined): boolean {
  const seedDemo = flag(env, 'SEED_DEMO', !production && databaseUrl === undefined);
  if (seedDemo && production)
    throw new ConfigError(
      'SEED_DEMO must not be on with NODE_ENV=production, because everyone knows the passwords of the demonstration.',
    );
  return seedDemo;
}

/**
 * Reads every setting from the environment; `.env.example` explains each.
 * @throws ConfigError naming the first setting that is missing or wrong
 */
export function readConfig(env: Env): Config {
  const place = readDataPlace(env);
  const { port, publicUrl, dataDir, databaseUrl } = place;
  const mailFrom = text(env, 'MAIL_FROM') ?? 'Wanderluck <no-reply@wanderluck.example>';
  if (!/^[^<>\r\n]*<[^<>\s]+@[^<>\s]+>$|^[^<>\s]+@[^<>\s]+$/.test(mailFrom))
    throw new ConfigError('MAIL_FROM must be an address such as "Name <no-reply@example.com>".');
  const pgDefault = port + 20_000 <= 65_535 ? port + 20_000 : port - 20_000;
  const pgPort = integer(env, 'PGPORT', pgDefault, 1, 65_535);
  const host = text(env, 'HOST') ?? '127.0.0.1';
  const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
  const production = isProduction(env, { publicUrl, host });
  const given = givenSecrets(env);
  if (production) mustBeWhole(env, given);
  const rest = {
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:'], 'smtps://user:password@mail.example.com'),
    redisUrl: url(env, 'REDIS_URL', ['redis:', 'rediss:'], 'redis://127.0.0.1:6379'),
    clamdUrl: url(env, 'CLAMD_URL', ['tcp:'], 'tcp://127.0.0.1:3310'),
    trustProxy: trustProxy(env),
    defaultProfile: choice(env, 'DEFAULT_PROFILE', ['spec', 'strict'] as const, 'spec'),
    realityCheckMinutes: realityMinutes(env),
    maintenance: flag(env, 'MAINTENANCE', false),
    logLevel: choice(env, 'LOG_LEVEL', logLevels, 'info'),
    seedDemo: seedsDemo(env, production, databaseUrl),
    production,
    httpProcesses: integer(env, 'HTTP_PROCESSES', defaultProcesses(production), 1, 64),
    metricsToken: metricsToken(env),
    shutdownDelayMs: integer(env, 'SHUTDOWN_DELAY_MS', 0, 0, 60_000),
    sessions: readSessions(env),
  };
  const kept = { ...installationSecrets(dataDir, production), ...given };
  return {
    ...rest,
    ...place,
    host,
    pgPort,
    mailFrom,
    extraOrigins: list(env, 'EXTRA_ORIGINS'),
    pusher: readPusher(env, kept),
    seedEncryptionKey: hexKey(env, 'SEED_ENCRYPTION_KEY', kept.seedEncryptionKey),
    appSecret: hexKey(env, 'APP_SECRET', kept.appSecret),
    appSecretsBefore: hexKeys(env, 'APP_SECRETS_BEFORE'),
    keysBefore: list(env, 'KEYS_BEFORE'),
    payment: readPayment(env, port, kept),
    // Nodes that share an outside database have different data folders but must share cookies.
    installationId: databaseUrl
      ? createHash('sha256').update(databaseIdentity(databaseUrl)).digest('hex').slice(0, 8)
      : kept.installationId,
  };
}

/** One of the choices that members have, too. */
function realityMinutes(env: Env): RealityMinutes {
  const names = REALITY_MINUTES.map(String);
  const named = choice(env, 'REALITY_CHECK_MINUTES', names, String(REALITY_MINUTES_USUAL));
  return REALITY_MINUTES[names.indexOf(named)] ?? REALITY_MINUTES_USUAL;
}

/** Two fill two cores when bets come by the thousand; a developer wants to read the log of one. */
function defaultProcesses(production: boolean): number {
  return production && os.availableParallelism() > 1 ? 2 : 1;
}

function databaseIdentity(address: string): string {
  const { hostname, port, pathname } = new URL(address);
  return `${hostname}:${port || '5432'}${pathname}`;
}
