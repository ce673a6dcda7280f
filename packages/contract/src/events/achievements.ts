import * as z from 'zod/mini';
import { defineEvents } from '../event.ts';
import { Instant } from '../shapes.ts';

export const achievementsEvents = defineEvents('achievements', {
  badge_earned: z.object({ badge: z.string(), at: Instant }),
});
