import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** Row in the member's transaction list, which contains both top-ups and cash-outs. */
export interface TransactionRow {
  id: string;
  member_id: string;
  kind: 'top_up' | 'cash_out';
  amount_cents: number;
  /** Refunded amount in cents; always 0 for cash-outs. */
  refunded_cents: number;
  state: string;
  method: string | null;
  created_at: Date;
  updated_at: Date;
}

/** Filter for the transaction list; the period is from `from` (inclusive) to `until` (exclusive). */
export interface TransactionFilter {
  kind?: TransactionRow['kind'] | undefined;
  states?: readonly string[] | undefined;
  methodId?: string | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
}

/** Query for each kind of transaction. It converts the rows of the kind's table (alias `one`) to list rows. */
const lines: Readonly<Record<TransactionRow['kind'], string>> = {
  top_up: `select one.id, one.member_id, 'top_up' as kind, one.amount_cents, one.refunded_cents, one.state, one.method_id,
    m.label as method, one.created_at, one.updated_at
  from wallet_top_ups one left join wallet_methods m on m.id = one.method_id`,
  cash_out: `select one.id, one.member_id, 'cash_out' as kind, one.amount_cents, 0::int8 as refunded_cents, one.state, one.method_id,
    m.label as method, one.created_at, one.updated_at
  from wallet_cash_outs one join wallet_methods m on m.id = one.method_id`,
};

/** Returns a query for one member's top-ups and cash-outs that match the filter. */
function narrowed(memberId: string, filter: TransactionFilter): RawBuilder<unknown> {
  const where = (kind: TransactionRow['kind']) =>
    sql.join(
      [
        sql`member_id = ${memberId}`,
        ...(filter.kind !== undefined && filter.kind !== kind ? [sql`false`] : []),
        ...(filter.states ? [sql`state = any (${[...filter.states]}::text[])`] : []),
        ...(filter.methodId === undefined ? [] : [sql`method_id = ${filter.methodId}`]),
        ...(filter.from ? [sql`created_at >= ${filter.from}`] : []),
        ...(filter.until ? [sql`created_at < ${filter.until}`] : []),
      ],
      sql` and `,
    );
  return sql`select * from (${sql.raw(lines.top_up)}) as top_ups where ${where('top_up')}
    union all
    select * from (${sql.raw(lines.cash_out)}) as cash_outs where ${where('cash_out')}`;
}

/** Returns a page of the member's top-ups and cash-outs, newest first. */
export async function transactionPage(
  db: Db,
  memberId: string,
  filter: TransactionFilter,
  window: { limit: number; offset: number },
): Promise<{ rows: TransactionRow[]; total: number }> {
  const { rows } = await sql<TransactionRow & { total: number }>`
    select *, count(*) over () as total from (${narrowed(memberId, filter)}) as both_kinds
    order by created_at desc, id desc limit ${window.limit} offset ${window.offset}`.execute(db);
  if (rows[0]) return { rows, total: rows[0].total };
  const counted = await sql<{ total: number }>`
    select count(*) as total from (${narrowed(memberId, filter)}) as both_kinds`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Returns one top-up or cash-out as a row of the transaction list; undefined if it does not exist. */
export async function transactionRow(
  db: Db,
  kind: TransactionRow['kind'],
  id: string,
): Promise<TransactionRow | undefined> {
  const { rows } = await db.client.query<TransactionRow>({
    name: `wallet_line_${kind}`,
    text: `${lines[kind]} where one.id = $1`,
    values: [id],
  });
  return rows[0];
}

/** Returns the member's top-ups and cash-outs with the given ids. Ids of other members' transactions are ignored. */
export async function transactionsOf(
  db: Db,
  memberId: string,
  ids: readonly string[],
): Promise<TransactionRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<TransactionRow>`
    select * from (${narrowed(memberId, {})}) as both_kinds where id = any (${[...ids]}::uuid[])`.execute(
    db,
  );
  return rows;
}

/**
 * Returns up to two of a member's top-ups and cash-outs whose ids start with `start` and end with `end` (hexadecimal
 * digits).
 */
export async function transactionsLike(
  db: Db,
  memberId: string,
  { start, end }: { start: string; end: string },
): Promise<TransactionRow[]> {
  const { rows } = await sql<TransactionRow>`
    select * from (${narrowed(memberId, {})}) as both_kinds where id::text like ${`${start}%${end}`} limit 2`.execute(
    db,
  );
  return rows;
}

export interface TotalsRow {
  kind: TransactionRow['kind'];
  /** Number of transactions of this kind; `completed` counts only the completed ones. */
  total: number;
  completed: number;
  /** Total amount, in cents, of the completed transactions, minus refunds. */
  amount: number;
  first_at: Date;
}

/** Returns one row of transaction totals for each kind. Kinds without transactions have no row. */
export async function transactionTotals(
  db: Db,
  memberId: string,
  filter: TransactionFilter,
): Promise<TotalsRow[]> {
  const { rows } = await sql<TotalsRow>`
    select kind, count(*) as total, count(*) filter (where state in ('credited', 'paid')) as completed,
      coalesce(sum(amount_cents - refunded_cents) filter (where state in ('credited', 'paid')), 0)::int8 as amount,
      min(created_at) as first_at
    from (${narrowed(memberId, filter)}) as both_kinds group by kind`.execute(db);
  return rows;
}

export interface MonthRow {
  month: string;
  top_ups: number;
  cash_outs: number;
}

/** Returns the totals of the newest `limit` UTC months with completed transactions, newest month first. */
export async function completedByMonth(
  db: Db,
  memberId: string,
  filter: TransactionFilter,
  limit: number,
): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select to_char(created_at at time zone 'UTC', 'YYYY-MM') as month,
      coalesce(sum(amount_cents - refunded_cents) filter (where kind = 'top_up'), 0)::int8 as top_ups,
      coalesce(sum(amount_cents - refunded_cents) filter (where kind = 'cash_out'), 0)::int8 as cash_outs
    from (${narrowed(memberId, filter)}) as both_kinds
    where state in ('credited', 'paid')
    group by month order by month desc limit ${limit}`.execute(db);
  return rows;
}

/** Returns the steps of a top-up or cash-out, in order. */
export function stepsOf(db: Db, id: string): Promise<{ step: string; at: Date }[]> {
  return db
    .selectFrom('wallet_steps')
    .select(['step', 'at'])
    .where('transaction_id', '=', id)
    .orderBy('position')
    .execute();
}
