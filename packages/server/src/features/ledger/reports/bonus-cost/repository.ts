import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { Period } from '../../../../platform/report.ts';
import { accounts, kinds } from '../../accounts.ts';

/**
 * Bonus cost for one UTC day, by cause, in cents. `cost` is the sum of all causes. An amount is negative if money went
 * back to the casino.
 */
export interface BonusCostRow {
  day: string;
  granted: number;
  returned: number;
  rounds: number;
  cashback: number;
  others: number;
  cost: number;
}

/**
 * Returns the bonus cost of each day that has entries. Uses the index for the bonus-cost account (migration 0092) to
 * avoid reading the many transfers of cash rounds.
 */
export async function bonusCosts(db: Db, { from, until }: Period): Promise<BonusCostRow[]> {
  const { bonusCost } = accounts;
  const ofKind = (kind: number) =>
    sql`coalesce(sum(amount) filter (where kind = ${sql.lit(kind)}), 0)::int8`;
  const named = [kinds.bonus_granted, kinds.bonus_ended, kinds.round, kinds.hustler_cashback];
  const { rows } = await sql<BonusCostRow>`
    select to_char(posted_at at time zone 'UTC', 'YYYY-MM-DD') as day,
      ${ofKind(kinds.bonus_granted)} as granted, ${ofKind(kinds.bonus_ended)} as returned,
      ${ofKind(kinds.round)} as rounds, ${ofKind(kinds.hustler_cashback)} as cashback,
      coalesce(sum(amount) filter (where kind not in (${sql.join(named.map((kind) => sql.lit(kind)))})), 0)::int8 as others,
      sum(amount)::int8 as cost
    from (
      select posted_at, kind, case when debit = ${sql.lit(bonusCost)} then amount else -amount end as amount
      from ledger_transfers
      where posted_at >= ${from} and posted_at < ${until}
        and (debit = ${sql.lit(bonusCost)} or credit = ${sql.lit(bonusCost)})) entries
    group by 1 order by 1`.execute(db);
  return rows;
}

/** Entry in the bonus cost account. `amount` is in cents; it is negative if money went back to the casino. */
export interface BonusCostEntry {
  at: Date;
  memberId: string;
  kind: number;
  amount: number;
}

/** Returns the entries in the bonus cost account, newest first. Uses the same database index as `bonusCosts`. */
export async function bonusCostEntries(db: Db, { from, until }: Period): Promise<BonusCostEntry[]> {
  const bonusCost = sql.lit(accounts.bonusCost);
  const { rows } = await sql<BonusCostEntry>`
    select posted_at as at, member_id as "memberId", kind,
      case when debit = ${bonusCost} then amount else -amount end as amount
    from ledger_transfers
    where posted_at >= ${from} and posted_at < ${until} and (debit = ${bonusCost} or credit = ${bonusCost})
    order by posted_at desc, id desc`.execute(db);
  return rows;
}
