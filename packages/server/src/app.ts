import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { addErrorAnswers } from './platform/answer-error.ts';
import type { Deps } from './platform/deps.ts';
import { addDevMailbox } from './platform/dev-mailbox.ts';
import { DomainError } from './platform/errors.ts';
import { routeFeatures, type Feature } from './platform/features.ts';
import { addHealth } from './platform/health.ts';
import { API_BASE } from './platform/http.ts';
import { uuidv7 } from './platform/ids.ts';
import { childLogger, type Logger } from './platform/log.ts';
import { openapi } from './platform/openapi.ts';
import { addSites } from './platform/static.ts';
import { addSecurityHeaders, addXsrfCookie, checkCrossSite } from './platform/security.ts';

const BODY_LIMIT = 256 * 1024;
/** An answer of a busy call that takes longer is worth its line in the log. */
const SLOW_MS = 1000;

/**
 * The HTTP application, apart from listening: platform routes and the routes of the features given.
 * Needs a migrated database.
 */
export async function buildApp(
  deps: Deps,
  features: Feature[] = [],
  more?: (app: FastifyInstance, deps: Deps) => Promise<void> | void,
): Promise<FastifyInstance> {
  const { config } = deps;
  const app = Fastify({
    loggerInstance: deps.log,
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    // A request's own id is kept when it looks like one, so that a proxy's log and ours can be joined.
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : uuidv7();
    },
    childLoggerFactory: (parent, bindings) => childLogger(parent as Logger, bindings),
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
  }) as unknown as FastifyInstance;
  app.decorate('deps', deps);
  app.decorate('servedCalls', []);
  await app.register(cookie);
  await app.register(formbody);
  await addSecurityHeaders(app, config);
  addXsrfCookie(app, config);
  parseJson(app);
  observe(app, deps);
  guardApi(app, deps);
  addErrorAnswers(app);

  addHealth(app, deps);
  app.get(`${API_BASE}/openapi.json`, () =>
    openapi(app.servedCalls, config.version, {
      member: deps.sessions.cookieName('member'),
      staff: deps.sessions.cookieName('staff'),
    }),
  );
  deps.realtime.attach(app);
  await routeFeatures(features, app, deps);
  await more?.(app, deps);
  if (!config.smtpUrl) addDevMailbox(app, deps);
  await addSites(app, { memberCookie: deps.sessions.cookieName('member') });
  await app.ready();
  return app;
}

/** JSON bodies; an empty one counts as none. The bytes are kept for calls that verify a signature over them. */
function parseJson(app: FastifyInstance) {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      request.rawBody = body;
      if (body.length === 0) {
        done(null, undefined);
        return;
      }
      try {
        done(null, JSON.parse(body.toString('utf8')));
      } catch {
        done(new DomainError('request.invalid', { fields: { _: ['This is not JSON.'] } }));
      }
    },
  );
}

/** Request ids, one log line and one measurement per answer. These hooks call back: promises would cost each call 5 %. */
function observe(app: FastifyInstance, deps: Deps) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  // An open request at the shutdown is finished, and its connection with it: kept alive it would hold the server up.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (deps.isDraining) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const status = reply.statusCode;
    const ms = reply.elapsedTime;
    deps.metrics.http.observe({ method: request.method, route, status }, ms / 1000);
    const level = answerLevel(request.routeOptions.config.often ?? false, route, status, ms);
    if (deps.log.isLevelEnabled(level))
      request.log[level]({ method: request.method, route, status, ms: Math.round(ms) }, 'answered');
    done();
  });
}

/** An answer of the API is one line of the log; of calls made thousands of times a second only what went wrong or took long. */
function answerLevel(often: boolean, route: string, status: number, ms: number): 'info' | 'debug' {
  if (!route.startsWith(API_BASE)) return 'debug';
  return often && status < 400 && ms < SLOW_MS ? 'debug' : 'info';
}

/** What every call below /api passes before its handler: no caching, maintenance, CSRF and Origin. */
function guardApi(app: FastifyInstance, deps: Deps) {
  const guard = (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.url.startsWith(`${API_BASE}/`)) return;
    reply.header('cache-control', 'no-store');
    const { serverToServer, duringMaintenance } = request.routeOptions.config;
    if (deps.maintenance.isOn && !duringMaintenance && !request.is404) {
      reply.header('retry-after', 60);
      throw new DomainError('request.maintenance');
    }
    if (!serverToServer && !request.is404) checkCrossSite(request, deps.config);
  };
  app.addHook('onRequest', (request, reply, done) => {
    try {
      guard(request, reply);
    } catch (error) {
      done(error as Error);
      return;
    }
    done();
  });
}
