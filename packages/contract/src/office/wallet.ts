/** Back-office calls related to cash-outs. */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { data, Id, Instant } from '../shapes.ts';
import { MethodKind, Wallet } from '../wallet.ts';

const cashOutStates = [
  'pending',
  'flushed',
  'approved_once',
  'processing',
  'paid',
  'cancelled',
  'failed',
] as const;

/**
 * Lifetime of a clerk's claim on a case, in milliseconds. Claiming the case again extends the claim. A decision or a
 * release ends it earlier.
 */
export const CASE_CLAIM_MS = 15 * 60_000;

const caseChecks = [
  'verified',
  'deposit_staked',
  'closed_loop',
  'within_limits',
  'own_instrument',
  'deposits_kept',
] as const;

export const CashOutCase = z.object({
  id: Id,
  member: z.object({ id: Id, nickname: z.string(), name: z.string(), country: z.string() }),
  amount_cents: z.int(),
  state: z.enum(cashOutStates),
  method: z.string(),
  requested_at: Instant,
  updated_at: Instant,
  /**
   * Time of the automatic payout if the cash-out is eligible and no clerk decides on it earlier. Null if the cash-out
   * waits for a clerk.
   */
  goes_at: z.nullable(Instant),
  /** True if two different clerks must approve the cash-out (decisions §5). */
  needs_two: z.boolean(),
  approvals: z.array(z.object({ clerk: z.string(), at: Instant })),
  /** Checks shown to the clerk, each with its result. */
  checks: z.array(
    z.object({
      name: z.enum(caseChecks),
      passed: z.boolean(),
    }),
  ),
  /** Clerk who has claimed the case, and the time when the claim ends; null if unclaimed. */
  claim: z.nullable(z.object({ clerk: z.string(), mine: z.boolean(), until: Instant })),
  can_decide: z.boolean(),
});
export type CashOutCase = z.infer<typeof CashOutCase>;

export const queueTabs = ['open', 'processing', 'paid', 'cancelled', 'failed'] as const;

export const cashOutQueue = defineCall({
  method: 'GET',
  path: '/staff/cash-outs',
  auth: 'staff',
  permission: 'cash_outs.view',
  summary: 'Cash-outs by tab, oldest first (closed ones newest first), with the count of each tab.',
  query: z.object({
    state: z._default(z.enum(queueTabs), 'open'),
    page: z._default(z.coerce.number().check(z.int(), z.positive()), 1),
  }),
  reply: z.object({
    data: z.array(CashOutCase),
    meta: z.object({
      current_page: z.int(),
      total: z.int(),
      to: z.int(),
      counts: z.record(z.enum(queueTabs), z.int()),
      /** Request time of the oldest pending cash-out. */
      oldest: z.nullable(Instant),
      /** Number of cash-outs that have been rejected, or approved at least once, since the start of the UTC day. */
      decided_today: z.int(),
    }),
  }),
});

/**
 * One entry in a case's timeline: a step of the cash-out, or an action by a clerk. An action includes the hash of its
 * audit log entry.
 */
export const CaseEvent = z.object({
  at: Instant,
  /**
   * Actor of the event. `house` is the server. If the actor is `clerk`, the field `clerk` contains the clerk's name.
   */
  by: z.enum(['member', 'house', 'provider', 'clerk']),
  clerk: z.nullable(z.string()),
  /** Step of the cash-out, or action taken by a clerk. */
  what: z.enum([
    ...cashOutStates,
    'viewed',
    'claimed',
    'released',
    'approved',
    'rejected',
    'sent_to_desk',
  ]),
  reason: z.nullable(z.string()),
  hash: z.nullable(z.string()),
});
export type CaseEvent = z.infer<typeof CaseEvent>;

