/** What may be bought when, pure (decisions §6, §7; decision 0034). */
import type { MarketItem } from '@wl/contract/market';
import type { MemberLimit } from '@wl/world/bonuses/items';

const DAY_MS = 24 * 60 * 60_000;
/** An item that leaves within this time, or of which so few are left, is called for the last time. */
const LAST_CALL_MS = DAY_MS;
const LAST_CALL_LEFT = 5;

export interface Availability {
  opensAt: Date | null;
  closesAt: Date | null;
  /** Null: no end to them. */
  left: number | null;
}

/** How an item stands on the board; undefined: it has left. */
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

/** Since when items of a family count against its limit. */
export function limitSince({ days }: MemberLimit, now: Date): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/**
 * How much of a limit is used, and when there is room again.
 * @param acquired when items of the family came since `limitSince`, the oldest first
 */
export function limitUse(
  { max, days }: MemberLimit,
  acquired: readonly Date[],
): { used: number; freeAt: Date | null } {
  const used = acquired.length;
  const blocking = used >= max ? acquired[used - max] : undefined;
  return { used, freeAt: blocking ? new Date(blocking.getTime() + days * DAY_MS) : null };
}
