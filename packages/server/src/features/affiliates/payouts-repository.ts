import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.ts';
import type { SettledMonth } from './rules.ts';

export interface PayoutRow {
  id: string;
  affiliate_id: string;
  amount_cents: number;
  state: 'asked' | 'confirmed' | 'declined';
  asked_by: string;
  asked_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
}

interface MonthRow {
  payout_id: string;
  affiliate_id: string;
  /** Month that this row settles, given as its first day. */
  month: string;
  net_cents: number;
  percent: number;
  share_cents: number;
  carried_in_cents: number;
  paid_cents: number;
  carried_out_cents: number;
  counts: boolean;
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    affiliates_payouts: PayoutRow;
    affiliates_months: MonthRow;
  }
}

export async function insertPayout(
  tx: Transaction,
  row: Pick<PayoutRow, 'id' | 'affiliate_id' | 'amount_cents' | 'asked_by' | 'asked_at'>,
  months: readonly SettledMonth[],
): Promise<void> {
  await tx
    .insertInto('affiliates_payouts')
    .values({ ...row, state: 'asked', decided_by: null, decided_at: null })
    .execute();
  await tx
    .insertInto('affiliates_months')
    .values(
      months.map((one) => ({
        payout_id: row.id,
        affiliate_id: row.affiliate_id,
        month: `${one.month}-01`,
        net_cents: one.net,
        percent: one.percent,
        share_cents: one.share,
        carried_in_cents: one.carriedIn,
        paid_cents: one.paid,
        carried_out_cents: one.carriedOut,
        counts: true,
      })),
    )
    .execute();
}

export function findPayout(db: Db, id: string): Promise<PayoutRow | undefined> {
  return db.selectFrom('affiliates_payouts').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Stores the decision on a payout. The caller must have locked the affiliate. The months of a declined payout become
 * available for the next payout.
 */
export async function decidePayout(
  tx: Transaction,
  id: string,
  decision: Pick<PayoutRow, 'decided_by' | 'decided_at'> & { state: 'confirmed' | 'declined' },
): Promise<void> {
  await tx.updateTable('affiliates_payouts').set(decision).where('id', '=', id).execute();
  if (decision.state === 'declined')
    await tx
      .updateTable('affiliates_months')
      .set({ counts: false })
      .where('payout_id', '=', id)
      .execute();
}

export type PayoutMonth = SettledMonth & { payoutId: string; state: 'asked' | 'confirmed' };

/** Returns an affiliate's months with a requested or confirmed payout, oldest first. */
export async function settledMonths(db: Db, affiliateId: string): Promise<PayoutMonth[]> {
  const { rows } = await sql<PayoutMonth>`
    select to_char(m.month, 'YYYY-MM') as month, m.net_cents as net, m.percent, m.share_cents as share,
      m.carried_in_cents as "carriedIn", m.paid_cents as paid, m.carried_out_cents as "carriedOut",
      m.payout_id as "payoutId", p.state
    from affiliates_months m join affiliates_payouts p on p.id = m.payout_id
    where m.affiliate_id = ${affiliateId} and m.counts order by m.month`.execute(db);
  return rows;
}

/** Returns an affiliate's payouts, newest first, each with the months that it covers (`YYYY-MM`). */
export async function payoutsOf(
  db: Db,
  affiliateId: string,
  limit: number,
): Promise<(PayoutRow & { months: string[] })[]> {
  const { rows } = await sql<PayoutRow & { months: string[] }>`
    select p.id, p.affiliate_id, p.amount_cents, p.state, p.asked_by, p.asked_at, p.decided_by, p.decided_at,
      array(select to_char(month, 'YYYY-MM') from affiliates_months m where m.payout_id = p.id order by month) as months
    from affiliates_payouts p where p.affiliate_id = ${affiliateId}
    order by p.asked_at desc, p.id desc limit ${limit}`.execute(db);
  return rows;
}
