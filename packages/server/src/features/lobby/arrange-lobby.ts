import type { LobbyOrder } from '@wl/contract/office/lobby';
import { categoryIds } from '@wl/world/casino/categories';
import type { Db, Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { titles, titleState } from '../titles/index.ts';
import { namedFirst, objectionTo, type Order } from './order-rules.ts';
import { findOrder, lockOrder, saveOrder, type OrderRow } from './repository.ts';

/**
 * Returns the lobby order as the back office shows it. Reads the table instead of this node's memory, so that changes
 * by other nodes are included.
 */
export async function readLobbyOrder(deps: Deps, db: Db): Promise<LobbyOrder> {
  return worded(deps, await findOrder(db));
}

/**
 * Stores a new lobby order and returns it together with the previous order.
 * @param seen version of the order that the clerk edited
 * @throws DomainError floor.unknown (a category or game does not exist) · floor.twice (a category or game occurs twice
 *   in a list) · floor.changed (another clerk changed the order first)
 */
export async function arrangeLobby(
  deps: Deps,
  tx: Transaction,
  seen: number,
  { categories, first, banners }: Order,
): Promise<{ before: Order; after: LobbyOrder }> {
  const order = { categories, first, banners };
  const objection = objectionTo(order, {
    categories: categoryIds,
    games: titles.listed().map(({ slug }) => slug),
  });
  if (objection) throw new DomainError(objection.code, { params: { name: objection.name } });
  const before = await lockOrder(tx);
  if (before.version !== seen) throw new DomainError('floor.changed');
  const saved = await saveOrder(tx, {
    ...order,
    version: seen + 1,
    changed_at: deps.clock.now(),
  });
  return { before, after: worded(deps, saved) };
}

/**
 * Converts a row to the contract's format, omitting titles that are no longer in the lobby. The next save by a clerk
 * also removes them from the stored order.
 */
function worded(deps: Deps, row: OrderRow): LobbyOrder {
  const listed = titles.listed();
  const slugs = new Set(listed.map(({ slug }) => slug));
  return {
    version: row.version,
    changed_at: row.changed_at?.toISOString() ?? null,
    categories: namedFirst(categoryIds, row.categories, (id) => id),
    first: row.first.filter((slug) => slugs.has(slug)),
    banners: row.banners.filter((slug) => slugs.has(slug)),
    games: listed.map(({ slug, name, category }) => ({
      slug,
      name,
      category,
      state: titleState(deps, slug),
    })),
  };
}
