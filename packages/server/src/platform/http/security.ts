import { randomBytes, timingSafeEqual } from 'node:crypto';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { ErrorCode } from '@wl/contract/errors';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Asked } from '../sign-in/auth.ts';
import type { Config } from '../config/config.ts';
import { DomainError } from '../errors.ts';

const XSRF_COOKIE = 'XSRF-TOKEN';
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Hash of the only inline `<style>`, which React Aria creates. With this hash, the policy does not need
 * `unsafe-inline`.
 */
const REACT_ARIA_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/**
 * Returns helmet's security headers for the casino's pages. They are computed once, because computing them for every
 * request, as helmet does, would take 10% of the processing time of a bet.
 */
export async function securityHeaders(config: Config): Promise<Record<string, string>> {
  const probe = Fastify();
  await probe.register(helmet, helmetOptions(config));
  probe.get('/', () => '');
  const { headers } = await probe.inject('/');
  await probe.close();
  const own = new Set(['content-type', 'content-length', 'date', 'connection']);
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      own.has(name) ? [] : [[name, String(value)]],
    ),
  );
}

/** Names of the security headers that affect data responses. The other headers affect only pages. */
const FOR_DATA = new Set([
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
]);

/**
 * Returns the headers for responses under `/api`. Their content security policy blocks all resources, in case a browser
 * opens a response as a page.
 */
export function dataHeaders(forPages: Record<string, string>): Record<string, string> {
  const kept = Object.entries(forPages).filter(([name]) => FOR_DATA.has(name));
  return {
    ...Object.fromEntries(kept),
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  };
}

function helmetOptions(config: Config): FastifyHelmetOptions {
  const secure = config.publicUrl.startsWith('https:');
  const own = new URL(config.publicUrl);
  const sockets = `${secure ? 'wss' : 'ws'}://${own.host}`;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", REACT_ARIA_STYLE],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // Browsers that cannot decode single frames play the video of a table from a media source.
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        // In current browsers, 'self' includes WebSockets on the same host; older browsers need the explicit URL.
        connectSrc: ["'self'", sockets],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        frameSrc: ["'self'", ...(config.chatWidget ? [config.chatWidget.origin] : [])],
        formAction: ["'self'", config.payment.publicUrl],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secure
      ? { maxAge: 63_072_000, includeSubDomains: true, preload: true }
      : false,
    crossOriginEmbedderPolicy: false,
  };
}

/**
 * Returns true if the Origin header of a request is allowed. The allowed origins are the public address, the configured
 * addresses, and any local host name that matches the request's Host header and uses the public address's scheme.
 */
export function isOwnOrigin(origin: string, host: string | undefined, config: Config): boolean {
  if (origin === config.publicUrl || config.extraOrigins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(from.hostname);
  return isLocal && from.host === host && from.protocol === new URL(config.publicUrl).protocol;
}

function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Checks a state-changing call before its session is read. The call must come from one of our pages (Origin) and from a
 * script (marker header) that can read our cookie (X-XSRF-TOKEN).
 * @throws DomainError request.origin | request.csrf
 */
export function checkCrossSite(asked: Asked, config: Config): void {
  const problem = crossSiteProblem(asked, config);
  if (problem) throw new DomainError(problem);
}

/** Returns the code of the error that `checkCrossSite` throws; undefined if the call passes the check. */
export function crossSiteProblem(
  { method, headers, cookies }: Asked,
  config: Config,
): ErrorCode | undefined {
  if (SAFE.has(method)) return undefined;
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (origin !== undefined && !isOwnOrigin(origin, headers.host, config)) return 'request.origin';
  if (origin === undefined && site === 'cross-site') return 'request.origin';
  const header = headers['x-xsrf-token'];
  const cookie = cookies[XSRF_COOKIE];
  const marker = headers['x-requested-with'];
  if (marker !== 'XMLHttpRequest' || typeof header !== 'string' || !cookie) return 'request.csrf';
  return cookie.length < 16 || !sameText(header, cookie) ? 'request.csrf' : undefined;
}

/** Sets the XSRF cookie if the browser does not have it yet. Pages send its value back in the `X-XSRF-TOKEN` header. */
export function addXsrfCookie(app: FastifyInstance, config: Config): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (SAFE.has(request.method) && request.cookies[XSRF_COOKIE] === undefined) {
      const type = reply.getHeader('content-type');
      if (typeof type === 'string' && /^(text\/html|application\/json)/.test(type))
        reply.setCookie(XSRF_COOKIE, randomBytes(24).toString('base64url'), {
          path: '/',
          sameSite: 'lax',
          secure: config.publicUrl.startsWith('https:'),
        });
    }
    done(null, payload);
  });
}
