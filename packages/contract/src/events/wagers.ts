import * as z from 'zod/mini';
import { defineEvents, type EventData } from '../event.ts';
import { Cents, Id, Instant } from '../shapes.ts';

/** Products in which members can place bets. The database stores a product as its 1-based position in this list. */
export const products = ['casino', 'table', 'sportsbook', 'studio'] as const;
export type Product = (typeof products)[number];

/** Fields that identify a wager. Every event about the wager contains them. */
const wager = {
  wager_id: Id,
  product: z.enum(products),
  /** Slug of the game, table or sport. */
  title: z.string(),
};

const settled = {
  session_id: Id,
  /** Version of the game's math model; only for casino rounds. */
  math_version: z.optional(z.string()),
  stake_cents: Cents,
  payout_cents: Cents,
  /**
   * Part of the stake that was paid with bonus money or, for a free spin, by the casino. Missing if the whole stake was
   * cash.
   */
  bonus_stake_cents: z.optional(Cents),
  /** Part of the payout that was credited as bonus money. Missing if the whole payout was cash. */
  bonus_payout_cents: z.optional(Cents),
  /** Percentage of the stake that counts as turnover. Missing for wagers stored before this field existed. */
  contribution_percent: z.optional(z.int()),
  /**
   * Id of the bag item, such as free spins, that paid for the wager. The payout is added to the item's winnings, not to
   * cash.
   */
  item_id: z.optional(Id),
};

export const wagersEvents = defineEvents('wagers', {
  /**
   * The stake of a wager was taken, and the result is not known yet. A transaction that both takes the stake and
   * settles the wager records no `opened` event, because its `settled` event contains the same data (decision 85).
   */
  opened: z.object({
    ...wager,
    session_id: Id,
    stake_cents: Cents,
    /**
     * Part of the stake paid with bonus money or, if a bag item paid for the wager, by the casino. Missing if the whole
     * stake was cash.
     */
    bonus_stake_cents: z.optional(Cents),
    /** Id of the bag item whose free spin or spin credit covered the stake; absent otherwise. */
    item_id: z.optional(Id),
    at: Instant,
  }),
  /**
   * The wager was settled. The event is not stored separately: SQL functions write the row of the settled wager, and
   * the view `event_wagers` derives the event from this row.
   */
  settled: z.object({ ...wager, ...settled }),
  /**
   * The wager was voided: its stake was returned, and any payout was taken back. `settled` is a copy of its settlement,
   * and is missing if the wager was still open.
   */
  voided: z.object({
    ...wager,
    reason: z.string(),
    stake_cents: Cents,
    /**
     * Part of an open wager's stake that was paid with bonus money, or by the casino for a bag item, and was therefore
     * not returned as cash.
     */
    bonus_stake_cents: z.optional(Cents),
    /** Id of the bag item that paid for an open wager. For a settled wager, the id is in `settled`. */
    item_id: z.optional(Id),
    settled: z.optional(z.object({ ...settled, at: Instant })),
    /**
     * Correct payout, in cents, of the wager that replaces this one. Present only with the reason `RESULT_CORRECTED`.
     */
    corrected_payout_cents: z.optional(Cents),
    at: Instant,
  }),
});

/**
 * Reason in the event `voided` after the result of a dealt round was corrected. Another wager with the correct payout
 * replaces the voided wager (decision 123).
 */
export const RESULT_CORRECTED = 'result_corrected';

/** Settled wager with the part of the stake that the member paid in cash. */
export interface CashRound {
  id: string;
  game: string;
  mathVersion: string | undefined;
  stakeCents: number;
  payoutCents: number;
  /** Part of the stake that the member paid in cash. Bonus money and stakes paid by a bag item are not included. */
  cashStakeCents: number;
  /** True if a bag item paid the stake. */
  isFree: boolean;
  /** Percentage of the stake that counts as turnover; undefined for wagers stored before this field existed. */
  contributionPercent: number | undefined;
}

/**
 * Returns the cash part of a wager's stake, given any event of the wager. All TypeScript code must use this function to
 * compute the cash part. SQL instead subtracts the stored bonus stake from the stake of a settled wager. If a bag item
 * paid for the wager, the bonus stake equals the stake, so the result is 0.
 */
export function cashStakeOf(wager: {
  stake_cents: number;
  bonus_stake_cents?: number | undefined;
  item_id?: string | undefined;
}): number {
  if (wager.item_id !== undefined) return 0;
  return wager.stake_cents - (wager.bonus_stake_cents ?? 0);
}

export function cashRound({ data }: { data: EventData<typeof wagersEvents.settled> }): CashRound {
  const { wager_id, title, math_version, stake_cents, payout_cents, item_id } = data;
  return {
    id: wager_id,
    game: title,
    mathVersion: math_version,
    stakeCents: stake_cents,
    payoutCents: payout_cents,
    cashStakeCents: cashStakeOf(data),
    isFree: item_id !== undefined,
    contributionPercent: data.contribution_percent,
  };
}
