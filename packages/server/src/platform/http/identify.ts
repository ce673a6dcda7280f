import { visitorHeader } from '@wl/contract/call';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { DomainError } from '../errors.ts';
import type { Asks } from '../gates.ts';
import { idOfToken } from '../id-token.ts';
import type { Credentials, Subject } from '../sign-in/auth.ts';
import type { AnyCall } from './http.ts';

/** Caller: a member, a clerk or a visitor. At most one of the three fields is set. */
export interface Who {
  member: Subject | undefined;
  staff: Subject | undefined;
  visitorId: string | undefined;
}

/**
 * Returns the id of the visitor whom the request's token identifies; undefined if the request has no token. A request
 * with a member's credentials is never treated as a visitor's request, so an expired session causes an error.
 * @throws DomainError chat.visitor_unknown if the token is not valid
 */
function visitorOf(call: AnyCall, { headers }: FastifyRequest, deps: Deps): string | undefined {
  const token = headers[visitorHeader.toLowerCase()];
  if (!call.visitors || headers.authorization || typeof token !== 'string') return undefined;
  const id = idOfToken(deps, 'visitor', token);
  if (id === undefined) throw new DomainError('chat.visitor_unknown');
  return id;
}

/**
 * Returns the caller after checking the session, the visitor token, and the state of the member or clerk.
 * @throws DomainError auth.signed_out · auth.forbidden · chat.visitor_unknown, and the errors of `memberOf`
 */
export async function identify(call: AnyCall, request: FastifyRequest, deps: Deps): Promise<Who> {
  const visitorId = visitorOf(call, request, deps);
  if (visitorId !== undefined) return { member: undefined, staff: undefined, visitorId };
  switch (call.auth) {
    case 'public': {
      const member = request.headers.authorization
        ? await deps.sessions.ofRequest('member', request)
        : undefined;
      // If a member is signed in, check that the member may make this call, even though visitors can make it too.
      if (member && call.gate) await deps.gates.member(member.id, asksOf(call));
      return { member, staff: undefined, visitorId };
    }
    case 'member':
    case 'confirmed': {
      const member = await memberOf(call, deps.sessions.credentialsOf('member', request), deps);
      return { member, staff: undefined, visitorId };
    }
    case 'staff': {
      const { sessions } = deps;
      const staff = await sessions.require('staff', sessions.credentialsOf('staff', request));
      await deps.gates.staff(staff.id, call.permission);
      return { member: undefined, staff, visitorId };
    }
  }
}

const asksOf = ({ auth, gate }: AnyCall): Asks => ({
  needsConfirmed: auth === 'confirmed',
  action: gate,
});

/**
 * Returns the member who makes a call that requires sign-in. Returns a promise only if the session or the member's
 * state is not cached.
 * @throws DomainError auth.signed_out · member.closed · member.excluded · member.on_break · member.email_unverified
 */
export function memberOf(
  call: AnyCall,
  credentials: Credentials | undefined,
  deps: Deps,
): Subject | Promise<Subject> {
  const asks = asksOf(call);
  const member = credentials && deps.sessions.known('member', credentials);
  if (member && deps.gates.knows(member.id, asks)) return member;
  return askMember(credentials, asks, deps);
}

async function askMember(
  credentials: Credentials | undefined,
  asks: Asks,
  deps: Deps,
): Promise<Subject> {
  const member = await deps.sessions.require('member', credentials);
  await deps.gates.member(member.id, asks);
  return member;
}

/**
 * Counts a call against the rate limits for its IP address and its caller.
 * @throws DomainError request.too_many if a limit is exceeded
 */
export async function limitRate(call: AnyCall, request: FastifyRequest, who: Who, deps: Deps) {
  if (!call.rate || !deps.rates) return;
  const name = `${call.method} ${call.path}`;
  const id = who.member?.id ?? who.staff?.id ?? who.visitorId;
  const keys = [`${name} ip ${request.ip}`, ...(id === undefined ? [] : [`${name} id ${id}`])];
  for (const key of keys) {
    const { waitSeconds } = await deps.rates.take(key, call.rate);
    if (waitSeconds > 0)
      throw new DomainError('request.too_many', { params: { seconds: waitSeconds } });
  }
}
