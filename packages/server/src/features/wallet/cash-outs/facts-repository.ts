import type { Db } from '../../../platform/database/database.ts';
import type { MethodRow } from '../repository.ts';
import { windowsOf, type Used } from '../amount-rules.ts';

/** Fields of the requested payout method that are needed to decide on a cash-out. */
type AskedMethod = Pick<MethodRow, 'kind' | 'provider' | 'label'>;

/**
 * Stored wallet data needed to decide on a cash-out. It is reliable only while the wallet is locked. Amounts are in
 * cents.
 */
export interface StoredFacts {
  /** True if the member has an open debt, which must be settled before any cash-out. */
  owes: boolean;
  /** Requested payout method; undefined if the member has no such method. */
  method: AskedMethod | undefined;
  /** True if a top-up with the requested payout method was credited and not refunded. */
  hasDeposit: boolean;
  /** True if another member has stored the same card or account as a payment method. */
  isShared: boolean;
  /** True if any top-up of this member was ever charged back or refunded. */
  hadRefund: boolean;
  /** Amounts that count against the cash-out limits of the day and month that contain `at`. */
  used: Used;
  /**
   * The member's cash-outs requested less than `windowMs` before or after the request for this cash-out, excluding
   * cancelled and failed cash-outs.
   */
  around: { at: Date; amountCents: number }[];
}

/**
 * Query for the facts of a cash-out decision.
 * - It uses scalar subqueries with `limit 1`, because `exists` sometimes makes the planner scan a whole table.
 * - It casts cents to float8 (exact for safe integers), because int8 arrays arrive as text.
 */
const FACTS = {
  name: 'wallet_cash_out_facts',
  text: `
    select m.kind, m.provider, m.label,
      (select true from wallet_debts where member_id = $1 and settled_cents < amount_cents limit 1) as owes,
      (select true from wallet_top_ups
        where member_id = $1 and method_id = m.id and state = 'credited' limit 1) as has_deposit,
      (select true from wallet_methods other
        where other.provider = m.provider and other.token = m.token and other.member_id <> $1 limit 1) as is_shared,
      (select true from wallet_top_ups where member_id = $1 and refunded_cents > 0 limit 1) as had_refund,
      sums.*
    from (
      select coalesce(sum(amount_cents) filter (where created_at >= $3 and created_at < $7), 0)::int8 as day,
        coalesce(sum(amount_cents) filter (where created_at >= $4 and created_at < $8), 0)::int8 as month,
        coalesce(array_agg(created_at) filter (where created_at > $5 and created_at < $6), '{}') as around_at,
        coalesce(array_agg(amount_cents::float8) filter (where created_at > $5 and created_at < $6), '{}') as around_cents
      from wallet_cash_outs
      where member_id = $1 and created_at >= least($4::timestamptz, $5::timestamptz)
        and state not in ('cancelled', 'failed')) sums
      left join wallet_methods m on m.id = $2 and m.member_id = $1`,
};

type FactsRow = { [Column in keyof AskedMethod]: AskedMethod[Column] | null } & {
  [Column in 'owes' | 'has_deposit' | 'is_shared' | 'had_refund']: true | null;
} & Used & { around_at: Date[]; around_cents: number[] };

/**
 * Reads the facts needed to decide on a cash-out, using one SQL statement. `at` is the time when the cash-out was
 * requested, even if the decision is made later.
 */
export async function storedFacts(
  db: Db,
  { memberId, methodId, at }: { memberId: string; methodId: string; at: Date },
  windowMs: number,
): Promise<StoredFacts> {
  const { day, month, nextDay, nextMonth } = windowsOf(at);
  const { rows } = await db.client.query<FactsRow>({
    ...FACTS,
    values: [
      ...[memberId, methodId, day, month],
      ...[-windowMs, windowMs].map((ms) => new Date(at.getTime() + ms)),
      ...[nextDay, nextMonth],
    ],
  });
  const [row] = rows;
  if (!row) throw new Error('sums without a row');
  const { kind, provider, label } = row;
  return {
    owes: row.owes ?? false,
    method:
      kind === null || provider === null || label === null ? undefined : { kind, provider, label },
    hasDeposit: row.has_deposit ?? false,
    isShared: row.is_shared ?? false,
    hadRefund: row.had_refund ?? false,
    used: { day: row.day, month: row.month },
    around: row.around_at.map((time, n) => ({ at: time, amountCents: row.around_cents[n] ?? 0 })),
  };
}
