import type * as z from 'zod/mini';
import type { MissionCompleted, MissionsProgressed, StampEarned } from '../missions.ts';
import { defineNews, news } from '../news.ts';

export const missionsNews = defineNews('missions', {
  /** Sent to the member when a mission or errand is completed, after the Coins are booked. */
  completed: news<z.infer<typeof MissionCompleted>>(),
  /** Sent to the member. Contains the new state of each mission that changed, and of the itinerary if it changed. */
  progressed: news<z.infer<typeof MissionsProgressed>>(),
  /** Sent to a member who earns a city's stamp. */
  stamp_earned: news<z.infer<typeof StampEarned>>(),
});
