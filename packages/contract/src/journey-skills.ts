/** API calls about skills. They are separate from `journey.ts`, because the HUD loads that file on every page. */
import { type Skill as SkillName, skills } from '@wl/world/casino/skills';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Cents, data, Id } from './shapes.ts';

/**
 * Returns the schema of a skill. `now` is the exact effect at the member's level, and `next` is the effect at the next
 * level (null at the last level).
 */
const skillOf = <Name extends SkillName, Effect extends z.ZodMiniObject>(
  name: Name,
  effect: Effect,
) =>
  z.object({
    skill: z.literal(name),
    level: z.int(),
    now: effect,
    next: z.nullable(effect),
    /** Cost of the next level in skill points; null at the highest level. */
    cost: z.nullable(z.int()),
    /** True if the member has enough skill points for the skill's next level. */
    affordable: z.boolean(),
  });

export const SkillState = z.discriminatedUnion('skill', [
  /**
   * Wagering multiplier after the Gambler skill's discount, for terms whose multiplier is 40 without the discount.
   * Other multipliers are reduced in proportion.
   */
  skillOf('gambler', z.object({ wagering_times: z.number() })),
  /** Discount on every market price, in percent. */
  skillOf('negotiator', z.object({ market_percent: z.int() })),
  /** Cashback as a percentage of the expected loss, which is stake × lowest published house edge. */
  skillOf('hustler', z.object({ cashback_percent: z.int() })),
  /** Discount on fares (`travel_percent`), and number of extra days for which items are kept (`days`). */
  skillOf('backpacker', z.object({ travel_percent: z.int(), days: z.int() })),
]);
export type SkillState = z.infer<typeof SkillState>;

export const Skills = z.object({
  /** Skill points that the member can spend. */
  points: z.int(),
  max_level: z.int(),
  skills: z.array(SkillState),
  /**
   * Use of the Hustler skill on the current UTC day: the number of rounds counted and the cashback paid (in cents),
   * each with its daily maximum.
   */
  hustler_today: z.object({
    rounds: z.int(),
    rounds_max: z.int(),
    paid: Cents,
    paid_max: Cents,
  }),
});
export type Skills = z.infer<typeof Skills>;

export const playerSkill = defineCall({
  method: 'GET',
  path: '/player/get-player-skill',
  auth: 'member',
  summary: 'Skill points and the four skills: level, exact effect now and next, cost.',
  reply: data(Skills),
});

export const upgradeSkill = defineCall({
  method: 'POST',
  path: '/player/skills/:skill/upgrade',
  auth: 'confirmed',
  summary:
    'Spends skill points on the next level of a skill, permanently. `id` is the idempotency key; `to_level` is the level that was shown.',
  params: z.object({ skill: z.enum(skills) }),
  body: z.object({ id: Id, to_level: z.int().check(z.minimum(1), z.maximum(100)) }),
  reply: data(Skills),
  errors: [
    'journey.skill_complete',
    'journey.skill_changed',
    'journey.not_enough_points',
    'wallet.key_reused',
  ],
});

/** Published on `private-member.<id>` as `journey.skill_upgraded` when the member upgrades a skill. */
export const SkillUpgraded = z.object({ skill: z.enum(skills), level: z.int() });
/** Published as `journey.hustler_paid` when the Hustler skill pays cashback for a round. */
export const HustlerPaid = z.object({ round_id: Id, amount: Cents });
