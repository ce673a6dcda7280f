/** SQL queries for the opening hours of the tables. */
import type { OpeningHours } from '@wl/world/opening/opening-hours';
import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.ts';
import { endIfStopped, OWNER_STOPPED_MS, type TableRow } from '../repository.ts';
import type { Plan } from './plan.ts';

export interface HoursRow {
  table_slug: string;
  /** Opening hours; null if a clerk has removed them. */
  hours: OpeningHours | null;
  version: number;
  changed_at: Date;
  /** State according to the hours until `next_at`; null if the table has no hours. */
  scheduled: TableRow['state'] | null;
  waits_for_dealer: boolean;
  next_at: Date | null;
  changes_at: Date | null;
}

declare module '../../../platform/database/database.ts' {
  interface Tables {
    tables_hours: HoursRow;
  }
}

/** Returns the opening hours of a table; undefined if they were never set. */
export function findHours(db: Db, table: string): Promise<HoursRow | undefined> {
  return db
    .selectFrom('tables_hours')
    .selectAll()
    .where('table_slug', '=', table)
    .executeTakeFirst();
}

/** Planned changes of a table with opening hours. */
export type PlanRow = Pick<
  HoursRow,
  'table_slug' | 'scheduled' | 'waits_for_dealer' | 'next_at' | 'changes_at'
>;

/** Returns the planned changes of the tables that have opening hours, or of one of them. */
export async function plansOf(db: Db, table?: string): Promise<PlanRow[]> {
  const { rows } = await db.client.query<PlanRow>({
    name: 'tables_plans',
    text: `select table_slug, scheduled, waits_for_dealer, next_at, changes_at from tables_hours
      where hours is not null and table_slug = coalesce($1, table_slug)`,
    values: [table ?? null],
  });
  return rows;
}

/**
 * Returns the slugs of the tables whose hours have a change due by the given time. Also returns the tables that waited
 * for a dealer and now have one.
 */
export async function dueTables(db: Db, at: Date): Promise<string[]> {
  const { rows } = await db.client.query<{ table_slug: string }>({
    name: 'tables_due_hours',
    text: `select h.table_slug from tables_hours h
      where h.next_at <= $1 or (h.waits_for_dealer and exists (
        select from tables_shifts s where s.table_slug = h.table_slug and s.ended_at is null))`,
    values: [at],
  });
  return rows.map(({ table_slug }) => table_slug);
}

/**
 * Locks a table's row until the transaction ends, and returns the row. Returns undefined if another transaction has
 * locked the row. If this process is suspended, the database ends the transaction.
 */
export async function lockFreeTable(tx: Transaction, slug: string): Promise<TableRow | undefined> {
  await tx.client.query({ text: `select ${endIfStopped(OWNER_STOPPED_MS)}` });
  return tx
    .selectFrom('tables')
    .selectAll()
    .where('slug', '=', slug)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Stores the opening hours of a table with their plan. Both are null to remove the hours. */
export async function storeHours(
  tx: Transaction,
  table: string,
  { hours, plan, at }: { hours: OpeningHours | null; plan: Plan | null; at: Date },
): Promise<void> {
  const stored = { hours: hours && sql`${JSON.stringify(hours)}::jsonb`, changed_at: at };
  await tx
    .insertInto('tables_hours')
    .values({ table_slug: table, version: 1, ...stored, ...columnsOf(plan) } as never)
    .onConflict((conflict) =>
      conflict.column('table_slug').doUpdateSet({
        ...stored,
        ...columnsOf(plan),
        version: sql`tables_hours.version + 1`,
      } as never),
    )
    .execute();
}

export async function storePlan(tx: Transaction, table: string, plan: Plan): Promise<void> {
  await tx
    .updateTable('tables_hours')
    .set(columnsOf(plan))
    .where('table_slug', '=', table)
    .execute();
}

const columnsOf = (plan: Plan | null) => ({
  scheduled: plan?.scheduled ?? null,
  waits_for_dealer: plan?.waitsForDealer ?? false,
  next_at: plan?.nextAt ?? null,
  changes_at: plan?.changesAt ?? null,
});
