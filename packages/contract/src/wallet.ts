import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Cents, Coins, data, Done, Id, Instant, page } from './shapes.ts';

/** All balances of a member. `version` grows with every change; an older one is dropped by the client. */
export const Wallet = z.object({
  version: z.int(),
  currency: z.string(),
  cash: Cents,
  bonus: Cents,
  coins: Coins,
  /** Stakes of open rounds. */
  in_play: Cents,
  /** Cash-outs that are still on their way. */
  on_its_way: Cents,
});
export type Wallet = z.infer<typeof Wallet>;

/** Published on `private-member.<id>` as `wallet.changed`. `because` names the round whose curtain must fall first. */
export const WalletChanged = z.object({ wallet: Wallet, round_id: z.optional(Id) });

export const methodKinds = ['card', 'e_wallet', 'bank_transfer'] as const;
export const MethodKind = z.enum(methodKinds);

/** Something a member has paid with: where a cash-out may go (closed loop). */
export const PaymentMethod = z.object({
  id: Id,
  kind: MethodKind,
  /** Masked: brand and last four digits, or the masked user id of an e-wallet. */
  label: z.string(),
});

export const TransactionStatus = z.enum(['Completed', 'Pending', 'Cancelled']);
export const Transaction = z.object({
  id: Id,
  kind: z.enum(['top_up', 'cash_out']),
  amount: Cents,
  status: TransactionStatus,
  /** Finer than the status: what a timeline shows. */
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
  /** Cash-out only: may still be cancelled / flushed. */
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
  summary:
    'Starts a top-up; the member pays on the provider’s hosted page. The key makes a resend harmless.',
  body: z.object({ key: Id, amount_cents: Cents, kind: MethodKind }),
  reply: data(z.object({ id: Id, redirect_url: z.url() })),
  errors: [
    'wallet.below_minimum',
    'wallet.above_transaction_limit',
    'wallet.above_daily_limit',
    'wallet.above_monthly_limit',
    'wallet.provider_unavailable',
    'wallet.key_reused',
    'member.excluded',
  ],
  rate: { max: 30, perSeconds: 60 },
});

export const topUpState = defineCall({
  method: 'GET',
  path: '/wallet/top-ups/:id',
  auth: 'member',
  summary: 'Where a top-up stands: the browser’s return credits nothing, this tells.',
  params: z.object({ id: Id }),
  reply: data(Transaction),
});

export const paymentMethods = defineCall({
  method: 'GET',
  path: '/wallet/methods',
  auth: 'member',
  summary: 'Methods with a successful top-up, to which a cash-out may go.',
  reply: data(z.array(PaymentMethod)),
});

export const requestCashOut = defineCall({
  method: 'POST',
  path: '/wallet/cash-outs',
  auth: 'confirmed',
  summary: 'Requests a cash-out; the amount leaves the cash balance at once.',
  body: z.object({ key: Id, amount_cents: Cents, method_id: Id }),
  reply: data(Transaction),
  errors: [
    'wallet.below_minimum',
    'wallet.above_transaction_limit',
    'wallet.above_daily_limit',
    'wallet.above_monthly_limit',
    'wallet.exceeds_cash',
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

export const transactions = defineCall({
  method: 'GET',
  path: '/wallet/transactions',
  auth: 'member',
  summary: 'Top-ups and cash-outs, newest first.',
  query: z.object({ page: z._default(z.coerce.number().check(z.int(), z.positive()), 1) }),
  reply: page(Transaction),
});

export const paymentWebhook = defineCall({
  method: 'POST',
  path: '/payments/webhook/:provider',
  auth: 'public',
  summary:
    'For payment providers: one signed event. Anything but 200 asks to be told again; a repeated event has no effect.',
  params: z.object({ provider: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)) }),
  reply: Done,
  errors: ['auth.forbidden', 'request.not_found', 'request.overloaded'],
});

/** Published on `private-member.<id>` as `wallet.transaction_changed`. */
export const TransactionChanged = z.object({ transaction: Transaction });
