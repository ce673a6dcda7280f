import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Cents, data, Id } from './shapes.ts';
import { MethodKind } from './wallet.ts';
import { Transaction } from './wallet-transactions.ts';

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
