import { bonusKinds } from '@wl/world/bonuses/kind';
import * as z from 'zod/mini';
import { itemEnds, itemSources } from '../bag.ts';
import { defineEvents } from '../event.ts';
import { Cents, Id, Instant } from '../shapes.ts';

const kind = z.enum(bonusKinds);

export const bagEvents = defineEvents('bag', {
  item_acquired: z.object({
    item_id: Id,
    kind,
    slug: z.string(),
    source: z.enum(itemSources),
    at: Instant,
  }),
  item_activated: z.object({ item_id: Id, kind, slug: z.string(), at: Instant }),
  /** A deposit cashback started tracking a deposit. */
  deposit_watched: z.object({ item_id: Id, amount_cents: Cents, at: Instant }),
  bonus_granted: z.object({
    item_id: Id,
    kind,
    amount_cents: Cents,
    required_cents: Cents,
    at: Instant,
  }),
  /** A bonus's wagering requirement was met. The SQL function that settles the bet records this event. */
  wagering_reached: z.object({ item_id: Id }),
  /** The bonus money of an item was used up. The SQL functions that settle and void bets record this event. */
  balance_spent: z.object({ item_id: Id }),
  item_ended: z.object({
    item_id: Id,
    kind,
    end: z.enum(itemEnds),
    paid_out_cents: Cents,
    lost_cents: Cents,
    at: Instant,
  }),
});
