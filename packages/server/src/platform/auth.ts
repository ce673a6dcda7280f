import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database, Db, Transaction } from './database.ts';
import { DomainError } from './errors.ts';
import { uuidv7 } from './ids.ts';

export { hashPassword, inHashQueue, uniformly, verifyPassword } from './passwords.ts';

export type SessionKind = 'member' | 'staff';

declare module './database.ts' {
  interface Tables {
    sessions: SessionRow;
  }
}

export interface SessionRow {
  id: string;
  kind: SessionKind;
  subject_id: string;
  token_hash: Buffer;
  cookie_hash: Buffer;
  /** Description shown in the device list, such as "Firefox on Linux". */
  device: string;
  ip: string;
  created_at: Date;
  last_seen_at: Date;
  idle_expires_at: Date;
  absolute_expires_at: Date;
  ended_at: Date | null;
  end_reason: string | null;
}

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
  /** Bearer token, sent to the client once; the client sends it back as `Authorization: Bearer …`. */
  token: string;
  /** Value of the HttpOnly cookie that `setCookie` sets. */
  cookie: string;
}

/**
 * Parts of a request that are required for the checks before a call, in both call paths (Fastify and short-way.ts).
 * Fastify's request has this shape.
 */
export interface Asked {
  method: string;
  headers: IncomingHttpHeaders;
  cookies: Record<string, string | undefined>;
}

/** Hashes of the bearer token and the session cookie, for comparison. */
export interface Credentials {
  /** `tokenHash` as text; key of the session cache. */
  key: string;
  tokenHash: Buffer;
  cookieHash: Buffer;
}

interface CachedSession extends Subject {
  tokenHash: Buffer;
  cookieHash: Buffer;
  lastSeenMs: number;
  idleExpiresMs: number;
  absoluteExpiresMs: number;
}

export type SessionFilter = { id: string } | { subjectId: string; exceptId?: string };

// `hash` takes a third of the time of `createHash`, and every member call needs two hashes.
const sha256 = (text: string) => hash('sha256', text, 'buffer');

/** Maximum staleness of `last_seen_at`, in milliseconds; writing it on every request would defeat the cache. */
const TOUCH_EVERY_MS = 60_000;
/**
 * Cache lifetime of a session, in milliseconds. It also limits how long an ended session is still accepted by a node
 * that missed the notification.
 */
const CACHE_MS = 60_000;
const CACHE_MAX = 100_000;
const CHANNEL = 'wl_sessions';

export interface SessionsOptions {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'sessions' | 'installationId' | 'publicUrl'>;
}

export type Sessions = ReturnType<typeof createSessions>;

/**
 * Creates the session store. A session has a bearer token and an HttpOnly cookie, which must both match and are stored
 * only as hashes. Verified sessions are cached in memory, so that a bet needs no SQL for its session. The end of a
 * session takes effect immediately on this node, and through NOTIFY on the others.
 */
