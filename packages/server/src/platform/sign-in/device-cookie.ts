import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionKind } from './auth.ts';
import type { Deps } from '../deps.ts';
import { keyedHash, sameHash } from '../keyed-hash.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

type Configured = Pick<Deps, 'config'>;

const isSecure = ({ config }: Configured) => config.publicUrl.startsWith('https:');

function cookieName(deps: Configured, kind: SessionKind): string {
  const prefix = `${isSecure(deps) ? '__Host-' : ''}wl_${deps.config.installationId}`;
  return kind === 'member' ? `${prefix}_device` : `${prefix}_staff_device`;
}

/**
 * Purpose passed to `keyedHash` for each kind of session. Different purposes give different device hashes. A browser
 * recognized at member sign-in is therefore not recognized at staff sign-in, and vice versa.
 */
const purposes = { member: 'members.device', staff: 'staff.device' } as const;

/** Browser identified by its HttpOnly device cookie. */
export interface NamedDevice {
  /** Random token that identifies the browser. A new token is generated if the cookie is missing. */
  deviceToken: string;
  /**
   * True if someone has signed in from this browser before. In this case, the cookie also contains a keyed hash (seal),
   * which the server checks without a database query.
   */
  isSealed: boolean;
}

const sealOf = (deps: Configured, kind: SessionKind, token: string) =>
  keyedHash(deps, `${purposes[kind]}_seal`, token);

/** Returns the device identified by the request's cookie, or a new device if the cookie is missing. */
export function namedDeviceOf(
  deps: Configured,
  kind: SessionKind,
  request: FastifyRequest,
): NamedDevice {
  const [, token, seal] =
    /^([\w-]{43})(?:\.([\w-]{43}))?$/.exec(request.cookies[cookieName(deps, kind)] ?? '') ?? [];
  if (token === undefined)
    return { deviceToken: randomBytes(32).toString('base64url'), isSealed: false };
  const isSealed =
    seal !== undefined && sameHash(Buffer.from(seal, 'base64url'), sealOf(deps, kind, token));
  return { deviceToken: token, isSealed };
}

export function setDeviceCookie(
  deps: Configured,
  kind: SessionKind,
  reply: FastifyReply,
  token: string,
): void {
  const seal = sealOf(deps, kind, token).toString('base64url');
  reply.setCookie(cookieName(deps, kind), `${token}.${seal}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(deps),
    maxAge: YEAR_SECONDS,
  });
}

/** Returns the 32-byte hash that the database stores instead of a device token. */
export const deviceHash = (deps: Configured, kind: SessionKind, token: string): Buffer =>
  keyedHash(deps, purposes[kind], token);
