/**
 * Fast path for calls that are made thousands of times a second (`serveOften`). Node's server handles ordinary requests
 * to them directly, because Fastify's pipeline (hooks, a reply object, headers set one by one) takes more processing
 * time than settling a bet. All other requests use Fastify's route, which is always registered too.
 *
 * Only the transport is implemented twice. Both paths use the same functions for the rules:
 *
 * - Origin and CSRF: security.ts
 * - session and gate: `memberOf`
 * - validation: `parse`
 * - failures: answer-error.ts
 * - id, body and log line: exchange.ts
 *
 * fast-path.test.ts sends the same requests on both paths and compares the responses.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { failureOf } from './answer-error.ts';
import type { Asked, Credentials, Subject } from '../sign-in/auth.ts';
import type { Deps } from '../deps.ts';
import { jsonOf, recordAnswer, requestId } from './exchange.ts';
import { API_BASE, checkReply, parse, type OftenCall } from './http.ts';
import { memberOf } from './identify.ts';
import { childLogger } from '../log.ts';
import { crossSiteProblem } from './security.ts';

/** Maximum body size of fast-path requests, in bytes. Requests with larger bodies are passed to Fastify. */
const BODY_MAX = 16_384;

/** Header that closes the connection after the response. */
const CLOSE = ['connection', 'close'];

/** Returns no header, or `CLOSE` while the server is shutting down. */
function closingHeaders({ isDraining }: Deps): string[] {
  if (!isDraining) return [];
  return CLOSE;
}

/**
 * Headers last received on a connection, with the values parsed from them. A browser repeats these headers with every
 * call, so they do not have to be parsed and hashed again.
 */
interface Visitor {
  cookie: string | undefined;
  cookies: Asked['cookies'];
  authorization: string | undefined;
  forwarded: string | string[] | undefined;
  ip: string;
  credentials: Credentials | undefined;
}

/** Request on the fast path, with the data from its headers. The body is read later. */
interface Passage {
  often: OftenCall;
  route: string;
  visitor: Visitor;
  bodyBytes: number;
  request: IncomingMessage;
  response: ServerResponse;
  startedMs: number;
}

/** Returns a function that determines a request's IP address in the same way as Fastify's `request.ip`. */
function addressReader(trustProxy: boolean | string): (request: IncomingMessage) => string {
  const direct = ({ socket }: IncomingMessage) => socket.remoteAddress ?? '';
  if (trustProxy === false) return direct;
  const isTrusted =
    trustProxy === true
      ? () => true
      : proxyAddr.compile(trustProxy.split(',').map((part) => part.trim()));
  return (request) => proxyAddr(request, isTrusted) || direct(request);
}

/** Returns a function that extracts the cookies, IP address and credentials from a request. */
function visitorReader(app: FastifyInstance, deps: Deps): (request: IncomingMessage) => Visitor {
  const visitors = new WeakMap<object, Visitor>();
  const ipOf = addressReader(deps.config.trustProxy);

  return (request) => {
    const { socket, headers } = request;
    const { cookie, authorization, 'x-forwarded-for': forwarded } = headers;
    const last = visitors.get(socket);
    if (
      last &&
      last.cookie === cookie &&
      last.authorization === authorization &&
      last.forwarded === forwarded
    )
      return last;
    const cookies = app.parseCookie(cookie ?? '');
    const credentials = deps.sessions.credentialsOf('member', {
      headers: { authorization },
      cookies,
    });
    const ip = ipOf(request);
    const visitor = { cookie, cookies, authorization, forwarded, ip, credentials };
    visitors.set(socket, visitor);
    return visitor;
  };
}

/**
 * Returns a function that checks a request before its body is read. The function returns undefined for requests that
 * Fastify must handle.
 */
function entrance(
  app: FastifyInstance,
  deps: Deps,
): (request: IncomingMessage, response: ServerResponse) => Passage | undefined {
  const calls = new Map(app.oftenCalls.map((often) => [API_BASE + often.call.path, often]));
  const visitorOf = visitorReader(app, deps);

  return (request, response) => {
    const { url = '', method = '', headers } = request;
    const often = calls.get(url);
    if (!often || method !== often.call.method) return undefined;
    if (deps.isDraining || deps.maintenance.isOn) return undefined;
    if (headers['content-type'] !== 'application/json' || 'accept-version' in headers)
      return undefined;
    const bodyBytes = Number(headers['content-length']);
    if (!(bodyBytes > 0 && bodyBytes <= BODY_MAX)) return undefined;
    const visitor = visitorOf(request);
    const { cookies } = visitor;
    // If a request must be rejected, let Fastify's route handle it, because that route sends the error response.
    if (deps.gates.isBlockedAddress(visitor.ip)) return undefined;
    if (crossSiteProblem({ method, headers, cookies }, deps.config)) return undefined;
    const startedMs = performance.now();
    return { often, route: url, visitor, bodyBytes, request, response, startedMs };
  };
}

