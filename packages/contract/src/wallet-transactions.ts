import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Cents, data, Id, Instant, page, SignedCents } from './shapes.ts';

export const TransactionStatus = z.enum(['Completed', 'Pending', 'Cancelled']);
export const Transaction = z.object({
  id: Id,
  kind: z.enum(['top_up', 'cash_out']),
  amount: Cents,
  status: TransactionStatus,
  /** Current step of the transaction's timeline, more detailed than `status`. */
  step: z.enum([
    'started',
    'authorised',
    'declined',
    'credited',
    'refunded',
    'pending',
    'flushed',
    'approved_once',
    'processing',
    'paid',
    'cancelled',
    'failed',
  ]),
  method: z.nullable(z.string()),
  created_at: Instant,
  updated_at: Instant,
  /** True if this is a cash-out that can still be cancelled or locked. Locking sets its step to `flushed`. */
  can_cancel: z.boolean(),
});
export type Transaction = z.infer<typeof Transaction>;

/** Published on `private-member.<id>` as `wallet.transaction_changed` when a top-up or cash-out changes. */
export const TransactionChanged = z.object({ transaction: Transaction });

/** Filters for the transaction list, its totals and its export. The date range is in UTC days and inclusive. */
const transactionFilters = {
  kind: z.optional(z.enum(['top_up', 'cash_out'])),
  status: z.optional(TransactionStatus),
  method_id: z.optional(Id),
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
};

export const transactions = defineCall({
  method: 'GET',
  path: '/wallet/transactions',
  auth: 'member',
  summary: 'Top-ups and cash-outs, newest first, filtered by kind, status, method and days.',
  query: z.object({
    ...transactionFilters,
    page: z._default(z.coerce.number().check(z.int(), z.positive()), 1),
  }),
  reply: page(Transaction),
});

/**
 * Aggregates defined in specification §3.
 * - `amount`: sum of completed transactions minus refunds.
 * - `average`: `amount` divided by the number of completed transactions.
 * - `total`: number of transactions of any status.
 * - `frequency`: `total` per 30 days, in hundredths.
 */
const Aggregate = z.object({
  amount: Cents,
  average: Cents,
  total: z.int(),
  frequency: z.int(),
});

export const transactionTotals = defineCall({
  method: 'GET',
  path: '/wallet/transactions/totals',
  auth: 'member',
  summary: 'Totals for the same filters: amount, average, total and frequency, also by month.',
  query: z.object(transactionFilters),
  reply: data(
    z.object({
      top_ups: Aggregate,
      cash_outs: Aggregate,
      /** Lifetime top-ups minus lifetime cash-outs, regardless of the filters (trust U13). */
      lifetime_net_deposits: SignedCents,
      /** Most recent UTC months with completed transactions, at most 24, oldest first. */
      months: z.array(
        z.object({
          month: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
          top_ups: Cents,
          cash_outs: Cents,
        }),
      ),
    }),
  ),
});

export const transactionsCsv = defineCall({
  method: 'GET',
  path: '/wallet/transactions/csv',
  auth: 'member',
  summary: 'The filtered list as a CSV file (RFC 4180, UTF-8), all pages.',
  query: z.object(transactionFilters),
  text: 'text/csv',
  reply: z.string(),
  rate: { max: 20, perSeconds: 60 },
});

/** One completed step of a top-up or cash-out. */
export const TimelineStep = z.object({ step: Transaction.shape.step, at: Instant });

export const transactionTimeline = defineCall({
  method: 'GET',
  path: '/wallet/transactions/:kind/:id/timeline',
  auth: 'member',
  summary: 'The steps of one top-up or cash-out with their times, and the possible next steps.',
  params: z.object({ kind: z.enum(['top-up', 'cash-out']), id: Id }),
  reply: data(
    z.object({
      transaction: Transaction,
      steps: z.array(TimelineStep),
      /** Remaining steps, in order, if nothing goes wrong; empty if the transaction has ended. */
      ahead: z.array(Transaction.shape.step),
      /**
       * Time of the automatic payout of an eligible cash-out. Until then, the member can cancel the cash-out, or lock
       * it so that it is paid immediately.
       */
      goes_at: z.nullable(Instant),
      /** True if a clerk must review the cash-out before it is paid. */
      at_desk: z.boolean(),
      /** The clerk's reason for a rejection. For a failure, see `problem`. */
      reason: z.nullable(z.string()),
      /** Error code for an unpaid cash-out: the payout failed, or cash-outs are currently unavailable. */
      problem: z.nullable(z.enum(['wallet.cash_out_failed', 'wallet.cash_outs_unavailable'])),
    }),
  ),
  errors: ['request.not_found'],
});
