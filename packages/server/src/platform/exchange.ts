/** What happens around every call, whether it goes through Fastify or the short way: its id, its body, its record. */
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from './deps.ts';
import { DomainError } from './errors.ts';
import { API_BASE } from './http.ts';
import { uuidv7 } from './ids.ts';

/** An answer of a busy call that takes longer is worth its line in the log. */
const SLOW_MS = 1000;

/** A request's own id is kept when it looks like one, so that a proxy's log and ours can be joined. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : uuidv7();
}

/**
 * What a JSON body says; an empty one counts as none.
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

/** One measurement and one line of the log per answer; of calls that come often only failures and slow ones are lines. */
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
