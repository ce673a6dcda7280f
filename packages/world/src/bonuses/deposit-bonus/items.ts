import type { LaunchItem, MemberLimit } from '../items.ts';

const onceInThirtyDays: MemberLimit = { family: 'deposit_bonus', max: 1, days: 30 };

function depositBonus(
  percent: number,
  maxCents: number,
  priceCoins: number,
  { slug = `deposit-bonus-${percent}`, featured = null }: Partial<LaunchItem> = {},
): LaunchItem {
  return {
    slug,
    terms: {
      kind: 'deposit_bonus',
      keepDays: 30,
      percent,
      maxCents,
      minDepositCents: 1000,
      wageringTimes: 40,
      runDays: 30,
    },
    priceCoins,
    limit: onceInThirtyDays,
    featured,
  };
}

/**
 * Deposit bonuses offered at launch. Even with the best permitted strategy, each is worth less than its price (at 4
 * cents per Coin). The lower prices in decisions §6 would not guarantee this (decision 46).
 */
export const depositBonusItems: readonly LaunchItem[] = [
  // Small deposit bonus for a member's first weeks. Its maximum amount is a tenth of the large 100% bonus's maximum
  // (decision 79).
  depositBonus(100, 2800, 750, { slug: 'deposit-bonus-100-small', featured: 1 }),
  depositBonus(25, 25_700, 6000),
  depositBonus(50, 23_700, 6000),
  depositBonus(100, 28_000, 7000),
];
