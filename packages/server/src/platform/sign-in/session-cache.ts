import type { Subject } from './auth.ts';

export interface CachedSession extends Subject {
  tokenHash: Buffer;
  cookieHash: Buffer;
  lastSeenMs: number;
  idleExpiresMs: number;
  absoluteExpiresMs: number;
}

/**
 * Time for which a session is cached, in milliseconds. A node that misses the notification that a session has ended
 * accepts the session for at most this long.
 */
const CACHE_MS = 60_000;
const CACHE_MAX = 100_000;

/** Creates the cache of verified sessions. Its keys are the hashes of the bearer tokens, as text. */
export function createSessionCache() {
  const byToken = new Map<string, { session: CachedSession; readAtMs: number }>();
  /**
   * Number of notifications received so far about ended sessions. A session whose read began before the latest
   * notification must not be cached.
   */
  let ends = 0;

  function remember(key: string, session: CachedSession, readAtMs: number) {
    if (byToken.size >= CACHE_MAX) byToken.delete(byToken.keys().next().value ?? '');
    byToken.set(key, { session, readAtMs });
  }

  return {
    // Use the real time, not the injected clock, because changes by other nodes must take effect even if a test has
    // stopped the clock.
    remembered(key: string): CachedSession | undefined {
      const cached = byToken.get(key);
      return cached && Date.now() - cached.readAtMs < CACHE_MS ? cached.session : undefined;
    },
    /** Loads a session and caches it. If the session no longer exists, removes it from the cache. */
    async read(
      key: string,
      load: () => Promise<CachedSession | undefined>,
    ): Promise<CachedSession | undefined> {
      const [readAtMs, before] = [Date.now(), ends];
      const session = await load();
      if (!session) byToken.delete(key);
      else if (before === ends) remember(key, session, readAtMs);
      return session;
    },
    /** Removes sessions that have ended. */
    forget(ids: readonly string[]) {
      ends += 1;
      const gone = new Set(ids);
      for (const [key, { session }] of byToken)
        if (gone.has(session.sessionId)) byToken.delete(key);
    },
    /** Removes all sessions. Called when notifications about ended sessions may have been missed. */
    clear() {
      ends += 1;
      byToken.clear();
    },
  };
}