export function createSessions({ database, clock, config }: SessionsOptions) {
  const byToken = new Map<string, { session: CachedSession; readAtMs: number }>();
  const onEnd = new Set<(sessionIds: string[]) => void>();
  /**
   * Number of notifications about ended sessions so far. A session whose read began before the latest notification must
   * not be cached.
   */
  let ends = 0;
  const secure = config.publicUrl.startsWith('https:');

  const prefix = `${secure ? '__Host-' : ''}wl_${config.installationId}`;
  const cookieNames = { member: `${prefix}_member`, staff: `${prefix}_staff` };
  const cookieName = (kind: SessionKind) => cookieNames[kind];

  function idleMs(kind: SessionKind) {
    return kind === 'member' ? config.sessions.memberIdleMs : config.sessions.staffIdleMs;
  }

  function forget(ids: string[]) {
    ends += 1;
    const gone = new Set(ids);
    for (const [key, { session }] of byToken) if (gone.has(session.sessionId)) byToken.delete(key);
    for (const listener of onEnd) listener(ids);
  }

  async function create(
    tx: Transaction,
    input: { kind: SessionKind; subjectId: string; device: string; ip: string },
  ): Promise<NewSession> {
    const now = clock.now();
    const token = randomBytes(32).toString('base64url');
    const cookie = randomBytes(32).toString('base64url');
    const absoluteMs =
      input.kind === 'member' ? config.sessions.memberAbsoluteMs : config.sessions.staffAbsoluteMs;
    const id = uuidv7();
    await tx
      .insertInto('sessions')
      .values({
        id,
        kind: input.kind,
        subject_id: input.subjectId,
        token_hash: sha256(token),
        cookie_hash: sha256(cookie),
        device: input.device.slice(0, 200),
        ip: input.ip,
        created_at: now,
        last_seen_at: now,
        idle_expires_at: new Date(now.getTime() + idleMs(input.kind)),
        absolute_expires_at: new Date(now.getTime() + absoluteMs),
        ended_at: null,
        end_reason: null,
      })
      .execute();
    const session: Subject = {
      id: input.subjectId,
      kind: input.kind,
      sessionId: id,
      device: input.device,
      signedInAt: now,
    };
    return { session, token, cookie };
  }

  /** Ends sessions in the caller's transaction. The commit notifies caches, sockets and other nodes. */
  async function end(tx: Transaction, which: SessionFilter, reason: string): Promise<string[]> {
    let update = tx
      .updateTable('sessions')
      .set({ ended_at: clock.now(), end_reason: reason })
      .where('ended_at', 'is', null);
    if ('id' in which) update = update.where('id', '=', which.id);
    else update = update.where('subject_id', '=', which.subjectId);
    if ('exceptId' in which && which.exceptId) update = update.where('id', '!=', which.exceptId);
    const ids = (await update.returning('id').execute()).map(({ id }) => id);
    for (let at = 0; at < ids.length; at += 100)
      await tx.client.query('select pg_notify($1, $2)', [CHANNEL, ids.slice(at, at + 100).join()]);
    tx.afterCommit(() => {
      forget(ids);
    });
    return ids;
  }

  /** Returns the subject's active sessions, most recently used first. */
  function openOf(db: Db, subjectId: string): Promise<SessionRow[]> {
    const now = clock.now();
    return db
      .selectFrom('sessions')
      .selectAll()
      .where('subject_id', '=', subjectId)
      .where('ended_at', 'is', null)
      .where('idle_expires_at', '>', now)
      .where('absolute_expires_at', '>', now)
      .orderBy('last_seen_at', 'desc')
      .execute();
  }

  async function load(tokenHash: Buffer): Promise<CachedSession | undefined> {
    const row = await database.db
      .selectFrom('sessions')
      .selectAll()
      .where('token_hash', '=', tokenHash)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (!row) return undefined;
    return {
      id: row.subject_id,
      kind: row.kind,
      sessionId: row.id,
      device: row.device,
      signedInAt: row.created_at,
      tokenHash: row.token_hash,
      cookieHash: row.cookie_hash,
      lastSeenMs: row.last_seen_at.getTime(),
      idleExpiresMs: row.idle_expires_at.getTime(),
      absoluteExpiresMs: row.absolute_expires_at.getTime(),
    };
  }

  function remember(key: string, session: CachedSession, readAtMs: number) {
    if (byToken.size >= CACHE_MAX) byToken.delete(byToken.keys().next().value ?? '');
    byToken.set(key, { session, readAtMs });
  }

  /** Extends the session's idle timeout; called at most once a minute per session. */
  async function touch(session: CachedSession, nowMs: number) {
    session.lastSeenMs = nowMs;
    session.idleExpiresMs = nowMs + idleMs(session.kind);
    await database.db
      .updateTable('sessions')
      .set({ last_seen_at: new Date(nowMs), idle_expires_at: new Date(session.idleExpiresMs) })
      .where('id', '=', session.sessionId)
      .where('ended_at', 'is', null)
      .execute();
  }

  function fits(session: CachedSession, kind: SessionKind, { cookieHash }: Credentials): boolean {
    return session.kind === kind && timingSafeEqual(session.cookieHash, cookieHash);
  }

  function isOver(session: CachedSession, nowMs: number): boolean {
    return nowMs >= session.idleExpiresMs || nowMs >= session.absoluteExpiresMs;
  }

  // Uses real time, not the injected clock, because changes by other nodes must take effect even if a test clock is
  // stopped.
  function remembered(key: string): CachedSession | undefined {
    const cached = byToken.get(key);
    return cached && Date.now() - cached.readAtMs < CACHE_MS ? cached.session : undefined;
  }

  /**
   * Returns the cached session if it is valid and its `last_seen_at` does not need an update yet. Intended for frequent
   * calls; if this returns undefined, call `find`.
   */
  function known(kind: SessionKind, credentials: Credentials): Subject | undefined {
    const session = remembered(credentials.key);
    if (!session || !fits(session, kind, credentials)) return undefined;
    const nowMs = clock.now().getTime();
    if (isOver(session, nowMs) || nowMs - session.lastSeenMs >= TOUCH_EVERY_MS) return undefined;
    return session;
  }

  /**
   * Returns the session of these credentials, or undefined if they do not match or the session has expired or ended.
   */
  async function find(
    kind: SessionKind,
    credentials: Credentials | undefined,
  ): Promise<Subject | undefined> {
    if (!credentials) return undefined;
    const { key, tokenHash } = credentials;
    let session = remembered(key);
    if (!session) {
      const [readAtMs, before] = [Date.now(), ends];
      session = await load(tokenHash);
      if (!session) {
        byToken.delete(key);
        return undefined;
      }
      if (before === ends) remember(key, session, readAtMs);
    }
    const nowMs = clock.now().getTime();
    if (!fits(session, kind, credentials) || isOver(session, nowMs)) return undefined;
    if (nowMs - session.lastSeenMs >= TOUCH_EVERY_MS) await touch(session, nowMs);
    return session;
  }

  /** Returns the credentials of a request, or undefined if the token or cookie is missing. */
  function credentialsOf(
    kind: SessionKind,
    { headers, cookies }: Pick<Asked, 'headers' | 'cookies'>,
  ): Credentials | undefined {
    const { authorization } = headers;
    const token = authorization?.startsWith('Bearer ') ? authorization.slice(7).trim() : undefined;
    const cookie = cookies[cookieName(kind)];
    if (!token || !cookie) return undefined;
    const tokenHash = sha256(token);
    return { key: tokenHash.toString('base64'), tokenHash, cookieHash: sha256(cookie) };
  }

  /** Returns the valid session of a request, or undefined if there is none. */
  async function ofRequest(kind: SessionKind, request: Pick<Asked, 'headers' | 'cookies'>) {
    return find(kind, credentialsOf(kind, request));
  }

  /** Returns the session of the credentials. @throws DomainError auth.signed_out */
  async function require(
    kind: SessionKind,
    credentials: Credentials | undefined,
  ): Promise<Subject> {
    const session = await find(kind, credentials);
    if (!session) throw new DomainError('auth.signed_out');
    return session;
  }

  function setCookie(reply: FastifyReply, kind: SessionKind, cookie: string) {
    reply.setCookie(cookieName(kind), cookie, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure,
    });
  }

  function clearCookie(reply: FastifyReply, kind: SessionKind) {
    reply.clearCookie(cookieName(kind), { path: '/', httpOnly: true, sameSite: 'lax', secure });
  }

  return {
    create,
    end,
    openOf,
    known,
    find,
    credentialsOf,
    ofRequest,
    require,
    setCookie,
    clearCookie,
    cookieName,
    /** Handlers that the LISTEN connection calls when another node ends sessions. */
    heard: {
      channel: CHANNEL,
      onNotification: (payload: string) => {
        forget(payload.split(','));
      },
      onGap: () => {
        ends += 1;
        byToken.clear();
      },
    },
    /** Adds a listener that receives the ids of ended sessions, to close their sockets. */
    onEnd(listener: (sessionIds: string[]) => void) {
      onEnd.add(listener);
    },
  };
}
