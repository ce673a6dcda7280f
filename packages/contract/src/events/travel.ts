import * as z from 'zod/mini';
import { defineEvents } from '../event.ts';
import { Coins, Id, Instant } from '../shapes.ts';
import { fareKinds } from '../travel.ts';

export const travelEvents = defineEvents('travel', {
  arrived: z.object({
    trip_id: Id,
    from: z.string(),
    to: z.string(),
    how: z.enum(fareKinds),
    coins: Coins,
    at: Instant,
  }),
});
