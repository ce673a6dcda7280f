import { sql } from 'kysely';
import type {
  DocumentKind,
  DocumentState,
  DocumentType,
  RejectReason,
} from '@wl/world/casino/documents';
import type { Db, Transaction } from '../../platform/database/database.ts';

export interface DocumentRow {
  id: string;
  member_id: string;
  kind: DocumentKind;
  type: DocumentType;
  state: DocumentState;
  /** Issue date, `YYYY-MM-DD`. */
  issued_on: string | null;
  key: string;
  content_hash: Buffer;
  uploaded_at: Date;
  claimed_by: string | null;
  claimed_until: Date | null;
  decided_by: string | null;
  decided_at: Date | null;
  reason: RejectReason | null;
  note: string | null;
  purged_at: Date | null;
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    passport_documents: DocumentRow;
  }
}

export async function insertDocument(
  tx: Transaction,
  row: Pick<
    DocumentRow,
    'id' | 'member_id' | 'kind' | 'type' | 'issued_on' | 'key' | 'content_hash' | 'uploaded_at'
  >,
): Promise<DocumentRow> {
  return tx
    .insertInto('passport_documents')
    .values({
      ...row,
      state: 'Pending',
      claimed_by: null,
      claimed_until: null,
      decided_by: null,
      decided_at: null,
      reason: null,
      note: null,
      purged_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findDocument(db: Db, id: string): Promise<DocumentRow | undefined> {
  return db.selectFrom('passport_documents').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks and returns the document's row, so that two concurrent decisions run one after the other. */
export function lockDocument(tx: Transaction, id: string): Promise<DocumentRow | undefined> {
  return tx
    .selectFrom('passport_documents')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function findByKey(db: Db, memberId: string, key: string): Promise<DocumentRow | undefined> {
  return db
    .selectFrom('passport_documents')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Returns a member's documents, newest first. */
export function documentsOfMember(db: Db, memberId: string): Promise<DocumentRow[]> {
  return db
    .selectFrom('passport_documents')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('uploaded_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/**
 * Returns the member's document of this kind that clerks have neither approved nor rejected yet; undefined if there is
 * none.
 */
export function findWaiting(
  db: Db,
  memberId: string,
  kind: DocumentKind,
): Promise<DocumentRow | undefined> {
  return db
    .selectFrom('passport_documents')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('state', 'in', ['Pending', 'Reviewed'])
    .executeTakeFirst();
}

export async function hasSent(db: Db, memberId: string, kind: DocumentKind): Promise<boolean> {
  const row = await db
    .selectFrom('passport_documents')
    .select('id')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export function updateDocument(
  tx: Transaction,
  id: string,
  change: Partial<
    Pick<
      DocumentRow,
      | 'state'
      | 'claimed_by'
      | 'claimed_until'
      | 'decided_by'
      | 'decided_at'
      | 'reason'
      | 'note'
      | 'purged_at'
    >
  >,
): Promise<DocumentRow> {
  return tx
    .updateTable('passport_documents')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Marks a member's approved documents of these kinds as completed. */
export async function completeDocuments(
  tx: Transaction,
  memberId: string,
  kinds: readonly DocumentKind[],
): Promise<void> {
  if (kinds.length === 0) return;
  await tx
    .updateTable('passport_documents')
    .set({ state: 'Completed' })
    .where('member_id', '=', memberId)
    .where('kind', 'in', kinds)
    .where('state', '=', 'Approved')
    .execute();
}

/** Returns the ids of documents whose claim has expired but is not yet recorded as ended. */
export async function lapsedClaims(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('passport_documents')
    .select('id')
    .where('state', '=', 'Reviewed')
    .where('claimed_until', '<=', now)
    .orderBy('claimed_until')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the ids of documents rejected at or before `before` whose contents have not been purged yet. */
export async function rejectedBefore(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('passport_documents')
    .select('id')
    .where('state', '=', 'Rejected')
    .where('decided_at', '<=', before)
    .where('purged_at', 'is', null)
    .orderBy('decided_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the ids of a member's documents whose contents have not been purged. */
export async function unpurgedOf(db: Db, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('passport_documents')
    .select('id')
    .where('member_id', '=', memberId)
    .where('purged_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

export type QueueTab = 'open' | 'mine' | 'approved' | 'rejected';

const inTab = (tab: QueueTab, clerkId: string, now: Date) => {
  switch (tab) {
    case 'open':
      return sql<boolean>`state in ('Pending', 'Reviewed')`;
    case 'mine':
      return sql<boolean>`state = 'Reviewed' and claimed_by = ${clerkId} and claimed_until > ${now}`;
    case 'approved':
      return sql<boolean>`state in ('Approved', 'Completed')`;
    case 'rejected':
      return sql<boolean>`state = 'Rejected'`;
  }
};

/** Returns a page of the document queue. Lists waiting documents oldest first, and decided documents newest first. */
export function queuePage(
  db: Db,
  tab: QueueTab,
  who: { clerkId: string; now: Date },
  { page, size }: { page: number; size: number },
): Promise<DocumentRow[]> {
  const waits = tab === 'open' || tab === 'mine';
  return db
    .selectFrom('passport_documents')
    .selectAll()
    .where(inTab(tab, who.clerkId, who.now))
    .orderBy(waits ? 'uploaded_at' : 'decided_at', waits ? 'asc' : 'desc')
    .orderBy('id', waits ? 'asc' : 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
}

export interface QueueFigures {
  open: number;
  mine: number;
  approved: number;
  rejected: number;
  oldest: Date | null;
  late: number;
  median_ms: number | null;
}

/**
 * Returns the queue's statistics:
 * - documents per tab
 * - upload time of the oldest waiting document
 * - number of documents past the target time
 * - median decision time since `since`, in ms
 */
export async function queueFigures(
  db: Db,
  at: { clerkId: string; now: Date; lateBefore: Date; since: Date },
): Promise<QueueFigures> {
  const { rows } = await sql<QueueFigures>`select
      count(*) filter (where ${inTab('open', at.clerkId, at.now)}) as open,
      count(*) filter (where ${inTab('mine', at.clerkId, at.now)}) as mine,
      count(*) filter (where ${inTab('approved', at.clerkId, at.now)}) as approved,
      count(*) filter (where ${inTab('rejected', at.clerkId, at.now)}) as rejected,
      min(uploaded_at) filter (where ${inTab('open', at.clerkId, at.now)}) as oldest,
      count(*) filter (where ${inTab('open', at.clerkId, at.now)} and uploaded_at < ${at.lateBefore}) as late,
      (percentile_cont(0.5) within group (order by extract(epoch from decided_at - uploaded_at) * 1000)
        filter (where decided_at >= ${at.since}))::int8 as median_ms
    from passport_documents`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('an aggregate has one row');
  return figures;
}
