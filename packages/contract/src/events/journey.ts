import { skills } from '@wl/world/casino/skills';
import * as z from 'zod/mini';
import { defineEvents } from '../event.ts';
import { Coins, Instant } from '../shapes.ts';

export const journeyEvents = defineEvents('journey', {
  level_reached: z.object({ level: z.int(), coins: Coins, skill_points: z.int(), at: Instant }),
  /** Skill upgrade that cost the member `points` skill points. */
  skill_upgraded: z.object({
    skill: z.enum(skills),
    level: z.int(),
    points: z.int(),
    at: Instant,
  }),
});
