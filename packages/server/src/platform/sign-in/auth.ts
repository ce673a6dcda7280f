import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Database, Db, Transaction } from '../database/database.ts';
import { DomainError } from '../errors.ts';
import { uuidv7 } from '../ids.ts';
import { createSessionCache, type CachedSession } from './session-cache.ts';
import { createSessionCookies, sha256 } from './session-cookies.ts';
import * as rows from './session-rows.ts';

export { hashPassword, inHashQueue, uniformly, verifyPassword } from '../passwords/passwords.ts';

export type SessionKind = 'member' | 'staff';

/** Authenticated caller; `id` is the id of the member or clerk. */
export interface Subject {
  id: string;
  kind: SessionKind;
  sessionId: string;
  device: string;
  /** Start of the session, used to show elapsed time and to require re-authentication. */
  signedInAt: Date;
}

export interface NewSession {
  session: Subject;
  /** Bearer token, sent to the client once. The client sends it back as `Authorization: Bearer …`. */
  token: string;
  /** Value of the HttpOnly cookie that `setCookie` sets. */
  cookie: string;
}

/**
 * Request data needed for the cross-site and session checks. Both Fastify requests and fast-path requests
 * (http/fast-path.ts) provide it.
 */
export interface Asked {
  method: string;
  headers: IncomingHttpHeaders;
  cookies: Record<string, string | undefined>;
}

/** Hashes of a request's bearer token and session cookie, for comparison with the stored hashes. */
export interface Credentials {
  /** `tokenHash` as text, used as the key of the session cache. */
  key: string;
  tokenHash: Buffer;
  cookieHash: Buffer;
}

export type SessionFilter = { id: string } | { subjectId: string; exceptId?: string };

/**
 * Minimum time in milliseconds between two updates of a session's `last_seen_at`. The session cache saves an SQL query
 * on most requests. An SQL update on every request would negate that benefit.
 */
const TOUCH_EVERY_MS = 60_000;
const CHANNEL = 'wl_sessions';

export interface SessionsOptions {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'sessions' | 'installationId' | 'publicUrl'>;
}

export type Sessions = ReturnType<typeof createSessions>;

/**
 * Creates the session store. A session requires a bearer token and an HttpOnly cookie, which are stored only as hashes.
 * Verified sessions are cached. When a session ends, this node forgets it immediately, and other nodes are informed
 * through NOTIFY.
 */
export function createSessions({ database, clock, config }: SessionsOptions) {
  const cache = createSessionCache();
  const cookies = createSessionCookies(config);
  const lookup = createLookup({ database, clock, config }, cache);
  const onEnd = new Set<(sessionIds: string[]) => void>();

  function forget(ids: string[]) {
    cache.forget(ids);
    for (const listener of onEnd) listener(ids);
  }

  return {
    ...cookies,
    ...lookup,

    async create(tx: Transaction, input: rows.SessionInput): Promise<NewSession> {
      const now = clock.now();
      const token = randomBytes(32).toString('base64url');
      const cookie = randomBytes(32).toString('base64url');
      const id = uuidv7();
      const hashes = { tokenHash: sha256(token), cookieHash: sha256(cookie) };
      const lifetime = lifetimeOf(input.kind, config);
      await rows.insertSession(tx, input, { id, now, ...hashes, ...lifetime });
      const { subjectId, kind, device } = input;
      const session = { id: subjectId, kind, sessionId: id, device, signedInAt: now };
      return { session, token, cookie };
    },

    /**
     * Ends sessions in the caller's transaction. After the commit, every node removes them from its cache and closes
     * their sockets.
     */
    async end(tx: Transaction, which: SessionFilter, reason: string): Promise<string[]> {
      const ids = await rows.endSessions(tx, which, reason, clock.now());
      for (let at = 0; at < ids.length; at += 100) {
        const payload = ids.slice(at, at + 100).join();
        await tx.client.query('select pg_notify($1, $2)', [CHANNEL, payload]);
      }
      tx.afterCommit(() => {
        forget(ids);
      });
      return ids;
    },

    /** Returns the subject's active sessions, most recently used first. */
    openOf: (db: Db, subjectId: string) => rows.activeSessions(db, subjectId, clock.now()),

    /** Returns the valid session of a request, or undefined if there is none. */
    ofRequest: (kind: SessionKind, request: Pick<Asked, 'headers' | 'cookies'>) =>
      lookup.find(kind, cookies.credentialsOf(kind, request)),

    /** Channel and handlers for the LISTEN connection, through which other nodes report ended sessions. */
    heard: {
      channel: CHANNEL,
      onNotification: (payload: string) => {
        forget(payload.split(','));
      },
      onGap: () => {
        cache.clear();
      },
    },
    /** Adds a listener that receives the ids of ended sessions and closes those sessions' sockets. */
    onEnd(listener: (sessionIds: string[]) => void) {
      onEnd.add(listener);
    },
  };
}

