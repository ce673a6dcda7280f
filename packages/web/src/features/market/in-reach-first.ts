import type { MarketItem } from '@wl/contract/market';

/** Whether the member has had as many of an item as the limit allows for now. */
export const isAtLimit = ({ limit }: MarketItem): boolean =>
  limit !== null && limit.free_at !== null;

const isInReach = (item: MarketItem, coins: number): boolean =>
  item.price <= coins &&
  !isAtLimit(item) &&
  (item.status === 'boarding' || item.status === 'last_call');

/**
 * Puts what the member can buy now before what they cannot, each part in the order that it had.
 * @param coins of the member; undefined while they are not known: nothing moves
 */
export function inReachFirst(
  items: readonly MarketItem[],
  coins: number | undefined,
): MarketItem[] {
  if (coins === undefined) return [...items];
  return items.toSorted((a, b) => Number(isInReach(b, coins)) - Number(isInReach(a, coins)));
}
