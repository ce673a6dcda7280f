import type { Db, Transaction } from '../../platform/database/database.ts';
import type { Order } from './order-rules.ts';

export interface OrderRow extends Order {
  the_one: boolean;
  version: number;
  changed_at: Date | null;
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    lobby_order: OrderRow;
  }
}

/** Returns the lobby order. The table always has exactly one row. */
export function findOrder(db: Db): Promise<OrderRow> {
  return db.selectFrom('lobby_order').selectAll().executeTakeFirstOrThrow();
}

/**
 * Returns the lobby order and locks it until the transaction ends. Of two simultaneous changes, the second waits here.
 */
export function lockOrder(tx: Transaction): Promise<OrderRow> {
  return tx.selectFrom('lobby_order').selectAll().forUpdate().executeTakeFirstOrThrow();
}

/** Stores the next version of the lobby order. The caller must lock the row first (`lockOrder`). */
export function saveOrder(
  tx: Transaction,
  row: Order & Pick<OrderRow, 'version' | 'changed_at'>,
): Promise<OrderRow> {
  const { categories, first, banners, version, changed_at } = row;
  return tx
    .updateTable('lobby_order')
    .set({ categories, first, banners, version, changed_at })
    .returningAll()
    .executeTakeFirstOrThrow();
}
