import { bonusKinds } from '@wl/world/bonuses/kind';
import * as z from 'zod/mini';
import { BonusTerms } from '../bag.ts';
import { TrueCost } from '../market.ts';
import { defineCall } from '../call.ts';
import { Cents, Coins, data, Instant } from '../shapes.ts';

const Slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60));

export const MemberLimit = z.object({
  family: z.string().check(z.minLength(1), z.maxLength(60)),
  max: z.int().check(z.minimum(1), z.maximum(100)),
  days: z.int().check(z.minimum(1), z.maximum(365)),
});

/** All item fields that a clerk can set. */
export const EditionBody = z.object({
  slug: Slug,
  /**
   * Version that the clerk edited; 0 for a new item. If a newer version has been published, the call fails and
   * overwrites nothing.
   */
  from_version: z.int(),
  terms: BonusTerms,
  price: Coins.check(z.minimum(1), z.maximum(100_000)),
  limit: z.nullable(MemberLimit),
  /** False to remove the item from sale. Items that are already in bags are not affected. */
  on_sale: z.boolean(),
  opens_at: z.nullable(Instant),
  closes_at: z.nullable(Instant),
  featured: z.nullable(z.union([z.literal(1), z.literal(2)])),
  /** Number of items left to sell; null if unlimited. */
  stock: z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000))),
  /**
   * Stock shown when editing began. If `stock` has the same value, the clerk has not changed the stock, and items sold
   * since then stay deducted. Otherwise, the call fails if the stored stock has changed since editing began.
   */
  stock_from: z.nullable(z.int()),
  reason: z.string().check(z.trim(), z.minLength(10), z.maxLength(500)),
});

export const OfficeItem = z.object({
  slug: z.string(),
  kind: z.enum(bonusKinds),
  version: z.int(),
  terms: BonusTerms,
  terms_hash: z.string(),
  price: Coins,
  limit: z.nullable(MemberLimit),
  on_sale: z.boolean(),
  opens_at: z.nullable(Instant),
  closes_at: z.nullable(Instant),
  featured: z.nullable(z.union([z.literal(1), z.literal(2)])),
  stock: z.nullable(z.int()),
  /** Time when this edition took effect; null for the first edition. */
  since: z.nullable(Instant),
  /**
   * Totals over all editions of the item. `sold` and `coins` cover purchases only; the other figures also cover items
   * that members received in other ways.
   */
  figures: z.object({
    sold: z.int(),
    coins: z.int(),
    in_bags: z.int(),
    going: z.int(),
    completed: z.int(),
    ended: z.int(),
    /** Bonus money granted, and the part that became cash (`paid_out`), which is the cost to the operator. */
    granted: Cents,
    paid_out: Cents,
  }),
});
export type OfficeItem = z.infer<typeof OfficeItem>;

export const officeMarket = defineCall({
  method: 'GET',
  path: '/staff/market',
  auth: 'staff',
  permission: 'market.view',
  summary: 'Every item of the market with its newest edition and its sales figures.',
  reply: data(z.array(OfficeItem)),
});

export const marketEditions = defineCall({
  method: 'GET',
  path: '/staff/market/:slug/editions',
  auth: 'staff',
  permission: 'market.view',
  summary: 'Editions of an item made by clerks, newest first, with their authors and reasons.',
  params: z.object({ slug: z.string() }),
  reply: data(
    z.array(
      z.object({
        version: z.int(),
        price: Coins,
        on_sale: z.boolean(),
        terms_hash: z.string(),
        by: z.string(),
        at: Instant,
        reason: z.string(),
      }),
    ),
  ),
});

export const editItem = defineCall({
  method: 'POST',
  path: '/staff/market/editions',
  auth: 'staff',
  permission: 'market.edit',
  summary:
    'Publishes the next edition of an item, or a new item; items bought earlier keep their terms. If it takes a featured place from another item, that item gets an edition without one.',
  body: EditionBody,
  reply: data(OfficeItem),
  errors: ['request.invalid', 'market.edited', 'market.kind_fixed'],
});

/** Estimated cost of an item, computed as if it had been available during the last `days` days. */
export const DryRun = z.object({
  days: z.int(),
  /** Number of members who could have used the item (`members`), and how often they would have used it (`uses`). */
  members: z.int(),
  uses: z.int(),
  /** Bonus money that the item would have granted during the last `days` days. */
  granted: Cents,
  /**
   * Estimated net cost to the operator in cents, based on the true-cost label: the cost of the bonus minus the margin
   * on the turnover. Null if it cannot be estimated, for example because these terms have no label yet.
   */
  cost: z.nullable(z.int()),
  /** Required turnover (`turnover`), and the part of it that the casino keeps on average (`kept`). */
  turnover: Cents,
  kept: Cents,
});
export type DryRun = z.infer<typeof DryRun>;

export const dryRun = defineCall({
  method: 'POST',
  path: '/staff/market/dry-run',
  auth: 'staff',
  permission: 'market.view',
  summary:
    'Predicts the cost of terms from recent history: who deposited, lost or played, and what the item would have paid them.',
  body: z.object({
    terms: BonusTerms,
    days: z.int().check(z.minimum(1), z.maximum(90)),
  }),
  reply: data(DryRun),
  errors: ['request.invalid'],
});

/** Simulated result of selling an item with given terms at a given price. */
export const Weighed = z.object({
  /** True-cost label that a member without the Gambler skill would see; null for tickets. */
  label: z.nullable(TrueCost),
  /**
   * Warning if the item's value with the best tactic exceeds its backing (decisions §6); otherwise null. The backing is
   * the net revenue that a member generates while earning the item's price in Coins.
   */
  warning: z.nullable(z.object({ excess: Cents, value: Cents, backing: Cents })),
});
export type Weighed = z.infer<typeof Weighed>;

export const weighItem = defineCall({
  method: 'POST',
  path: '/staff/market/weigh',
  auth: 'staff',
  permission: 'market.view',
  summary:
    'Simulates terms at a price: the label members would see, and whether careful play gains more than the Coins cost. Takes seconds.',
  body: z.object({
    terms: BonusTerms,
    price: Coins.check(z.minimum(1), z.maximum(100_000)),
  }),
  reply: data(Weighed),
  errors: ['request.invalid'],
  rate: { max: 10, perSeconds: 60 },
});
