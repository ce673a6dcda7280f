import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { addErrorAnswers } from './platform/http/answer-error.ts';
import type { Deps } from './platform/deps.ts';
import { addDevMailbox, hasDevMailbox } from './platform/email/dev-mailbox.ts';
import { DomainError } from './platform/errors.ts';
import { jsonOf, recordAnswer, requestId } from './platform/http/exchange.ts';
import { routeFeatures, type Feature } from './platform/features.ts';
import { addHealth } from './platform/http/health.ts';
import { API_BASE } from './platform/http/http.ts';
import { childLogger, type Logger } from './platform/log.ts';
import { addDocument } from './platform/openapi/document.ts';
import { addFairnessFiles } from './platform/http/fairness-files.ts';
import { addReference } from './platform/openapi/reference.ts';
import { openFastPath } from './platform/http/fast-path.ts';
import { closeStalledBodies } from './platform/http/stalled-bodies.ts';
import { addSites } from './platform/http/static.ts';
import {
  addXsrfCookie,
  checkCrossSite,
  dataHeaders,
  securityHeaders,
} from './platform/http/security.ts';

const BODY_LIMIT = 256 * 1024;

/**
 * Builds the HTTP application from the platform's routes and the given features' routes, but does not start listening.
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
    genReqId: requestId,
    childLoggerFactory: (parent, bindings) => childLogger(parent as Logger, bindings),
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
  }) as unknown as FastifyInstance;
  app.decorate('deps', deps);
  app.decorate('servedCalls', []);
  app.decorate('serveOptions', new Map());
  app.decorate('oftenCalls', []);
  app.decorate('pageWriters', []);
  await app.register(cookie);
  await app.register(formbody);
  const forPages = await securityHeaders(config);
  const forData = dataHeaders(forPages);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith(`${API_BASE}/`) ? forData : forPages);
    done();
  });
  addXsrfCookie(app, config);
  parseJson(app);
  observe(app, deps);
  guardApi(app, deps);
  addErrorAnswers(app);

  addHealth(app, deps);
  addDocument(app, deps);
  await addReference(app);
  await addFairnessFiles(app);
  app.addHook('onReady', () => deps.rates?.start());
  deps.realtime.attach(app);
  await routeFeatures(features, app, deps);
  await more?.(app, deps);
  if (hasDevMailbox(config)) addDevMailbox(app, deps);
  await addSites(app, {
    memberCookie: deps.sessions.cookieName('member'),
    isBlockedAddress: (ip) => deps.gates.isBlockedAddress(ip),
    writers: app.pageWriters,
  });
  await app.ready();
  openFastPath(app, deps, forData);
  closeStalledBodies(app.server);
  return app;
}

/**
 * Adds the parser for JSON bodies. An empty body is treated as no body. The raw bytes are kept for calls that verify a
 * signature over them.
 */
function parseJson(app: FastifyInstance) {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      request.rawBody = body;
      try {
        done(null, jsonOf(body));
      } catch (error) {
        done(error as DomainError);
      }
    },
  );
}

/**
 * Adds a request id to each response, and records a log line and a metric for each request. The hooks use callbacks,
 * because promises would make each request 5% slower.
 */
function observe(app: FastifyInstance, deps: Deps) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  // Close the connection after each response during shutdown, because keep-alive connections would delay the shutdown.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (deps.isDraining) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'none', config } = request.routeOptions;
    const { statusCode: status, elapsedTime: ms } = reply;
    const answered = { method: request.method, route, status, ms };
    recordAnswer(deps, request.log, answered, config.often ?? false);
    done();
  });
}

/**
 * Adds a hook that disables caching for all calls below /api. Unless a call is exempt, the hook also rejects requests
 * from blocked countries, requests during maintenance, and cross-site requests (CSRF, Origin).
 */
function guardApi(app: FastifyInstance, deps: Deps) {
  const guard = (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.url.startsWith(`${API_BASE}/`)) return;
    reply.header('cache-control', 'no-store');
    const { serverToServer, duringMaintenance, isOffer } = request.routeOptions.config;
    if (isOffer && deps.gates.isBlockedAddress(request.ip))
      throw new DomainError('request.country_blocked');
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
