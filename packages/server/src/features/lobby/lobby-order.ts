import type { Deps } from '../../platform/deps.ts';
import { findOrder, type OrderRow } from './repository.ts';
import type { Order } from './order-rules.ts';

const CHANNEL = 'wl_lobby_order';

const unordered: Order = { categories: [], first: [], banners: [] };
const orders = new WeakMap<Deps, OrderRow>();

/**
 * Returns the lobby order from memory. It may lag by one update. Each change creates a new object, so callers can
 * detect it by comparing references.
 */
export function orderOf(deps: Deps): Order {
  return orders.get(deps) ?? unordered;
}

/**
 * Loads the lobby order into this node's memory and reloads it after every change on any node. Called once, by `setup`.
 */
export async function openLobbyOrder(deps: Deps): Promise<void> {
  await deps.listener.follow(CHANNEL, 'the lobby order', async () => {
    orders.set(deps, await findOrder(deps.db));
  });
}
