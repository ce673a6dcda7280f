/**
 * Functions for the request id, body and log line of a call, shared by the Fastify path and the fast path
 * (fast-path.ts).
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../deps.ts';
import { DomainError } from '../errors.ts';
import { API_BASE } from './http.ts';
import { uuidv7 } from '../ids.ts';

/**
 * Minimum response time, in milliseconds, at which a successful response to a frequent call is logged at level `info`
 * instead of `debug`.
 */
const SLOW_MS = 1000;

/**
 * Returns the `x-request-id` header if it is well-formed, so that the log lines of a proxy and of this server can be
 * matched; otherwise, returns a new id.
 */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : uuidv7();
}

/**
 * Parses a JSON body. Returns undefined for an empty body.
 * @throws DomainError request.invalid if the body is not valid JSON
 */
export function jsonOf(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    throw new DomainError('request.invalid', { fields: { _: ['This is not JSON.'] } });
  }
}

export interface Answered {
  method: string;
  route: string;
  status: number;
  ms: number;
}

/**
 * Records a metric and a log line for a response. For frequent calls, successful fast responses are logged only at
 * debug level.
 */
export function recordAnswer(
  deps: Pick<Deps, 'metrics' | 'log'>,
  log: FastifyBaseLogger,
  { method, route, status, ms }: Answered,
  isOften: boolean,
): void {
  deps.metrics.http.observe({ method, route, status }, ms / 1000);
  const isLine = route.startsWith(API_BASE) && !(isOften && status < 400 && ms < SLOW_MS);
  const level = isLine ? 'info' : 'debug';
  if (deps.log.isLevelEnabled(level))
    log[level]({ method, route, status, ms: Math.round(ms) }, 'answered');
}
