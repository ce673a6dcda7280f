import type { Db, Transaction } from '../../../platform/database/database.ts';

const NAME = 'wallet.cash_outs_available';
const FIND = {
  name: 'wallet_switch',
  text: 'select value from platform_settings where name = $1',
};

/** Returns true unless an operator has switched cash-outs off. */
export async function cashOutsAvailable(db: Db): Promise<boolean> {
  const { rows } = await db.client.query<{ value: unknown }>({ ...FIND, values: [NAME] });
  return rows[0]?.value !== false;
}

export async function setCashOutsAvailable(tx: Transaction, available: boolean): Promise<void> {
  const value = JSON.stringify(available);
  await tx
    .insertInto('platform_settings')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
