import type { MarketItem } from '@wl/contract/market';

/** Returns true if the member has reached the limit of an item. */
export const isAtLimit = ({ limit }: MarketItem): boolean =>
  limit !== null && limit.free_at !== null;

const isInReach = (item: MarketItem, coins: number): boolean =>
  item.price <= coins &&
  !isAtLimit(item) &&
  (item.status === 'boarding' || item.status === 'last_call');

/**
 * Sorts the items that the member can buy now before the others. Otherwise keeps the order.
 * @param coins the member's balance; undefined while unknown, which keeps the order
 */
export function inReachFirst(
  items: readonly MarketItem[],
  coins: number | undefined,
): MarketItem[] {
  if (coins === undefined) return [...items];
  return items.toSorted((a, b) => Number(isInReach(b, coins)) - Number(isInReach(a, coins)));
}
