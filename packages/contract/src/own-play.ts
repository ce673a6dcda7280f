import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Cents, data, Instant } from './shapes.ts';

/** Totals for one UTC day of play. */
export const PlayDay = z.object({
  /** `YYYY-MM-DD`. */
  day: z.iso.date(),
  rounds: z.int(),
  staked_cents: Cents,
  paid_cents: Cents,
  /** Minutes of play: the total time between consecutive rounds, excluding pauses of more than five minutes. */
  minutes: z.int(),
});
export type PlayDay = z.infer<typeof PlayDay>;

/** Period lengths that the member can choose, in days. */
export const ownPlaySpans = [30, 90, 365] as const;

export const ownPlay = defineCall({
  method: 'GET',
  path: '/own-play',
  auth: 'member',
  summary: 'The member’s own play by UTC day, oldest first; days without play are left out.',
  query: z.object({
    days: z._default(
      z.pipe(z.coerce.number(), z.union([z.literal(30), z.literal(90), z.literal(365)])),
      30,
    ),
  }),
  reply: data(
    z.object({
      /** First and last day of the period, `YYYY-MM-DD`. */
      from: z.iso.date(),
      to: z.iso.date(),
      days: z.array(PlayDay),
      server_now: Instant,
    }),
  ),
});
