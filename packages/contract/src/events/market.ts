import * as z from 'zod/mini';
import { defineEvents } from '../event.ts';
import { Coins, Id, Instant } from '../shapes.ts';

export const marketEvents = defineEvents('market', {
  item_purchased: z.object({
    purchase_id: Id,
    slug: z.string(),
    version: z.int(),
    price_coins: Coins,
    at: Instant,
  }),
});
