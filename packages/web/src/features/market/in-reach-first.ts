import type { MarketItem } from '@wl/contract/market';

export const isAtLimit = ({ limit }: MarketItem): boolean =>
  limit !== null && limit.free_at !== null;

const isInReach = (item: MarketItem, coins: number): boolean =>
  item.price <= coins &&
  !isAtLimit(item) &&
  (item.status === 'boarding' || item.status === 'last_call');

/**
 * Moves the items that the member can buy now to the front. Otherwise keeps the order.
 * @param coins the member's balance in Coins; undefined while unknown, in which case the order does not change
 */
export function inReachFirst(
  items: readonly MarketItem[],
  coins: number | undefined,
): MarketItem[] {
  if (coins === undefined) return [...items];
  return items.toSorted((a, b) => Number(isInReach(b, coins)) - Number(isInReach(a, coins)));
}
