import { categoryIds } from '@wl/world/casino/categories';
import { missionActions } from '@wl/world/mission';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { HudStatus } from './journey.ts';
import { Cents, Coins, data, Done, Id, Instant } from './shapes.ts';
import { Wallet } from './wallet.ts';

/** Conditions for games that count towards a mission. A game must meet every given condition. */
const Games = z.object({
  category: z.optional(z.enum(categoryIds)),
  /** Slug of the city to which a game must belong for its rounds to count. */
  city: z.optional(z.string()),
});

/**
 * Objective of a mission as structured data, from which the client composes the text. `cents` is the required sum of
 * cash stakes, each multiplied by the game's contribution (decisions §8).
 */
export const Objective = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stake'), cents: Cents, games: z.optional(Games) }),
  z.object({ kind: z.literal('different_games'), count: z.int(), games: z.optional(Games) }),
  z.object({ kind: z.literal('different_studios'), count: z.int() }),
  z.object({ kind: z.literal('action'), action: z.enum(missionActions), count: z.int() }),
]);
export type MissionObjective = z.infer<typeof Objective>;

export const Mission = z.object({
  /** For example `tokyo.ginza.1`. */
  id: z.string(),
  /** Slugs. */
  city: z.string(),
  district: z.string(),
  /** 1 to 4. */
  place: z.int(),
  /**
   * `locked` is the state of a district's finale until the other three missions are completed. Rounds and actions do
   * not count towards a locked mission.
   */
  state: z.enum(['locked', 'open', 'done']),
  objective: Objective,
  /** Target: an amount in cents for a stake mission, otherwise a count. `progress` never exceeds the target. */
  target: z.int(),
  progress: z.int(),
  coins: Coins,
  /** Experience for completing the mission, not subject to the limits of specification §9. */
  experience: z.int(),
  completed_at: z.nullable(Instant),
});
export type Mission = z.infer<typeof Mission>;

/** Progress in a city. `stamp_at` is the time when the number of completed missions reached `needed`. */
const CityProgress = z.object({
  city: z.string(),
  done: z.int(),
  total: z.int(),
  needed: z.int(),
  stamp_at: z.nullable(Instant),
});
export type CityProgress = z.infer<typeof CityProgress>;

/**
 * One errand of the itinerary: the member must stake a given total amount of cash. Stakes are weighted by the game's
 * contribution percentage (100% for slots). An errand pays Coins but no experience.
 */
export const Errand = z.object({
  /** Id of the errand: `2026-03-02.1` to `.3` for daily errands, `2026-W10` for the weekly errand. */
  id: z.string(),
  cents: Cents,
  games: z.nullable(Games),
  /**
   * Maximum contribution of one game, in cents; null if there is none. With a maximum, completing the errand requires
   * more than one game.
   */
  most_per_game: z.nullable(Cents),
  /** Progress in cents; never exceeds `cents`. */
  progress: Cents,
  coins: Coins,
  completed_at: z.nullable(Instant),
});
export type Errand = z.infer<typeof Errand>;

/** The three daily errands and the weekly errand. Members can skip a day without a penalty. */
export const Itinerary = z.object({
  /** UTC, `YYYY-MM-DD`. */
  day: z.string(),
  server_now: Instant,
  day_ends_at: Instant,
  errands: z.array(Errand),
  /** Current ISO 8601 week (Monday to Sunday UTC), for example `2026-W10`. */
  week: z.string(),
  week_ends_at: Instant,
  weekly: Errand,
});
export type Itinerary = z.infer<typeof Itinerary>;

/** Number of missions per page. All missions of a city fit on one page. */
export const MISSIONS_PER_PAGE = 12;

