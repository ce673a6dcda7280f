import * as z from 'zod/mini';
import { defineEvents } from '../event.ts';
import { guides } from '../missions.ts';
import { Coins, Id, Instant } from '../shapes.ts';

export const missionsEvents = defineEvents('missions', {
  completed: z.object({
    mission: z.string(),
    city: z.string(),
    coins: Coins,
    experience: z.int(),
    at: Instant,
  }),
  errand_completed: z.object({ errand: z.string(), coins: Coins, at: Instant }),
  stamp_earned: z.object({ city: z.string(), at: Instant }),
  guide_read: z.object({ guide: z.enum(guides), at: Instant }),
  proof_checked: z.object({ round_id: Id, at: Instant }),
});