export const CashOutFile = z.object({
  case: CashOutCase,
  story: z.object({
    wallet: Wallet,
    /** Total deposits, minus refunds. */
    deposited_cents: z.int(),
    deposits: z.int(),
    paid_out_cents: z.int(),
    cash_outs: z.int(),
    /** Play since the latest credited deposit. `capped` is true if the round count reached the server's maximum. */
    play: z.object({
      since: z.nullable(Instant),
      rounds: z.int(),
      staked_cents: z.int(),
      won_cents: z.int(),
      capped: z.boolean(),
    }),
    /**
     * Sums over all deposits that still need turnover: the turnover required, and the turnover so far, weighted by
     * contribution.
     */
    turnover: z.object({ deposited_cents: z.int(), staked_cents: z.int() }),
    /** Monthly payment totals for the last twelve months, oldest first. Months without payments are omitted. */
    months: z.array(z.object({ month: z.string(), in_cents: z.int(), out_cents: z.int() })),
    earlier: z.array(
      z.object({
        id: Id,
        amount_cents: z.int(),
        state: z.enum(cashOutStates),
        method: z.string(),
        at: Instant,
      }),
    ),
    instruments: z.array(
      z.object({
        id: Id,
        label: z.string(),
        kind: MethodKind,
        deposited_cents: z.int(),
        last_used_at: Instant,
        is_target: z.boolean(),
        /** Other members who use the same payment instrument. */
        shared_with: z.array(z.object({ id: Id, nickname: z.string() })),
      }),
    ),
    limits: z.object({
      day_used_cents: z.int(),
      day_cents: z.int(),
      month_used_cents: z.int(),
      month_cents: z.int(),
    }),
  }),
  timeline: z.array(CaseEvent),
});
export type CashOutFile = z.infer<typeof CashOutFile>;

const CaseId = z.object({ id: Id });

export const cashOutFile = defineCall({
  method: 'GET',
  path: '/staff/cash-outs/:id',
  auth: 'staff',
  permission: 'cash_outs.view',
  summary: 'One cash-out: its checks, the member’s money history, and a timeline of every step.',
  params: CaseId,
  reply: data(CashOutFile),
  errors: ['request.not_found'],
});

export const claimCashOut = defineCall({
  method: 'POST',
  path: '/staff/cash-outs/:id/claim',
  auth: 'staff',
  permission: 'cash_outs.decide',
  summary: 'Claims the cash-out for 15 minutes. During this time, nobody else can decide it.',
  params: CaseId,
  reply: data(CashOutCase),
  errors: ['wallet.claimed', 'wallet.cash_out_not_pending', 'request.not_found'],
});

export const releaseCashOut = defineCall({
  method: 'POST',
  path: '/staff/cash-outs/:id/release',
  auth: 'staff',
  permission: 'cash_outs.decide',
  summary: 'Releases the clerk’s own claim. No effect without one.',
  params: CaseId,
  reply: data(CashOutCase),
  errors: ['request.not_found'],
});

export const approveCashOut = defineCall({
  method: 'POST',
  path: '/staff/cash-outs/:id/approve',
  auth: 'staff',
  permission: 'cash_outs.decide',
  summary: 'Approves a cash-out; the last needed approval sends it to the provider.',
  params: z.object({ id: Id }),
  reply: data(CashOutCase),
  errors: [
    'wallet.cash_out_not_pending',
    'wallet.same_clerk',
    'wallet.claimed',
    'wallet.provider_unavailable',
  ],
});

export const rejectCashOut = defineCall({
  method: 'POST',
  path: '/staff/cash-outs/:id/reject',
  auth: 'staff',
  permission: 'cash_outs.decide',
  summary: 'Rejects a cash-out with a reason; the amount returns to cash.',
  params: z.object({ id: Id }),
  body: z.object({ reason: z.string().check(z.minLength(3), z.maxLength(500)) }),
  reply: data(CashOutCase),
  errors: ['wallet.cash_out_not_pending', 'wallet.claimed'],
});

/**
 * Payload of `staff.cash_out_changed`, published on `private-staff.cash-outs` when a cash-out changes. Pages then
 * reload the queue.
 */
export const CashOutChanged = z.object({ id: Id, state: z.enum(cashOutStates) });
