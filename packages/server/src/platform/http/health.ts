import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { DomainError } from '../errors.ts';

/**
 * Adds `/healthz`, which reports whether the process is running, and `/readyz`, which reports whether it can serve
 * requests. If a metrics token is configured, adds `/metrics` for Prometheus, which must send this token.
 */
export function addHealth(app: FastifyInstance, deps: Deps): void {
  app.get('/healthz', (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok', version: deps.config.version };
  });

  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const reason = phase(deps) ?? (await databaseTrouble(deps));
    if (!reason) return { status: 'ready' };
    return reply.code(503).send({ status: 'not ready', reason });
  });

  const { metricsToken } = deps.config;
  // The metrics require a token, because they reveal how much is played and which calls are slow.
  if (metricsToken === undefined) return;
  const expected = hashOf(`Bearer ${metricsToken}`);
  app.get('/metrics', async (request, reply) => {
    if (!timingSafeEqual(hashOf(request.headers.authorization ?? ''), expected)) {
      reply.header('www-authenticate', 'Bearer');
      throw new DomainError('auth.signed_out');
    }
    reply.header('cache-control', 'no-store').type(deps.metrics.contentType);
    return deps.metrics.text();
  });
}

/** Returns the hash of a text. All hashes have the same length, which the constant-time comparison requires. */
const hashOf = (text: string) => hash('sha256', text, 'buffer');

function phase({ isStarting, isDraining }: Deps): string | undefined {
  if (isDraining) return 'draining';
  return isStarting ? 'starting' : undefined;
}

async function databaseTrouble(deps: Deps): Promise<string | undefined> {
  const answer = deps.database.pool
    .query('select count(*) from platform_migrations')
    .then(() => undefined)
    .catch(() => 'the database does not answer');
  const late = new Promise<string>((resolve) => {
    setTimeout(resolve, 3000, 'the database does not answer').unref();
  });
  return Promise.race([answer, late]);
}
