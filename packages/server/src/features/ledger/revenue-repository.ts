import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { accounts, kinds } from './accounts.ts';

/** The casino's revenue from a group of members in one period (UTC), in cents. */
export interface RevenueRow {
  /** Day (`YYYY-MM-DD`) or month (`YYYY-MM`). */
  period: string;
  /** Gross gaming revenue: stakes minus payouts of rounds, in cash and bonus money. */
  ggr: number;
  bonus_cost: number;
  fees: number;
  /** Amounts of refunds, chargebacks and voided payouts that members could not cover, minus later repayments. */
  charge_backs: number;
}

export interface Watched {
  memberId: string;
  /** Time from which this member's revenue is included. */
  since: Date;
}

/**
 * Returns the revenue from the given members in [from, until) by day or month, without empty periods. All kinds of
 * bonus share the same house accounts, so the sums include new kinds automatically.
 */
export async function revenueOf(
  db: Db,
  watched: readonly Watched[],
  { from, until, by }: { from: Date; until: Date; by: 'day' | 'month' },
): Promise<RevenueRow[]> {
  if (watched.length === 0) return [];
  const { rows } = await sql<RevenueRow>`
    select to_char(t.posted_at at time zone 'UTC', ${by === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM'}) as period,
      coalesce(sum(case ${sql.lit(accounts.playHouse)} when t.credit then t.amount when t.debit then -t.amount end), 0)::int8 as ggr,
      coalesce(sum(case ${sql.lit(accounts.bonusCost)} when t.debit then t.amount when t.credit then -t.amount end), 0)::int8 as bonus_cost,
      coalesce(sum(case ${sql.lit(accounts.fees)} when t.debit then t.amount when t.credit then -t.amount end), 0)::int8 as fees,
      coalesce(sum(case
        when t.debit = ${sql.lit(accounts.corrections)} and t.kind in (${sql.lit(kinds.top_up_refund)}, ${sql.lit(kinds.charge_back)}, ${sql.lit(kinds.round)}) then t.amount
        when t.debit = ${sql.lit(accounts.cash)} and t.credit = ${sql.lit(accounts.corrections)} then -t.amount end), 0)::int8 as charge_backs
    from unnest(${watched.map(({ memberId }) => memberId)}::uuid[],
        ${watched.map(({ since }) => since)}::timestamptz[]) w(member_id, since)
    join ledger_transfers t on t.member_id = w.member_id and t.posted_at >= w.since
    where t.posted_at >= ${from} and t.posted_at < ${until}
      and (t.debit in (${sql.lit(accounts.playHouse)}, ${sql.lit(accounts.bonusCost)}, ${sql.lit(accounts.fees)}, ${sql.lit(accounts.corrections)})
        or t.credit in (${sql.lit(accounts.playHouse)}, ${sql.lit(accounts.bonusCost)}, ${sql.lit(accounts.fees)}, ${sql.lit(accounts.corrections)}))
    group by 1 order by 1`.execute(db);
  return rows;
}
