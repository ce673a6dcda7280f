import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  type BodyOf,
  type Call,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from '@wl/contract/call';
import { openAtBlockedAddress } from '@wl/contract/blocked-address';
import { fieldTexts } from '@wl/contract/field-texts';
import type { Subject } from '../sign-in/auth.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../errors.ts';
import { textOfIssue } from './field-issues.ts';
import { identify, limitRate, type Who } from './identify.ts';
import { findUnstorableText } from './storable-text.ts';

export const API_BASE = '/api';

// oxlint-disable-next-line typescript/no-explicit-any -- any call, whatever its schemas
export type AnyCall = Call<any, any, any, any>;

export interface CallContext<C extends AnyCall> {
  body: BodyOf<C>;
  query: QueryOf<C>;
  params: ParamsOf<C>;
  /**
   * Signed-in member: always set for `auth: 'member' | 'confirmed'`; for `'public'`, only if the request has a session.
   */
  member: Subject | undefined;
  staff: Subject | undefined;
  /** Id of the visitor; set only for calls with `visitors: true`, and only if no member is signed in. */
  visitorId: string | undefined;
  /** Signed-in member. Reading this property throws auth.signed_out if no member is signed in. */
  readonly signedIn: Subject;
  /** Id of the signed-in member. Reading this property throws auth.signed_out if no member is signed in. */
  readonly memberId: string;
  /** Id of the signed-in clerk. Reading this property throws auth.signed_out if no clerk is signed in. */
  readonly staffId: string;
  /**
   * Server time when the complete request, including its body, had arrived. Deadlines such as the end of betting are
   * checked against this time, so a caller cannot extend them by sending the body late.
   */
  receivedAt: Date;
  request: FastifyRequest;
  reply: FastifyReply;
  deps: Deps;
}

export interface ServeOptions {
  /**
   * True for a call that other servers make instead of the casino's pages. This call has no CSRF or Origin check, so
   * its handler must verify a signature over the bytes in `request.rawBody`.
   */
  serverToServer?: boolean;
  /** True if the call stays available during maintenance. Staff calls are always available. */
  duringMaintenance?: boolean;
  /** True for a call made thousands of times a second. The log contains only its failed and slow responses. */
  often?: boolean;
  /**
   * Schema of the form fields that accompany the `files` of a multipart/form-data body. If the body is a single file,
   * use `{ file }` with the name of the file's part instead. Used only in the API document, because the handler reads
   * the body itself.
   */
  form?: z.ZodMiniType | { file: string };
}

export type Handler<C extends AnyCall> = (
  context: CallContext<C>,
) => Promise<ReplyOf<C>> | ReplyOf<C>;

declare module 'fastify' {
  interface FastifyInstance {
    deps: Deps;
    servedCalls: AnyCall[];
    serveOptions: Map<AnyCall, ServeOptions>;
    oftenCalls: OftenCall[];
  }
  interface FastifyRequest {
    rawBody?: Buffer;
  }
  interface FastifyContextConfig {
    serverToServer?: boolean;
    duringMaintenance?: boolean;
    often?: boolean;
    /** True if the call is rejected when the caller's IP address is in a blocked country. */
    isOffer?: boolean;
  }
}

/**
 * Returns true if a call is rejected when the caller's IP address is in a blocked country. Back-office calls, calls
 * from other servers, and the calls in `openAtBlockedAddress` are exempt.
 */
export function isOffer({ method, path, auth }: AnyCall, options: ServeOptions = {}): boolean {
  if (auth === 'staff' || path.startsWith('/staff/') || options.serverToServer) return false;
  return !Object.hasOwn(openAtBlockedAddress, `${method} ${path}`);
}

/**
 * Serves a call of the contract under `/api`. Checks CSRF and Origin (hooks in app.ts), session, rate limit and input
 * before it runs the handler. `addErrorAnswers` (answer-error.ts) turns errors into responses.
 */
export function serve<C extends AnyCall>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C>,
  options: ServeOptions = {},
): void {
  if (call.permission !== undefined && call.auth !== 'staff')
    throw new Error(`${call.method} ${call.path}: only staff calls have a permission`);
  const { deps } = app;
  app.servedCalls.push(call);
  app.serveOptions.set(call, options);
  app.route({
    method: call.method,
    url: API_BASE + call.path,
    config: {
      serverToServer: options.serverToServer ?? false,
      duringMaintenance: options.duringMaintenance ?? call.auth === 'staff',
      often: options.often ?? false,
      isOffer: isOffer(call, options),
    },
    handler: async (request, reply) => {
      const receivedAt = deps.clock.now();
      const who = await identify(call, request, deps);
      if (call.rate && deps.rates) await limitRate(call, request, who, deps);
      const context = makeContext<C>(call, { request, reply, receivedAt }, who, deps);
      const answer = await handler(context);
      if (deps.checkReplies && !call.file) checkReply(call, answer);
      if (call.text) sendAsFile(call, reply);
      return answer;
    },
  });
}

