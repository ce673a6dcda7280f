import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { Period } from '../../../../platform/report.ts';

/** Payments on one UTC day, with amounts in cents. Amounts paid out by the casino are negative. */
export interface PaymentRow {
  day: string;
  top_ups: number;
  topped_up: number;
  refunded: number;
  charged_back: number;
  cash_outs: number;
  cashed_out: number;
  net: number;
}

/**
 * Returns the SQL query for the payments in a period. Each part of the union filters by its own indexed time column.
 * @param method kind of payment method; all kinds if omitted
 */
const payments = ({ from, until }: Period, method: string | undefined) => sql`
  select * from (
    select id, credited_at as at, 'top_up' as what, amount_cents as amount, kind, provider, member_id
    from wallet_top_ups where credited_at >= ${from} and credited_at < ${until}
    union all
    select t.id, e.received_at, e.type, -e.amount_cents, t.kind, e.provider, t.member_id
    from wallet_provider_events e join wallet_top_ups t on t.id = e.reference
    where e.received_at >= ${from} and e.received_at < ${until}
      and e.type in ('payment_refunded', 'payment_charged_back') and e.outcome = 'applied'
    union all
    select c.id, c.updated_at, 'cash_out', -c.amount_cents, m.kind, m.provider, c.member_id
    from wallet_cash_outs c join wallet_methods m on m.id = c.method_id
    where c.state = 'paid' and c.updated_at >= ${from} and c.updated_at < ${until}) all_payments
  where ${method ?? null}::text is null or kind = ${method ?? null}`;

/**
 * Returns the daily totals of payments. Days without payments are omitted.
 * @param method kind of payment method; all kinds if omitted
 */
export async function paymentsByDay(
  db: Db,
  period: Period,
  method?: string,
): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day,
      count(*) filter (where what = 'top_up') as top_ups,
      coalesce(sum(amount) filter (where what = 'top_up'), 0)::int8 as topped_up,
      coalesce(sum(amount) filter (where what = 'payment_refunded'), 0)::int8 as refunded,
      coalesce(sum(amount) filter (where what = 'payment_charged_back'), 0)::int8 as charged_back,
      count(*) filter (where what = 'cash_out') as cash_outs,
      coalesce(sum(amount) filter (where what = 'cash_out'), 0)::int8 as cashed_out,
      sum(amount)::int8 as net
    from (${payments(period, method)}) payments
    group by 1 order by 1`.execute(db);
  return rows;
}

/**
 * Returns credited top-ups in cents, grouped by UTC day.
 * @param by second column to group by: the kind of payment method, or the provider
 * @param method kind of payment method; all kinds if omitted
 */
export async function topUpsByPart(
  db: Db,
  { from, until }: Period,
  by: 'kind' | 'provider',
  method?: string,
): Promise<{ day: string; part: string; amount: number }[]> {
  const { rows } = await sql<{ day: string; part: string; amount: number }>`
    select to_char(credited_at at time zone 'UTC', 'YYYY-MM-DD') as day, ${sql.ref(by)} as part,
      sum(amount_cents)::int8 as amount
    from wallet_top_ups
    where credited_at >= ${from} and credited_at < ${until}
      and (${method ?? null}::text is null or kind = ${method ?? null})
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

/** Top-up, refund, chargeback or cash-out. The amount is in cents, and is negative if money left the casino. */
export interface SinglePayment {
  at: Date;
  what: 'top_up' | 'payment_refunded' | 'payment_charged_back' | 'cash_out';
  amount: number;
  kind: string;
  provider: string;
  member_id: string;
}

/**
 * Returns the payments of a period, newest first.
 * @param method kind of payment method; all kinds if omitted
 */
export async function singlePayments(
  db: Db,
  period: Period,
  method?: string,
): Promise<SinglePayment[]> {
  const { rows } = await sql<SinglePayment>`
    select * from (${payments(period, method)}) payments order by at desc, id`.execute(db);
  return rows;
}
