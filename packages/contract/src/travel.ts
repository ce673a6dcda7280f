import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { HudStatus } from './journey.ts';
import { Coins, data, Id, Instant, page } from './shapes.ts';
import { Wallet } from './wallet.ts';

/** Ways to pay for a trip. `first`: the member's first trip, which is free. `ticket`: a ticket from the bag. */
export const fareKinds = ['first', 'coins', 'ticket'] as const;
export type FareKind = (typeof fareKinds)[number];

/**
 * Reasons why a gate is closed, in the order in which they are checked. Each reason is also the error code returned if
 * the member tries to board.
 */
export const gateReasons = [
  'member.closed',
  'auth.locked',
  'member.excluded',
  'member.on_break',
  'member.email_unverified',
  'travel.already_there',
  'travel.not_verified',
  'travel.not_enough_coins',
] as const;
export type GateReason = (typeof gateReasons)[number];

const CitySlug = z.string().check(z.maxLength(60));

/**
 * Gate for the flight from the member's current city to `city`. The gate of the current city itself is always closed.
 */
export const Gate = z.object({
  city: z.string(),
  airport: z.string(),
  /** Great-circle kilometres, whole. */
  distance_km: z.int(),
  /** Fare in Coins after the Backpacker skill's discount; 0 for the first trip and for the current city. */
  fare: Coins,
  /** Fare in Coins before the discount. */
  list_fare: Coins,
  /**
   * Reason why the gate is closed; null if it is open. The reason is `travel.not_enough_coins` only if the member has
   * no other way to pay.
   */
  closed: z.nullable(z.enum(gateReasons)),
  /** Ways to pay that allow the member to board now; empty while the gate is closed. */
  ways: z.array(z.enum(fareKinds)),
  /** Time when the member earned this city's stamp; null until then. */
  stamped_at: z.nullable(Instant),
  /** Number of times the member has arrived in this city. */
  visits: z.int(),
});
export type Gate = z.infer<typeof Gate>;

export const Trip = z.object({
  id: Id,
  /** Number of the trip; the member's first trip is 1. */
  no: z.int(),
  from: z.string(),
  to: z.string(),
  how: z.enum(fareKinds),
  /** Coins paid. */
  coins: Coins,
  distance_km: z.int(),
  at: Instant,
});
export type Trip = z.infer<typeof Trip>;

/** Destination ticket that can pay for a trip, still in the bag or already activated. */
export const Ticket = z.object({ id: Id, expires_at: Instant, is_active: z.boolean() });

export const Gates = z.object({
  /** Member's current city. */
  here: z.string(),
  /** True if the next trip is the first, which is free for members with a verified passport (decisions §8). */
  first_trip: z.boolean(),
  /** Fare discount from the Backpacker skill, in percent. */
  discount_percent: z.int(),
  coins: Coins,
  /** Destination tickets, sorted by expiry, earliest first. */
  tickets: z.array(Ticket),
  /** Departure gates of all cities, in the order of the departures board. */
  gates: z.array(Gate),
  /** The member's latest trips, at most five, newest first. */
  last_trips: z.array(Trip),
});
export type Gates = z.infer<typeof Gates>;

export const gates = defineCall({
  method: 'GET',
  path: '/travel',
  auth: 'member',
  summary:
    'All cities with distance from the member’s city, fare, ways to pay, and why a trip is not possible.',
  reply: data(Gates),
});

export const trips = defineCall({
  method: 'GET',
  path: '/travel/trips',
  auth: 'member',
  summary: 'The member’s trips, newest first, 20 per page.',
  query: z.object({ page: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1) }),
  reply: page(Trip),
});

export const travel = defineCall({
  method: 'POST',
  path: '/travel/trips',
  auth: 'confirmed',
  gate: 'travel',
  summary:
    'Flies to another city, in one transaction. `id` is the idempotency key; `from` and `fare` are those the member was shown.',
  body: z.object({
    id: Id,
    from: CitySlug,
    to: CitySlug,
    how: z.enum(fareKinds),
    ticket_id: z.optional(Id),
    /** Fare shown to the member, in Coins; 0 unless the member pays for the trip with Coins. */
    fare: Coins,
  }),
  reply: data(z.object({ trip: Trip, hud: HudStatus, wallet: Wallet })),
  errors: [
    'travel.city_unknown',
    'travel.already_there',
    'travel.not_verified',
    'travel.not_enough_coins',
    'travel.fare_changed',
    'travel.moved_meanwhile',
    'travel.ticket_unusable',
    'wallet.key_reused',
  ],
});

/** Published on `private-member.<id>` as `journey.moved` after the trip is booked. */
export const Moved = z.object({ hud: HudStatus, trip: Trip });
