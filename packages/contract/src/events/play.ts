import { gameBySlug } from '@wl/games/catalogue/index';
import { contributionCents } from '@wl/world/casino/contribution';
import * as z from 'zod/mini';
import { defineEvents, type EventData } from '../event.ts';
import { Cents, Id, Instant } from '../shapes.ts';

export const playEvents = defineEvents('play', {
  /** Recorded in SQL, as the round itself (view `event_rounds`). */
  round_settled: z.object({
    round_id: Id,
    game: z.string(),
    math_version: z.string(),
    session_id: Id,
    stake_cents: Cents,
    payout_cents: Cents,
    /** Part of the stake that bonus money paid, or the casino for a free spin. Missing if the whole stake was cash. */
    bonus_stake_cents: z.optional(Cents),
    /** Bag item that paid the stake, such as free spins. Its payout is not cash yet. */
    item_id: z.optional(Id),
  }),
  /** A round that could not be closed was voided; `amount_cents` is the returned stake. */
  round_voided: z.object({ round_id: Id, game: z.string(), amount_cents: Cents, at: Instant }),
});

/** Settled round from the member's point of view. */
export interface CashRound {
  id: string;
  game: string;
  mathVersion: string;
  stakeCents: number;
  payoutCents: number;
  /**
   * Part of the stake that the member paid in cash. Only this part is the member's own wager: bonus money and stakes
   * paid by a bag item do not count.
   */
  cashStakeCents: number;
  /** True if a bag item paid the stake. */
  isFree: boolean;
}

/** Reads a settled round. This is the only definition of the member's own cash in a round. */
export function cashRound({
  data,
}: {
  data: EventData<typeof playEvents.round_settled>;
}): CashRound {
  const { round_id, game, math_version, stake_cents, payout_cents, item_id } = data;
  const isFree = item_id !== undefined;
  const cashStakeCents = isFree ? 0 : stake_cents - (data.bonus_stake_cents ?? 0);
  return {
    id: round_id,
    game,
    mathVersion: math_version,
    stakeCents: stake_cents,
    payoutCents: payout_cents,
    cashStakeCents,
    isFree,
  };
}

/**
 * Returns the cash stake of a round in cents, weighted by the contribution of the game's category. A game that left the
 * catalogue counts as a table game.
 */
export const contributionOf = ({ cashStakeCents, game }: CashRound): number =>
  contributionCents(cashStakeCents, gameBySlug(game)?.category);
