import { bonusKinds } from '@wl/world/bonuses/kind';
import { marketCategories } from '@wl/world/bonuses/categories';
import * as z from 'zod/mini';
import { BonusTerms, TravelBag } from './bag.ts';
import { defineCall } from './call.ts';
import { Cents, Coins, data, Id, Instant } from './shapes.ts';
import { Wallet } from './wallet.ts';

/**
 * True-cost label of an item, computed by simulation for the deposit, stake and game in `reference`. Each `interval` is
 * the half-width of a 99% confidence interval.
 */
export const TrueCost = z.object({
  /** Contribution-weighted turnover required at the member's Gambler level. */
  turnover: Cents,
  /** The operator's average margin on the required turnover. */
  cost: Cents,
  /** Number of members per 10,000 who meet the wagering requirement with money left. */
  finish_per_10000: z.int(),
  finish_interval_per_10000: z.int(),
  /** Average gain from the item, in cents: the member's final cash minus the cash that the member put in. */
  value: z.int(),
  interval: Cents,
  reference: z.object({
    /** Deposit that the simulation assumes, in cents; 0 if the item needs no deposit. */
    deposit: Cents,
    stake: Cents,
    game: z.string(),
  }),
});
export type TrueCost = z.infer<typeof TrueCost>;

export const MarketItem = z.object({
  slug: z.string(),
  kind: z.enum(bonusKinds),
  category: z.enum(marketCategories),
  terms: BonusTerms,
  terms_hash: z.string(),
  /** Edition number of the item. A purchase request contains the edition number that the member saw. */
  version: z.int(),
  /** Price after the member's Negotiator discount. `list_price` is the price without the discount. */
  price: Coins,
  list_price: Coins,
  /**
   * `boarding`: on sale. `last_call`: the sale ends within a day, or few items are left. `scheduled`: the sale starts
   * later. `sold_out`: no items are left.
   */
  status: z.enum(['boarding', 'last_call', 'scheduled', 'sold_out']),
  opens_at: z.nullable(Instant),
  closes_at: z.nullable(Instant),
  /** Null if unlimited. */
  stock_left: z.nullable(z.int()),
  /**
   * Limit per member: at most `max` purchases within `days` days. `used` is the number of purchases in the last `days`
   * days. `free_at` is the time from which the next purchase is allowed; null if the limit is not reached.
   */
  limit: z.nullable(
    z.object({ max: z.int(), days: z.int(), used: z.int(), free_at: z.nullable(Instant) }),
  ),
  /** True-cost label of the item; null while the label of a new edition is being computed. */
  true_cost: z.nullable(TrueCost),
});
export type MarketItem = z.infer<typeof MarketItem>;

export const Market = z.object({
  items: z.array(MarketItem),
  /** Slugs of the items in the two featured positions; null for an empty position. */
  featured: z.object({ first: z.nullable(z.string()), second: z.nullable(z.string()) }),
  /** Price discount from the member's Negotiator skill, in percent. */
  discount_percent: z.int(),
  places_free: z.int(),
});
export type Market = z.infer<typeof Market>;

export const market = defineCall({
  method: 'GET',
  path: '/marketplace',
  auth: 'confirmed',
  summary:
    'Every item on sale with its price for this member, its terms, stock, limits and true cost.',
  reply: data(Market),
});

export const buyItem = defineCall({
  method: 'POST',
  path: '/marketplace/purchases',
  auth: 'confirmed',
  gate: 'purchase',
  summary:
    'Buys an item with Coins and puts it into the bag, in one transaction. `key` is the idempotency key; price and edition are those that were shown.',
  body: z.object({
    key: Id,
    slug: z.string().check(z.maxLength(80)),
    version: z.int(),
    price: Coins,
  }),
  reply: data(z.object({ bag: TravelBag, wallet: Wallet })),
  errors: [
    'market.item_unknown',
    'market.changed',
    'market.not_open',
    'market.sold_out',
    'market.limit_reached',
    'market.not_enough_coins',
    'bag.full',
    'wallet.key_reused',
  ],
});

export const BagOffer = z.object({
  id: z.string(),
  name: z.string(),
  places: z.int(),
  price: Coins,
  list_price: Coins,
  /**
   * Size compared with the member's current bag. `carried` is the current bag itself. A `smaller` bag can no longer be
   * bought.
   */
  comparison: z.enum(['carried', 'smaller', 'larger']),
});

export const bagOffers = defineCall({
  method: 'GET',
  path: '/marketplace/travel-bags',
  auth: 'public',
  summary: 'Bags by size. A visitor is shown as carrying the default bag.',
  reply: data(z.array(BagOffer)),
});

export const buyBag = defineCall({
  method: 'POST',
  path: '/marketplace/travel-bags/purchases',
  auth: 'confirmed',
  gate: 'purchase',
  summary: 'Buys a larger bag with Coins and moves its items over. `key` is the idempotency key.',
  body: z.object({ key: Id, bag: z.string().check(z.maxLength(40)), price: Coins }),
  reply: data(z.object({ bag: TravelBag, wallet: Wallet })),
  errors: [
    'bag.purchase_failed',
    'bag.second_time',
    'market.changed',
    'market.not_enough_coins',
    'wallet.key_reused',
  ],
});

/**
 * All sources of Coins, and all prices with the edition that introduced each price. Decisions §8 requires sources and
 * prices to be published and price changes to be versioned.
 */
export const coinsEconomy = defineCall({
  method: 'GET',
  path: '/marketplace/coins',
  auth: 'public',
  summary: 'The ways to earn and spend Coins, with the date from which each price applies.',
  reply: data(
    z.object({
      sources: z.array(
        z.object({
          source: z.enum([
            'start',
            'level',
            'mission',
            'itinerary',
            'itinerary_week',
            'tournament',
          ]),
          /** Smallest and largest amounts that this source can pay in a single payment. */
          least: Coins,
          most: Coins,
        }),
      ),
      prices: z.array(
        z.object({
          slug: z.string(),
          kind: z.enum([...bonusKinds, 'bag', 'trip', 'tournament_entry']),
          name: z.nullable(z.string()),
          terms: z.nullable(BonusTerms),
          price: Coins,
          /** Highest possible price if the price varies with the trip's distance or the tournament; otherwise null. */
          most: z.nullable(Coins),
          version: z.int(),
          since: z.nullable(Instant),
        }),
      ),
    }),
  ),
});
