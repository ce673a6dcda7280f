import { documentKinds } from '@wl/world/casino/documents';
import {
  grantActivities,
  type GrantActivity,
  type GrantActivityType,
} from '@wl/world/bonuses/activities';
import { bonusKinds } from '@wl/world/bonuses/kind';
import { skills } from '@wl/world/casino/skills';
import { entryWays } from '@wl/world/tournaments/tournament';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Cents, Coins, Instant, page } from './shapes.ts';
import { TournamentNames } from './tournaments.ts';

/**
 * Activity types from specification §3, and additional types, such as levels, missions and tournaments. The bonus kinds
 * define the types that report bonus money (`bonuses/activities`).
 */
export const activityTypes = [
  'top_up',
  'cash_out',
  'spins',
  'verification',
  'document_uploaded',
  'document_accepted',
  'document_rejected',
  'purchased_item',
  'received_item',
  'activated_item',
  ...grantActivities.map(({ type }) => type),
  'travelled',
  'level',
  'skill',
  'mission',
  'stamp',
  'tournament_entry',
  'tournament_prize',
  'tournament_cancelled',
] as const;
export type ActivityType = (typeof activityTypes)[number];

/** Steps of a top-up or cash-out that appear as activities. */
const paymentSteps = ['credited', 'refunded', 'requested', 'cancelled', 'paid', 'failed'] as const;

/** Returns the schema of one activity type: the common fields, and the fields of this type. */
const of = <T extends ActivityType, Facts extends z.core.$ZodShape>(type: T, facts: Facts) =>
  z.object({ id: z.string(), type: z.literal(type), at: Instant, ...facts });

const payment = { amount: Cents, step: z.enum(paymentSteps) };
const document = { kind: z.enum(documentKinds) };
const item = { kind: z.nullable(z.enum(bonusKinds)), slug: z.string() };
/** Returns the schema of activities about bonus money: an amount and, for some types, a step. */
const ofGrant = ({ type, steps }: GrantActivity<GrantActivityType>) =>
  steps ? of(type, { amount: Cents, step: z.enum(steps) }) : of(type, { amount: Cents });
/** Fields of a tournament activity: the tournament's id, and its name by language. */
const tournament = { tournament: z.string(), name: TournamentNames };

export const Activity = z.discriminatedUnion('type', [
  of('top_up', payment),
  of('cash_out', payment),
  /**
   * All rounds of one game on one UTC day; `at` is the time of the last round. Free spins are rounds without a
   * stake.
   */
  of('spins', { game: z.string(), rounds: z.int(), staked: Cents, paid: Cents }),
  of('verification', document),
  of('document_uploaded', document),
  of('document_accepted', document),
  of('document_rejected', document),
  /** `slug` names an item or, with the prefix `bag:`, a bag (such as `bag:weekender`). */
  of('purchased_item', { slug: z.string(), coins: Coins }),
  of('received_item', item),
  of('activated_item', item),
  ...grantActivities.map(ofGrant),
  of('travelled', { from: z.string(), to: z.string(), coins: Coins }),
  of('level', { level: z.int(), coins: Coins }),
  of('skill', { skill: z.enum(skills), level: z.int() }),
  of('mission', { mission: z.string(), city: z.nullable(z.string()), coins: Coins }),
  of('stamp', { city: z.string() }),
  of('tournament_entry', { ...tournament, how: z.enum(entryWays), coins: Coins }),
  /** Final rank, and the prize in Coins; 0 if the rank has no prize. */
  of('tournament_prize', { ...tournament, rank: z.int(), coins: Coins }),
  /** The operator cancelled the tournament and either refunded the Coins or returned the ticket. */
  of('tournament_cancelled', { ...tournament, coins: Coins, ticket: z.boolean() }),
]);
export type Activity = z.infer<typeof Activity>;

export const activities = defineCall({
  method: 'GET',
  path: '/activities',
  auth: 'member',
  summary: 'The member’s activities, newest first, 20 per page.',
  query: z.object({
    type: z.optional(z.enum(activityTypes)),
    /** First UTC day of the period, inclusive. `to` is the last day, also inclusive. */
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
  }),
  reply: page(Activity),
});

/** Published on `private-member.<id>` as `activities.noted` when a new activity is recorded. */
export const ActivitiesRecorded = z.object({});
