import type { BonusKindName, BonusTerms } from './kind.ts';

/**
 * Limit on the items of one family that a member can buy or be granted: at most `max` within any period of `days` days.
 */
export interface MemberLimit {
  /** Family of items that share the limit: for example, one deposit bonus of any size in 30 days. */
  family: string;
  max: number;
  days: number;
}

/** Launch version of a market item (decisions §6). Editions made in the back office replace it. */
export interface LaunchItem {
  slug: string;
  terms: BonusTerms;
  priceCoins: number;
  limit: MemberLimit | null;
  /** Position among the market's featured items (1 or 2); null if the item is not featured. */
  featured: 1 | 2 | null;
}

const DAYS = 30;
const WAGERING = 40;
const MIN_DEPOSIT_CENTS = 1000;
/**
 * Game for the free spins. Its smallest stake is 10 cents. At 20 cents, the minimum of most slots, fifty spins would
 * win more than it costs to earn the Coins that they are sold for. With the Negotiator's discount, the same would apply
 * to ten and twenty spins (decision 37).
 */
const FREE_SPINS_GAME = 'fog-and-crown';

/*
 * The Coins that a deposit bonus or cashback costs are worth more than the best legal strategy can win with it. The
 * lower prices of decisions §6 do not meet this condition (decision 46).
 */
const onceInThirtyDays: MemberLimit = { family: 'deposit_bonus', max: 1, days: DAYS };
const twiceInThirtyDays: MemberLimit = { family: 'deposit_cashback', max: 2, days: DAYS };

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
      keepDays: DAYS,
      percent,
      maxCents,
      minDepositCents: MIN_DEPOSIT_CENTS,
      wageringTimes: WAGERING,
      runDays: DAYS,
    },
    priceCoins,
    limit: onceInThirtyDays,
    featured,
  };
}

function cashback(percent: number, maxCents: number, priceCoins: number): LaunchItem {
  return {
    slug: `deposit-cashback-${percent}`,
    terms: {
      kind: 'deposit_cashback',
      keepDays: DAYS,
      percent,
      maxCents,
      minDepositCents: MIN_DEPOSIT_CENTS,
      turnoverTimes: 3,
      balanceUnderCents: 100,
      watchDays: 7,
      wageringTimes: 20,
      runDays: DAYS,
    },
    priceCoins,
    limit: twiceInThirtyDays,
    featured: null,
  };
}

function spins(count: number, game: string, priceCoins: number): LaunchItem {
  return {
    slug: `free-spins-${count}`,
    terms: {
      kind: 'free_spins',
      keepDays: DAYS,
      spins: count,
      game,
      playDays: 7,
      wageringTimes: 20,
      runDays: 7,
    },
    priceCoins,
    limit: null,
    featured: count === 20 ? 2 : null,
  };
}

/** Launch items in the order of the departures board. */
export const launchItems: readonly LaunchItem[] = [
  // A tenth of the large bonus, for a member's first weeks (decision 79).
  depositBonus(100, 2800, 750, { slug: 'deposit-bonus-100-small', featured: 1 }),
  depositBonus(25, 25_700, 6000),
  depositBonus(50, 23_700, 6000),
  depositBonus(100, 28_000, 7000),
  cashback(25, 2500, 250),
  cashback(50, 5000, 900),
  spins(10, FREE_SPINS_GAME, 50),
  spins(20, FREE_SPINS_GAME, 90),
  spins(50, FREE_SPINS_GAME, 200),
  {
    slug: 'spin-credits-3',
    terms: {
      kind: 'spin_credits',
      keepDays: DAYS,
      creditCents: 300,
      playDays: 7,
      wageringTimes: 10,
      runDays: 7,
    },
    priceCoins: 70,
    limit: null,
    featured: null,
  },
  {
    slug: 'tournament-ticket',
    terms: { kind: 'tournament_ticket', keepDays: DAYS },
    priceCoins: 120,
    limit: null,
    featured: null,
  },
  {
    slug: 'destination-ticket',
    terms: { kind: 'destination_ticket', keepDays: DAYS },
    priceCoins: 400,
    limit: null,
    featured: null,
  },
];

/** Sections of the market, in order. Bags have their own section (`casino/bags.ts`). */
export const marketCategories = ['deposits', 'cashback', 'spins', 'tickets'] as const;
export type MarketCategory = (typeof marketCategories)[number];

/** Market section of each bonus kind. */
export const categoryOfKind: Readonly<Record<BonusKindName, MarketCategory>> = {
  deposit_bonus: 'deposits',
  deposit_cashback: 'cashback',
  free_spins: 'spins',
  spin_credits: 'spins',
  tournament_ticket: 'tickets',
  destination_ticket: 'tickets',
};
