import { hash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Asked, Credentials, SessionKind } from './auth.ts';
import type { Config } from '../config/config.ts';

// Returns a SHA-256 hash. Every member call needs two hashes, and `hash` takes a third of the time that `createHash`
// takes.
export const sha256 = (text: string) => hash('sha256', text, 'buffer');

/** Creates the functions that read and write the session cookies. */
export function createSessionCookies({
  publicUrl,
  installationId,
}: Pick<Config, 'installationId' | 'publicUrl'>) {
  const secure = publicUrl.startsWith('https:');

  const prefix = `${secure ? '__Host-' : ''}wl_${installationId}`;
  const cookieNames = { member: `${prefix}_member`, staff: `${prefix}_staff` };
  const cookieName = (kind: SessionKind) => cookieNames[kind];

  return {
    cookieName,

    /** Returns the credentials of a request, or undefined if the token or cookie is missing. */
    credentialsOf(
      kind: SessionKind,
      { headers, cookies }: Pick<Asked, 'headers' | 'cookies'>,
    ): Credentials | undefined {
      const { authorization } = headers;
      const token = authorization?.startsWith('Bearer ')
        ? authorization.slice(7).trim()
        : undefined;
      const cookie = cookies[cookieName(kind)];
      if (!token || !cookie) return undefined;
      const tokenHash = sha256(token);
      return { key: tokenHash.toString('base64'), tokenHash, cookieHash: sha256(cookie) };
    },

    setCookie(reply: FastifyReply, kind: SessionKind, cookie: string) {
      reply.setCookie(cookieName(kind), cookie, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure,
      });
    },

    clearCookie(reply: FastifyReply, kind: SessionKind) {
      reply.clearCookie(cookieName(kind), { path: '/', httpOnly: true, sameSite: 'lax', secure });
    },
  };
}
