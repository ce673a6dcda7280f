import { recordKinds } from '@wl/world/achievements/texts';
import { experienceSources, type ExperienceSourceName } from '@wl/world/casino/experience';
import { skills } from '@wl/world/casino/skills';
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { OfficeRound, RoundVoid } from './play.ts';
import { Cents, data, Id, Instant } from '../shapes.ts';

/** Topics by which the back office filters a member's events. */
export const replayTopics = [
  'play',
  'money',
  'travel',
  'missions',
  'levels',
  'items',
  'passport',
  'account',
] as const;
export type ReplayTopic = (typeof replayTopics)[number];

/** Steps per page. */
export const REPLAY_PAGE = 40;

const sourceNames = Object.keys(experienceSources) as [
  ExperienceSourceName,
  ...ExperienceSourceName[],
];
const Windows = z.enum(['hour', 'day', 'month']);
const Use = z.object({ used: z.int(), limit: z.int() });

/** State of a member's journey after an event. */
export const ReplayState = z.object({
  /** Slug. */
  city: z.string(),
  level: z.int(),
  /** Experience earned within the current level, and the total needed to complete it. */
  experience: z.int(),
  experience_needed: z.int(),
  /** Experience sources: points per use, and the uses and limits for the hour, UTC day and UTC month of the event. */
  limits: z.array(
    z.object({ source: z.enum(sourceNames), points: z.int(), hour: Use, day: Use, month: Use }),
  ),
  coins: z.int(),
  /** Number of skill points not spent yet. */
  skill_points: z.int(),
  skills: z.array(z.object({ skill: z.enum(skills), level: z.int() })),
  /** Missions of the member's current city. Progress is an amount in cents for a stake mission, otherwise a count. */
  missions: z.array(
    z.object({
      id: z.string(),
      state: z.enum(['locked', 'open', 'done']),
      target: z.int(),
      progress: z.int(),
    }),
  ),
  /**
   * The day's three errands and the week's errand; null before the first event that counts towards missions or errands.
   */
  itinerary: z.nullable(
    z.object({
      day: z.string(),
      week: z.string(),
      errands: z.array(
        z.object({ id: z.string(), cents: Cents, progress: Cents, done: z.boolean() }),
      ),
    }),
  ),
  /** Slugs of the cities whose stamps the member has earned, in catalogue order. */
  stamps: z.array(z.string()),
  /** Ids of the badges that the member has earned, in catalogue order. */
  badges: z.array(z.string()),
  records: z.array(z.object({ kind: z.enum(recordKinds), value: z.int(), game: z.string() })),
});
export type ReplayState = z.infer<typeof ReplayState>;

/** Changes caused by an event, and experience that was not granted because a limit was reached. */
export const ReplayChange = z.object({
  city: z.nullable(z.object({ from: z.string(), to: z.string() })),
  /** Experience gained; negative if a refund reduced the member's experience. */
  experience: z.int(),
  /** Experience that was not granted because the limit of a time window had been reached. */
  cut: z.array(z.object({ source: z.enum(sourceNames), window: Windows, points: z.int() })),
  /** Levels reached. */
  levels: z.array(z.int()),
  coins: z.int(),
  skill_points: z.int(),
  missions: z.array(
    z.object({ id: z.string(), from: z.int(), to: z.int(), target: z.int(), done: z.boolean() }),
  ),
  errands: z.array(
    z.object({ id: z.string(), from: Cents, to: Cents, cents: Cents, done: z.boolean() }),
  ),
  stamps: z.array(z.string()),
  badges: z.array(z.string()),
  records: z.array(z.enum(recordKinds)),
});
export type ReplayChange = z.infer<typeof ReplayChange>;

/** Ledger transfer booked together with an event, for example from `payment_clearing` to `cash`. */
export const ReplayEntry = z.object({
  /**
   * UUID. The schema does not check the format, because ids that the server derives from a hash have no standard UUID
   * version.
   */
  operation_id: z.string(),
  debit: z.string(),
  credit: z.string(),
  asset: z.enum(['money', 'coins']),
  amount: z.int(),
});
export type ReplayEntry = z.infer<typeof ReplayEntry>;

/** One event in a member's event stream, with the changes that the event caused. */
export const ReplayStep = z.object({
  /** Zero-based position among the events that match the filter. */
  place: z.int(),
  /** Sequence number of the event in the member's stream; null if the event has none. */
  seq: z.nullable(z.int()),
  type: z.string(),
  topic: z.enum(replayTopics),
  at: Instant,
  /** Details of the event, such as amounts in cents, slugs and ids. */
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** Time and reason of the voiding; omitted unless the event's round was voided. */
  void: z.optional(RoundVoid),
  change: ReplayChange,
  entries: z.array(ReplayEntry),
  /** Values that have changed since the previous step on this page. The first step of a page contains all values. */
  state: z.partial(ReplayState),
});
export type ReplayStep = z.infer<typeof ReplayStep>;

/** Parts of the journey that are compared with the stored state at the end of the replay. */
const replayParts = [
  'city',
  'level',
  'limits',
  'deposits',
  'coins',
  'skills',
  'missions',
  'itinerary',
  'logbook',
  'records',
  'badges',
] as const;
export type ReplayPart = (typeof replayParts)[number];

/** Result of comparing the final state of the replay with the stored state. */
export const ReplaySeal = z.object({
  /** Total number of the member's events. */
  events: z.int(),
  /** Number of recent events that have not yet been fully applied to the stored state. */
  waiting: z.int(),
  /** Parts of the final state that differ from the stored state; empty if the replay matches it. */
  differences: z.array(
    z.object({ part: z.enum(replayParts), books: z.string(), replayed: z.string() }),
  ),
});
export type ReplaySeal = z.infer<typeof ReplaySeal>;

export const journeyReplay = defineCall({
  method: 'GET',
  path: '/staff/members/:id/journey',
  auth: 'staff',
  permission: 'members.view',
  summary:
    'A page of a member’s events, each with the state after it, computed by the same rules as in play. A long history takes several calls: `page` is null until enough of it has been read.',
  params: z.object({ id: Id }),
  query: z.object({
    topic: z.optional(z.enum(replayTopics)),
    /** Position of the first requested step. By default, the last page is returned. */
    from: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000_000))),
    /** Alternative to `from`: starts at the first step on or after this UTC day. */
    day: z.optional(z.iso.date()),
  }),
  reply: data(
    z.object({
      /** Number of events read so far, and the total number, for a progress bar. */
      read: z.int(),
      events: z.int(),
      /** Number of events that match the filter; null until all events have been read. */
      total: z.nullable(z.int()),
      page: z.nullable(z.array(ReplayStep)),
      /** Result of comparing the replay's final state with the stored state; null until all events have been read. */
      seal: z.nullable(ReplaySeal),
    }),
  ),
  errors: ['request.not_found'],
});
export type JourneyReplay = z.infer<typeof journeyReplay.reply>['data'];

export const journeyRound = defineCall({
  method: 'GET',
  path: '/staff/members/:id/journey/rounds/:round',
  auth: 'staff',
  permission: 'members.view',
  summary: 'A member’s round with its data and its proof, recomputed from the seeds.',
  params: z.object({ id: Id, round: Id }),
  reply: data(OfficeRound),
  errors: ['request.not_found'],
});