/** Dependencies, and the headers that all responses share. */
interface Answering {
  deps: Deps;
  /** Headers of every response, as alternating names and values. */
  fixed: string[];
}

/** Executes the API call with the given body and sends the response. */
async function walk({ deps, fixed }: Answering, passage: Passage, body: Buffer): Promise<void> {
  const { response, often, route, startedMs } = passage;
  const id = requestId(passage.request);
  const { status, text, headers } = await answerTo(deps, passage, body, id);
  const length = String(Buffer.byteLength(text));
  response.writeHead(status, [...fixed, 'x-request-id', id, 'content-length', length, ...headers]);
  response.end(text);
  const answered = {
    method: often.call.method,
    route,
    status,
    ms: performance.now() - startedMs,
  };
  recordAnswer(deps, childLogger(deps.log, { reqId: id }), answered, true);
}

/** Response of the API call. `headers` alternates between names and values. */
interface Response {
  status: number;
  text: string;
  headers: string[];
}

/** Executes the API call and returns its response. If an error is thrown, returns an error response instead. */
async function answerTo(deps: Deps, passage: Passage, body: Buffer, id: string): Promise<Response> {
  let isRead = false;
  try {
    const sent = jsonOf(body);
    isRead = true;
    // In a JSON body, text that the database cannot store (`storable-text.ts`) always contains a `\u` escape. A body
    // without `\u` therefore needs no check.
    const isPlain = !body.includes('\\u');
    const text = JSON.stringify(await act(deps, passage, sent, isPlain));
    return { status: 200, text, headers: closingHeaders(deps) };
  } catch (error) {
    const failure = failureOf(error, childLogger(deps.log, { reqId: id }));
    const { status, answer, retryAfterSeconds } = failure;
    // Like Fastify, close the connection if the body cannot be parsed.
    const headers = [...(isRead ? closingHeaders(deps) : CLOSE)];
    if (retryAfterSeconds !== undefined) headers.push('retry-after', String(retryAfterSeconds));
    return { status, text: JSON.stringify(answer), headers };
  }
}

/** Checks that the member is allowed to make the API call, validates the body, and runs the call's handler. */
function act(
  deps: Deps,
  { often: { call, handler }, visitor }: Passage,
  sent: unknown,
  isPlain: boolean,
): Promise<unknown> {
  const run = async (member: Subject) => {
    const answer = await handler({
      deps,
      member,
      ip: visitor.ip,
      body: parse(call.body as z.ZodMiniType, sent, { isPlain }) as never,
    });
    if (deps.checkReplies) checkReply(call, answer);
    return answer;
  };
  const member = memberOf(call, visitor.credentials, deps);
  return 'id' in member ? run(member) : member.then(run);
}

/**
 * Collects a body that arrives in several parts, or in a later packet than its headers. As in Fastify, a request whose
 * body never ends gets no response.
 */
function collect(request: IncomingMessage, chunks: Buffer[], done: (body: Buffer) => void) {
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    done(Buffer.concat(chunks));
  });
}

/**
 * Handles frequent calls before they reach Fastify (fast path). Call this function once the application is ready.
 * @param headers headers of every response
 */
export function openFastPath(
  app: FastifyInstance,
  deps: Deps,
  headers: Record<string, string>,
): void {
  if (app.oftenCalls.length === 0) return;
  const fixed = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  }).flat();
  const answering: Answering = { deps, fixed };
  const enter = entrance(app, deps);

  const { server } = app;
  const ordinary = server.listeners('request') as ((...args: unknown[]) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const passage = enter(request, response);
    if (passage) {
      // Try a single read first. A small body arrives in the same packet as its headers, and reading it directly avoids
      // the cost of stream events.
      process.nextTick(() => {
        const body = request.read() as Buffer | null;
        if (body?.length === passage.bodyBytes) void walk(answering, passage, body);
        else collect(request, body ? [body] : [], (all) => void walk(answering, passage, all));
      });
    } else for (const listener of ordinary) listener.call(server, request, response);
  });
}
