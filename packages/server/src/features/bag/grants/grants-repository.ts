import type { BonusTerms } from '@wl/world/bonuses/kind';
import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.ts';

/** Row of `bag_grants`: a clerk's proposal to give a member an item, and its outcome. */
export interface GrantRow {
  id: string;
  member_id: string;
  slug: string;
  terms: BonusTerms;
  family: string | null;
  /** Highest possible cost to the operator, in cents. */
  worth_cents: number;
  reason: string;
  state: 'waiting' | 'given' | 'declined';
  proposed_by: string;
  proposed_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
}

declare module '../../../platform/database/database.ts' {
  interface Tables {
    bag_grants: GrantRow;
  }
}

export async function insertGrant(tx: Transaction, row: GrantRow): Promise<void> {
  await tx
    .insertInto('bag_grants')
    .values({ ...row, terms: sql`${JSON.stringify(row.terms)}::jsonb` } as never)
    .execute();
}

export function findGrant(db: Db, id: string): Promise<GrantRow | undefined> {
  return db.selectFrom('bag_grants').selectAll().where('id', '=', id).executeTakeFirst();
}

const waiting = (db: Db) => db.selectFrom('bag_grants').where('state', '=', 'waiting');

/** Returns a member's grants that are waiting for a second clerk, oldest first. */
export function waitingGrantsOf(db: Db, memberId: string): Promise<GrantRow[]> {
  return waiting(db).selectAll().where('member_id', '=', memberId).orderBy('proposed_at').execute();
}

/** Returns a page of all members' waiting grants, oldest first, and the total number of waiting grants. */
export async function waitingGrants(
  db: Db,
  window: { limit: number; offset: number },
): Promise<{ rows: GrantRow[]; total: number }> {
  const { total } = await waiting(db)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await waiting(db)
    .selectAll()
    .orderBy('proposed_at')
    .orderBy('id')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return { rows, total };
}

export async function decideRow(
  tx: Transaction,
  id: string,
  decision: Pick<GrantRow, 'state' | 'decided_by' | 'decided_at'>,
): Promise<void> {
  await tx.updateTable('bag_grants').set(decision).where('id', '=', id).execute();
}
