import type { Deps } from '../../platform/deps.ts';
import { findOrder, type OrderRow } from './repository.ts';
import type { Order } from './order-rules.ts';

const CHANNEL = 'wl_lobby_order';

const unordered: Order = { categories: [], first: [], banners: [] };
const orders = new WeakMap<Deps, OrderRow>();

/**
 * The order of the floor, in memory. Never waits: at most a notice behind. The value is a new one after each change, so that others
 * can keep what they made of it.
 */
export function orderOf(deps: Deps): Order {
  return orders.get(deps) ?? unordered;
}

/** Reads the order and goes on hearing of changes, on every node. Called once, by `setup`. */
export async function openFloorOrder(deps: Deps): Promise<void> {
  const read = async () => {
    const row = await findOrder(deps.db);
    // Of two answers on their way at once the older may come last.
    if (row.version >= (orders.get(deps)?.version ?? 0)) orders.set(deps, row);
  };
  const readAgain = () => {
    read().catch((error: unknown) => {
      deps.log.warn({ err: error }, 'the order of the floor could not be read; the last one stays');
    });
  };
  deps.listener.on(CHANNEL, { onNotice: readAgain, onGap: readAgain });
  await read();
}
