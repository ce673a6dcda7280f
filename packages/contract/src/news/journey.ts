import type * as z from 'zod/mini';
import type { HustlerPaid, SkillUpgraded } from '../journey-skills.ts';
import type { ExperienceGained, LevelReached } from '../journey.ts';
import type { Moved } from '../travel.ts';
import { defineNews, news } from '../news.ts';

export const journeyNews = defineNews('journey', {
  /** Sent to a member who gains experience. */
  experience_gained: news<z.infer<typeof ExperienceGained>>(),
  /** Sent to a member who reaches a new level. */
  level_reached: news<z.infer<typeof LevelReached>>(),
  /** Sent to a member who upgrades a skill. */
  skill_upgraded: news<z.infer<typeof SkillUpgraded>>(),
  /** Sent to the member when the Hustler skill pays cashback for a round. */
  hustler_paid: news<z.infer<typeof HustlerPaid>>(),
  /** Sent to the member after a trip is booked. */
  moved: news<z.infer<typeof Moved>>(),
});
