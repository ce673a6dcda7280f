import { sql } from 'kysely';
import { columnsOf, type Db, type Transaction } from '../../../platform/database/database.ts';
import type { MethodRow } from '../repository.ts';
import { windowsOf, type Used } from '../amount-rules.ts';
import type { CashOutState } from './cash-out-rules.ts';
import { steppedTable } from '../stepped-repository.ts';

export interface CashOutRow {
  id: string;
  member_id: string;
  key: string;
  amount_cents: number;
  currency: string;
  method_id: string;
  state: CashOutState;
  risk_flags: string[];
  deposit_staked: boolean;
  provider_ref: string | null;
  reason: string | null;
  created_at: Date;
  updated_at: Date;
  /** Time of the automatic payout; null if none is scheduled. */
  goes_at: Date | null;
}

interface ApprovalRow {
  cash_out_id: string;
  clerk_id: string;
  at: Date;
}

declare module '../../../platform/database/database.ts' {
  interface Tables {
    wallet_cash_outs: CashOutRow;
    wallet_approvals: ApprovalRow;
  }
}

const cashOuts = steppedTable<CashOutRow, 'provider_ref' | 'reason' | 'goes_at'>(
  'wallet_cash_outs',
  columnsOf({
    id: true,
    member_id: true,
    key: true,
    amount_cents: true,
    currency: true,
    method_id: true,
    state: true,
    risk_flags: true,
    deposit_staked: true,
    provider_ref: true,
    reason: true,
    created_at: true,
    updated_at: true,
    goes_at: true,
  }),
);
export const {
  find: findCashOut,
  lock: lockCashOut,
  findByKey: findCashOutByKey,
  insert: insertCashOut,
  update: updateCashOut,
} = cashOuts;

/** Returns the ids of the cash-outs whose automatic payout is due, longest overdue first. */
export async function dueCashOuts(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('wallet_cash_outs')
    .select('id')
    .where('goes_at', '<=', now)
    .where('state', 'in', ['pending', 'flushed'])
    .orderBy('goes_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Returns the totals of the member's cash-outs requested on the UTC day and in the month that contain `at`. They count
 * against the daily and monthly limits. Cancelled and failed cash-outs are excluded.
 */
export async function cashOutsUsed(db: Db, memberId: string, at: Date): Promise<Used> {
  const { day, month, nextDay, nextMonth } = windowsOf(at);
  const { rows } = await sql<Used>`
    select coalesce(sum(amount_cents) filter (where created_at >= ${day} and created_at < ${nextDay}), 0)::int8 as day,
      coalesce(sum(amount_cents), 0)::int8 as month
    from wallet_cash_outs
    where member_id = ${memberId} and created_at >= ${month} and created_at < ${nextMonth}
      and state not in ('cancelled', 'failed')`.execute(db);
  return rows[0] ?? { day: 0, month: 0 };
}

export function approvalsOf(db: Db, cashOutId: string): Promise<ApprovalRow[]> {
  return db
    .selectFrom('wallet_approvals')
    .selectAll()
    .where('cash_out_id', '=', cashOutId)
    .orderBy('at')
    .execute();
}

export async function insertApproval(tx: Transaction, row: ApprovalRow): Promise<void> {
  await tx.insertInto('wallet_approvals').values(row).execute();
}

export type CashOutWithMethod = CashOutRow & {
  method_label: string;
  method_kind: MethodRow['kind'];
  method_token: string;
  method_provider: string;
};

const withMethod = (db: Db) =>
  db
    .selectFrom('wallet_cash_outs as c')
    .innerJoin('wallet_methods as m', 'm.id', 'c.method_id')
    .selectAll('c')
    .select([
      'm.label as method_label',
      'm.kind as method_kind',
      'm.token as method_token',
      'm.provider as method_provider',
    ]);

export function cashOutWithMethod(db: Db, id: string): Promise<CashOutWithMethod | undefined> {
  return withMethod(db).where('c.id', '=', id).executeTakeFirst();
}

/**
 * Returns a page of cash-outs in the given states. Cash-outs in progress are listed oldest first, and ended cash-outs
 * newest first.
 */
export async function queuePage(
  db: Db,
  states: readonly CashOutState[],
  page: number,
  size: number,
): Promise<{ rows: CashOutWithMethod[]; total: number }> {
  const isOver = states.every((state) => ['paid', 'cancelled', 'failed'].includes(state));
  const rows = await withMethod(db)
    .where('c.state', 'in', [...states])
    .orderBy('c.created_at', isOver ? 'desc' : 'asc')
    .orderBy('c.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await db
    .selectFrom('wallet_cash_outs')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('state', 'in', [...states])
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** Returns at most 100 payouts in progress that have not been updated since `before`, least recently updated first. */
export function stalePayouts(db: Db, before: Date): Promise<CashOutWithMethod[]> {
  return withMethod(db)
    .where('c.state', '=', 'processing')
    .where('c.updated_at', '<', before)
    .orderBy('c.updated_at')
    .limit(100)
    .execute();
}
