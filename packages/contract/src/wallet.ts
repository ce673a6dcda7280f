import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Cents, Coins, data, Done, Id, Instant } from './shapes.ts';

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

/** Payload of `wallet.changed`. If `round_id` is set, clients show the change after that round's presentation. */
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

export const getWallet = defineCall({
  method: 'GET',
  path: '/wallet',
  auth: 'member',
  summary: 'The balances of the signed-in member.',
  reply: data(Wallet),
});

export const paymentMethods = defineCall({
  method: 'GET',
  path: '/wallet/methods',
  auth: 'member',
  summary: 'Payment methods with a successful top-up, to which a cash-out may be sent.',
  reply: data(z.array(PaymentMethod)),
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
      /** True if repeated failed payments have blocked top-ups until a clerk allows them again. */
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
