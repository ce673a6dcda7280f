import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';

export type { Logger };

/** Names of properties whose values never reach a log, at the top level and one or two levels down. */
const SECRET_NAMES = [
  'password',
  'passwordHash',
  'newPassword',
  'currentPassword',
  'token',
  'auth_token',
  'authToken',
  'tokenHash',
  'cookieHash',
  'cookie',
  'set-cookie',
  'authorization',
  'x-xsrf-token',
  'secret',
  'code',
  'totp',
  'totpSecret',
  'serverSeed',
  'server_seed',
  'seed',
  'databaseUrl',
];

const quote = (name: string) => (/^\w+$/.test(name) ? name : `["${name}"]`);
const below = (prefix: string, name: string) =>
  /^\w+$/.test(name) ? `${prefix}.${name}` : `${prefix}["${name}"]`;

/** Structured logs, one JSON object a line, times in UTC, credentials and seeds left out. */
export function createLogger(
  config: Pick<Config, 'logLevel'>,
  destination?: DestinationStream,
): Logger {
  const options = {
    level: config.logLevel,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    base: null,
    redact: {
      // `code` at the top level of an error is an error code, which is what an operator looks for.
      paths: SECRET_NAMES.flatMap((name) => [
        ...(name === 'code' ? [] : [quote(name)]),
        ...(name === 'code' ? ['body.code'] : [below('*', name), below('*.*', name)]),
      ]),
      censor: '[redacted]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
