/** Processing around every call, on both paths (Fastify and short-way.ts): its id, its body and its log line. */
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from './deps.ts';
import { DomainError } from './errors.ts';
import { API_BASE } from './http.ts';
import { uuidv7 } from './ids.ts';

/** Duration from which an answer of a frequent call gets a log line. */
const SLOW_MS = 1000;

/** Returns the request's own id if it has the right form, so that a proxy's log and ours can be joined; else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : uuidv7();
}

/**
 * Parses a JSON body; an empty one counts as none.
 * @throws DomainError request.invalid
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

/** Records one measurement and one log line per answer. Frequent calls get a line only for failures and slow answers. */
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
