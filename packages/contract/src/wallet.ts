import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Cents, Coins, data, Done, Id, Instant, page, SignedCents, voiding } from './shapes.ts';

/** All balances of a member. `version` increases with every change, and clients ignore older versions. */
export const Wallet = z.object({
  version: z.int(),
  currency: z.string(),
  cash: Cents,
  bonus: Cents,
  coins: Coins,
  /** Total stakes of open rounds. */
  in_play: Cents,
  /** Total amount of cash-outs that have not been paid yet. */
  on_its_way: Cents,
});
export type Wallet = z.infer<typeof Wallet>;

/** Published as `wallet.changed`. If `round_id` is given, show the change only after that round's presentation. */
export const WalletChanged = z.object({ wallet: Wallet, round_id: z.optional(Id) });

export const methodKinds = ['card', 'e_wallet', 'bank_transfer'] as const;
export const MethodKind = z.enum(methodKinds);

/** Payment instrument that the member has used for top-ups, and that can therefore receive cash-outs (closed loop). */
export const PaymentMethod = z.object({
  id: Id,
  kind: MethodKind,
  /** Masked label: brand and last four digits, or the masked user id of an e-wallet. */
  label: z.string(),
});

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

export const getWallet = defineCall({
  method: 'GET',
  path: '/wallet',
  auth: 'member',
  summary: 'The balances of the signed-in member.',
  reply: data(Wallet),
});

export const startTopUp = defineCall({
  method: 'POST',
  path: '/wallet/top-ups',
  auth: 'confirmed',
  gate: 'deposit',
  summary:
    'Starts a top-up; the member pays on the provider’s hosted page. `key` is the idempotency key.',
  body: z.object({ key: Id, amount_cents: Cents, kind: MethodKind }),
  reply: data(z.object({ id: Id, redirect_url: z.url() })),
  errors: [
    'wallet.below_minimum',
    'wallet.above_transaction_limit',
    'wallet.above_daily_limit',
    'wallet.above_monthly_limit',
    'wallet.provider_unavailable',
    'wallet.key_reused',
    'wallet.too_many_failed',
    'wallet.top_ups_suspended',
    'limits.deposit_reached',
    'member.excluded',
  ],
  rate: { max: 30, perSeconds: 60 },
});

export const topUpState = defineCall({
  method: 'GET',
  path: '/wallet/top-ups/:id',
  auth: 'member',
  summary:
    'The state of a top-up. The browser’s return from the provider credits nothing; this call shows the result.',
  params: z.object({ id: Id }),
  reply: data(Transaction),
});

export const paymentMethods = defineCall({
  method: 'GET',
  path: '/wallet/methods',
  auth: 'member',
  summary: 'Payment methods with a successful top-up, to which a cash-out may be sent.',
  reply: data(z.array(PaymentMethod)),
});

export const requestCashOut = defineCall({
  method: 'POST',
  path: '/wallet/cash-outs',
  auth: 'confirmed',
  summary: 'Requests a cash-out. All requests with one `key` have the same outcome.',
  body: z.object({
    key: Id,
    amount_cents: Cents,
    method_id: Id,
    /**
     * True if the member has seen the list of bonuses that the cash-out will end, and has agreed to end them. A
     * cash-out ends the bonuses whose deposit was not staked at least once (decisions §6).
     */
    end_bonuses: z._default(z.boolean(), false),
  }),
  reply: data(Transaction),
  errors: [
    'wallet.cash_out_ends_bonuses',
    'wallet.below_minimum',
    'wallet.above_transaction_limit',
    'wallet.above_daily_limit',
    'wallet.above_monthly_limit',
    'wallet.exceeds_cash',
    'wallet.cash_out_limit_reached',
    'wallet.verification_required',
    'wallet.method_unused',
    'wallet.ewallet_needs_deposit',
    'wallet.key_reused',
    'wallet.cash_outs_unavailable',
  ],
  rate: { max: 30, perSeconds: 60 },
});

const CashOutId = z.object({ id: Id });
export const cancelCashOut = defineCall({
  method: 'POST',
  path: '/wallet/cash-outs/:id/cancel',
  auth: 'member',
  summary: 'Cancels a pending cash-out; the amount returns to cash.',
  params: CashOutId,
  reply: data(Transaction),
  errors: ['wallet.cash_out_not_pending'],
});