/** Returns the idle timeout and the maximum lifetime of a session, in milliseconds. */
function lifetimeOf(kind: SessionKind, { sessions }: Pick<Config, 'sessions'>) {
  return kind === 'member'
    ? { idleMs: sessions.memberIdleMs, absoluteMs: sessions.memberAbsoluteMs }
    : { idleMs: sessions.staffIdleMs, absoluteMs: sessions.staffAbsoluteMs };
}

function fits(session: CachedSession, kind: SessionKind, { cookieHash }: Credentials): boolean {
  return session.kind === kind && timingSafeEqual(session.cookieHash, cookieHash);
}

function isOver(session: CachedSession, nowMs: number): boolean {
  return nowMs >= session.idleExpiresMs || nowMs >= session.absoluteExpiresMs;
}

/** Creates the functions that find the valid session for given credentials. */
function createLookup(
  { database, clock, config }: SessionsOptions,
  cache: ReturnType<typeof createSessionCache>,
) {
  /** Extends the session's idle timeout. Called at most once a minute per session. */
  async function touch(session: CachedSession, nowMs: number) {
    session.lastSeenMs = nowMs;
    session.idleExpiresMs = nowMs + lifetimeOf(session.kind, config).idleMs;
    await rows.storeLastSeen(database.db, session);
  }

  /**
   * Returns the session from the cache, without a database query. Returns undefined if the session is not cached, is
   * invalid, or needs an update of its `last_seen_at`. In all of these cases, call `find`.
   */
  function known(kind: SessionKind, credentials: Credentials): Subject | undefined {
    const session = cache.remembered(credentials.key);
    if (!session || !fits(session, kind, credentials)) return undefined;
    const nowMs = clock.now().getTime();
    if (isOver(session, nowMs) || nowMs - session.lastSeenMs >= TOUCH_EVERY_MS) return undefined;
    return session;
  }

  /** Returns the session for these credentials; undefined if they match no session, or if it has expired or ended. */
  async function find(
    kind: SessionKind,
    credentials: Credentials | undefined,
  ): Promise<Subject | undefined> {
    if (!credentials) return undefined;
    const { key, tokenHash } = credentials;
    const session =
      cache.remembered(key) ??
      (await cache.read(key, () => rows.loadSession(database.db, tokenHash)));
    if (!session) return undefined;
    const nowMs = clock.now().getTime();
    if (!fits(session, kind, credentials) || isOver(session, nowMs)) return undefined;
    if (nowMs - session.lastSeenMs >= TOUCH_EVERY_MS) await touch(session, nowMs);
    return session;
  }

  /**
   * Returns the valid session for the credentials.
   * @throws DomainError auth.signed_out if there is no valid session
   */
  async function require(
    kind: SessionKind,
    credentials: Credentials | undefined,
  ): Promise<Subject> {
    const session = await find(kind, credentials);
    if (!session) throw new DomainError('auth.signed_out');
    return session;
  }

  return { known, find, require };
}
