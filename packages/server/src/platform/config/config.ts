import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  REALITY_MINUTES,
  REALITY_MINUTES_USUAL,
  type RealityMinutes,
} from '@wl/world/casino/limits';
import {
  readDkim,
  readInboundSmtp,
  readSender,
  type Dkim,
  type InboundSmtp,
} from './config-email.ts';
import { readChatWidget, type ChatWidget } from './config-chat.ts';
import { isProduction, trustProxy } from './config-hosts.ts';
import {
  givenSecrets,
  hexKey,
  hexKeys,
  installationSecrets,
  mustBeWhole,
  readPusher,
  type Secrets,
} from './config-secrets.ts';
import {
  readTableRecordings,
  readTableSalt,
  type TableRecordings,
  type TableSalt,
} from './config-tables.ts';
import { choice, ConfigError, flag, integer, list, text, url, type Env } from './config-values.ts';

export interface Config {
  port: number;
  /** Address to bind. */
  host: string;
  /** Absolute path of the folder with the embedded database, uploads and `secrets.json`. */
  dataDir: string;
  /** Port of the embedded PostgreSQL; unused with an external database. */
  pgPort: number;
  /**
   * URL for connecting to an external database as the owner role, for migrations and jobs; if undefined, the embedded
   * database is used.
   */
  databaseUrl: string | undefined;
  /**
   * URL for connecting to an external database as the least-privileged role; if undefined, startup creates the role.
   */
  databaseAppUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Key that signs e-mails; if undefined, this server does not sign e-mails. */
  dkim: Dkim | undefined;
  /**
   * Settings for receiving bounces and e-mails to support. If undefined, the server learns of an undeliverable address
   * only when an e-mail is rejected during sending.
   */
  inboundSmtp: InboundSmtp | undefined;
  /** External chat widget; if undefined, members use the casino's own chat. */
  chatWidget: ChatWidget | undefined;
  redisUrl: string | undefined;
  /**
   * Address `tcp://host:port` of a ClamAV daemon that scans uploads; if undefined, only the built-in signatures are
   * used.
   */
  clamdUrl: string | undefined;
  /** Public origin of the casino, as browsers see it, without a trailing slash. */
  publicUrl: string;
  /** Additional origins that may call the API, for example the origins of development servers. */
  extraOrigins: string[];
  trustProxy: boolean | string;
  defaultProfile: 'spec' | 'strict';
  /**
   * Default interval between reality checks, in minutes, for members who have not chosen one. Null turns these default
   * checks off, for tests of other rules.
   */
  realityCheckMinutes: RealityMinutes | null;
  /** Initial maintenance state, which applies until a clerk changes it at run time. */
  maintenance: boolean;
  sessions: {
    memberIdleMs: number;
    memberAbsoluteMs: number;
    staffIdleMs: number;
    staffAbsoluteMs: number;
  };
  pusher: { appId: string; key: string; secret: string; cluster: string };
  /** 32-byte key that encrypts server seeds at rest. */
  seedEncryptionKey: Buffer;
  /** 32-byte key for signing links and for deriving other keys. */
  appSecret: Buffer;
  /** Earlier values of `appSecret`. Documents that were encrypted with them remain readable. */
  appSecretsBefore: Buffer[];
  /**
   * Earlier values of the realtime keys and the payment provider's secret. A node that starts with a changed value
   * replaces the check value in the database only if this list contains the previous value.
   */
  keysBefore: string[];
  tableSalt: TableSalt;
  tableRecordings: TableRecordings;
  payment: { url: string; publicUrl: string; merchant: string; secret: string; sandbox: boolean };
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** True to create demo members and staff in an empty installation. */
  seedDemo: boolean;
  production: boolean;
  /** Number of processes that serve HTTP: the main process and its workers (platform/processes/worker-processes.ts). */
  httpProcesses: number;
  /** Bearer token that `/metrics` requires; if undefined, `/metrics` does not exist. */
  metricsToken: string | undefined;
  /**
   * Delay at shutdown, in milliseconds. During this time, `/readyz` already fails, but the server keeps listening, so
   * that load balancers can react.
   */
  shutdownDelayMs: number;
  /** Short id of this installation. It is part of cookie names, because cookies are not isolated by port. */
  installationId: string;
  version: string;
}

