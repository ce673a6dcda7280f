import * as z from 'zod/mini';
import { defineEvents } from '../event.ts';
import { Cents, Id, Instant, SignedCents } from '../shapes.ts';
import { methodKinds } from '../wallet.ts';

const topUp = { top_up_id: Id, amount_cents: Cents };
const cashOut = { cash_out_id: Id, amount_cents: Cents, at: Instant };

export const walletEvents = defineEvents('wallet', {
  top_up_credited: z.object({
    ...topUp,
    method_kind: z.enum(methodKinds),
    started_at: Instant,
    at: Instant,
  }),
  top_up_declined: z.object({ ...topUp, started_at: Instant, at: Instant }),
  /** The provider reversed a top-up, in full or in part. `lost_cents` is the part that the wallet could not cover. */
  top_up_refunded: z.object({
    ...topUp,
    lost_cents: Cents,
    charge_back: z.boolean(),
    at: Instant,
  }),
  top_ups_suspended: z.object({ at: Instant }),
  top_ups_resumed: z.object({ at: Instant }),
  cash_out_requested: z.object(cashOut),
  /** Approval of a cash-out; `by_itself` is true if the approval was automatic. */
  cash_out_approved: z.object({ ...cashOut, by_itself: z.boolean() }),
  /** Cancellation of a cash-out; `by_desk` is true if a clerk cancelled it. */
  cash_out_cancelled: z.object({ ...cashOut, by_desk: z.boolean() }),
  cash_out_paid: z.object(cashOut),
  cash_out_failed: z.object(cashOut),
  debt_settled: z.object({ debt_id: z.string(), amount_cents: Cents, at: Instant }),
  corrected: z.object({
    correction_id: Id,
    against: z.enum(['member', 'house']),
    amount_cents: SignedCents,
    at: Instant,
  }),
});
