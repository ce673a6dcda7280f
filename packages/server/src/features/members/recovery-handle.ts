/** Which browser asked for a recovery: the name of its request, in a cookie that no script can read (decision 50, trust S4). */
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RECOVERY_DAY_MS } from '@wl/world/house/limits';
import type { Deps } from '../../platform/deps.ts';

const isSecure = (deps: Deps) => deps.config.publicUrl.startsWith('https:');
const cookieName = (deps: Deps) =>
  `${isSecure(deps) ? '__Host-' : ''}wl_${deps.config.installationId}_recovery`;

/** Only our own pages send it, so `strict`; a link in a letter opens a page first. */
const attributes = (deps: Deps) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure(deps) }) as const;

export const newHandle = () => randomBytes(32).toString('base64url');

/** The handle of this browser's last request, if it sent one that could be ours. */
export function handleOf(deps: Deps, request: FastifyRequest): string | undefined {
  const handle = request.cookies[cookieName(deps)];
  return handle !== undefined && /^[\w-]{43}$/.test(handle) ? handle : undefined;
}

/** Kept beyond the life of the code, so that digits that come too late are told from those of another browser. */
export function setHandleCookie(deps: Deps, reply: FastifyReply, handle: string): void {
  reply.setCookie(cookieName(deps), handle, {
    ...attributes(deps),
    maxAge: RECOVERY_DAY_MS / 1000,
  });
}

export function clearHandleCookie(deps: Deps, reply: FastifyReply): void {
  reply.clearCookie(cookieName(deps), attributes(deps));
}
