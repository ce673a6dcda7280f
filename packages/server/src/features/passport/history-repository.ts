import type { DocumentEvent } from '@wl/contract/passport';
import type * as z from 'zod/mini';
import type { Db, Transaction } from '../../platform/database.ts';

type What = z.infer<typeof DocumentEvent>['what'];

interface HistoryRow {
  /** Given by the database. */
  id?: number;
  member_id: string;
  /** Null: it happened to the passport as a whole. */
  document_id: string | null;
  at: Date;
  /** Null: the member, or the house by itself. */
  clerk_id: string | null;
  what: What;
  reason: string | null;
}

declare module '../../platform/database.ts' {
  interface Tables {
    passport_history: HistoryRow;
  }
}

export async function note(
  tx: Transaction,
  line: Pick<HistoryRow, 'member_id' | 'document_id' | 'at' | 'what'> &
    Partial<Pick<HistoryRow, 'clerk_id' | 'reason'>>,
): Promise<void> {
  await tx
    .insertInto('passport_history')
    .values({ clerk_id: null, reason: null, ...line })
    .execute();
}

/** Of one document and of its member's passport, newest first. */
export function historyOf(
  db: Db,
  { id, member_id }: { id: string; member_id: string },
): Promise<Omit<HistoryRow, 'id'>[]> {
  return db
    .selectFrom('passport_history')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('document_id', '=', id),
        eb.and([eb('document_id', 'is', null), eb('member_id', '=', member_id)]),
      ]),
    )
    .orderBy('id', 'desc')
    .execute();
}

/** Whether this clerk's last look at a document is younger than `since`: a page that asks again is one look. */
export async function hasViewedSince(
  db: Db,
  look: { documentId: string; clerkId: string; since: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('passport_history')
    .select('at')
    .where('document_id', '=', look.documentId)
    .where('clerk_id', '=', look.clerkId)
    .where('what', '=', 'viewed')
    .where('at', '>', look.since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
