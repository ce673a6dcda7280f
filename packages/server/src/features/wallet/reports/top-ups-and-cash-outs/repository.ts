import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { Period } from '../../../../platform/report.ts';

/** Payments of a UTC day; amounts in cents. Money that left the casino is negative. */
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
 * Returns the payments by day. Days without payments are omitted. Each part of the query uses the index on its time
 * column.
 */
export async function paymentsByDay(db: Db, { from, until }: Period): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day,
      count(*) filter (where what = 'top_up') as top_ups,
      coalesce(sum(amount) filter (where what = 'top_up'), 0)::int8 as topped_up,
      coalesce(sum(amount) filter (where what = 'payment_refunded'), 0)::int8 as refunded,
      coalesce(sum(amount) filter (where what = 'payment_charged_back'), 0)::int8 as charged_back,
      count(*) filter (where what = 'cash_out') as cash_outs,
      coalesce(sum(amount) filter (where what = 'cash_out'), 0)::int8 as cashed_out,
      sum(amount)::int8 as net
    from (
      select credited_at as at, 'top_up' as what, amount_cents as amount from wallet_top_ups
      where credited_at >= ${from} and credited_at < ${until}
      union all
      select received_at, type, -amount_cents from wallet_provider_events
      where received_at >= ${from} and received_at < ${until}
        and type in ('payment_refunded', 'payment_charged_back') and outcome = 'applied'
      union all
      select updated_at, 'cash_out', -amount_cents from wallet_cash_outs
      where state = 'paid' and updated_at >= ${from} and updated_at < ${until}) payments
    group by 1 order by 1`.execute(db);
  return rows;
}
