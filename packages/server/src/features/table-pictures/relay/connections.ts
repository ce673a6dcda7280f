import { PICTURE_TOKEN_S } from '@wl/contract/table-pictures';
import { pictureCloseCodes } from '@wl/contract/table-pictures-frames';
import type { WebSocket } from 'ws';
import type { Clock } from '../../../platform/clock.ts';
import type { PictureClaims } from '../picture-token.ts';
import { createExpiring } from './expiring.ts';

/** Connection whose token is valid. `ws` is undefined until the handshake is complete. */
export interface PictureConnection {
  claims: PictureClaims;
  ws: WebSocket | undefined;
  isRevoked: boolean;
  /** False from a ping until the browser's next reply or message. */
  isAnswering: boolean;
}

export type PictureConnections = ReturnType<typeof createConnections>;

/**
 * Creates the list of the relay's connections. The list also ends the connections of users who have lost access. A
 * connection must be listed before its user's access is checked, so that no revocation during the check is missed.
 */
export function createConnections(clock: Clock) {
  const open = new Set<PictureConnection>();
  const usedTokens = createExpiring();
  /** Ended sessions, listed while one of their tokens may still be valid. */
  const endedSessions = createExpiring();
  const now = () => clock.now().getTime();

  function revoke(isAffected: (claims: PictureClaims) => boolean) {
    for (const connection of open) {
      if (!isAffected(connection.claims)) continue;
      connection.isRevoked = true;
      connection.ws?.close(pictureCloseCodes.revoked, 'Access ended');
    }
  }

  return {
    open: (): Iterable<PictureConnection> => open,
    /**
     * Marks a token as used, and returns its new connection. Returns undefined if the token was already used or its
     * session has ended.
     */
    begin(claims: PictureClaims): PictureConnection | undefined {
      if (usedTokens.has(claims.nonce) || endedSessions.has(claims.session)) return undefined;
      usedTokens.add(claims.nonce, claims.expiresMs, now());
      const connection = { claims, ws: undefined, isRevoked: false, isAnswering: true };
      open.add(connection);
      return connection;
    },
    end(connection: PictureConnection) {
      open.delete(connection);
    },
    /** Returns the number of a member's connections. */
    countOf: (user: string): number =>
      [...open].filter(({ claims }) => claims.user === user).length,
    revoke,
    endSessions(ids: readonly string[]) {
      const until = now() + PICTURE_TOKEN_S * 1_000;
      for (const id of ids) endedSessions.add(id, until, now());
      const ended = new Set(ids);
      revoke(({ session }) => ended.has(session));
    },
  };
}
