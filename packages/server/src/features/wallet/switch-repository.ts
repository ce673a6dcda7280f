import type { Db, Transaction } from '../../platform/database.ts';

const NAME = 'wallet.cash_outs_available';

/** Whether cash-outs are available, as the operators have switched; they are before anybody switched. */
export async function cashOutsAvailable(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('platform_settings')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirst();
  return row?.value !== false;
}

export async function setCashOutsAvailable(tx: Transaction, available: boolean): Promise<void> {
  const value = JSON.stringify(available);
  await tx
    .insertInto('platform_settings')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
