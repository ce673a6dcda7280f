import { type BonusKindName, bonusKinds, type BonusTerms as Terms } from '@wl/world/bonuses/kind';
import type { TermFields } from '@wl/world/bonuses/term-fields';
import { termFields } from '@wl/world/bonuses/terms';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Cents, data, Id, Instant, page } from './shapes.ts';

/** Terms that limit how long an item can stay in the bag. Every bonus kind has them. */
const kept = { keepDays: z.int(), keepHours: z.optional(z.int()) };
const fieldTypes = { whole: z.int(), cents: Cents, times: z.number(), game: z.string() } as const;

function termsSchema(kind: BonusKindName) {
  const fields: TermFields = termFields[kind];
  const types = Object.entries(fields).map(([field, type]) => [field, fieldTypes[type]] as const);
  return z.object({ kind: z.literal(kind), ...kept, ...Object.fromEntries(types) });
}

const [first, ...others] = bonusKinds;

/** Terms of an item at the time it was acquired. The subfolders of `@wl/world/bonuses` document the fields. */
export const BonusTerms = z.discriminatedUnion('kind', [
  termsSchema(first),
  ...others.map(termsSchema),
]) as unknown as z.ZodMiniType<Terms, Terms>;

/**
 * States of an item (decisions §6). The states that are not described here are final.
 * - `in_bag`: occupies a place in the bag.
 * - `active`: waits for a deposit, or for its spins or its ticket to be used.
 * - `running`: has bonus money to stake, or tracks a deposit for cashback.
 */
const itemStates = [
  'in_bag',
  'active',
  'running',
  'completed',
  'lost',
  'expired',
  'forfeited',
  'revoked',
  'deleted',
] as const;
export type ItemState = (typeof itemStates)[number];

/** Final states of a bag item. */
export const itemEnds = [
  'completed',
  'lost',
  'expired',
  'forfeited',
  'revoked',
  'deleted',
] as const satisfies readonly ItemState[];
export type ItemEnd = (typeof itemEnds)[number];

/** Ways in which a member acquires an item. */
export const itemSources = ['market', 'campaign', 'grant'] as const;

/**
 * Member actions that end an item:
 * - `member`: the member discarded the item or closed the account
 * - `cash_out`: the member requested a cash-out
 */
const endedBy = ['member', 'cash_out'] as const;
export type EndedBy = (typeof endedBy)[number];

export const BagItem = z.object({
  id: Id,
  kind: z.enum(bonusKinds),
  terms: BonusTerms,
  /** SHA-256 of the terms, which were fixed when the item was acquired. */
  terms_hash: z.string(),
  state: z.enum(itemStates),
  source: z.enum(['market', 'campaign', 'grant']),
  acquired_at: Instant,
  /**
   * Time when the item will leave the bag, expire unused or stop running, whichever comes first; null after the item
   * has ended.
   */
  expires_at: z.nullable(Instant),
  activated_at: z.nullable(Instant),
  ended_at: z.nullable(Instant),
  /** Member's action that ended the item. Null if the item has not ended, or if time, play or the operator ended it. */
  ended_by: z.nullable(z.enum(endedBy)),
  /**
   * Wagering multiplier of this item. It follows the member's current Gambler level until the item is activated, and is
   * fixed from then on.
   */
  wagering_times: z.nullable(z.number()),
  /** Bonus money and the progress towards its wagering requirement; null until the bonus money is granted. */
  wagering: z.nullable(
    z.object({ balance: Cents, required: Cents, wagered: Cents, granted: Cents }),
  ),
  /** Free spins or spin credit; null if the item has neither, or has not been activated. */
  spins: z.nullable(z.object({ left: z.int(), of: z.int(), credit_left: Cents, won: Cents })),
  /** Deposit that a cashback item tracks, with the turnover since the deposit. */
  watched: z.nullable(
    z.object({
      deposit: Cents,
      turnover: Cents,
      turnover_needed: Cents,
      /** Cashback that would be paid if the item were settled now. */
      due: Cents,
    }),
  ),
  /** True if a cash-out requested now would end the item. */
  ends_with_cash_out: z.boolean(),
  /** Bonus money that became cash when the wagering requirement was met. */
  paid_out: Cents,
});
export type BagItem = z.infer<typeof BagItem>;