/**
 * Sends a text response as a download named after the request path: `/wallet/statement/csv` → `wallet-statement.csv`.
 */
function sendAsFile(call: AnyCall, reply: FastifyReply) {
  const words = call.path.split('/').filter((word) => word !== '' && !word.startsWith(':'));
  const ending = call.text?.split('/').at(-1) ?? '';
  if (words.at(-1) === ending) words.pop();
  reply
    .type(`${call.text}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${words.join('-')}.${ending}"`);
}

/**
 * Context passed to the handler of a frequent call. It has no Fastify request or reply, because the fast path does not
 * create them.
 */
export interface OftenContext<C extends AnyCall> {
  body: BodyOf<C>;
  member: Subject;
  /** IP address of the member, not of a trusted proxy. */
  ip: string;
  deps: Deps;
}

export interface OftenCall {
  call: AnyCall;
  handler: (context: OftenContext<AnyCall>) => Promise<unknown>;
}

/**
 * Serves a member call that is made thousands of times a second, under the same rules as other calls. Its requests
 * normally bypass Fastify's pipeline (fast-path.ts). Only failed or slow responses are logged.
 */
export function serveOften<C extends AnyCall>(
  app: FastifyInstance,
  call: C,
  handler: (context: OftenContext<C>) => Promise<ReplyOf<C>>,
): void {
  if ((call.auth !== 'member' && call.auth !== 'confirmed') || !call.body)
    throw new Error(`${call.method} ${call.path}: the fast path is for bodies of members`);
  if (call.rate || call.query || call.params)
    throw new Error(`${call.method} ${call.path}: the fast path knows no rates, queries and paths`);
  const handleOrdinarily: Handler<C> = ({ deps, member, body, request }) => {
    if (!member) throw new DomainError('auth.signed_out');
    return handler({ deps, member, body, ip: request.ip });
  };
  serve(app, call, handleOrdinarily, { often: true });
  app.oftenCalls.push({ call, handler: handler as OftenCall['handler'] });
}

function makeContext<C extends AnyCall>(
  call: AnyCall,
  {
    request,
    reply,
    receivedAt,
  }: { request: FastifyRequest; reply: FastifyReply; receivedAt: Date },
  who: Who,
  deps: Deps,
): CallContext<C> {
  return {
    params: parse(call.params as z.ZodMiniType | undefined, request.params, {
      isPath: true,
    }) as ParamsOf<C>,
    query: parse(call.query as z.ZodMiniType | undefined, request.query) as QueryOf<C>,
    body: parse(call.body as z.ZodMiniType | undefined, request.body) as BodyOf<C>,
    ...who,
    get signedIn() {
      if (!who.member) throw new DomainError('auth.signed_out');
      return who.member;
    },
    get memberId() {
      return this.signedIn.id;
    },
    get staffId() {
      if (!who.staff) throw new DomainError('auth.signed_out');
      return who.staff.id;
    },
    receivedAt,
    request,
    reply,
    deps,
  };
}

/**
 * Validates a path, query or body, and checks that the database can store every string in it.
 * @param isPlain true if all strings are known to be storable
 * @throws DomainError request.invalid with an error text per field, or request.not_found for an invalid path
 */
export function parse(
  schema: z.ZodMiniType | undefined,
  value: unknown,
  { isPath = false, isPlain = false }: { isPath?: boolean; isPlain?: boolean } = {},
): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value ?? {});
  const unstorable = result.success && !isPlain ? findUnstorableText(result.data) : undefined;
  if (result.success && unstorable === undefined) return result.data;
  if (isPath) throw new DomainError('request.not_found');
  const fields: Record<string, string[]> = {};
  for (const issue of result.error?.issues ?? [])
    (fields[issue.path.join('.') || '_'] ??= []).push(textOfIssue(issue, value));
  if (unstorable !== undefined) fields[unstorable] = [fieldTexts['field.unreadable'][0]];
  throw new DomainError('request.invalid', { fields });
}

/**
 * Checks a response in tests and development: a contract violation is a bug, and an undeclared property may leak data.
 */
export function checkReply(call: AnyCall, answer: unknown) {
  const sent: unknown = JSON.parse(JSON.stringify(answer ?? null));
  const result = (call.reply as z.ZodMiniType).safeParse(sent);
  const where = `${call.method} ${call.path}`;
  if (!result.success)
    throw new Error(
      `${where} answers against its contract: ${JSON.stringify(result.error.issues)}`,
    );
  const undeclared = findUndeclared(sent, result.data, '');
  if (undeclared) throw new Error(`${where} answers the undeclared property ${undeclared}`);
}

function findUndeclared(sent: unknown, declared: unknown, at: string): string | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined;
  if (typeof declared !== 'object' || declared === null) return undefined;
  for (const [key, value] of Object.entries(sent)) {
    if (!(key in declared)) return `${at}.${key}`;
    const below = findUndeclared(value, (declared as Record<string, unknown>)[key], `${at}.${key}`);
    if (below) return below;
  }
  return undefined;
}
