import type { Db, Transaction } from '../../../platform/database/database.ts';

export interface ClaimRow {
  cash_out_id: string;
  clerk_id: string;
  until: Date;
}

declare module '../../../platform/database/database.ts' {
  interface Tables {
    wallet_claims: ClaimRow;
  }
}

/** Creates or extends a claim. Returns false while another clerk's claim is active. */
export async function takeClaim(
  tx: Transaction,
  {
    cashOutId,
    clerkId,
    now,
    until,
  }: { cashOutId: string; clerkId: string; now: Date; until: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('wallet_claims')
    .values({ cash_out_id: cashOutId, clerk_id: clerkId, until })
    .onConflict((conflict) =>
      conflict
        .column('cash_out_id')
        .doUpdateSet({ clerk_id: clerkId, until })
        .where((where) =>
          where.or([
            where('wallet_claims.clerk_id', '=', clerkId),
            where('wallet_claims.until', '<=', now),
          ]),
        ),
    )
    .returning('clerk_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function dropClaim(
  tx: Transaction,
  cashOutId: string,
  clerkId: string,
): Promise<boolean> {
  const row = await tx
    .deleteFrom('wallet_claims')
    .where('cash_out_id', '=', cashOutId)
    .where('clerk_id', '=', clerkId)
    .returning('clerk_id')
    .executeTakeFirst();
  return row !== undefined;
}

export function activeClaim(db: Db, cashOutId: string, now: Date): Promise<ClaimRow | undefined> {
  return db
    .selectFrom('wallet_claims')
    .selectAll()
    .where('cash_out_id', '=', cashOutId)
    .where('until', '>', now)
    .executeTakeFirst();
}
