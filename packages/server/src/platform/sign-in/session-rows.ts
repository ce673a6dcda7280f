import type { SessionFilter, SessionKind } from './auth.ts';
import type { Db, Transaction } from '../database/database.ts';
import type { CachedSession } from './session-cache.ts';

declare module '../database/database.ts' {
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

/** Data for a new session, passed by the caller to the session store. */
export interface SessionInput {
  kind: SessionKind;
  subjectId: string;
  device: string;
  ip: string;
}

/** Data that the session store adds to a new session. */
interface Fresh {
  id: string;
  tokenHash: Buffer;
  cookieHash: Buffer;
  now: Date;
  idleMs: number;
  absoluteMs: number;
}

export async function insertSession(tx: Transaction, input: SessionInput, fresh: Fresh) {
  const { id, tokenHash, cookieHash, now } = fresh;
  await tx
    .insertInto('sessions')
    .values({
      id,
      kind: input.kind,
      subject_id: input.subjectId,
      token_hash: tokenHash,
      cookie_hash: cookieHash,
      device: input.device.slice(0, 200),
      ip: input.ip,
      created_at: now,
      last_seen_at: now,
      idle_expires_at: new Date(now.getTime() + fresh.idleMs),
      absolute_expires_at: new Date(now.getTime() + fresh.absoluteMs),
      ended_at: null,
      end_reason: null,
    })
    .execute();
}

/** Marks the active sessions that match the filter as ended, and returns their ids. */
export async function endSessions(
  tx: Transaction,
  which: SessionFilter,
  reason: string,
  now: Date,
): Promise<string[]> {
  let update = tx
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('ended_at', 'is', null);
  if ('id' in which) update = update.where('id', '=', which.id);
  else update = update.where('subject_id', '=', which.subjectId);
  if ('exceptId' in which && which.exceptId) update = update.where('id', '!=', which.exceptId);
  return (await update.returning('id').execute()).map(({ id }) => id);
}

/** Returns the subject's active sessions, most recently used first. */
export function activeSessions(db: Db, subjectId: string, now: Date): Promise<SessionRow[]> {
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

export async function loadSession(db: Db, tokenHash: Buffer): Promise<CachedSession | undefined> {
  const row = await db
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

/**
 * Stores when a session was last used and when its idle timeout ends. Sessions that have already ended do not change.
 */
export async function storeLastSeen(db: Db, session: CachedSession) {
  await db
    .updateTable('sessions')
    .set({
      last_seen_at: new Date(session.lastSeenMs),
      idle_expires_at: new Date(session.idleExpiresMs),
    })
    .where('id', '=', session.sessionId)
    .where('ended_at', 'is', null)
    .execute();
}
