import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import type { Db } from '../../platform/database/database.ts';

/**
 * Total balance of each account in cents (`coins`: in Coins), and the number of wallets (`members`). A house account's
 * balance is credits minus debits, but the clearing account's balance is debits minus credits.
 */
export interface LiabilityRow {
  cash: number;
  bonus: number;
  in_play: number;
  outgoing: number;
  coins: number;
  members: number;
  play: number;
  bonus_cost: number;
  fees: number;
  corrections: number;
  clearing: number;
}

export type LiabilityDayRow = LiabilityRow & { day: string; taken_at: Date };

declare module '../../platform/database/database.ts' {
  interface Tables {
    ledger_liability_days: LiabilityDayRow;
  }
}

/**
 * Query that computes the liability in two ways within one snapshot: from the balances (`wallets`) and from the
 * transfers (`entries`). To save time, it adds only the newest transfers to the auditor's stored sums.
 */
const BOTH = `
  with walk as (select upto_tx from ledger_audit_walk),
  moved as (
    select account, sum(amount)::int8 as balance from (
      select account, balance as amount from ledger_audit_accounts
      union all select credit, amount from ledger_transfers where tx >= (select upto_tx from walk)
      union all select debit, -amount from ledger_transfers where tx >= (select upto_tx from walk)) m
    group by account),
  wallets as (
    select coalesce(sum(cash), 0)::int8 as cash, coalesce(sum(bonus), 0)::int8 as bonus,
      coalesce(sum(in_play), 0)::int8 as in_play, coalesce(sum(outgoing), 0)::int8 as outgoing,
      coalesce(sum(coins), 0)::int8 as coins, count(*) as members from ledger_wallets),
  entries as (
    select coalesce(sum(balance) filter (where account = 101), 0)::int8 as cash,
      coalesce(sum(balance) filter (where account = 102), 0)::int8 as bonus,
      coalesce(sum(balance) filter (where account = 103), 0)::int8 as in_play,
      coalesce(sum(balance) filter (where account = 104), 0)::int8 as outgoing,
      coalesce(sum(balance) filter (where account = 201), 0)::int8 as coins from moved),
  house as (
    select coalesce(sum(balance) filter (where account = 151), 0)::int8 as play,
      coalesce(sum(balance) filter (where account = 153), 0)::int8 as bonus_cost,
      coalesce(sum(balance) filter (where account = 154), 0)::int8 as fees,
      coalesce(sum(balance) filter (where account = 155), 0)::int8 as corrections,
      coalesce(-sum(balance) filter (where account = 152), 0)::int8 as clearing from moved)`;

/** Returns the liabilities to members, computed from the wallets' balances and again from the ledger's transfers. */
export async function liabilityNow(
  db: Db,
): Promise<{ balances: LiabilityRow; entries: LiabilityRow }> {
  const { rows } = await sql<LiabilityRow & { from_entries: boolean }>`${sql.raw(BOTH)}
    select w.*, h.*, false as from_entries from wallets w, house h
    union all
    select e.*, w.members, h.*, true from entries e, wallets w, house h`.execute(db);
  const of = (fromEntries: boolean): LiabilityRow => {
    const row = rows.find(({ from_entries }) => from_entries === fromEntries);
    if (!row) throw new Error('sums always have a row');
    const { from_entries: _, ...figures } = row;
    return figures;
  };
  return { balances: of(false), entries: of(true) };
}

/**
 * Stores a day's figures unless that day is already stored. Uses the owner role, because the application role cannot
 * write to this table.
 * @returns true if the figures were stored
 */
export async function putLiabilityDay(
  client: Pick<PoolClient, 'query'>,
  day: string,
  takenAt: Date,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `${BOTH}
    insert into ledger_liability_days (day, taken_at, cash, bonus, in_play, outgoing, coins, members, play, bonus_cost,
      fees, corrections, clearing)
    select $1::date, $2::timestamptz, w.cash, w.bonus, w.in_play, w.outgoing, w.coins, w.members, h.play, h.bonus_cost,
      h.fees, h.corrections, h.clearing from wallets w, house h
    on conflict (day) do nothing`,
    [day, takenAt],
  );
  return rowCount === 1;
}

export async function hasLiabilityDay(db: Db, day: string): Promise<boolean> {
  const row = await db
    .selectFrom('ledger_liability_days')
    .select('day')
    .where('day', '=', day)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the figures of the latest `limit` days, oldest first. */
export async function liabilityDays(db: Db, limit: number): Promise<LiabilityDayRow[]> {
  const rows = await db
    .selectFrom('ledger_liability_days')
    .selectAll()
    .orderBy('day', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse();
}

/**
 * Returns the net payments through the clearing account in a period, in cents, excluding corrections. The result is
 * positive if members paid in more money than they received.
 */
export async function clearingMoved(db: Db, from: Date, to: Date): Promise<number> {
  const { rows } = await sql<{ moved: number }>`
    select coalesce(sum(case when debit = 152 then amount when credit = 152 then -amount end), 0)::int8 as moved
    from ledger_transfers
    where kind <> 1 and kind <> 90 and posted_at >= ${from} and posted_at < ${to}`.execute(db);
  return rows[0]?.moved ?? 0;
}
