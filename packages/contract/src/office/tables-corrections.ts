import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { data, Done, Id, Instant } from '../shapes.ts';

/** Reasons for correcting the result of a settled round. Members see the reason. */
export const correctionReasons = ['wrong_entry', 'scanner_fault', 'wrong_card'] as const;

/** Request to correct a settled round's result. A second person confirms or declines the request. */
export const TableCorrection = z.object({
  id: Id,
  table: z.string(),
  round: z.int(),
  reason: z.enum(correctionReasons),
  comment: z.string(),
  /** Results of the round before and after the correction, as events in the format of `RoundEvent`. */
  before: z.array(z.looseObject({ type: z.string() })),
  after: z.array(z.looseObject({ type: z.string() })),
  asked_by: z.string(),
  /** True if the signed-in clerk made the request. A different clerk must then confirm or decline it. */
  mine: z.boolean(),
  asked_at: Instant,
  outcome: z.nullable(z.enum(['confirmed', 'declined'])),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(Instant),
  /** Time at which the correction of all affected bets was finished; null until then. */
  finished_at: z.nullable(Instant),
});
export type TableCorrection = z.infer<typeof TableCorrection>;

const slug = z.string().check(z.maxLength(64));
const Comment = z.string().check(z.trim(), z.minLength(3), z.maxLength(500));
const item = z.string().check(z.minLength(1), z.maxLength(4));

export const askCorrection = defineCall({
  method: 'POST',
  path: '/staff/tables/:slug/rounds/:round/correction',
  auth: 'staff',
  permission: 'tables.correct',
  summary: 'Requests a correction to the result of a settled round; a second person decides.',
  params: z.object({ slug, round: z.string().check(z.regex(/^\d{1,9}$/)) }),
  body: z.object({
    /** Complete corrected result: all cards in the order in which they were dealt, or the winning number. */
    items: z.array(item).check(z.minLength(1), z.maxLength(20)),
    reason: z.enum(correctionReasons),
    comment: Comment,
  }),
  reply: data(z.object({ id: Id })),
  errors: [
    'tables.unknown',
    'tables.not_dealt',
    'tables.round_unknown',
    'tables.not_settled',
    'tables.void_waiting',
    'tables.correction_waiting',
    'tables.item_unknown',
    'tables.entry_complete',
    'tables.entry_incomplete',
    'tables.same_result',
  ],
});

export const confirmCorrection = defineCall({
  method: 'POST',
  path: '/staff/table-corrections/:id/confirm',
  auth: 'staff',
  permission: 'tables.correct',
  summary:
    'Confirms a correction as the second person: inverse entries and the correct payout are booked for every bet whose payout changes.',
  params: z.object({ id: Id }),
  body: z.object({ comment: Comment }),
  reply: Done,
  errors: ['request.not_found', 'override.same_clerk', 'tables.correction_decided'],
});

export const declineCorrection = defineCall({
  method: 'POST',
  path: '/staff/table-corrections/:id/decline',
  auth: 'staff',
  permission: 'tables.correct',
  summary: 'Declines a request to correct a result, or withdraws the clerk’s own request.',
  params: z.object({ id: Id }),
  body: z.object({ comment: Comment }),
  reply: Done,
  errors: ['request.not_found', 'tables.correction_decided'],
});
