/** Journey texts and rewards that the back office has changed since the pages were built. */
import { languages } from '@wl/world/languages';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Coins, data } from './shapes.ts';

/** Text in every language that Wanderluck supports. */
export const EditedText = z.record(z.enum(languages), z.string().check(z.maxLength(400)));
/** Maximum target of a mission or badge, and maximum number of skill points in a reward. */
export const MAX_COUNT = 10_000_000;
const Count = z.int().check(z.minimum(0), z.maximum(MAX_COUNT));

export const editionTexts = defineCall({
  method: 'GET',
  path: '/editions/texts',
  auth: 'public',
  summary:
    'Names, texts and rewards that the back office has changed since the pages were built; only the differences.',
  reply: data(
    z.object({
      /** Mission names by mission id. */
      missions: z.record(z.string(), EditedText),
      cities: z.record(z.string(), z.object({ tagline: EditedText, arrival: EditedText })),
      /** Badge names, keyed by the figure that the badge measures, such as `trips`. */
      badges: z.record(z.string(), EditedText),
      /** Rewards for the step from a level to the next level, keyed by the lower level. */
      levels: z.record(z.string(), z.object({ coins: Coins, skill_points: Count })),
    }),
  ),
});
export type EditionTexts = z.infer<typeof editionTexts.reply>['data'];