export const cityMissions = defineCall({
  method: 'GET',
  path: '/player/city/:id/missions/:page',
  auth: 'member',
  summary:
    'The missions of a city (slug) for this member, by district and place. All twelve are on page 1.',
  params: z.object({
    id: z.string().check(z.maxLength(40)),
    page: z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)),
  }),
  reply: z.object({
    data: z.array(Mission),
    meta: z.object({
      current_page: z.int(),
      total: z.int(),
      to: z.int(),
      /** True if the member is in this city. Only the missions of the member's current city progress. */
      here: z.boolean(),
      progress: CityProgress,
    }),
  }),
  errors: ['request.not_found'],
});

export const missionsOverview = defineCall({
  method: 'GET',
  path: '/missions/overview',
  auth: 'member',
  summary: 'The member’s progress in every city, and the itinerary of the day and the week.',
  reply: data(
    z.object({
      /** Slug of the member's current city. */
      current_city: z.string(),
      cities: z.array(CityProgress),
      itinerary: Itinerary,
    }),
  ),
});
export type MissionsOverview = z.infer<typeof missionsOverview.reply>['data'];

/** One settled round or completed action that counted towards a mission or errand. */
export const MissionFact = z.object({
  /**
   * Id of the round, which also identifies its proof and history. For an action, the id of its subject, such as a game,
   * a guide, an item or a trip.
   */
  ref: z.string(),
  kind: z.enum(['round', 'action']),
  at: Instant,
  /** Slug of the game; null for actions without a game. */
  game: z.nullable(z.string()),
  /** Amount added to the progress: the contribution of the stake in cents if the mission counts stakes, otherwise 1. */
  counted: z.int(),
});
export type MissionFact = z.infer<typeof MissionFact>;

const factsPage = {
  params: z.object({ id: z.string().check(z.maxLength(80)) }),
  query: z.object({
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(500)), 1),
  }),
  reply: z.object({
    data: z.array(MissionFact),
    meta: z.object({ current_page: z.int(), has_more: z.boolean() }),
  }),
};

export const missionFacts = defineCall({
  method: 'GET',
  path: '/missions/:id/facts',
  auth: 'member',
  summary: 'The rounds and actions that a mission has counted, newest first, 20 per page.',
  params: factsPage.params,
  query: factsPage.query,
  reply: factsPage.reply,
  errors: ['request.not_found'],
});

export const errandFacts = defineCall({
  method: 'GET',
  path: '/missions/errands/:id/facts',
  auth: 'member',
  summary:
    'The rounds that count towards a current daily or weekly errand, newest first, 20 per page. Their values add up to its progress.',
  params: factsPage.params,
  query: factsPage.query,
  reply: factsPage.reply,
  errors: ['request.not_found'],
});

/** Guides on the page `/how-to` that a mission can require a member to read. */
export const guides = ['join', 'deposit', 'play'] as const;

export const reportAction = defineCall({
  method: 'POST',
  path: '/missions/actions',
  auth: 'member',
  summary:
    'Records that the member has read a guide to its end, or verified the proof of an own settled round. No other request shows these browser actions; each guide and each round counts once.',
  body: z.discriminatedUnion('action', [
    z.object({ action: z.literal('how_to_read'), guide: z.enum(guides) }),
    z.object({ action: z.literal('proof_checked'), round_id: Id }),
  ]),
  reply: Done,
  errors: ['request.not_found'],
  rate: { max: 30, perSeconds: 60 },
});

/**
 * Payload of `missions.progressed`, published on `private-member.<id>`: the new state of each mission that changed, and
 * of the itinerary if it changed.
 */
export const MissionsProgressed = z.object({
  missions: z.array(Mission),
  /** New state of the itinerary; null if it did not change. */
  itinerary: z.nullable(Itinerary),
});

/**
 * Published as `missions.completed` for each completed mission or errand, after its Coins are booked. The experience
 * follows in separate events (`journey.experience_gained`, `journey.level_reached`), each with the updated HUD.
 */
export const MissionCompleted = z.object({
  mission: z.nullable(Mission),
  errand: z.nullable(Errand),
  coins: Coins,
  hud: HudStatus,
  wallet: Wallet,
});

/** Published as `missions.stamp_earned`. */
export const StampEarned = z.object({ city: z.string(), at: Instant });
