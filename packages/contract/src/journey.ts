import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { City } from './members.ts';
import { Coins, data } from './shapes.ts';

/** Data for the HUD: level ring, experience limits and city (specification §3, playerHudStatus). */
export const HudStatus = z.object({
  version: z.int(),
  level: z.int(),
  /** Experience within the current level. `experience_needed` is the total needed to complete the level. */
  experience: z.int(),
  experience_needed: z.int(),
  /** Coins that the member receives for reaching the next level. */
  next_level_coins: Coins,
  /**
   * Number of events counted for each experience source in the current hour, and the hourly limit (specification §9).
   */
  limits: z.array(
    z.object({ source: z.enum(['login', 'deposit', 'wager']), used: z.int(), limit: z.int() }),
  ),
  city: City,
  unread_notifications: z.int(),
  /**
   * Version of the notification list, which increases with every change. Notification events contain this version too.
   */
  notifications_version: z.int(),
});
export type HudStatus = z.infer<typeof HudStatus>;

export const hudStatus = defineCall({
  method: 'GET',
  path: '/get-player-hud-status',
  auth: 'member',
  summary: 'Level, experience, limits and city for the HUD.',
  reply: data(HudStatus),
});

export const currentCity = defineCall({
  method: 'GET',
  path: '/player/get-player-current-city',
  auth: 'member',
  summary: 'The city the member is in.',
  reply: data(City),
});

/** Specification §7 gives this path a suffix without explaining it, so the suffix is ignored. */
export const currentCityWithSuffix = defineCall({
  method: 'GET',
  path: '/player/get-player-current-city/:suffix',
  auth: 'member',
  summary: 'The city the member is in; the suffix is ignored.',
  params: z.object({ suffix: z.string() }),
  reply: data(City),
});

/** Payloads of `journey.experience_gained` and `journey.level_reached`, published on `private-member.<id>`. */
export const ExperienceGained = z.object({ hud: HudStatus, gained: z.int() });
export const LevelReached = z.object({ hud: HudStatus, level: z.int(), coins: Coins });
