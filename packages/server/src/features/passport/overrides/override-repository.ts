import type { Db, Transaction } from '../../../platform/database/database.ts';

export interface OverrideRow {
  id: string;
  member_id: string;
  reason: string;
  asked_by: string;
  asked_at: Date;
  outcome: 'confirmed' | 'declined' | null;
  decided_by: string | null;
  decided_at: Date | null;
  decision_reason: string | null;
}

declare module '../../../platform/database/database.ts' {
  interface Tables {
    passport_overrides: OverrideRow;
  }
}

export function waitingOverride(db: Db, memberId: string): Promise<OverrideRow | undefined> {
  return db
    .selectFrom('passport_overrides')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('outcome', 'is', null)
    .executeTakeFirst();
}

export async function insertOverride(
  tx: Transaction,
  row: Pick<OverrideRow, 'id' | 'member_id' | 'reason' | 'asked_by' | 'asked_at'>,
): Promise<OverrideRow> {
  return tx
    .insertInto('passport_overrides')
    .values({ ...row, outcome: null, decided_by: null, decided_at: null, decision_reason: null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findOverride(db: Db, id: string): Promise<OverrideRow | undefined> {
  return db.selectFrom('passport_overrides').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Stores the decision on an override. The caller must have locked the member's row. */
export async function decideOverride(
  tx: Transaction,
  id: string,
  decision: Pick<OverrideRow, 'outcome' | 'decided_by' | 'decided_at' | 'decision_reason'>,
): Promise<void> {
  await tx.updateTable('passport_overrides').set(decision).where('id', '=', id).execute();
}
