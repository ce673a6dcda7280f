/** Rules for purchases, as pure functions (decisions §6, §7; decision 0034). */
import type { MarketItem } from '@wl/contract/market';
import type { MemberLimit } from '@wl/world/bonuses/items';

const DAY_MS = 24 * 60 * 60_000;
/**
 * Thresholds for the "last call" status. The status applies if the item leaves the market within `LAST_CALL_MS`, or if
 * at most `LAST_CALL_LEFT` items are left.
 */
const LAST_CALL_MS = DAY_MS;
const LAST_CALL_LEFT = 5;

export interface Availability {
  opensAt: Date | null;
  closesAt: Date | null;
  /** Null if unlimited. */
  left: number | null;
}

/** Returns an item's status in the market; undefined once the item has closed. */
export function statusAt(
  { opensAt, closesAt, left }: Availability,
  now: Date,
): MarketItem['status'] | undefined {
  if (closesAt && closesAt <= now) return undefined;
  if (opensAt && opensAt > now) return 'scheduled';
  if (left === 0) return 'sold_out';
  const isLast =
    (left !== null && left <= LAST_CALL_LEFT) ||
    (closesAt !== null && closesAt.getTime() - now.getTime() <= LAST_CALL_MS);
  return isLast ? 'last_call' : 'boarding';
}

/** Returns the start of the period that a purchase limit covers: `days` days before `now`. */
export function limitSince({ days }: MemberLimit, now: Date): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/**
 * Returns the number of purchases counted by a limit and, if the limit is reached, the time at which the next purchase
 * is possible.
 * @param acquired times within the limit's period at which the member acquired items that count towards the limit,
 *   oldest first
 */
export function limitUse(
  { max, days }: MemberLimit,
  acquired: readonly Date[],
): { used: number; freeAt: Date | null } {
  const used = acquired.length;
  const blocking = used >= max ? acquired[used - max] : undefined;
  return { used, freeAt: blocking ? new Date(blocking.getTime() + days * DAY_MS) : null };
}
