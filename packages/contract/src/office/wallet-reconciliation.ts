import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { data, Done, Id, Instant, SignedCents } from '../shapes.ts';

/**
 * Types of lines in a provider's statement or in our books. Amounts are signed: money received by the operator is
 * positive.
 */
const movementTypes = ['payment', 'refund', 'charge_back', 'payout'] as const;

/**
 * Kinds of differences between a provider's statement and our books:
 * - `missing_here`: the provider moved money, but our books have no record of it.
 * - `missing_there`: the movement is in our books, but not in the statement.
 * - `amount`: the movement is in both, but with different amounts.
 * - `state`: the provider moved money for a known top-up or cash-out, but our books contain no such movement.
 */
const differenceKinds = ['missing_here', 'missing_there', 'amount', 'state'] as const;

/**
 * States of a difference:
 * - `open`: needs attention
 * - `correcting`: a correction awaits a second clerk
 * - `explained`: a clerk gave the reason
 * - `corrected`: the books were corrected
 * - `gone`: a later comparison did not find the difference
 */
const differenceStates = ['open', 'correcting', 'explained', 'corrected', 'gone'] as const;

const Day = z.iso.date();

export const Correction = z.object({
  id: Id,
  /**
   * Party that the correction affects: `member` if it changes the member's cash, `house` if the operator pays or keeps
   * the amount.
   */
  against: z.enum(['member', 'house']),
  amount_cents: SignedCents,
  member_id: Id,
  reason: z.string(),
  proposed_by: z.string(),
  proposed_at: Instant,
  /** True if the signed-in clerk proposed the correction. Another clerk must decide on the proposal. */
  mine: z.boolean(),
});

export const Difference = z.object({
  id: Id,
  provider: z.string(),
  day: Day,
  kind: z.enum(differenceKinds),
  type: z.enum(movementTypes),
  /** Wanderluck's id for the top-up or cash-out, from the ledger or from the provider's statement. */
  reference: z.string(),
  /** The provider's id. */
  provider_ref: z.nullable(z.string()),
  member: z.nullable(z.object({ id: Id, nickname: z.string() })),
  ours_cents: z.nullable(SignedCents),
  theirs_cents: z.nullable(SignedCents),
  state: z.enum(differenceStates),
  /**
   * True if the difference is open and clerks can book a correction. A difference of kind `state` can be corrected only
   * if the server has received the provider's event but has not booked it (`set_aside`). Otherwise, an event that
   * arrives after the correction could book the payment a second time.
   */
  can_correct: z.boolean(),
  found_at: Instant,
  /** The clerk who explained or corrected the difference, with the time and reason. */
  settled: z.nullable(z.object({ by: z.string(), at: Instant, reason: z.string() })),
  correction: z.nullable(Correction),
});
export type Difference = z.infer<typeof Difference>;

export const ReconciledDay = z.object({
  provider: z.string(),
  day: Day,
  /** Time of this day's latest comparison with the provider's statement. */
  compared_at: Instant,
  result: z.enum(['agrees', 'differs', 'no_statement']),
  comparisons: z.int(),
  /** Numbers of lines in the provider's statement (`theirs`) and in our books (`ours`). */
  theirs: z.int(),
  ours: z.int(),
  theirs_cents: SignedCents,
  ours_cents: SignedCents,
  /** Net change of the ledger's clearing account on `day`. Only corrections can make it differ from `ours_cents`. */
  clearing_cents: SignedCents,
  /** Number of the day's differences that are still open. */
  open: z.int(),
});
export type ReconciledDay = z.infer<typeof ReconciledDay>;

export const reconciliation = defineCall({
  method: 'GET',
  path: '/staff/reconciliation',
  auth: 'staff',
  permission: 'reconciliation.view',
  summary: 'The last 60 compared days, and every difference that is open or was settled recently.',
  reply: data(
    z.object({
      days: z.array(ReconciledDay),
      differences: z.array(Difference),
      open: z.int(),
      /** Most recent completed day, which is the latest day that can be compared. */
      yesterday: Day,
    }),
  ),
});

export const reconcileDay = defineCall({
  method: 'POST',
  path: '/staff/reconciliation/days',
  auth: 'staff',
  permission: 'reconciliation.run',
  summary:
    'Compares a day with the statement again, in the background; the back office is notified when it is done.',
  body: z.object({ day: Day }),
  reply: Done,
  errors: ['wallet.provider_unavailable'],
});

const Reason = z.string().check(z.minLength(3), z.maxLength(500));
const DifferenceId = z.object({ id: Id });

export const explainDifference = defineCall({
  method: 'POST',
  path: '/staff/reconciliation/differences/:id/explain',
  auth: 'staff',
  permission: 'reconciliation.explain',
  summary: 'Settles a difference with a reason; the ledger does not change.',
  params: DifferenceId,
  body: z.object({ reason: Reason }),
  reply: data(Difference),
  errors: ['wallet.difference_closed', 'request.not_found'],
});

export const proposeCorrection = defineCall({
  method: 'POST',
  path: '/staff/reconciliation/differences/:id/correction',
  auth: 'staff',
  permission: 'corrections.propose',
  summary:
    'Proposes to book an entry that is on the statement but not in the ledger; a second clerk decides.',
  params: DifferenceId,
  body: z.object({
    against: z.enum(['member', 'house']),
    /** Id of the member whose cash balance is corrected. Needed only if the difference does not name a member. */
    member_id: z.optional(Id),
    reason: Reason,
  }),
  reply: data(Difference),
  errors: ['wallet.difference_closed', 'wallet.correction_needs_member', 'request.not_found'],
});

export const decideCorrection = defineCall({
  method: 'POST',
  path: '/staff/reconciliation/corrections/:id/decide',
  auth: 'staff',
  permission: 'corrections.decide',
  summary: 'Books or rejects a proposed correction; the clerk who proposed it may not decide.',
  params: DifferenceId,
  body: z.object({ book: z.boolean(), reason: z.optional(Reason) }),
  reply: data(Difference),
  errors: [
    'wallet.difference_closed',
    'wallet.same_clerk',
    'wallet.insufficient_funds',
    'request.not_found',
  ],
});
