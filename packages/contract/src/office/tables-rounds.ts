import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { Cents, data, Done, Id, Instant } from '../shapes.ts';
import { TablePhase } from '../tables.ts';

const Comment = z.string().check(z.minLength(3), z.maxLength(500));

/** Reasons for which clerks can void a round. Members see the reason. */
export const clerkVoidReasons = [
  'wrong_entry',
  'equipment',
  'picture_lost',
  'dealer_left',
] as const;
export type ClerkVoidReason = (typeof clerkVoidReasons)[number];

/** Clerk's request to void a round. A second clerk confirms or declines the request. */
export const TableVoid = z.object({
  id: Id,
  reason: z.enum(clerkVoidReasons),
  comment: z.string(),
  asked_by: z.string(),
  /** True if the signed-in clerk made the request. A different clerk must then confirm or decline it. */
  mine: z.boolean(),
  asked_at: Instant,
  outcome: z.nullable(z.enum(['confirmed', 'declined'])),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(Instant),
  /** Time at which the last bet of the round was voided; null until then. */
  finished_at: z.nullable(Instant),
});
export type TableVoid = z.infer<typeof TableVoid>;

/** Latest round of a table as clerks see it. Amounts are sums over all members. */
export const OfficeTableRound = z.object({
  number: z.int(),
  phase: TablePhase,
  opens_at: Instant,
  /**
   * Events that present the result, in the format of `RoundEvent` in `@wl/games/round`. Empty while the result is
   * secret.
   */
  events: z.array(z.looseObject({ type: z.string() })),
  bets: z.int(),
  members: z.int(),
  stake_cents: Cents,
  payout_cents: Cents,
  /** Reason why the round was voided before its settlement; null otherwise. */
  void_reason: z.nullable(z.string()),
  /** Latest request to void the round; null if there is none. */
  void: z.nullable(TableVoid),
});
export type OfficeTableRound = z.infer<typeof OfficeTableRound>;

const slug = z.string().check(z.maxLength(64));

export const officeTableRounds = defineCall({
  method: 'GET',
  path: '/staff/tables/:slug/rounds',
  auth: 'staff',
  permission: 'tables.view',
  summary: 'The latest rounds of a shared table, with results, stakes, payouts and voids.',
  params: z.object({ slug }),
  reply: data(z.object({ rounds: z.array(OfficeTableRound) })),
  errors: ['tables.unknown'],
});

export const askTableVoid = defineCall({
  method: 'POST',
  path: '/staff/tables/:slug/rounds/:round/void',
  auth: 'staff',
  permission: 'tables.ask_void',
  summary: 'Requests that a round be voided; a second clerk decides.',
  params: z.object({ slug, round: z.string().check(z.regex(/^\d{1,9}$/)) }),
  body: z.object({ reason: z.enum(clerkVoidReasons), comment: Comment }),
  reply: data(z.object({ id: Id })),
  errors: [
    'tables.unknown',
    'tables.round_unknown',
    'tables.round_is_void',
    'tables.void_waiting',
    'tables.correction_waiting',
  ],
});

export const confirmTableVoid = defineCall({
  method: 'POST',
  path: '/staff/table-voids/:id/confirm',
  auth: 'staff',
  permission: 'tables.void',
  summary:
    'The second clerk confirms: every bet of the round is refunded, and payouts already made are taken back.',
  params: z.object({ id: Id }),
  body: z.object({ comment: Comment }),
  reply: Done,
  errors: ['request.not_found', 'override.same_clerk', 'tables.void_decided'],
});

export const declineTableVoid = defineCall({
  method: 'POST',
  path: '/staff/table-voids/:id/decline',
  auth: 'staff',
  permission: 'tables.void',
  summary: 'Declines a request to void a round, or withdraws the clerk’s own; nothing changes.',
  params: z.object({ id: Id }),
  body: z.object({ comment: Comment }),
  reply: Done,
  errors: ['request.not_found', 'tables.void_decided'],
});