const VERSION = (
  JSON.parse(
    fs.readFileSync(path.resolve(import.meta.dirname, '../../../../../package.json'), 'utf8'),
  ) as { version: string }
).version;

const MINUTE_MS = 60_000;

function metricsToken(env: Env): string | undefined {
  const value = text(env, 'METRICS_TOKEN');
  if (value !== undefined && !/^[\w.~+/=-]{16,}$/.test(value))
    throw new ConfigError(
      'METRICS_TOKEN must have at least 16 characters: letters, digits and "-._~+/=".',
    );
  return value;
}

function readPayment(env: Env, port: number, kept: Secrets): Config['payment'] {
  const outside = url(env, 'PAYMENT_PROVIDER_URL', ['http:', 'https:'], 'https://pay.example.com');
  const secret = text(env, 'PAYMENT_PROVIDER_SECRET');
  if (outside && !secret)
    throw new ConfigError('PAYMENT_PROVIDER_SECRET is needed when PAYMENT_PROVIDER_URL is set.');
  // The sandbox's host name differs from the casino's (127.0.0.1 instead of localhost), because cookies are not
  // isolated by port.
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
 * Reads the settings for the casino's port and URL, its data folder and its database. Intended for commands that do not
 * serve requests.
 * @throws ConfigError naming the first invalid setting
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

/**
 * Reads SEED_DEMO. Demo passwords are public in the source, so demo accounts are off by default with an external
 * database.
 */
function seedsDemo(env: Env, production: boolean, databaseUrl: string | undefined): boolean {
  const seedDemo = flag(env, 'SEED_DEMO', !production && databaseUrl === undefined);
  if (seedDemo && production)
    throw new ConfigError(
      'SEED_DEMO must not be on with NODE_ENV=production, because everyone knows the passwords of the demonstration.',
    );
  return seedDemo;
}

/**
 * Reads all settings from the environment; `.env.example` explains them.
 * @throws ConfigError naming the first missing or invalid setting
 */
export function readConfig(env: Env): Config {
  const place = readDataPlace(env);
  const { port, publicUrl, dataDir, databaseUrl } = place;
  const mailFrom = readSender(env);
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
    dkim: readDkim(env),
    inboundSmtp: readInboundSmtp(env, mailFrom),
    chatWidget: readChatWidget(env, publicUrl),
    extraOrigins: list(env, 'EXTRA_ORIGINS'),
    pusher: readPusher(env, kept),
    seedEncryptionKey: hexKey(env, 'SEED_ENCRYPTION_KEY', kept.seedEncryptionKey),
    appSecret: hexKey(env, 'APP_SECRET', kept.appSecret),
    appSecretsBefore: hexKeys(env, 'APP_SECRETS_BEFORE'),
    keysBefore: list(env, 'KEYS_BEFORE'),
    tableSalt: readTableSalt(env),
    tableRecordings: readTableRecordings(env, dataDir),
    payment: readPayment(env, port, kept),
    // Nodes that share an external database have different data folders but must use the same cookie names, so derive
    // the id from the database.
    installationId: databaseUrl
      ? createHash('sha256').update(databaseIdentity(databaseUrl)).digest('hex').slice(0, 8)
      : kept.installationId,
  };
}

/** Reads the default reality-check interval, which must be one of the intervals that members can choose. */
function realityMinutes(env: Env): RealityMinutes {
  const names = REALITY_MINUTES.map(String);
  const named = choice(env, 'REALITY_CHECK_MINUTES', names, String(REALITY_MINUTES_USUAL));
  return REALITY_MINUTES[names.indexOf(named)] ?? REALITY_MINUTES_USUAL;
}

/**
 * Returns the default number of HTTP processes. In production on a machine with more than one core, the default is 2,
 * because a high volume of bets keeps two cores busy. Otherwise, it is 1: a single core gains nothing from a second
 * process, and a single log is easier to read in development.
 */
function defaultProcesses(production: boolean): number {
  return production && os.availableParallelism() > 1 ? 2 : 1;
}

function databaseIdentity(address: string): string {
  const { hostname, port, pathname } = new URL(address);
  return `${hostname}:${port || '5432'}${pathname}`;
}
