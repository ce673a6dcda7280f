import { bonusKinds } from '@wl/world/bonuses/kind';
import * as z from 'zod/mini';
import { defineEvents } from '../event.ts';
import { Id, Instant } from '../shapes.ts';

export const campaignsEvents = defineEvents('campaigns', {
  /** A gift was reserved for the member. The reservation ends at the time `until`. */
  gift_laid_aside: z.object({
    gift_id: Id,
    kind: z.enum(bonusKinds),
    until: Instant,
    at: Instant,
  }),
});
