import { OWN_LIMIT_MAX_CENTS, REALITY_MINUTES } from '@wl/world/casino/limits';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Cents, data, Instant, page } from './shapes.ts';

export const limitKinds = ['deposit', 'wager', 'loss', 'session_time'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Periods that a limit can cover: UTC calendar days, weeks and months. A week begins on Monday. */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/**
 * All combinations of limit and period, in the order in which the limits page shows them. Session time has only a daily
 * limit.
 */
export const ownLimits: readonly { kind: LimitKind; period: LimitPeriod }[] = [
  ...(['deposit', 'wager', 'loss'] as const).flatMap((kind) =>
    limitPeriods.map((period) => ({ kind, period })),
  ),
  { kind: 'session_time', period: 'day' },
];

/** Limit in cents, or in minutes for `session_time`; null if there is no limit. */
const Value = z.nullable(z.int().check(z.nonnegative(), z.maximum(OWN_LIMIT_MAX_CENTS)));

/** Limit that a member can set (`value` is null if unset). Numbers are in cents, or in minutes for `session_time`. */
export const OwnLimit = z.object({
  kind: z.enum(limitKinds),
  period: z.enum(limitPeriods),
  value: Value,
  /** Amount used in the current window. For `loss`, a net win makes the amount negative. */
  used: z.int(),
  /** Remaining amount; null if there is no limit. */
  left: z.nullable(Cents),
  /** End of the current window, when `used` is reset. */
  resets_at: Instant,
  /** The operator's limit for the same window; the stricter of the two limits applies. */
  ceiling: z.nullable(Cents),
  /** Pending request for a less strict value. The member can confirm it from `effective_at` on. */
  waiting: z.nullable(
    z.object({
      value: Value,
      asked_at: Instant,
      effective_at: Instant,
      can_confirm: z.boolean(),
    }),
  ),
});
export type OwnLimit = z.infer<typeof OwnLimit>;

export const OwnLimits = z.object({
  limits: z.array(OwnLimit),
  server_now: Instant,
  /**
   * Member's answer to the prompt to set a deposit limit (requirement U9 in docs/spec/trust.md). `due` is true if the
   * prompt appears at the next top-up.
   */
  prompt: z.object({ answer: z.nullable(z.enum(['limit', 'no_limit'])), due: z.boolean() }),
  /** True if more than six months have passed since the limits were last set or reviewed. */
  review_due: z.boolean(),
});
export type OwnLimits = z.infer<typeof OwnLimits>;

export const getLimits = defineCall({
  method: 'GET',
  path: '/limits',
  auth: 'member',
  summary:
    'The member’s own limits with the amounts used and left, and changes that wait for confirmation.',
  reply: data(OwnLimits),
  rate: { max: 120, perSeconds: 60 },
});

const Which = z.object({ kind: z.string(), period: z.string() });
const changeRate = { max: 60, perSeconds: 60 };

export const putLimit = defineCall({
  method: 'PUT',
  path: '/limits/:kind/:period',
  auth: 'member',
  summary:
    'Sets a limit. A stricter value applies at once; a looser one (or none) must be confirmed after 24 hours.',
  params: Which,
  body: z.object({ value: Value }),
  reply: data(OwnLimit),
  errors: ['limits.unknown', 'request.invalid'],
  rate: changeRate,
});

export const confirmLimit = defineCall({
  method: 'POST',
  path: '/limits/:kind/:period/confirm',
  auth: 'member',
  summary:
    'Confirms the pending change. `value` is the value the member saw: a different one is refused.',
  params: Which,
  body: z.object({ value: Value }),
  reply: data(OwnLimit),
  errors: ['limits.unknown', 'limits.too_early', 'limits.nothing_pending'],
  rate: changeRate,
});

export const withdrawLimitChange = defineCall({
  method: 'DELETE',
  path: '/limits/:kind/:period/waiting',
  auth: 'member',
  summary: 'Withdraws the pending change. No effect if none is pending.',
  params: Which,
  reply: data(OwnLimit),
  errors: ['limits.unknown'],
  rate: changeRate,
});

const limitActions = ['set', 'asked', 'confirmed', 'withdrawn'] as const;

/**
 * Change to a limit:
 * - `set`: a stricter value was set
 * - `asked`: a less strict value was requested
 * - `confirmed`: the request was confirmed
 * - `withdrawn`: the request was withdrawn, or replaced by a stricter value
 */
export const LimitChange = z.object({
  kind: z.enum(limitKinds),
  period: z.enum(limitPeriods),
  action: z.enum(limitActions),
  before: Value,
  after: Value,
  effective_at: z.nullable(Instant),
  at: Instant,
});
export type LimitChange = z.infer<typeof LimitChange>;

export const limitHistory = defineCall({
  method: 'GET',
  path: '/limits/history',
  auth: 'member',
  summary: 'Every change of the member’s own limits, newest first.',
  query: z.object({ page: z._default(z.coerce.number().check(z.int(), z.positive()), 1) }),
  reply: page(LimitChange),
});

export const answerLimitPrompt = defineCall({
  method: 'POST',
  path: '/limits/prompt',
  auth: 'member',
  summary:
    'Answers the question about a deposit limit before the first top-up; continuing without one needs a confirmation.',
  body: z.union([
    z.object({ answer: z.literal('limit') }),
    z.object({ answer: z.literal('no_limit'), confirmed: z.literal(true) }),
  ]),
  reply: data(OwnLimits.shape.prompt),
});

export const reviewLimits = defineCall({
  method: 'POST',
  path: '/limits/review',
  auth: 'member',
  summary:
    'Records that the member has reviewed the limits; the next reminder follows in six months.',
  reply: data(z.object({ review_due: z.boolean() })),
});

/**
 * Current reality-check interval of this session. Once `due_at` has passed, no new round can start until the check is
 * answered.
 */
export const RealityCheck = z.object({
  every_minutes: z.literal(REALITY_MINUTES),
  /** Time of the sign-in, or of the last answer to the reality check. */
  since: Instant,
  due_at: Instant,
  server_now: Instant,
});
export type RealityCheck = z.infer<typeof RealityCheck>;

export const getRealityCheck = defineCall({
  method: 'GET',
  path: '/limits/reality-check',
  auth: 'member',
  summary: 'The interval of the reality check, and the time of the next one in this session.',
  reply: data(RealityCheck),
});

export const putRealityCheck = defineCall({
  method: 'PUT',
  path: '/limits/reality-check',
  auth: 'member',
  summary:
    'Sets the minutes between two reality checks. A check that is due must be answered first.',
  body: z.object({ every_minutes: z.literal(REALITY_MINUTES) }),
  reply: data(RealityCheck),
  errors: ['limits.reality_check_due', 'request.invalid'],
  rate: changeRate,
});

export const answerRealityCheck = defineCall({
  method: 'POST',
  path: '/limits/reality-check/answer',
  auth: 'member',
  summary:
    'Records that the member has seen time, stakes and winnings and continues. No effect if no check is due.',
  reply: data(RealityCheck),
  rate: changeRate,
});

/**
 * Published on `private-member.<id>` as `limits.changed` when a limit changes, so that the member's other windows
 * reload their data.
 */
export const LimitsChanged = z.object({
  kind: z.enum(limitKinds),
  period: z.enum(limitPeriods),
});
