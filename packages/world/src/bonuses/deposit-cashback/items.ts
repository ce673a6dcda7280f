import type { LaunchItem, MemberLimit } from '../items.ts';

const twiceInThirtyDays: MemberLimit = { family: 'deposit_cashback', max: 2, days: 30 };

function cashback(percent: number, maxCents: number, priceCoins: number): LaunchItem {
  return {
    slug: `deposit-cashback-${percent}`,
    terms: {
      kind: 'deposit_cashback',
      keepDays: 30,
      percent,
      maxCents,
      minDepositCents: 1000,
      turnoverTimes: 3,
      balanceUnderCents: 100,
      watchDays: 7,
      wageringTimes: 20,
      runDays: 30,
    },
    priceCoins,
    limit: twiceInThirtyDays,
    featured: null,
  };
}

/**
 * Cashback items offered at launch. Even with the best legal strategy, each is worth less than its price (at 4 cents
 * per Coin). This would not be true at the lower prices in decisions §6 (decision 46).
 */
export const depositCashbackItems: readonly LaunchItem[] = [
  cashback(25, 2500, 250),
  cashback(50, 5000, 900),
];
