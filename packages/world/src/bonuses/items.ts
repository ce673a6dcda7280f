import { kindOf } from './index.ts';
import { bonusKinds, type BonusTerms } from './kind.ts';

/**
 * Limit on the items of one family that a member can buy or be granted: at most `max` within any period of `days` days.
 */
export interface MemberLimit {
  /** Family of the items that share this limit. For example, deposit bonuses of all sizes belong to one family. */
  family: string;
  max: number;
  days: number;
}

/** Market item as offered at launch (decisions §6). Versions edited in the back office replace it. */
export interface LaunchItem {
  slug: string;
  terms: BonusTerms;
  priceCoins: number;
  limit: MemberLimit | null;
  /** Position among the market's featured items (1 or 2); null if the item is not featured. */
  featured: 1 | 2 | null;
}

/** Items that a new casino's market offers, in the order shown on the departures board. */
export const launchItems: readonly LaunchItem[] = bonusKinds.flatMap(
  (kind) => kindOf(kind).launchItems,
);
