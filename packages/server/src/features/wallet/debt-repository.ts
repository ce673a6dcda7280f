import type { Db, Transaction } from '../../platform/database/database.ts';

interface DebtRow {
  id: string;
  member_id: string;
  /**
   * Cause of the debt: a top-up that was refunded or charged back, or a wager that was voided. Exactly one of the two
   * ids is set.
   */
  top_up_id: string | null;
  wager_id: string | null;
  amount_cents: number;
  settled_cents: number;
  created_at: Date;
  updated_at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    wallet_debts: DebtRow;
  }
}

export async function insertDebt(
  tx: Transaction,
  row: Pick<DebtRow, 'id' | 'member_id' | 'amount_cents'> &
    ({ top_up_id: string } | { wager_id: string }),
  at: Date,
): Promise<void> {
  await tx
    .insertInto('wallet_debts')
    .values({
      top_up_id: null,
      wager_id: null,
      ...row,
      settled_cents: 0,
      created_at: at,
      updated_at: at,
    })
    .execute();
}

const OPEN = {
  name: 'wallet_debts_of',
  text: `select id, amount_cents - settled_cents as rest from wallet_debts
    where member_id = $1 and settled_cents < amount_cents order by created_at, id`,
};

/** Returns the member's open debts with their unpaid amounts, oldest first. */
export async function openDebts(db: Db, memberId: string): Promise<{ id: string; rest: number }[]> {
  return (await db.client.query<{ id: string; rest: number }>({ ...OPEN, values: [memberId] }))
    .rows;
}

export async function settleDebt(
  tx: Transaction,
  id: string,
  cents: number,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('wallet_debts')
    .set(({ eb }) => ({ settled_cents: eb('settled_cents', '+', cents), updated_at: at }))
    .where('id', '=', id)
    .execute();
}
