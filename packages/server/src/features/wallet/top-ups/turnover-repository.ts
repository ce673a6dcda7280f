import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.ts';
import type { OpenDeposit } from './turnover-rules.ts';

interface DepositTurnoverRow {
  top_up_id: string;
  member_id: string;
  credited_at: Date;
  due_cents: number;
  staked_cents: number;
}

declare module '../../../platform/database/database.ts' {
  interface Tables {
    wallet_deposit_turnover: DepositTurnoverRow;
  }
}

/** Stores the turnover requirement of a newly credited deposit. */
export async function insertDeposit(
  tx: Transaction,
  deposit: Omit<DepositTurnoverRow, 'staked_cents'>,
): Promise<void> {
  await tx
    .insertInto('wallet_deposit_turnover')
    .values({ ...deposit, staked_cents: 0 })
    .execute();
}

/** Reduces the required turnover of a deposit by the amount that the provider took back. */
export async function lowerDue(tx: Transaction, topUpId: string, cents: number): Promise<void> {
  await tx
    .updateTable('wallet_deposit_turnover')
    .set({ due_cents: sql`greatest(0, due_cents - ${cents})` })
    .where('top_up_id', '=', topUpId)
    .execute();
}

/**
 * Returns the query for these members' deposits that have not been staked in full, ordered by member and then from
 * oldest to newest.
 */
function openDeposits(db: Db, memberIds: readonly string[]) {
  return db
    .selectFrom('wallet_deposit_turnover')
    .selectAll()
    .where('member_id', 'in', memberIds)
    .whereRef('staked_cents', '<', 'due_cents')
    .orderBy('member_id')
    .orderBy('credited_at')
    .orderBy('top_up_id');
}

const toDeposit = (row: DepositTurnoverRow): OpenDeposit => ({
  topUpId: row.top_up_id,
  creditedAt: row.credited_at,
  dueCents: row.due_cents,
  stakedCents: row.staked_cents,
});

/**
 * Returns a member's open deposits as stored. Their turnover does not include rounds that have not been counted yet.
 */
export async function storedOpenDeposits(db: Db, memberId: string): Promise<OpenDeposit[]> {
  return (await openDeposits(db, [memberId]).execute()).map(toDeposit);
}

/**
 * Locks the open deposits until the transaction ends, and returns them grouped by member. Members without open deposits
 * are omitted.
 */
export async function lockOpenDeposits(
  tx: Transaction,
  memberIds: readonly string[],
): Promise<Map<string, OpenDeposit[]>> {
  const byMember = new Map<string, OpenDeposit[]>();
  if (memberIds.length === 0) return byMember;
  for (const row of await openDeposits(tx, memberIds).forUpdate().execute()) {
    const ofMember = byMember.get(row.member_id) ?? [];
    ofMember.push(toDeposit(row));
    byMember.set(row.member_id, ofMember);
  }
  return byMember;
}

export async function storeStaked(
  tx: Transaction,
  deposits: readonly OpenDeposit[],
): Promise<void> {
  if (deposits.length === 0) return;
  const ids = deposits.map(({ topUpId }) => topUpId);
  const cents = deposits.map(({ stakedCents }) => stakedCents);
  await sql`update wallet_deposit_turnover w set staked_cents = s.cents
    from unnest(${ids}::uuid[], ${cents}::int8[]) as s(top_up_id, cents)
    where w.top_up_id = s.top_up_id`.execute(tx);
}
