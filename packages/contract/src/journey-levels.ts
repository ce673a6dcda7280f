/** Calls for level details. They are separate from `journey.ts`, because the HUD loads that file on every page. */
import { experienceSources, type ExperienceSourceName } from '@wl/world/casino/experience';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { data, Instant } from './shapes.ts';

/**
 * Number of times that a source has given the member experience in a time window (`used`), and the maximum for that
 * window (`limit`).
 */
const Use = z.object({ used: z.int(), limit: z.int() });
const sourceNames = Object.keys(experienceSources) as [
  ExperienceSourceName,
  ...ExperienceSourceName[],
];

export const PlayerLevel = z.object({
  level: z.int(),
  /** Experience within this level, and the total needed to complete the level. */
  experience: z.int(),
  experience_needed: z.int(),
  /** Total experience since the start of the first level. */
  experience_total: z.int(),
  /** Sources of experience: points per use, and the uses and limits for the current hour, UTC day and UTC month. */
  sources: z.array(
    z.object({
      source: z.enum(sourceNames),
      points: z.int(),
      hour: Use,
      day: Use,
      month: Use,
    }),
  ),
  server_now: Instant,
});
export type PlayerLevel = z.infer<typeof PlayerLevel>;

export const playerLevel = defineCall({
  method: 'GET',
  path: '/player/get-player-level',
  auth: 'member',
  summary:
    'The member’s position in the level table, and the sources of experience with their frequency.',
  reply: data(PlayerLevel),
});
