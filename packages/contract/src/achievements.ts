import { badgeFigures, grades } from '@wl/world/achievements/badges';
import { recordKinds } from '@wl/world/achievements/texts';
import { categoryIds } from '@wl/world/casino/categories';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Cents, data, FileBytes, Id, Instant, Language } from './shapes.ts';

/** One of a member's records in cash rounds: the biggest win, bet or multiplier (specification §1). */
export const Achievement = z.object({
  kind: z.enum(recordKinds),
  /** Amount in cents for a win (the whole payout) or a bet. For a multiplier, its value in hundredths, rounded down. */
  value: z.int(),
  /** Game in which the record was set. Its name is the same in every language. */
  game: z.object({ slug: z.string(), name: z.string(), category: z.enum(categoryIds) }),
  round_id: Id,
  stake: Cents,
  payout: Cents,
  at: Instant,
});
export type Achievement = z.infer<typeof Achievement>;

export const Badge = z.object({
  /** For example `trips.gold`. */
  id: z.string(),
  figure: z.enum(badgeFigures),
  grade: z.enum(grades),
  target: z.int(),
  /** Progress towards the target; never greater than the target. */
  progress: z.int(),
  earned_at: z.nullable(Instant),
});
export type Badge = z.infer<typeof Badge>;

export const achievements = defineCall({
  method: 'GET',
  path: '/achievements',
  auth: 'member',
  summary: 'The member’s records, and all badges with their progress.',
  reply: data(z.object({ records: z.array(Achievement), badges: z.array(Badge) })),
});
export type Achievements = z.infer<typeof achievements.reply>['data'];

export const achievementCard = defineCall({
  method: 'GET',
  path: '/achievements/cards/:what',
  auth: 'member',
  summary:
    'A record (`win`, `bet`, `multiplier`) or an earned badge (`trips.gold`) as an image to share: PNG, 1200 × 630.',
  params: z.object({ what: z.string().check(z.maxLength(40)) }),
  query: z.object({ language: z._default(Language, 'en') }),
  file: true,
  reply: FileBytes,
  errors: ['request.not_found'],
  // Limit the rate, because every request draws the picture again.
  rate: { max: 20, perSeconds: 60 },
});

/**
 * Published on `private-member.<id>` as `achievements.changed`, with the newly earned badges. The list is empty if only
 * a record was beaten.
 */
export const AchievementsChanged = z.object({ earned: z.array(Badge) });
