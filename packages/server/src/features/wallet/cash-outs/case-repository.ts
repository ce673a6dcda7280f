import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { MethodKind } from '../payments.ts';
import type { CashOutState } from './cash-out-rules.ts';

export interface MoneyTotals {
  deposited: number;
  deposits: number;
  paid_out: number;
  cash_outs: number;
  last_credited: Date | null;
}

/** Returns the totals of a member's credited top-ups (minus refunds) and paid cash-outs. */
export async function moneyTotals(db: Db, memberId: string): Promise<MoneyTotals> {
  const { rows } = await sql<MoneyTotals>`
    select t.deposited, t.deposits, t.last_credited, c.paid_out, c.cash_outs from
      (select coalesce(sum(amount_cents - refunded_cents), 0)::int8 as deposited, count(*)::int as deposits,
          max(credited_at) as last_credited
        from wallet_top_ups where member_id = ${memberId} and credited_at is not null) t,
      (select coalesce(sum(amount_cents), 0)::int8 as paid_out, count(*)::int as cash_outs
        from wallet_cash_outs where member_id = ${memberId} and state = 'paid') c`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('sums always have a row');
  return row;
}

export interface MoneyMonth {
  month: string;
  came: number;
  went: number;
}

/**
 * Returns the member's monthly totals of top-ups (minus refunds) and paid cash-outs, counted from `since`, oldest month
 * first. Months are in UTC. Months with neither are omitted.
 */
export async function moneyMonths(db: Db, memberId: string, since: Date): Promise<MoneyMonth[]> {
  const { rows } = await sql<MoneyMonth>`
    select month, sum(came)::int8 as came, sum(went)::int8 as went from (
      select to_char(credited_at at time zone 'UTC', 'YYYY-MM') as month, amount_cents - refunded_cents as came, 0 as went
        from wallet_top_ups where member_id = ${memberId} and credited_at >= ${since}
      union all
      select to_char(updated_at at time zone 'UTC', 'YYYY-MM'), 0, amount_cents
        from wallet_cash_outs where member_id = ${memberId} and state = 'paid' and updated_at >= ${since}) m
    group by month order by month`.execute(db);
  return rows;
}

export interface EarlierCashOut {
  id: string;
  amount_cents: number;
  state: CashOutState;
  method: string;
  created_at: Date;
}

/** Returns the six newest of the member's other cash-outs, newest first. */
export function otherCashOuts(db: Db, memberId: string, notId: string): Promise<EarlierCashOut[]> {
  return db
    .selectFrom('wallet_cash_outs as c')
    .innerJoin('wallet_methods as m', 'm.id', 'c.method_id')
    .select(['c.id', 'c.amount_cents', 'c.state', 'm.label as method', 'c.created_at'])
    .where('c.member_id', '=', memberId)
    .where('c.id', '<>', notId)
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id')
    .limit(6)
    .execute();
}

export interface Instrument {
  id: string;
  label: string;
  kind: MethodKind;
  deposited: number;
  last_used_at: Date;
  /** Ids of other members who use the same payment instrument. */
  others: string[];
}

/** Returns the member's 12 most recently used payment methods, each with other members who also use it. */
export async function instrumentsOf(db: Db, memberId: string): Promise<Instrument[]> {
  const { rows } = await sql<Instrument>`
    select m.id, m.label, m.kind, m.last_used_at,
      (select coalesce(sum(amount_cents - refunded_cents), 0)::int8 from wallet_top_ups t where t.method_id = m.id
        and t.credited_at is not null) as deposited,
      array(select o.member_id from wallet_methods o where o.provider = m.provider and o.token = m.token
        and o.member_id <> m.member_id order by 1 limit 20) as others
    from wallet_methods m where m.member_id = ${memberId} order by m.last_used_at desc limit 12`.execute(
    db,
  );
  return rows;
}

export function stepsOf(db: Db, transactionId: string) {
  return db
    .selectFrom('wallet_steps')
    .select(['step', 'at', 'actor'])
    .where('transaction_id', '=', transactionId)
    .orderBy('position')
    .execute();
}

export interface QueueCounts {
  open: number;
  processing: number;
  paid: number;
  cancelled: number;
  failed: number;
  oldest: Date | null;
  decided_today: number;
}

/**
 * Counts the cash-outs in each tab of the queue and those decided by clerks since `today`, the start of the day. Also
 * returns the request time of the oldest undecided cash-out.
 */
export async function queueCounts(db: Db, today: Date): Promise<QueueCounts> {
  const { rows } = await sql<QueueCounts>`
    select
      count(*) filter (where state in ('pending', 'flushed', 'approved_once'))::int as open,
      count(*) filter (where state = 'processing')::int as processing,
      count(*) filter (where state = 'paid')::int as paid,
      count(*) filter (where state = 'cancelled')::int as cancelled,
      count(*) filter (where state = 'failed')::int as failed,
      min(created_at) filter (where state in ('pending', 'flushed', 'approved_once')) as oldest,
      (select count(distinct cash_out_id)::int from wallet_approvals where at >= ${today}) +
        (count(*) filter (where state = 'cancelled' and reason is not null and updated_at >= ${today}))::int as decided_today
    from wallet_cash_outs`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('counts always have a row');
  return row;
}
