import type { Db, Transaction } from '../../platform/database/database.ts';

interface HoldingRow {
  member_id: string;
  bag_id: string;
  acquired_at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    bag_holdings: HoldingRow;
  }
}

/** Stores which bag a member has, replacing the previous bag. */
export async function putHolding(tx: Transaction, row: HoldingRow): Promise<void> {
  await tx
    .insertInto('bag_holdings')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet({ bag_id: row.bag_id, acquired_at: row.acquired_at }),
    )
    .execute();
}

export function findHolding(db: Db, memberId: string): Promise<HoldingRow | undefined> {
  return db
    .selectFrom('bag_holdings')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}
