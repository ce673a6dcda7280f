import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Cents, data, Id } from './shapes.ts';
import { Transaction } from './wallet-transactions.ts';

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
     * cash-out ends every bonus whose deposit has not been staked at least once (decisions §6).
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
