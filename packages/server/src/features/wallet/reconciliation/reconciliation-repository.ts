import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.ts';

export interface ReconciliationRow {
  id: string;
  provider: string;
  /** UTC day, `YYYY-MM-DD`. */
  day: string;
  compared_at: Date;
  result: 'agrees' | 'differs' | 'no_statement';
  theirs: number;
  ours: number;
  theirs_cents: number;
  ours_cents: number;
  clearing_cents: number;
}

declare module '../../../platform/database/database.ts' {
  interface Tables {
    wallet_reconciliations: ReconciliationRow;
  }
}

export async function insertReconciliation(tx: Transaction, row: ReconciliationRow): Promise<void> {
  await tx.insertInto('wallet_reconciliations').values(row).execute();
}

/**
 * Locks a day so that only one comparison runs at a time, because two concurrent comparisons would store the same
 * difference twice.
 */
export async function lockDay(tx: Transaction, provider: string, day: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reconcile ${provider} ${day}`}, 0))`.execute(
    tx,
  );
}

export type ReconciledDayRow = ReconciliationRow & { comparisons: number; open: number };

/** Returns the latest comparison for each provider and day, newest day first. */
export async function reconciledDays(db: Db, limit: number): Promise<ReconciledDayRow[]> {
  const { rows } = await sql<ReconciledDayRow>`
    select r.*, (select count(*)::int from wallet_reconciliations c
        where c.provider = r.provider and c.day = r.day) as comparisons,
      (select count(*)::int from wallet_differences d
        where d.provider = r.provider and d.day = r.day and d.state in ('open', 'correcting')) as open
    from (select distinct on (provider, day) * from wallet_reconciliations
      order by provider, day desc, compared_at desc, id desc) r
    order by day desc, provider limit ${limit}`.execute(db);
  return rows;
}

/**
 * SQL condition: true if the comparison ran after the end of the compared day. An earlier comparison can miss payments
 * made later that day.
 */
const AFTER_ITS_END = sql`compared_at >= (day + 1)::timestamp at time zone 'UTC'`;

/** Returns the last day that was compared with a complete statement; undefined if there is none. */
export async function lastReconciledDay(db: Db, provider: string): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select max(day) as day from wallet_reconciliations
    where provider = ${provider} and result <> 'no_statement' and ${AFTER_ITS_END}`.execute(db);
  return rows[0]?.day ?? undefined;
}

/**
 * Returns the days from `since` (inclusive) that must be compared with the provider's statement again:
 * - days with an open difference
 * - days that have not been compared with a statement since they ended
 */
export async function daysToRepeat(db: Db, provider: string, since: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct day from wallet_differences
      where provider = ${provider} and day >= ${since} and state = 'open'
    union
    select day from wallet_reconciliations where provider = ${provider} and day >= ${since}
      group by day having not bool_or(result <> 'no_statement' and ${AFTER_ITS_END})
    order by day`.execute(db);
  return rows.map(({ day }) => day);
}

/**
 * Returns the sum of all providers' balances at the end of each compared day, oldest day first. The provider balances
 * come from the statements.
 */
export async function statementsByDay(db: Db): Promise<{ day: string; total: number }[]> {
  const { rows } = await sql<{ day: string; total: number }>`
    select day, (sum(sum(theirs_cents)) over (order by day))::int8 as total from (
      select distinct on (provider, day) day, theirs_cents from wallet_reconciliations
      where result <> 'no_statement' order by provider, day, compared_at desc, id desc) newest
    group by day order by day`.execute(db);
  return rows;
}
