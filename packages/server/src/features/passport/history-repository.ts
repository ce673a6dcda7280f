import type { DocumentEvent } from '@wl/contract/passport';
import type * as z from 'zod/mini';
import type { Db, Transaction } from '../../platform/database.ts';

type What = z.infer<typeof DocumentEvent>['what'];

interface HistoryRow {
  /** Set by the database. */
  id?: number;
  member_id: string;
  /** Null if the line concerns the passport as a whole. */
  document_id: string | null;
  at: Date;
  /** Null if the member or the server itself acted. */
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

/** Returns the history of a document and of its member's passport, newest first. */
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

/** Returns true if this clerk has viewed a document since `since`: repeated requests of a page count as one view. */
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