export const TravelBag = z.object({
  bag: z.object({ id: z.string(), name: z.string(), is_largest: z.boolean() }),
  /** Number of places in the bag. Active and running items do not take up a place. */
  places: z.int(),
  /** Items that take up a place in the bag, oldest first. */
  items: z.array(BagItem),
  /**
   * Active and running items, which occupy no place in the bag. Items with bonus money come first, in the order in
   * which bets use the bonus money.
   */
  going: z.array(BagItem),
});
export type TravelBag = z.infer<typeof TravelBag>;

export const myTravelBag = defineCall({
  method: 'GET',
  path: '/travel-bag/get-my-travel-bag',
  auth: 'member',
  summary: 'The signed-in member’s bonus bag with its items and active bonuses.',
  reply: data(TravelBag),
});

export const endedItems = defineCall({
  method: 'GET',
  path: '/travel-bag/ended-items',
  auth: 'member',
  summary: 'Items that have ended, newest first, 20 per page.',
  query: z.object({ page: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1) }),
  reply: page(BagItem),
});

const ItemId = z.object({ id: Id });

export const activateItem = defineCall({
  method: 'POST',
  path: '/travel-bag/items/:id/activate',
  auth: 'confirmed',
  gate: 'claim',
  summary:
    'Activates an item, frees its slot, and fixes the wagering multiplier by the level of the Gambler skill. Repeating the request has no effect.',
  params: ItemId,
  reply: data(TravelBag),
  errors: [
    'request.not_found',
    'bag.item_not_in_bag',
    'bag.item_ended',
    'bag.another_waits',
    'bag.another_watched',
    'bag.wagering_too_high',
  ],
});

/** States of an item as shown to the member. A running item that tracks a deposit is shown as `watched`. */
const shownStates = ['in_bag', 'active', 'watched', 'running'] as const;
export type ShownState = (typeof shownStates)[number];

export const deleteItem = defineCall({
  method: 'DELETE',
  path: '/travel-bag/items/:id',
  auth: 'member',
  summary:
    'Discards an item, also for members who may not play; an active bonus is forfeited with its bonus money, cash stays. Refused if the item has changed since it was shown; repeating the request has no effect.',
  params: ItemId,
  query: z.object({ shown: z.enum(shownStates) }),
  reply: data(TravelBag),
  errors: ['request.not_found', 'bag.item_ended', 'bag.item_changed'],
});

/** Bonus in the list `stack`, which is in the order in which bets use the bonus money. */
export const StackLine = z.object({
  id: Id,
  kind: z.enum(bonusKinds),
  balance: Cents,
  /** Contribution-weighted turnover that is still required to complete the bonus. */
  left: Cents,
  /** Turnover needed to complete this bonus and all bonuses listed before it. */
  done_after: Cents,
  /** True for the item whose activation is previewed. Its balance is the bonus money that activation would grant. */
  is_new: z.boolean(),
});

export const previewItem = defineCall({
  method: 'GET',
  path: '/travel-bag/items/:id/preview',
  auth: 'member',
  summary:
    'A preview of activating an item: the order in which balances are staked and the wagering requirement for a deposit (or winnings) of `amount`.',
  params: ItemId,
  query: z.object({ amount: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(200_000)) }),
  reply: data(
    z.object({
      /** Bonus money that the activated item would grant for a deposit (or winnings) of `amount`. */
      grant: Cents,
      wagering_times: z.nullable(z.number()),
      stack: z.array(StackLine),
      /**
       * Required turnover on slots. On other games, ten times as much is required, because only a tenth of each stake
       * counts towards the requirement.
       */
      turnover: Cents,
    }),
  ),
  errors: ['request.not_found'],
});

/**
 * Published on `private-member.{id}` as `bag.changed`. Pages then reload their data. `ended` contains the item that has
 * just ended, if any, so that pages can explain why it disappeared.
 */
export const BagChanged = z.object({
  ended: z.nullable(z.object({ item: BagItem })),
});
