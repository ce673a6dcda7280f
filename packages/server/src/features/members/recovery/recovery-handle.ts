/**
 * Handle of a recovery request, stored in a cookie that scripts cannot read. It binds the request to the browser that
 * made it (decision 50, trust S4).
 */
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RECOVERY_DAY_MS } from '@wl/world/casino/limits';
import type { Deps } from '../../../platform/deps.ts';

const isSecure = (deps: Deps) => deps.config.publicUrl.startsWith('https:');
const cookieName = (deps: Deps) =>
  `${isSecure(deps) ? '__Host-' : ''}wl_${deps.config.installationId}_recovery`;

/**
 * `SameSite=Strict` does not break links in e-mails: opening the page needs no cookie, and the browser sends the cookie
 * with the page's own requests.
 */
const attributes = (deps: Deps) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure(deps) }) as const;

export const newHandle = () => randomBytes(32).toString('base64url');

/** Returns the handle of this browser's last recovery request; undefined if the cookie is missing or malformed. */
export function handleOf(deps: Deps, request: FastifyRequest): string | undefined {
  const handle = request.cookies[cookieName(deps)];
  return handle !== undefined && /^[\w-]{43}$/.test(handle) ? handle : undefined;
}

/**
 * Sets the cookie, which is valid for longer than the code. An expired code can therefore be distinguished from a code
 * that was requested in another browser.
 */
export function setHandleCookie(deps: Deps, reply: FastifyReply, handle: string): void {
  reply.setCookie(cookieName(deps), handle, {
    ...attributes(deps),
    maxAge: RECOVERY_DAY_MS / 1000,
  });
}

export function clearHandleCookie(deps: Deps, reply: FastifyReply): void {
  reply.clearCookie(cookieName(deps), attributes(deps));
}
