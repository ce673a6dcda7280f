import type { Db } from '../../platform/database.ts';
import type { MethodRow } from './repository.ts';
import { windowsOf, type Used } from './rules.ts';

/** The method a cash-out goes to, as far as it is judged. */
type AskedMethod = Pick<MethodRow, 'kind' | 'provider' | 'label'>;

/** What the wallet's own tables say when a cash-out is judged; true only under the wallet's lock. Amounts in cents. */
export interface StoredFacts {
  /** The member owes the house something: it is settled first. */
  owes: boolean;
  /** Undefined: there is no such method of this member. */
  method: AskedMethod | undefined;
  /** A top-up with that method stands: credited and not given back. */
  hasDeposit: boolean;
  /** Another member pays with the same instrument. */
  isShared: boolean;
  /** A top-up of this member was charged back or given back once. */
  hadRefund: boolean;
  /** What counts against the limits of the day and month that `at` lies in. */
  used: Used;
  /** The member's cash-outs that stand, less than `windowMs` before or after `at`. */
  around: { at: Date; amountCents: number }[];
}

/**
 * Scalar subqueries that stop at their first row: as `exists` the planner may read a whole table once, for the many times it
 * thinks it will ask. Cents as float8, which holds every safe integer, since arrays of int8 arrive as texts.
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

/** Everything a cash-out to this method is judged by at `at`, in one statement: also when it is asked again before it goes. */
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
