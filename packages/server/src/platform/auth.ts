import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database, Transaction } from './database.ts';
import { DomainError } from './errors.ts';
import { uuidv7 } from './ids.ts';

export { hashPassword, uniformly, verifyPassword } from './passwords.ts';

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
  /** Text for the device list, such as "Firefox on Linux". */
  device: string;
  ip: string;
  created_at: Date;
  last_seen_at: Date;
  idle_expires_at: Date;
  absolute_expires_at: Date;
  ended_at: Date | null;
  end_reason: string | null;
}

/** Who makes a call. `id` is the member's or clerk's id. */
export interface Subject {
  id: string;
  kind: SessionKind;
  sessionId: string;
  device: string;
  /** Start of the session, for elapsed-time displays and re-authentication rules. */
  signedInAt: Date;
}

export interface NewSession {
  session: Subject;
  /** Shown to the client once; it sends it as `Authorization: Bearer …`. */
  token: string;
  /** Goes into the HttpOnly cookie by `setSessionCookie`. */
  cookie: string;
}

interface CachedSession extends Subject {
  tokenHash: Buffer;
  cookieHash: Buffer;
  lastSeenMs: number;
  idleExpiresMs: number;
  absoluteExpiresMs: number;
}

export type SessionFilter = { id: string } | { subjectId: string; exceptId?: string };

// `hash` takes a third of the time of `createHash`, and every call of a member needs two.
const sha256 = (text: string) => hash('sha256', text, 'buffer');

/** How stale `last_seen_at` may be: a write per request would undo the cache. */
const TOUCH_EVERY_MS = 60_000;
/** Also the bound on how long a session can live on after a notice that nobody heard. */
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
 * Sessions: a bearer token and an HttpOnly cookie that must both match. Both are kept as hashes only. Checked sessions stay
 * in memory, so that a bet needs no SQL for its session; an end is heard at once here and by NOTIFY on the other nodes.
 */
export function createSessions({ database, clock, config }: SessionsOptions) {
  const byToken = new Map<string, { session: CachedSession; readAtMs: number }>();
  const onEnd = new Set<(sessionIds: string[]) => void>();
  const secure = config.publicUrl.startsWith('https:');

  const cookieName = (kind: SessionKind) =>
    `${secure ? '__Host-' : ''}wl_${config.installationId}_${kind}`;

  function idleMs(kind: SessionKind) {
    return kind === 'member' ? config.sessions.memberIdleMs : config.sessions.staffIdleMs;
  }

  function forget(ids: string[]) {
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

  /** Ends sessions in the caller's transaction; caches, sockets and other nodes hear of it at the commit. */
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

  /** Moves the idle end forward, at most once a minute per session. */
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

  /** The session of a token and cookie, or undefined when they do not fit, are too old, or it was ended. */
  async function find(
    kind: SessionKind,
    token: string | undefined,
    cookie: string | undefined,
  ): Promise<Subject | undefined> {
    if (!token || !cookie) return undefined;
    const tokenHash = sha256(token);
    const key = tokenHash.toString('base64');
    // Real time, not the injected one: a test that stands still must still hear of other nodes in the end.
    const readAtMs = Date.now();
    const cached = byToken.get(key);
    let session = cached && readAtMs - cached.readAtMs < CACHE_MS ? cached.session : undefined;
    if (!session) {
      session = await load(tokenHash);
      if (!session) {
        byToken.delete(key);
        return undefined;
      }
      remember(key, session, readAtMs);
    }
    const nowMs = clock.now().getTime();
    const fits = session.kind === kind && timingSafeEqual(session.cookieHash, sha256(cookie));
    if (!fits || nowMs >= session.idleExpiresMs || nowMs >= session.absoluteExpiresMs)
      return undefined;
    if (nowMs - session.lastSeenMs >= TOUCH_EVERY_MS) await touch(session, nowMs);
    return session;
  }

  function credentials(kind: SessionKind, request: FastifyRequest) {
    const header = request.headers.authorization;
    const token = header?.startsWith('Bearer ') ? header.slice(7).trim() : undefined;
    return { token, cookie: request.cookies[cookieName(kind)] };
  }

  /** Session of a request, undefined when there is none that is good. */
  async function ofRequest(kind: SessionKind, request: FastifyRequest) {
    const { token, cookie } = credentials(kind, request);
    return find(kind, token, cookie);
  }

  /** @throws DomainError auth.signed_out */
  async function require(kind: SessionKind, request: FastifyRequest): Promise<Subject> {
    const session = await ofRequest(kind, request);
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
    find,
    ofRequest,
    require,
    setCookie,
    clearCookie,
    cookieName,
    /** For the LISTEN connection: another node ended these. */
    heard: {
      channel: CHANNEL,
      onNotice: (payload: string) => {
        forget(payload.split(','));
      },
      onGap: () => {
        byToken.clear();
      },
    },
    /** Called with ids of ended sessions, to close their sockets. */
    onEnd(listener: (sessionIds: string[]) => void) {
      onEnd.add(listener);
    },
  };
}