export const flushCashOut = defineCall({
  method: 'POST',
  path: '/wallet/cash-outs/:id/flush',
  auth: 'member',
  summary: 'Locks a pending cash-out: it can no longer be cancelled.',
  params: CashOutId,
  reply: data(Transaction),
  errors: ['wallet.cash_out_not_pending'],
});

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
      /** Lifetime top-ups minus cash-outs, independent of the filters (trust U13). */
      lifetime_net_deposits: SignedCents,
      /** UTC months with completed transactions, oldest first, at most 24. */
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
       * Time of the automatic payout of an eligible cash-out. Until then, the member can lock the cash-out, so that it
       * is paid immediately, or cancel it.
       */
      goes_at: z.nullable(Instant),
      /** True if a clerk must review the cash-out before it is paid. */
      at_desk: z.boolean(),
      /** The clerk's reason for a rejection. For a failure, see `problem`. */
      reason: z.nullable(z.string()),
      /** Error code that explains why nothing was paid out: the payout failed, or cash-outs are not available now. */
      problem: z.nullable(z.enum(['wallet.cash_out_failed', 'wallet.cash_outs_unavailable'])),
    }),
  ),
  errors: ['request.not_found'],
});

/** Names of the ledger accounts that members can see. */
export const ledgerAccounts = [
  'cash',
  'bonus',
  'in_play',
  'outgoing',
  'coins',
  'play_house',
  'payment_clearing',
  'bonus_cost',
  'fees',
  'corrections',
  'coins_issued',
  'coins_spent',
] as const;

const statementKinds = [
  'round',
  'top_up',
  'top_up_refund',
  'charge_back',
  'cash_out_request',
  'cash_out_cancel',
  'cash_out_paid',
  'cash_out_failed',
  'coins_granted',
  'coins_spent',
  'bonus_granted',
  'bonus_ended',
  'bonus_converted',
  'hustler_cashback',
  'correction',
] as const;

/** One operation of the ledger, with its entries. */
export const StatementLine = z.object({
  /**
   * Id in UUID format. `z.guid` also accepts ids without a valid UUID version, because some ids are truncated hashes.
   */
  operation_id: z.guid(),
  kind: z.enum(statementKinds),
  at: Instant,
  /** Slug of the game if the operation belongs to a round; otherwise null. */
  game: z.nullable(z.string()),
  /** Changes that this operation made to the member's balances. */
  cash: SignedCents,
  bonus: SignedCents,
  coins: z.int(),
  ...voiding,
  /** Double-entry postings: `amount` was moved from `debit` to `credit`. */
  entries: z.array(
    z.object({
      debit: z.enum(ledgerAccounts),
      credit: z.enum(ledgerAccounts),
      amount: z.int(),
    }),
  ),
});
export type StatementLine = z.infer<typeof StatementLine>;

export const statement = defineCall({
  method: 'GET',
  path: '/wallet/statement',
  auth: 'member',
  summary:
    'Every movement of the member’s money and Coins with its ledger entries, newest first, 50 per page; `cursor` returns the next page.',
  query: z.object({
    /** `money` excludes Coins; `rounds` and `cashier` are subsets of `money`. */
    view: z._default(z.enum(['all', 'money', 'rounds', 'cashier', 'coins']), 'all'),
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  reply: data(z.object({ lines: z.array(StatementLine), next_cursor: z.nullable(z.string()) })),
  errors: ['request.invalid'],
});

export const statementCsv = defineCall({
  method: 'GET',
  path: '/wallet/statement/csv',
  auth: 'member',
  summary: 'The statement of at most 92 days as CSV: one line per ledger entry.',
  query: z.object({ from: z.iso.date(), to: z.iso.date() }),
  text: 'text/csv',
  reply: z.string(),
  errors: ['request.invalid'],
  rate: { max: 6, perSeconds: 60 },
});

export const cashierLimits = defineCall({
  method: 'GET',
  path: '/wallet/cashier-limits',
  auth: 'member',
  summary:
    'The current limits of a top-up or cash-out: the stricter of the casino’s limits and the member’s own.',
  reply: data(
    z.object({
      top_up: z.object({
        minimum: Cents,
        maximum: Cents,
        /** Maximum amount that can be topped up now. If it is below `minimum`, no top-up is possible. */
        available: Cents,
        left_day: Cents,
        left_month: Cents,
      }),
      cash_out: z.object({
        minimum: Cents,
        maximum: Cents,
        available: Cents,
        left_day: Cents,
        left_month: Cents,
      }),
      /** Time until which failed payments block top-ups (trust G19); null if top-ups are not blocked. */
      blocked_until: z.nullable(Instant),
      /** True if repeated failures have blocked top-ups until a clerk allows them again. */
      top_ups_suspended: z.boolean(),
      /** False while operators have disabled cash-outs. */
      cash_outs_available: z.boolean(),
    }),
  ),
});

export const paymentWebhook = defineCall({
  method: 'POST',
  path: '/payments/webhook/:provider',
  auth: 'public',
  summary:
    'For payment providers: receives one signed event. Any answer but 200 asks the provider to send it again; a repeated event has no effect.',
  params: z.object({ provider: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)) }),
  reply: Done,
  errors: ['auth.forbidden', 'request.not_found', 'request.overloaded'],
});

/** Published on `private-member.<id>` as `wallet.transaction_changed` when a top-up or cash-out changes. */
export const TransactionChanged = z.object({ transaction: Transaction });
