import type { Deps } from '../../../platform/deps.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { holdCashOut } from './cancel-cash-out.ts';
import { cashOutWithMethod, updateCashOut } from './cash-out-repository.ts';
import { failPayout } from './end-payout.ts';
import { PaymentRefused, providerNamed } from '../payments.ts';

export const SEND_PAYOUT = 'wallet.send_payout';

/** Enqueues a payout in the transaction that approves the cash-out. The payout is sent only if the approval commits. */
export function enqueuePayout(tx: Transaction, cashOutId: string): Promise<void> {
  return enqueue(tx, SEND_PAYOUT, { cashOutId }, { key: `payout:${cashOutId}` });
}

/**
 * Sends an approved cash-out to the provider. Retrying after a crash is safe, because the cash-out's id is the
 * provider's idempotency key. The cash-out is not marked as paid until the provider has reported the payment.
 *
 * @throws ProviderUnavailable if the outcome is unknown; the job is retried later
 */
export async function sendPayout(deps: Deps, cashOutId: string): Promise<void> {
  const row = await cashOutWithMethod(deps.db, cashOutId);
  if (row?.state !== 'processing' || row.provider_ref !== null) return;
  const provider = providerNamed(deps, row.method_provider);
  if (!provider) throw new Error(`no payment provider "${row.method_provider}" is configured`);
  try {
    const { providerRef } = await provider.startPayout({
      reference: row.id,
      token: row.method_token,
      amountCents: row.amount_cents,
      currency: row.currency,
    });
    await deps.transaction(async (tx) => {
      const held = await holdCashOut(tx, cashOutId);
      // The provider's webhook can arrive before this response and end the payout, so update the row only if the payout
      // is still in progress.
      if (held.state === 'processing')
        await updateCashOut(tx, cashOutId, { provider_ref: providerRef }, deps.clock.now());
    });
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    deps.log.error({ err: error, cashOut: cashOutId }, 'the payment provider refused a payout');
    await deps.transaction(async (tx) => {
      const held = await holdCashOut(tx, cashOutId);
      if (held.state === 'processing') await failPayout(deps, tx, held, 'refused by the provider');
    });
  }
}
